"""How to play: which game's rules to read."""

from ..games import GAMES
from ..ui.texts import say
from ..ui.widgets import A, B, Menu, hint_line, page


class Screen:
    """One row a game; its pages open over it."""

    idle = True

    def __init__(self, app):
        self._app = app
        layout = app.layout
        self.group = page(app, say("title", "rules"))
        rows = [[say("title", "begin." + game.name), None, 0] for game in GAMES]
        self._menu = Menu(app, rows, layout.top, layout.bottom)
        self.group.append(self._menu.group)
        self.group.append(hint_line(app, say("menu", "hint")))

    def press(self, button):
        if button == B:
            self._app.close()
            return
        row = self._menu.press(button)
        if row is not None and button == A:
            self._app.open("engine.screens.pages", GAMES[row].name)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
