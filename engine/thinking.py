"""Computer players at a table: their modules, and how they come to a choice."""

import sys

from .loading import COMPILED, bring, wipe
from .ui.texts import say

PERSON, EASY, NORMAL, HARD = range(4)  # in `session.players`
LEVELS = (None, "easy", "normal", "hard")


class Thinking:
    """What a `table.Table` has for its computer players. Its own is `put_away()`: let go of what
    is made of modules that `work` has loaded."""

    def __init__(self):
        self._thinking = PERSON  # the level of the player that thinks now
        self._hurried = False
        self._working = None  # the module that `work` was last asked for
        self._came = ()  # the names of it and of what came with it
        if not COMPILED:
            self._import_players()  # before the view takes memory: compiling needs much of it

    def _import_players(self):
        for player in self.session.players:
            if player != PERSON:
                __import__(self.entry.package + "." + LEVELS[player])
        if HARD in self.session.players:
            __import__(self.entry.package + "." + LEVELS[NORMAL])  # for when it must hurry

    def work(self, name):
        """A module of the game's package that works until another is asked for: where modules
        are compiled, those that work by turns are not in memory together."""
        package = self.entry.package + "."
        if name != self._working:
            if COMPILED:
                self.put_away()
                wipe(*self._came)
            self._working = name
            self._came = bring(package + name, package)
        return sys.modules[package + name]

    def put_away(self):
        """Nothing is made of a player's module."""

    def dismiss(self, *names):
        """Nobody thinks any more: forget these modules of players, and which other works."""
        self.put_away()
        self._working = None
        package = self.entry.package + "."
        wipe(*[package + name for name in names], *self._came)

    def _begin_thinking(self, seat, player):
        self._think(player)
        self.view.message(self.sentence("thinks", seat))
        key = "hint.hurry" if player == HARD else "hint.wait"
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
