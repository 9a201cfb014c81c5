"""How to play: the lessons, and the rules and cards to read."""

from ..games import GAMES
from ..settings import LESSON
from ..ui.menu import MenuScreen
from ..ui.texts import say


class Screen(MenuScreen):
    """Rows of a game: a lesson to play through, to go on with it where it was left, and pages of
    rules over this one; and what each card of Sitting Ducks does, by their names."""

    def __init__(self, app):
        self._rows = []  # (what it does, its game, a step of the lesson)
        for way in ("on.", "play.", "read."):
            for i in range(len(GAMES)):
                step = app.settings[LESSON + i] if way == "on." else 0
                if step or way != "on.":
                    self._rows.append((way, GAMES[i], step))
        texts = [say("learn", way + game.name) for way, game, _ in self._rows]
        texts.append(say("learn", "cards"))
        self.show(app, say("learn", "title"), texts)

    def choose(self, row):
        app = self._app
        if row < len(self._rows):
            way, game, step = self._rows[row]
            if way == "read.":
                app.open("engine.screens.pages", game.name)
            else:
                app.sit_down(game.learn, step)
        else:
            codes = say("learn", "cards.by-name").split()  # each with the card's number behind it
            keys = [(codes[i], None, int(codes[i + 1])) for i in range(0, len(codes), 2)]
            app.open("engine.screens.pages", "sitting-ducks-texts", keys, True)
