"""The title: go on with a saved match, begin one, read the rules, change settings."""

from ..autosave import Autosave
from ..duck_soup.session import RECORD, VERSION, resume
from ..ui.texts import say
from ..ui.widgets import A, Menu, page
from .setup import TABLE


class Screen:
    """The picture with a menu; a save that cannot be used is said so first."""

    idle = True

    def __init__(self, app):
        self._app = app
        self._lost = False
        self._session = self._saved()
        layout = app.layout
        self.group = page(app, "DUCKPOND")
        keys = ["new", "rules", "options"]
        if self._session is not None:
            keys.insert(0, "resume")
        self._keys = keys
        rows = [[say("title", key), None, 0] for key in keys]
        self._menu = Menu(app, rows, layout.height - 5 * layout.line, layout.height)
        self.group.append(self._menu.group)

    def _saved(self):
        """The saved match; None if there is none or it cannot be read."""
        saved = Autosave(self._app.journal, RECORD, VERSION, None).resume()
        if saved is None:
            return None
        try:
            if saved[0] == VERSION:
                return resume(saved[1])
        except ValueError:
            pass
        self._lost = True
        return None

    def press(self, button):
        row = self._menu.press(button)
        if row is None or button != A:
            return
        app = self._app
        key = self._keys[row]
        if key == "resume":
            app.go(TABLE, self._session)
        elif key == "new":
            app.go("engine.screens.setup")
        elif key == "rules":
            app.open("engine.screens.pages", "duck-soup")
        else:
            app.open("engine.screens.options")

    def tick(self, now):
        if self._lost:
            self._lost = False
            self._app.open("engine.screens.notice", "match", None)

    def close(self):
        """Nothing to put away."""
