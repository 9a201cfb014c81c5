"""How to play: the lessons, and the rules to read."""

from ..games import GAMES
from ..ui.menu import Menu
from ..ui.texts import say
from ..ui.widgets import START, B, hint_line, page


class Screen:
    """Two rows a game: a lesson to play through, and pages of rules over this one."""

    idle = True

    def __init__(self, app):
        self._app = app
        layout = app.layout
        self.group = page(app, say("learn", "title"))
        rows = []
        for way in ("play.", "read."):
            rows += [[say("learn", way + game.name), None, 0] for game in GAMES]
        self.menu = Menu(app, rows, layout.top, layout.bottom)
        self.group.append(self.menu.group)
        self.group.append(hint_line(app, say("menu", "hint")))

    def press(self, button):
        if button == B or button == START:
            self._app.close()
            return
        row = self.menu.press(button)
        if row is None:
            return
        game = GAMES[row % len(GAMES)]
        if row < len(GAMES):
            self._app.go(game.package + ".lesson")
        else:
            self._app.open("engine.screens.pages", game.name)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
