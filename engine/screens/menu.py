"""The menu in the middle of a game: go on, hint, score, rules, settings, leave."""

from ..ui.texts import say
from ..ui.widgets import START, B, Menu, hint_line, page

_ROWS = ("resume", "advice", "standing", "rules", "options", "leave")


class Screen:
    """Opened over a table by START; the table is as it was when it closes.

    `room` names the rules' texts; `standing()` opens a page on how the match stands, `advise()`
    a hint; it is None while no person is asked.
    """

    idle = True

    def __init__(self, app, room, standing, advise):
        self._app = app
        self._room = room
        self._standing = standing
        self._advise = advise
        self._keys = [key for key in _ROWS if advise or key != "advice"]
        self._menu = None
        self.renew()

    def renew(self):
        """Draw all of it, in the language of now."""
        app = self._app
        layout = app.layout
        chosen = self._menu.chosen if self._menu else 0
        self.group = page(app, say("menu", "title"))
        rows = [[say("menu", key), None, 0] for key in self._keys]
        self._menu = Menu(app, rows, layout.top, layout.bottom)
        self._menu.go_to(chosen)
        self.group.append(self._menu.group)
        self.group.append(hint_line(app, say("menu", "hint")))

    def press(self, button):
        app = self._app
        if button == B or button == START:
            app.close()
            return
        row = self._menu.press(button)
        if row is None:
            return
        key = self._keys[row]
        if key == "resume":
            app.close()
        elif key == "advice":
            app.close()
            self._advise()
        elif key == "standing":
            self._standing()
        elif key == "rules":
            app.open("engine.screens.pages", self._room)
        elif key == "options":
            app.open("engine.screens.options")
        else:
            app.go("engine.screens.title")

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
