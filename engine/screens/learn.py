"""How to play: the lessons, and the rules and cards to read."""

from ..games import GAMES
from ..ui.menu import MenuScreen
from ..ui.texts import say


class Screen(MenuScreen):
    """Two rows a game: a lesson to play through, and pages of rules over this one; and what each
    card of Sitting Ducks does, by their names."""

    def __init__(self, app):
        texts = []
        for way in ("play.", "read."):
            texts += [say("learn", way + game.name) for game in GAMES]
        texts.append(say("learn", "cards"))
        self.show(app, say("learn", "title"), texts)

    def choose(self, row):
        app = self._app
        game = GAMES[row % len(GAMES)]
        if row < len(GAMES):
            app.sit_down(game.learn)
        elif row < 2 * len(GAMES):
            app.open("engine.screens.pages", game.name)
        else:
            codes = say("learn", "cards.by-name").split()  # each with the card's number behind it
            keys = [(codes[i], None, int(codes[i + 1])) for i in range(0, len(codes), 2)]
            app.open("engine.screens.pages", "sitting-ducks-texts", keys, True)
