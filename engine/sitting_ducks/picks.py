"""What may be picked: selectors, `(game, picks) -> set`, shared by the cards.

A set is an int: bits 0 to 5 are slots, bit 6 is DONE, bits 8 to 13 are seats; it is ALL_MADE
when the card has all its picks. `picks` are the numbers of the bits picked before for this card.
Selectors read the masks that `line.look` has noted. What a card needs besides is told by
functions of the same shape, whose result is then only true or not.
"""

from .cards import AT_SLOT, DONE, OF_COLOUR

SEATS = 8  # the bit of seat 0
ENOUGH = 64  # the set of DONE alone
ALL_MADE = 128


def options(game, offered):
    """The options, as bytes in the referee's order, that a set stands for."""
    found = bytearray()
    for slot in range(6):
        if offered >> slot & 1:
            found.append(AT_SLOT | slot)
    if offered & ENOUGH:
        found.append(DONE)
    for seat in range(len(game.colours)):
        if offered >> SEATS + seat & 1:
            found.append(OF_COLOUR | game.colours[seat])
    return bytes(found)


def pick_of(game, option):
    """The number of the bit that a slot's or a colour's option stands for."""
    if option >= OF_COLOUR:
        return SEATS + game.seats[option - OF_COLOUR]
    return option - AT_SLOT


# --- slots ------------------------------------------------------------------------------


def free_card(game, picks):
    return game.occupied & ~game.crosshairs


def duck(game, picks):
    return game.ducks


def coloured_duck(game, picks):
    return game.ducks & ~game.decoys


def duckling(game, picks):
    return game.ducklings


def aimed_duck(game, picks):
    return game.ducks & game.crosshairs


def my_duck(game, picks):
    return game.mine


def my_coloured_duck(game, picks):
    return game.mine & ~game.decoys


def my_duck_not_in_front(game, picks):
    return game.mine & ~1


def my_duck_with_one_behind(game, picks):
    return game.mine & game.occupied >> 1


def duck_of_another(game, picks):
    return game.others


def duck_not_in_front(game, picks):
    return game.ducks & ~1


def another_duck(game, picks):
    return game.ducks & ~(1 << picks[0])


def another_free_duck(game, picks):
    return game.ducks & ~game.crosshairs & ~(1 << picks[0])


def duck_beside(game, picks):
    return game.ducks & (2 << picks[0] | 1 << picks[0] >> 1)


# --- seats ------------------------------------------------------------------------------


def other_player(game, picks):
    return ((1 << len(game.colours)) - 1 & ~(1 << game.turn)) << SEATS


def other_player_with_cards(game, picks):
    return seats_where(game, lambda seat: seat != game.turn and game.hands[seat])


def seats_where(game, test):
    """The set of seats for which `test(seat)` holds."""
    offered = 0
    for seat in range(len(game.colours)):
        if test(seat):
            offered |= 1 << SEATS + seat
    return offered


def fronted_by(game, card):
    """The mask of slots whose front card is such a one: a duck of a colour, say."""
    mask = 0
    for slot in range(6):
        stack = game.line[slot]
        if stack and stack[0] == card:
            mask |= 1 << slot
    return mask


# --- needs: what must be there, though it is not picked -----------------------------------


def no_duckling(game, picks):
    return not game.ducklings


def two_cards(game, picks):
    return game.occupied & 2  # there are no gaps


def shot_duck(game, picks):
    return game.home[game.turn] > 1  # besides the marker


def card_in_deck(game, picks):
    return game.deck
