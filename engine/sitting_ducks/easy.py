"""The easy computer player of Sitting Ducks: a beginner who likes to shoot.

It sees ducks fall and crosshairs appear, thinks of its own safety now and then, and for a while
has it in for one of the others; what the line will look like afterwards it does not consider.
"""

from ..rng import fork
from .cards import WATER
from .deck import CARDS
from .line import front_size
from .plays import think_by

_SALT = 1
_CAREFUL = 4  # times in ten that it thinks of protection
_GRUDGE = 12  # turns that it is after the same player
_LIKING = 48  # how much it may like or dislike a card for no reason
_WHIM = 4  # and a play of a card


def think(view):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    return think_by(view, _Glance(view))


class _Glance:
    """Judges tables as `plays` asks, by a glance at them."""

    cost = 0
    average = _LIKING  # more than any card: Flying Ace discards them all

    def __init__(self, view):
        self._chance = fork(view.rng, _SALT)
        self.keep = [self._chance.below(_LIKING) for _ in CARDS]
        self._careful = self._chance.below(10) < _CAREFUL
        others = len(view.colours) - 1
        self._seat = view.seat
        self._victim = (view.seat + 1 + view.turns // _GRUDGE % others) % (others + 1)

    def price(self, trial):
        price = 1000 - self.cost + self._chance.below(_WHIM)
        for seat in range(len(trial.left)):
            lost = trial.stock[seat] - trial.left[seat]
            price += lost * (-24 if seat == self._seat else 24 if seat == self._victim else 16)
        for slot in range(6):
            stack = trial.line[slot]
            if stack and stack[0] < WATER:
                seat = trial.seats[stack[0]]
                if trial.crosshairs >> slot & 1:
                    price += -8 if seat == self._seat else 8 if seat == self._victim else 5
                if self._careful and seat == self._seat and front_size(stack) > 1:
                    price += 10
        return price

    def unknown_gain(self, price):
        return _LIKING // 2
