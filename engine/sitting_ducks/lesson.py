"""The lesson of Sitting Ducks."""

from ..lesson import Lesson
from ..table import EASY, PERSON
from ..ui.speech import HIGH, LOW
from . import parse, table
from .session import Session

DOTS = "dots"  # the players' dots are spoken of

# By display height: the high box ends above the hand, the low one begins below the players, but
# where the line must be seen at the cost of those.
_BOXES = {
    64: {HIGH: (0, 3), LOW: (54, 3), DOTS: (0, 3)},
    128: {HIGH: (11, 5), LOW: (118, 5), DOTS: (118, 5)},
    135: {HIGH: (11, 5), LOW: (125, 5), DOTS: (125, 5)},
    170: {HIGH: (18, 4), LOW: (155, 4), DOTS: (155, 4)},
    240: {HIGH: (20, 6), LOW: (225, 6), DOTS: (225, 6)},
}


class Screen(Lesson, table.Screen):
    """You are Red in seat 0; `number` is that of the step to begin with."""

    base = table.Screen
    boxes = _BOXES
    parse = parse

    def seat_at(self, game):
        """The session of a step; all have the same three colours, as the view is built once."""
        return Session(game, [PERSON, EASY, EASY])

    def take_up(self):
        table.Screen.take_up(self)
        self.view.title(" ")
        self.view.body(" ")

    def tick(self, now):
        if not self.view:  # the page of the end has been read
            self.lay_out()
        table.Screen.tick(self, now)

    def take_back(self):
        """The script goes back with the card, or its last pick."""
        self._at -= 1
        while self._has_spoken(self._at + 1):
            self._at -= 1
        table.Screen.take_back(self)
