"""Defence, and cards played on players. A row: code, copies, what it needs, picks, effect,
what follows."""

from .cards import (
    CHOICE,
    COWARD,
    DISCARDS,
    EXPIRED,
    GUARD,
    LOOKED_AT_DECK,
    LOOKED_AT_HAND,
    MOVED,
    OVER,
    STAYS,
    TAIL,
    TAIL_UP,
    TOOK,
)
from .line import SLOTS, attach, front_size, send_away, take_front
from .picks import (
    duck,
    duck_beside,
    duck_not_in_front,
    duckling,
    my_duck,
    other_player,
    other_player_with_cards,
)

# --- picks and needs --------------------------------------------------------------------


def tails_on(game, slot):
    """The Tail Ups on the front duck of a slot, that of the lowest seat first."""
    stack = game.line[slot]
    return [code for code in stack[1:front_size(stack)] if code >= TAIL]


def duck_with_tail_up(game, picks):
    mask = 0
    for slot in SLOTS:
        if game.ducks >> slot & 1 and tails_on(game, slot):
            mask |= 1 << slot
    return mask


# --- effects ----------------------------------------------------------------------------


def take_cover(game, slot, beside):
    game.line[beside] += game.line[slot]
    game.line[slot] = b""
    game.events.append((MOVED, game.turn, 0))


def tail_up(game, slot):
    attach(game, slot, TAIL + game.turn)


def little_coward(game, slot):
    attach(game, slot, COWARD)


def bodyguard(game, slot):
    attach(game, slot, GUARD)


def whispers(game, seat):
    game.plays += 1
    game.events.append((LOOKED_AT_HAND, game.turn, seat))


def peking_duck(game):
    game.plays += 1
    game.events.append((LOOKED_AT_DECK, game.turn, 0))


def afterburner(game):
    game.plays += 2


def duck_tracey(game, seat):
    game.events.append((LOOKED_AT_HAND, game.turn, seat))


def you_are_out(game, seat):
    game.skips[seat] += 1


def ugly_duckling(game, slot):
    send_away(game, take_front(game, slot))


def flying_ace(game):
    """Nothing yet: the discards follow, one by one."""


def head_high(game, slot):
    stack = game.line[slot]
    place = stack.find(bytes((tails_on(game, slot)[0],)))
    game.line[slot] = stack[:place] + stack[place + 1:]
    game.discards.append(TAIL_UP)
    game.events.append((EXPIRED, game.turn, TAIL_UP))


def dr_duck(game):
    """Take a random card from each other player's hand."""
    for seat in range(len(game.hands)):
        hand = game.hands[seat]
        if seat != game.turn and hand:
            game.playing[-1].taken.append(hand.pop(game.rng.below(len(hand))))
            game.events.append((TOOK, game.turn, seat))


PLAYERS = (
    ("take-cover", 3, None, (my_duck, duck_beside), take_cover, OVER),
    ("tail-up", 2, None, (duck,), tail_up, STAYS),
    ("little-coward", 2, None, (duck_not_in_front,), little_coward, STAYS),
    ("bodyguard", 2, None, (duck,), bodyguard, STAYS),
    ("whispers", 1, None, (other_player,), whispers, OVER),
    ("peking-duck", 1, None, (), peking_duck, OVER),
    ("afterburner", 1, None, (), afterburner, OVER),
    ("duck-tracey", 1, None, (other_player_with_cards,), duck_tracey, CHOICE),
    ("you-are-out", 2, None, (other_player,), you_are_out, OVER),
    ("ugly-duckling", 2, None, (duckling,), ugly_duckling, OVER),
    ("flying-ace", 1, None, (), flying_ace, DISCARDS),
    ("head-high", 1, None, (duck_with_tail_up,), head_high, OVER),
    ("dr-duck", 1, other_player_with_cards, (), dr_duck, CHOICE),
)
