"""The lesson of Duck Soup."""

from ..lesson import Lesson
from ..table import EASY, PERSON
from ..ui.speech import HIGH, LOW
from . import parse, table
from .cards import DREW
from .session import Session
from .table_view import NEAR

# By display height: the high box ends above the hand, the low one begins below the trick.
_BOXES = {
    64: {HIGH: (0, 3), LOW: (54, 3)},
    128: {HIGH: (11, 6), LOW: (118, 4)},
    135: {HIGH: (11, 7), LOW: (125, 4)},
    170: {HIGH: (16, 5), LOW: (155, 4)},
    240: {HIGH: (20, 9), LOW: (225, 4)},
}


class Screen(Lesson, table.Screen):
    """You are seat 0; `number` is that of the step to begin with."""

    base = table.Screen
    boxes = _BOXES
    parse = parse

    def seat_at(self, game):
        """The session of a step."""
        return Session(game, [PERSON, EASY], 0)

    def take_up(self):
        table.Screen.take_up(self)
        self.view.message(" ")

    def _speak(self, place, key, asked):
        self.view.bubble(NEAR, None)  # one speaks at a time
        Lesson._speak(self, place, key, asked)

    def show_event(self, event):
        """What is said of a trick comes before the cards are drawn."""
        if event[0] == DREW and self._has_spoken(self._at + 1) and not self._has_spoken(self._at):
            self.events.insert(0, event)
            self._go_on()
            return 0
        return table.Screen.show_event(self, event)

    def _deal(self):
        """The page of the deal has been read; no other is dealt."""
