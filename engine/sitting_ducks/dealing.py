"""How a game of Sitting Ducks is dealt; needed once a game, not in memory while it is played."""

from .cards import DUCKLING, NOBODY, WATER
from .deck import CARDS, COPIES
from .line import close_up, count_left, owner
from .state import ducklings


def deal(game):
    """Lay out the line of an empty `State`, deal the hands, and find who begins."""
    first = None
    while first is None:  # no duck in the line: shuffle again
        _lay_out(game)
        for slot in range(5, -1, -1):
            if owner(game, slot) != NOBODY:
                first = slot
    game.turn = owner(game, first)
    count_left(game)
    game.draw = new_deck()
    game.rng.shuffle(game.draw)
    for seat in range(len(game.hands)):
        game.draw_up(seat)


def new_deck():
    """The 100 action cards in a fresh list."""
    cards = []
    for card in range(len(CARDS)):
        cards += [card] * CARDS[card][COPIES]
    return cards


def _lay_out(game):
    game.deck = [WATER] * 5 + [DUCKLING] * ducklings(len(game.colours))
    for colour in game.colours:
        game.deck += [colour] * 5
    game.rng.shuffle(game.deck)
    game.line = [b""] * 6
    close_up(game)
    game.events = []
