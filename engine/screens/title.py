"""The title: go on with a saved match, begin one, read the rules, change settings."""

import displayio

from ..autosave import Autosave
from ..ui import sheets
from ..ui.texts import say
from ..ui.theme import INK
from ..ui.widgets import A, Menu, box
from .setup import RECORD, TABLE, VERSION


class Screen:
    """The picture with a menu; "go on" comes first if a match is saved."""

    idle = True

    def __init__(self, app):
        self._app = app
        self.group = displayio.Group()
        self.group.append(sheets.picture(app.layout.folder + "/title.bmp"))
        self._keys = ["new", "rules", "options"]
        self._saved = Autosave(app.journal, RECORD, VERSION, None).resume()
        if self._saved is not None:
            self._keys.insert(0, "resume")
        rows = [[say("title", key), None, 0] for key in self._keys]
        left, width, bottom = app.layout.title_menu
        top = bottom - len(rows) * app.layout.line
        self.group.append(box(app, left, top - 2, width, bottom - top + 3, INK))
        self._menu = Menu(app, rows, top, bottom, left, width)
        self.group.append(self._menu.group)

    def press(self, button):
        row = self._menu.press(button)
        if row is None or button != A:
            return
        app = self._app
        key = self._keys[row]
        if key == "resume":
            self._resume()
        elif key == "new":
            app.go("engine.screens.setup")
        elif key == "rules":
            app.open("engine.screens.pages", "duck-soup")
        else:
            app.open("engine.screens.options")

    def _resume(self):
        """Back to the table; a match that cannot be read is said so."""
        from ..duck_soup.session import resume

        app = self._app
        version, data = self._saved
        try:
            if version != VERSION:
                raise ValueError("saved by another version")
            app.go(TABLE, resume(data), False)
        except ValueError:
            app.open("engine.screens.notice", "match", None)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
