"""How to play: the lessons, and the rules to read."""

from ..games import GAMES
from ..ui.menu import MenuScreen
from ..ui.texts import say


class Screen(MenuScreen):
    """Two rows a game: a lesson to play through, and pages of rules over this one."""

    def __init__(self, app):
        texts = []
        for way in ("play.", "read."):
            texts += [say("learn", way + game.name) for game in GAMES]
        self.show(app, say("learn", "title"), texts)

    def choose(self, row):
        game = GAMES[row % len(GAMES)]
        if row < len(GAMES):
            self._app.sit_down(game.learn)
        else:
            self._app.open("engine.screens.pages", game.name)
