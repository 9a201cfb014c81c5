"""Small parts of screens: lines of text, filled boxes, menus."""

import displayio
import vectorio

from .text import CENTRE, LEFT, RIGHT, Text
from .theme import BRASS, CREAM, DEEP, INK, LIT, MIST, WHITE

_CAPS = {"A": "Ⓐ", "B": "Ⓑ"}  # labels that the font has as a key

UP_BUTTON, DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, A, B, START, SELECT = range(8)
_CHORD = 8  # the label of what is held to mute with DOWN


def text_at(app, x, y, text, colour, anchor=LEFT, lines=1):
    """A line (or lines) of text in a palette colour: see `Text`."""
    return Text(app, x, y, text, colour, anchor, lines)


def set_text(label, text):
    """Let a `Text` show a text, drawing nothing if it does already."""
    label.text = text


def hide(part, hidden):
    """Hide or show a TileGrid or Group; setting what is so already would redraw it."""
    if part.hidden != hidden:
        part.hidden = hidden


def box(app, x, y, width, height, colour):
    """A filled rectangle in a palette colour."""
    if app.handheld.mono:
        colour = LIT[colour]
    return vectorio.Rectangle(
        pixel_shader=app.palette, color_index=colour, x=x, y=y, width=width, height=height
    )


def page(app, title):
    """A Group with the background of menus and pages: a bar with a title, one for the hint."""
    layout = app.layout
    bar = layout.line + 1
    group = displayio.Group()
    group.append(box(app, 0, 0, layout.width, layout.height, DEEP))
    group.append(box(app, 0, 0, layout.width, bar, INK))
    group.append(box(app, 0, layout.height - bar, layout.width, bar, INK))
    if app.handheld.mono:
        group.append(box(app, 0, bar - 1, layout.width, 1, WHITE))
    group.append(text_at(app, layout.width // 2, layout.inset, title, WHITE, CENTRE))
    return group


def text_page(app, title, body, hint):
    """A `page` with a text on it and a hint at its foot."""
    layout = app.layout
    group = page(app, title)
    lines = app.font.wrap(body, layout.width - 2 * layout.margin)
    top = layout.line + layout.line // 2
    group.append(text_at(app, layout.margin, top, "\n".join(lines), CREAM))
    group.append(hint_line(app, hint))
    return group


def keys_in(app, text):
    """A hint with [A], [B] … replaced by what this handheld's buttons are called."""
    for button, name in ((A, "[A]"), (B, "[B]"), (START, "[START]"), (_CHORD, "[MUTE]")):
        label = app.handheld.labels[button]
        text = text.replace(name, _CAPS.get(label, label))
    return text


def hint_text(app, text):
    """A hint with keys as in `keys_in`, without its last parts where the keys' names on this
    handheld leave no room for them."""
    parts = keys_in(app, text).split("   ")
    while len(parts) > 1 and app.font.width("   ".join(parts)) > app.layout.width:
        parts.pop()
    return "   ".join(parts)


def hint_line(app, text):
    """What the buttons do now, at the foot of the screen; see `hint_text`."""
    layout = app.layout
    top = layout.height - max(layout.line, app.font.height)
    line = Text(app, layout.width // 2, top, "", MIST, CENTRE)
    line.text = hint_text(app, text)
    return line


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
        self._rows = rows
        self._first = 0
        self.chosen = 0
        self._visible = min(len(rows), (bottom - top) // layout.line)
        self._top = top
        self.group = displayio.Group()
        self._bar = box(app, left + margin - 3, top, width - 2 * margin + 6, layout.line, BRASS)
        self.group.append(self._bar)
        self._names = []
        self._values = []  # empty if there is nothing to stand in them
        valued = len(rows) > self._visible or any(row[1] for row in rows)
        for i in range(self._visible):
            y = top + i * layout.line + layout.inset
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
            text, values, index = self._rows[row]
            ink = self._app.ink(INK if row == self.chosen else CREAM)
            self._names[i].text = text
            self._names[i].paint(ink)
            if self._values:
                value = "◀ " + values[index] + " ▶" if values else ""
                self._values[i].text = value + self._more(i)
                self._values[i].paint(ink)
        self._bar.y = self._top + (self.chosen - self._first) * self._app.layout.line

    def _more(self, i):
        """A sign in a line of the screen that there are rows above or below."""
        if i == 0 and self._first:
            return " ▲"
        more = i == self._visible - 1 and self._first + self._visible < len(self._rows)
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
        rows = self._rows
        row = rows[self.chosen]
        pressed = None
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
