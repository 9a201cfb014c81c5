"""Cards that move the line. A row: code, copies, what it needs, picks, effect, what follows."""

from .cards import DECOY_DUCK, DUCKLING, LEFT, MOVED, OVER, STAYS, WATER
from .line import SLOTS, close_up, lift, owner, send_away, sink, take_front
from .picks import (
    ALL_MADE,
    another_duck,
    coloured_duck,
    duck,
    fronted_by,
    my_coloured_duck,
    my_duck,
    my_duck_not_in_front,
    my_duck_with_one_behind,
    seats_where,
    two_cards,
)

# --- picks ------------------------------------------------------------------------------


def colour_not_in_front(game, picks):
    """A colour with a front duck, its slots not all in front of the others already."""
    def behind(seat):
        slots = fronted_by(game, game.colours[seat])
        return slots & slots + 1
    return seats_where(game, behind)


def slot_beside_another_s(game, picks):
    """A slot in which the duck picked will have another player's duck beside it."""
    slot = picks[0]
    ahead = (1 << slot) - 1
    closed = game.others & ahead | game.others >> 1 & ~ahead  # the duck picked taken out
    return (closed | closed << 1) & game.occupied & ~(1 << slot)


def another_s_duck_apart(game, picks):
    """Another player's duck, adjacent to none of mine."""
    return game.others & ~(game.mine << 1 | game.mine >> 1) & ~(1 << picks[0])


def next_stack(game, picks):
    """A stack not yet arranged; all in their old order is not allowed."""
    remaining = game.occupied
    unchanged = True
    for place in range(len(picks)):
        remaining &= ~(1 << picks[place])
        unchanged = unchanged and picks[place] == place
    if not remaining:
        return ALL_MADE
    if unchanged and game.occupied >> len(picks) + 2 == 0:
        return remaining & ~(1 << len(picks))  # for with it the last would stay as well
    return remaining


def water_or_duckling(game, picks):
    return game.occupied & ~game.ducks


# --- effects ----------------------------------------------------------------------------


def _arrange(game, order):
    """Put the stacks of the first slots in the order given by their old slots."""
    game.line[:len(order)] = [game.line[slot] for slot in order]
    game.events.append((MOVED, game.turn, 0))


def _swap(game, one, other):
    order = list(SLOTS)
    order[one], order[other] = other, one
    _arrange(game, order)


def _move(game, slot, to):
    order = list(SLOTS)
    order.insert(to, order.pop(slot))
    _arrange(game, order)


def _shuffle(game, most):
    order = [slot for slot in range(most) if game.line[slot]]
    game.rng.shuffle(order)
    _arrange(game, order)


def duck_march(game):
    for card in lift(game, 0):
        if card == DUCKLING:
            send_away(game, card)
        else:
            sink(game, [card])


def hang_back(game, slot):
    _swap(game, slot, slot + 1)


def move_forward(game, slot):
    _swap(game, slot, slot - 1)


def turbo_drake(game, slot):
    _move(game, slot, 0)


def duck_shuffle(game):
    for slot in SLOTS:
        game.deck += lift(game, slot)
    game.rng.shuffle(game.deck)


def bully_drake(game, *slots):
    _arrange(game, slots)


def alien_abduction(game, slot):
    cards = lift(game, slot)
    close_up(game)
    cards.reverse()
    game.deck += cards


def from_the_south(game, slot):
    sink(game, lift(game, slot))


def ducks_brothers(game):
    _shuffle(game, 6)


def bring_to_front(game, seat):
    slots = fronted_by(game, game.colours[seat])
    _arrange(game, [slot for slot in SLOTS if slots >> slot & 1]
             + [slot for slot in SLOTS if not slots >> slot & 1])


def colourful_mix(game):
    _shuffle(game, 3)


def sitting_duck(game, slot, to):
    _move(game, slot, to)


def decoy(game, slot):
    game.events.append((LEFT, owner(game, slot), slot))
    sink(game, [take_front(game, slot)])
    game.line[slot] = bytes((DECOY_DUCK,)) + game.line[slot]


def bird_in_the_hand(game, mine, other):
    for slot in sorted((mine, other)):
        sink(game, lift(game, slot))


def recall(game):
    for slot in SLOTS:
        if game.line[slot][:1] in (bytes((WATER,)), bytes((DUCKLING,))):
            sink(game, lift(game, slot))


def draft(game, one, other):
    _swap(game, one, other)


MOVEMENT = (
    ("duck-march", 6, None, (), duck_march, OVER),
    ("hang-back", 3, None, (my_duck_with_one_behind,), hang_back, OVER),
    ("move-forward", 3, None, (my_duck_not_in_front,), move_forward, OVER),
    ("turbo-drake", 2, None, (my_duck_not_in_front,), turbo_drake, OVER),
    ("duck-shuffle", 1, None, (), duck_shuffle, OVER),
    ("bully-drake", 1, two_cards, (next_stack,) * 6, bully_drake, OVER),
    ("alien-abduction", 1, None, (coloured_duck,), alien_abduction, OVER),
    ("from-the-south", 2, None, (duck,), from_the_south, OVER),
    ("ducks-brothers", 1, two_cards, (), ducks_brothers, OVER),
    ("bring-to-front", 1, None, (colour_not_in_front,), bring_to_front, OVER),
    ("colourful-mix", 1, two_cards, (), colourful_mix, OVER),
    ("sitting-duck", 1, None, (my_duck, slot_beside_another_s), sitting_duck, OVER),
    ("decoy", 1, None, (my_coloured_duck,), decoy, STAYS),
    ("bird-in-the-hand", 1, None, (my_duck, another_s_duck_apart), bird_in_the_hand, OVER),
    ("recall", 1, water_or_duckling, (), recall, OVER),
    ("draft", 2, None, (duck, another_duck), draft, OVER),
)
