"""The menu in the middle of a game: go on, take back, hint, log, score, rules, settings, leave."""

from ..loading import dismantle
from ..ui.menu import MenuScreen
from ..ui.texts import say
from ..ui.widgets import DOWN_BUTTON, UP_BUTTON

_IN_PLACE_OF = {"text": UP_BUTTON, "around": DOWN_BUTTON}  # where there are no such buttons


class Screen(MenuScreen):
    """Opened over a `table.Table` by START; the table is as it was when it closes."""

    def __init__(self, app, table):
        self._app = app
        self._table = table
        self._keys = ["resume"]
        if table.can_take_back():
            self._keys.append("undo")
        if table.asking:
            self._keys.append("advice")
        if table.extra():
            self._keys.append(table.extra())
        if table.asking and not app.handheld.labels[UP_BUTTON]:
            self._keys += table.pad_only
        self._keys += ["log", "standing", "rules", "options", "leave"]
        self._draw(0)

    def _draw(self, chosen):
        self.show(self._app, say("menu", "title"), [say("menu", key) for key in self._keys], chosen)

    def renew(self):
        """Draw all of it, in the language of now."""
        if self.menu:
            self._draw(self.menu.chosen)

    @property
    def shown(self):
        return self.menu is not None

    def make_way(self):
        """Let go of the rows, till the page over them is closed."""
        if self.menu:
            self._row = self.menu.chosen
            self._app.blank()
            dismantle(self.menu.group, self.menu)
            dismantle(self.group)
            self.group = self.menu = None

    def tick(self, now):
        if not self.menu:
            self._app.soon(self._draw, self._row)

    def choose(self, row):
        app = self._app
        table = self._table
        key = self._keys[row]
        if key == "resume":
            app.close()
        elif key == "undo":
            app.close()
            table.take_back()
        elif key == "advice":
            app.close()
            table.advise()
        elif key in _IN_PLACE_OF:
            app.close()
            table.press(_IN_PLACE_OF[key])
        elif key == "log":
            app.open("engine.screens.log", table)
        elif key == "standing":
            table.standing()
        elif key == "rules":
            app.open("engine.screens.pages", table.entry.name)
        elif key == "options":
            app.open("engine.screens.options")
        elif key == "leave":
            app.show_title(table.entry)
        else:
            table.open_extra()
