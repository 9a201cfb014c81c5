"""Rows of choices."""

import displayio

from .page import Page, hint_line, page
from .text import RIGHT
from .texts import say
from .theme import BRASS, CREAM, INK
from .widgets import DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, START, UP_BUTTON, A, B, box, text_at


class Menu:
    """Rows of choices with a bar on the chosen one.

    A row is a list: its text, a tuple of the texts of its values (or None), and the
    number of the value it has now. `group` is to be appended to a screen's.
    """

    def __init__(self, app, rows, top, bottom, left=0, width=0):
        """Between `top` and `bottom`, and from `left` so wide (0: all the screen)."""
        layout = app.layout
        margin = layout.margin
        width = width or layout.width
        self._app = app
        self._pad = app.handheld.labels[UP_BUTTON]  # "": left and right move in its place
        self.rows = rows
        self._first = 0
        self.chosen = 0
        self._visible = min(len(rows), (bottom - top) // layout.line)
        self._pitch = min((bottom - top) // self._visible, layout.line * 3 // 2)
        self._top = top
        self.group = displayio.Group()
        height = min(self._pitch, max(layout.line, app.font.height))
        self._bar = box(app, left + margin - 3, top, width - 2 * margin + 6, height, BRASS)
        self.group.append(self._bar)
        self._names = []
        self._values = []  # empty if there is nothing to stand in them
        valued = len(rows) > self._visible or any(row[1] for row in rows)
        for i in range(self._visible):
            y = top + i * self._pitch + layout.inset
            self._names.append(text_at(app, left + margin, y, "", CREAM))
            self.group.append(self._names[-1])
            if valued:
                self._values.append(text_at(app, left + width - margin, y, "", CREAM, RIGHT))
                self.group.append(self._values[-1])
        self.show()

    def show(self):
        """Draw the rows as they are now."""
        for i in range(self._visible):
            row = self._first + i
            text, values, index = self.rows[row]
            ink = self._app.ink(INK if row == self.chosen else CREAM)
            self._names[i].text = text
            self._names[i].paint(ink)
            if self._values:
                value = values[index] if values else ""
                if value and self._pad:
                    value = "◀ " + value + " ▶"
                self._values[i].text = value + self._more(i)
                self._values[i].paint(ink)
        self._bar.y = self.top_of(self.chosen)

    def top_of(self, row):
        """The upper edge of a row, above the display if it is not in sight."""
        at = row - self._first
        return self._top + at * self._pitch if 0 <= at < self._visible else -99

    def _more(self, i):
        """A sign in a line of the screen that there are rows above or below."""
        if i == 0 and self._first:
            return " ▲"
        more = i == self._visible - 1 and self._first + self._visible < len(self.rows)
        return " ▼" if more else ""

    def go_to(self, row):
        """Put the bar on a row, and show it."""
        self.chosen = row
        self._first = min(self._first, row)
        self._first = max(self._first, row - self._visible + 1)
        self.show()

    def press(self, button):
        """Move, or change a value; return the number of the row that A chose or that
        changed, None for anything else."""
        rows = self.rows
        row = rows[self.chosen]
        pressed = None
        if not self._pad and button in (LEFT_BUTTON, RIGHT_BUTTON):
            button += UP_BUTTON - LEFT_BUTTON
        if button == UP_BUTTON or button == DOWN_BUTTON:
            step = 1 if button == DOWN_BUTTON else -1
            self.go_to((self.chosen + step) % len(rows))
            return None
        elif button == A and not row[1]:
            return self.chosen
        elif button in (LEFT_BUTTON, RIGHT_BUTTON, A) and row[1]:
            row[2] = (row[2] + (-1 if button == LEFT_BUTTON else 1)) % len(row[1])
            pressed = self.chosen
        self.show()
        return pressed


class MenuScreen(Page):
    """A screen that is a page with a menu: B and START leave it, `choose(row)` is its own."""

    def show(self, app, title, texts, chosen=0):
        """Draw a title and rows of these texts, the bar on one of them."""
        self._app = app
        layout = app.layout
        self.group = page(app, title)
        self.menu = Menu(app, [[text, None, 0] for text in texts], layout.top, layout.bottom)
        self.menu.go_to(chosen)
        self.group.append(self.menu.group)
        self.group.append(hint_line(app, say("menu", "hint")))

    def press(self, button):
        if button == B or button == START:
            self._app.close()
            return
        row = self.menu.press(button)
        if row is not None:
            self.choose(row)
