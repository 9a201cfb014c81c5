"""Computer players at a table: their modules, and how they come to a choice."""

import sys

from .loading import COMPILED, bring, wipe
from .ui.texts import say

PERSON, EASY, NORMAL, HARD = range(4)  # in `session.players`
LEVELS = (None, "easy", "normal", "hard")


def import_players(package, players):
    """Import a game's computer players where they have to be compiled, which takes much memory:
    before the table's view does."""
    if not COMPILED:
        for player in players:
            if player != PERSON:
                __import__(package + "." + LEVELS[player])
        if HARD in players:
            __import__(package + "." + LEVELS[NORMAL])  # for when it must hurry


class Thinking:
    """What a `table.Table` has for its computer players. Its own is `put_away()`: let go of what
    is made of modules that `work` has loaded."""

    def __init__(self):
        self._thinking = PERSON  # the level of the player that thinks now
        self._hurried = False
        self._working = None  # the module that `work` was last asked for
        self._came = ()  # the names of it and of what came with it
        if self.real:  # in a lesson they play by the script
            import_players(self.entry.package, self.session.players)

    def work(self, name):
        """A module of the game's package that works until another is asked for: where modules
        are compiled, those that work by turns are not in memory together."""
        package = self.entry.package + "."
        if name != self._working:
            if COMPILED:
                self.knock_off()
            self._working = name
            self._came = bring(package + name, package)
        return sys.modules[package + name]

    def put_away(self):
        """Nothing is made of a player's module."""

    def knock_off(self):
        """No module works until the next is asked for."""
        self.put_away()
        if COMPILED:
            wipe(*self._came)
        self._working = None
        self._came = ()

    def _begin_thinking(self, seat, player):
        self._think(player)
        self._say_who_thinks(seat)
        if PERSON not in self.session.players:
            self.app.stir()  # who only watches presses nothing

    def _say_who_thinks(self, seat):
        self.view.message(self.sentence("thinks", seat))
        key = "hint.hurry" if self._thinking == HARD else "hint.wait"
        self.view.hint(say("playing", key + ".undo" if self._before else key))

    def _think(self, level):
        self._thinking = level
        player = self.work(LEVELS[level])
        self.app.think(player.think(self.game.view(self.game.decision()[0])))

    def _hurry(self):
        """The hard player plays as the normal one would: that is soon thought of."""
        self._hurried = True
        self._think(NORMAL)

    def _take_thought(self):
        option = self.app.thought
        if option is not None:
            self._stop_thinking()
            self.choose(option)
            if self._hurried:  # thought through again after a power cut, it might be another
                self._hurried = False
                self._autosave.choice_made(self.app.now)

    def _stop_thinking(self):
        self._thinking = PERSON
        self.app.think(None)
