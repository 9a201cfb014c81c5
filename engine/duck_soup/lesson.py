"""The lesson of Duck Soup."""

from ..lesson import Lesson
from ..thinking import EASY, PERSON
from ..ui.texts import say
from . import table
from .cards import ANSWER, DREW, QUACK
from .moves import option_text
from .session import Session
from .table_view import NEAR


class Screen(Lesson, table.Screen):
    """You are seat 0; `number` is that of the step to begin with."""

    base = table.Screen
    parse = "engine.duck_soup.parse"
    option_text = staticmethod(option_text)

    def seat_at(self, game):
        """The session of a step."""
        return Session(game, [PERSON, EASY], 0)

    def take_up(self):
        table.Screen.take_up(self)
        self.view.message(" ")

    def _speak(self, place, key, asked):
        self.view.bubble(NEAR, None)  # one speaks at a time
        Lesson._speak(self, place, key, asked)

    def shown(self):
        """It takes a button of its own to quack."""
        if self.game.decision()[1] == ANSWER or self._option_meant() & QUACK:
            from ..ui.page import quack_keys  # here: it is rarely needed

            return quack_keys(self.app, say(self._room, "shown"))
        return Lesson.shown(self)

    def show_event(self, event):
        """What is said of a trick comes before the cards are drawn."""
        if event[0] == DREW and self._has_spoken(self._at + 1) and not self._has_spoken(self._at):
            self.events.insert(0, event)
            self._go_on()
            return 0
        return table.Screen.show_event(self, event)

    def _deal(self):
        """The page of the deal has been read; no other is dealt."""
