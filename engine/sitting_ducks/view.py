"""What one seat may know of a game of Sitting Ducks."""

from .cards import CHOICE, NOBODY
from .deck import CARDS, THEN
from .picks import SEATS


class View:
    """What a seat may know: its own hand, what lies open, sizes, and what a card has shown it.

    The fields are those of `State`, but `deck`, `draw` and `hands` (by seat) are sizes, and
    `hand` is the seat's own. `playing` are pairs (card, picks); `shown` are pairs (seat, cards)
    of what Duck Tracey (the seat looked at) or Dr. Duck (NOBODY) lets the seat see until the
    play ends. `kind` and `options` are None unless the seat is to decide; `rng` is an int.
    """

    def __init__(self, game, seat):
        decision = game.decision()
        deciding = decision is not None and decision[0] == seat
        self.seat = seat
        self.kind = decision[1] if deciding else None
        self.options = decision[2] if deciding else None
        self.colours = game.colours
        self.seats = game.seats
        self.turn = game.turn
        self.plays = game.plays
        self.turns = game.turns
        self.line = list(game.line)
        self.crosshairs = game.crosshairs
        self.deck = len(game.deck)
        self.home = list(game.home)
        self.hand = list(game.hands[seat])
        self.hands = [len(hand) for hand in game.hands]
        self.goodbyes = list(game.goodbyes)
        self.draw = len(game.draw)
        self.discards = list(game.discards)
        self.moby = list(game.moby)
        self.skips = list(game.skips)
        self.gone = game.gone
        self.playing = [(play.card, tuple(play.picks)) for play in game.playing]
        self.songs = list(game.songs)
        self.shown = _shown(game) if seat == game.turn else []
        self.rng = game.rng.state


def _shown(game):
    shown = []
    for play in game.playing:
        if play.taken:
            shown.append((NOBODY, list(play.taken)))
        elif play.picks and CARDS[play.card][THEN] == CHOICE:
            seat = play.picks[0] - SEATS
            shown.append((seat, list(game.hands[seat])))
    return shown
