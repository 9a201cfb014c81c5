"""What the normal computer player would do in the place of the person asked, and why."""

import sys

from ..loading import bring, wipe
from ..ui.page import quack_keys, text_page
from ..ui.texts import say
from ..ui.widgets import A

_MOMENT = 400  # milliseconds of thinking before it is said that somebody thinks


class Screen:
    """Opened over a `table.Table`: thinks, points at an option on the table, says why.

    The game's `hint` module thinks, of what the asked seat may know and nothing else; it and
    the player's modules are loaded for that only, unless a player at the table needs them.
    """

    def __init__(self, app, table):
        self._app = app
        self._table = table
        package = table.entry.package + "."
        name = package + "hint"
        self._came = bring(name, package)
        view = table.game.view(table.game.decision()[0])
        app.think(sys.modules[name].think(view, table.names))
        self.idle = False
        self._silent = table.view is not None
        self._silent_until = app.now + _MOMENT
        if self._silent:
            self.group = table.group
        else:
            self._say_it_thinks()

    def press(self, button):
        if button >= A:
            self._app.close()

    def tick(self, now):
        if self.idle:
            return
        if self._app.thought is not None:
            self.idle = True
            option, deed, why, picks = self._app.thought
            if self._table.view:
                self._table.asker().point_at(option)
            else:
                self._table.cursor = None  # it comes back with the cursor on the option
            self._table.advice = [option] + picks
            deed, _, foot = quack_keys(self._app, deed).partition("\n")
            self.group = text_page(self._app, deed, why, foot or say("notice", "hint.tell"))
        elif self._silent and now >= self._silent_until:
            self._say_it_thinks()

    def _say_it_thinks(self):
        self._silent = False
        self.group = text_page(self._app, say("menu", "advice"), say("playing", "thinking"),
                               say("playing", "hint.back"))

    def close(self):
        self._app.think(None)
        wipe(*self._came)
