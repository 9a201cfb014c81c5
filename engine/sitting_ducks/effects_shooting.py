"""Cards that aim and shoot. A row: code, copies, what it needs, picks, effect, what follows."""

from .cards import (
    DECOY_DUCK,
    DISCARDED,
    FIRE,
    OVER,
    SHOT_UNSEEN,
    SONG,
    STAYS,
    WATER,
)
from .line import (
    SLOTS,
    aim,
    attach,
    close_up,
    lift,
    owner,
    remove,
    remove_colour,
    send_away,
    shoot,
    sink,
    take_shot_duck,
    unaim,
)
from .picks import (
    ENOUGH,
    aimed_duck,
    another_free_duck,
    card_in_deck,
    duck,
    duck_beside,
    duck_of_another,
    free_card,
    fronted_by,
    my_duck,
    no_duckling,
    other_player,
    seats_where,
    shot_duck,
)

# --- picks ------------------------------------------------------------------------------


def fire_target(game, picks):
    """A crosshaired slot; under Moby Duck one with a duck of a marked player in front."""
    if not game.moby:
        return game.crosshairs
    marked = [game.colours[on] for by, on in game.moby] + [DECOY_DUCK]
    mask = 0
    for slot in SLOTS:
        stack = game.line[slot]
        if stack and stack[0] in marked:
            mask |= 1 << slot
    return game.crosshairs & mask


def two_free_or_one(game, picks):
    free = game.occupied & ~game.crosshairs
    return free & free >> 1 or free


def two_aimed_ducks(game, picks):
    aimed = game.ducks & game.crosshairs
    return aimed & aimed >> 1


def three_ducks(game, picks):
    return game.ducks & game.ducks >> 1 & game.ducks >> 2


def bump_left_from(game, picks):
    return game.crosshairs & ~(game.crosshairs << 1) & ~1


def bump_right_from(game, picks):
    return game.crosshairs & ~(game.crosshairs >> 1) & 31


def aimed_coloured_duck(game, picks):
    return game.ducks & ~game.decoys & game.crosshairs


def norris_target(game, picks):
    """Aimed ducks, up to three; one of mine by then, after which it can be enough."""
    aimed = game.ducks & game.crosshairs
    mine = aimed & game.mine
    picked = 0
    for slot in picks:
        picked |= 1 << slot
    if picked & mine:
        return aimed & ~picked | ENOUGH
    if not mine or len(picks) == 2:
        return mine
    return aimed & ~picked


def colour_to_aim_at(game, picks):
    return seats_where(
        game, lambda seat: fronted_by(game, game.colours[seat]) & ~game.crosshairs)


def colour_in_line(game, picks):
    """A colour with a duck in the line, a hidden one too; if there is none, any in play."""
    ducks = b"".join(game.line)
    return seats_where(game, lambda seat: game.colours[seat] in ducks) \
        or seats_where(game, lambda seat: True)


# --- effects ----------------------------------------------------------------------------


def put_crosshair(game, slot):
    aim(game, 1 << slot)


def shoot_aimed(game, *slots):
    """Take the crosshairs off and shoot."""
    mask = 0
    for slot in slots:
        mask |= 1 << slot
    unaim(game, mask)
    shoot(game, mask)


def double_barrel(game, slot):
    aim(game, game.occupied & ~game.crosshairs & 3 << slot)


def ricochet(game, aimed, beside):
    unaim(game, 1 << aimed)
    shoot(game, 1 << beside)


def two_birds(game, slot):
    shoot_aimed(game, slot, slot + 1)


def bump_left(game, slot):
    unaim(game, 1 << slot)
    aim(game, 1 << slot - 1)


def bump_right(game, slot):
    unaim(game, 1 << slot)
    aim(game, 1 << slot + 1)


def swan_song(game, slot):
    attach(game, slot, SONG)


def frank_ent_stein(game, slot):
    remove(game, 7 << slot)
    close_up(game)
    if shot_duck(game, ()):
        sink(game, [take_shot_duck(game)])


def birdbrain(game, slot):
    seat = owner(game, slot)
    hand = game.hands[seat]
    if FIRE in hand and not game.ducklings:
        hand.remove(FIRE)
        game.discards.append(FIRE)
        game.events.append((DISCARDED, seat, FIRE))
        shoot_aimed(game, slot)


def resubmission(game, slot):
    remove(game, 1 << slot)
    game.line[slot] = bytes((take_shot_duck(game),)) + game.line[slot]


def shot_in_the_dark(game):
    card = game.deck[-1]
    game.events.append((SHOT_UNSEEN, game.turn, card))
    if card != WATER:
        send_away(game, game.deck.pop())


def avian_flu(game):
    for slot in SLOTS:
        for card in lift(game, slot):
            send_away(game, card)


def moby_duck(game, seat):
    game.moby.append((game.turn, seat))


def gigolo(game):
    aim(game, game.occupied)


def in_the_centre(game, seat):
    aim(game, fronted_by(game, game.colours[seat]))


def kamikaze(game, mine, other):
    remove(game, 1 << mine | 1 << other)


def and_goodbye(game, seat):
    remove_colour(game, game.colours[seat])


SHOOTING = (
    ("aim", 10, None, (free_card,), put_crosshair, OVER),
    ("fire", 12, no_duckling, (fire_target,), shoot_aimed, OVER),
    ("double-barrel", 3, None, (two_free_or_one,), double_barrel, OVER),
    ("billy-the-duck", 2, no_duckling, (duck,), shoot_aimed, OVER),
    ("ricochet", 3, no_duckling, (aimed_duck, duck_beside), ricochet, OVER),
    ("two-birds", 2, no_duckling, (two_aimed_ducks,), two_birds, OVER),
    ("bump-left", 2, None, (bump_left_from,), bump_left, OVER),
    ("bump-right", 2, None, (bump_right_from,), bump_right, OVER),
    ("swan-song", 1, None, (duck,), swan_song, STAYS),
    ("frank-ent-stein", 1, None, (three_ducks,), frank_ent_stein, OVER),
    ("birdbrain", 2, None, (aimed_coloured_duck,), birdbrain, OVER),
    ("resubmission", 2, shot_duck, (duck_of_another,), resubmission, OVER),
    ("shot-in-the-dark", 2, card_in_deck, (), shot_in_the_dark, OVER),
    ("avian-flu", 1, None, (), avian_flu, OVER),
    ("moby-duck", 2, None, (other_player,), moby_duck, STAYS),
    ("gigolo", 1, free_card, (), gigolo, OVER),
    ("duck-norris", 1, None, (norris_target, norris_target, norris_target), shoot_aimed, OVER),
    ("in-the-centre", 1, None, (colour_to_aim_at,), in_the_centre, OVER),
    ("kamikaze", 1, None, (my_duck, another_free_duck), kamikaze, OVER),
    ("and-goodbye", 1, None, (colour_in_line,), and_goodbye, OVER),
)
