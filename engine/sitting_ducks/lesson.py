"""The lesson of Sitting Ducks."""

from ..lesson import Lesson
from ..thinking import EASY, PERSON
from ..ui.speech import HIGH, LOW
from . import table
from .moves import option_text
from .session import Session

DOTS = "dots"  # the players' dots are spoken of

# By display height: the boxes of each place, as `Speech` wants them. The high ones end above the
# hand, the low ones begin below the players, but where the line must be seen at the cost of those.
_LOW_64 = ((3, 27, 54),)
_LOW_128 = ((3, 87, 118), (5, 63, 118))  # the frame of a card begins at 63
_LOW_135 = ((3, 93, 125), (5, 70, 125))
_LOW_170 = ((3, 110, 155), (4, 88, 155))
_LOW_240 = ((4, 160, 225), (6, 120, 225))
_BOXES = {
    64: {HIGH: ((3, 0, 28),), LOW: _LOW_64, DOTS: ((3, 0, 28),)},
    128: {HIGH: ((3, 11, 49), (5, 11, 63)), LOW: _LOW_128, DOTS: _LOW_128},
    135: {HIGH: ((3, 11, 50), (5, 11, 68)), LOW: _LOW_135, DOTS: _LOW_135},
    170: {HIGH: ((3, 16, 64), (4, 16, 87)), LOW: _LOW_170, DOTS: _LOW_170},
    240: {HIGH: ((3, 20, 86), (6, 20, 119)), LOW: _LOW_240, DOTS: _LOW_240},
}


class Screen(Lesson, table.Screen):
    """You are Red in seat 0; `number` is that of the step to begin with."""

    base = table.Screen
    boxes = _BOXES
    parse = "engine.sitting_ducks.parse"
    option_text = staticmethod(option_text)

    def seat_at(self, game):
        """The session of a step; all have the same three colours, as the view is built once."""
        return Session(game, [PERSON, EASY, EASY])

    def take_up(self):
        table.Screen.take_up(self)
        self.view.title(" ")
        self.view.body(" ")

    def _speak(self, place, key, asked):
        if not asked and not self.events:
            self.catch_up()  # a duck that sat behind one that was shot has come up
        Lesson._speak(self, place, key, asked)

    def tick(self, now):
        if not self.view and not self.away:  # the page of the end has been read
            self.lay_out()
            self.take_up()
        table.Screen.tick(self, now)

    def take_back(self):
        """The script goes back with the card, or its last pick."""
        self._at -= 1
        while self._has_spoken(self._at + 1):
            self._at -= 1
        table.Screen.take_back(self)
