"""A text in pages: how to play, or what some cards do."""

import sys

from ..loading import bring, forget
from ..ui.page import Page, add_lines, hint_line, page, quack_keys
from ..ui.texts import say
from ..ui.widgets import LEFT_BUTTON, START, UP_BUTTON, A, B, keys_in

_SHEETS = "engine.ui.sheets"


class Screen(Page):
    """Pages of a room of texts: B leaves, left and right turn them.

    They are `page.1`, `page.2` …, or those of `keys`: (key, a line that goes before or None, the
    number of an action card whose icon is shown). A page's first line is its title; a page longer
    than the screen goes on overleaf.
    The hint numbers the sheets; or the pages if there are `many`, to read all of which takes long.
    """

    def __init__(self, app, room, keys=None, many=False):
        self._app = app
        self._room = room
        self._keys = keys
        self._came = bring(_SHEETS, "engine.ui.") if keys else []
        self._count = len(keys) if keys else int(say(room, "pages"))
        self._number = 1
        self._sheet = 0
        self._before = [0]  # sheets before each page, and at last all; of many pages one each
        for number in range(1, self._count + 1):
            self._before.append(self._before[-1] + (1 if many else self._read(number)))
        self._show()

    def _read(self, number):
        """Read a page; returns how many sheets it takes."""
        app = self._app
        layout = app.layout
        key, before, card = self._keys[number - 1] if self._keys else (
            "page.%d" % number, None, None)
        text = keys_in(app, quack_keys(app, say(self._room, key)))
        self._title, _, body = text.partition("\n")
        if before:
            body = before + "\n" + body
        self._lines = []
        self._icon = None
        if card is not None:
            body = self._set_beside_icon(body, card)
        self._lines += app.font.wrap(body, layout.width - 2 * layout.margin)
        self._high = (layout.height - layout.line * 2 - layout.line // 2) // layout.line
        return (len(self._lines) + self._high - 1) // self._high

    def _set_beside_icon(self, body, card):
        """Put a card's icon in the corner; it reaches down to the first line of the body. Returns
        what comes after that."""
        app = self._app
        layout = app.layout
        self._icon = icon = sys.modules[_SHEETS].picture(layout.folder + "/icons.bmp", card)
        icon.pixel_shader = app.palette
        icon.x = layout.width - icon.tile_width - layout.inset
        icon.y = layout.inset
        self._lines = app.font.wrap(body, icon.x - 2 * layout.margin)[:1]
        return body[len(self._lines[0]) + 1:]

    def _show(self):
        app = self._app
        self._sheets = self._read(self._number)
        self._sheet = min(self._sheet, self._sheets - 1)
        shown = self._lines[self._sheet * self._high:(self._sheet + 1) * self._high]
        self.group = page(app, self._title)
        add_lines(app, self.group, shown)
        if self._icon and not self._sheet:
            self.group.append(self._icon)
        if self._before[-1] == 1:
            hint = say("pages", "hint.one")
        else:
            here = self._before[self._number - 1] + self._sheet + 1
            here = min(here, self._before[self._number])
            hint = say("pages", "hint") % (here, self._before[-1])
        self.group.append(hint_line(app, hint))

    def press(self, button):
        last = self._number == self._count and self._sheet == self._sheets - 1
        if button == B or button == START or last and button == A:
            self._app.close()
            return
        step = -1 if button in (LEFT_BUTTON, UP_BUTTON) else 1
        self._sheet += step
        if not 0 <= self._sheet < self._sheets:
            self._number = (self._number - 1 + step) % self._count + 1
            self._sheet = 0 if step > 0 else 99
        self._show()

    def close(self):
        forget(*self._came)
