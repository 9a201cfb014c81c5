"""The lesson of Sitting Ducks."""

from ..lesson import Lesson
from ..thinking import EASY, PERSON
from . import table
from .moves import option_text
from .session import Session


class Screen(Lesson, table.Screen):
    """You are Red in seat 0; `number` is that of the step to begin with."""

    base = table.Screen
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
