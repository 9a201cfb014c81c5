"""A table of its own on which a computer player tries plays, as far as its seat can see.

Cards of the duck deck that the seat has not seen are UNKNOWN: they come into the line as such,
and it is for the player to say what to expect of them.
"""

from ..rng import fork
from .cards import DUCKLING, WATER
from .deck import CARDS, EFFECT, PICKS, complete, legal
from .line import close_up, look, remove
from .picks import ENOUGH, SEATS
from .state import ducklings

UNKNOWN = 9  # in deck and line


class Trial:
    """What a `View` shows, with the fields of a `State` that the cards' effects use.

    `unseen` counts what the duck deck holds: six colours, WATER, DUCKLING. A field more than 29
    in all, and a device must find 300 bytes in one piece for each thought.
    """

    def __init__(self, view):
        self.view = view
        self.colours = view.colours
        self.seats = view.seats
        self.turn = view.turn
        self.rng = fork(view.rng, view.seat)
        in_line = self._in_line()
        self.stock = []
        self._unseen = [0] * 8
        for colour in self.colours:
            away = view.home[self.seats[colour]]
            self.stock.append(max(6 - away, in_line[colour]))
            self._unseen[colour] = max(6 - away - in_line[colour], 0)
        self._unseen[WATER] = max(5 - in_line[WATER], 0)
        left = ducklings(len(self.colours)) - view.gone
        self._unseen[DUCKLING] = max(left - in_line[DUCKLING], 0)
        self.reset()
        look(self)

    def reset(self):
        """Set everything as the seat sees it."""
        view = self.view
        self.plays = view.plays if view.playing else view.plays - 1
        self.line = list(view.line)
        self.crosshairs = view.crosshairs
        self.deck = [UNKNOWN] * view.deck
        self.unseen = self._unseen
        self.home = list(view.home)
        self.left = list(self.stock)
        self.hands = [[UNKNOWN] * size for size in view.hands]
        self.hands[self.view.seat] = list(view.hand)
        self.goodbyes = list(view.goodbyes)
        self.skips = list(view.skips)
        self.moby = list(view.moby)
        self.discards = []
        self.events = []
        self.songs = []
        self.gone = view.gone
        self.fell = 0

    def _in_line(self):
        """How many of each kind the seat sees in the line."""
        line = b"".join(self.view.line)
        return [line.count(bytes((kind,))) for kind in range(8)]

    def carry_out(self, card, picks):
        """The effect of a card and the line closed up, on a table that is reset."""
        CARDS[card][EFFECT](self, *[pick & 7 for pick in picks])
        for seat in self.songs:
            self._answer(seat)
        close_up(self)

    def shuffle_in(self):
        """Duck Shuffle: the line becomes unknown cards of all that were in line and deck."""
        in_line = self._in_line()
        self.unseen = [self._unseen[kind] + in_line[kind] for kind in range(8)]
        self.line = [bytes((UNKNOWN,))] * 6

    def _answer(self, seat):
        """A Swan Song takes a duck of the tried seat, or if that seat answers of another."""
        own = self.colours[self.view.seat]
        chosen = None
        for slot in range(6):
            front = self.line[slot][:1]
            if front and front[0] < WATER:
                if (front[0] == own) != (seat == self.view.seat):
                    remove(self, 1 << slot)
                    return
                chosen = slot
        if chosen is not None:
            remove(self, 1 << chosen)

    def ways(self, card, made):
        """Yield all ways to make the picks of a card, as lists that begin with those `made`.

        Slots that one selector offers again and again come in one order only.
        """
        selectors = CARDS[card][PICKS]
        waiting = [list(made)]
        while waiting:
            picks = waiting.pop()
            if complete(self, card, picks):
                yield picks
                continue
            chosen = legal(self, card, picks)
            if chosen & ENOUGH:
                yield picks
            at = len(picks)
            if at > len(made) and selectors[at] is selectors[at - 1]:
                chosen &= -1 << picks[-1]
            chosen &= ~ENOUGH
            for pick in range(SEATS + len(self.colours) - 1, -1, -1):
                if chosen >> pick & 1:
                    waiting.append(picks + [pick])
