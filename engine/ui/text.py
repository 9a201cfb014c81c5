"""Text on the screen: one TileGrid and one Bitmap, drawn anew when it is to say something else.

A label of `adafruit_display_text` takes four times as much memory, and its library 13 KB.
"""

import bitmaptools
import displayio

LEFT, CENTRE, RIGHT = 0, 0.5, 1  # what of a text stands at its x
_FEW = 8  # columns: fewer are not worth a frame


def rows_sent(app, y, height):
    """How many rows a display is sent for some: one of one bit gets them by eight."""
    return (y + height + 7 & ~7) - (y & ~7) if app.handheld.mono else height


class Text(displayio.TileGrid):
    """A line of text, or several below each other, in a house colour."""

    _begun = 0  # the column from which on it has not become `_next` yet

    def __init__(self, app, x, y, text, colour, anchor=LEFT, lines=1):
        """`y` is its top. Its room for all it will ever say is that of the text it begins with,
        or, where that is blank, reaches to the edge of the display for so many lines."""
        self._app = app
        self._anchor = anchor
        self._text = ""
        if text.strip():
            said = text.split("\n")
            room = self._width(said)
            lines = len(said)
        else:
            right = app.layout.width - x
            room = right if anchor == LEFT else x if anchor == RIGHT else 2 * min(x, right)
        height = (lines - 1) * app.layout.line + app.font.height
        bitmap = displayio.Bitmap(room, height, 2)
        super().__init__(bitmap, pixel_shader=app.ink(colour), x=x - self._before(room), y=y)
        self.text = text

    @property
    def text(self):
        """What it says; what has no room is left out."""
        return self._text

    @text.setter
    def text(self, text):
        while self.draw(text, 1 << 20):
            pass

    def draw(self, text, room, least=_FEW):
        """Draw the first line in which a text differs from what it says, as many of its columns
        as `room` pixels allow: how many pixels that took, 0 if none differs, -1 if there is no
        room for the `least` columns."""
        if self._begun:  # and is to be finished first
            text = self._next
        if text == self._text:
            return 0
        old = self._text.split("\n")
        new = text.split("\n")
        first, end = self._differing(old, new)
        if first == end:
            self._text = text
            return 0
        begin, right = self._columns(new[first:end])
        old_begin, old_right = self._columns(old[first:end])
        left = max(min(begin, old_begin), self._begun)
        right = max(right, old_right)
        layout = self._app.layout
        top = first * layout.line
        bottom = min((end - 1) * layout.line + self._app.font.height, self.bitmap.height)
        rows = rows_sent(self._app, self.y + top, max(bottom - top, 1))
        columns = min(right - left, room // rows)
        if columns < min(right - left, least):
            return -1
        stop = left + columns
        if top < bottom:
            bitmaptools.fill_region(self.bitmap, left, top, stop, bottom, 0)
            for row in range(first, end):
                self._draw_line(row, begin, new[row], left, stop)
        if stop < right:
            self._next = text
            self._begun = stop
            return room
        self._begun = 0
        old[first:end] = new[first:end]
        self._text = "\n".join(old)
        # No other line in the same frame: a display is sent what lies between them, too.
        return columns * rows if len(new) == 1 else max(columns * rows, room)

    def _differing(self, old, new):
        """From which line to which two texts, filled up to as many, are to be drawn at once."""
        for shorter in (old, new):
            shorter.extend([""] * (max(len(old), len(new)) - len(shorter)))
        first = 0
        while first < len(new) and old[first] == new[first]:
            first += 1
        if first == len(new):
            return first, first
        # All lines, if they overlap or have to be set anew as one block.
        if len(new) > 1 and (self._app.font.height > self._app.layout.line or self._anchor != LEFT):
            return 0, len(new)
        return first, first + 1

    def _draw_line(self, row, begin, line, left, stop):
        top = row * self._app.layout.line
        if top + self._app.font.height <= self.bitmap.height:
            self._app.font.draw(self.bitmap, begin, top, line, left, stop)

    def _columns(self, lines):
        """From which column to which lines are drawn, all beginning where the widest does."""
        width = self._width(lines)
        left = max(self._before(self.bitmap.width) - self._before(width), 0)
        return left, min(left + width, self.bitmap.width)

    def _before(self, width):
        """How much of a width lies left of the text's x."""
        return round(self._anchor * width)

    def _width(self, lines):
        return max([self._app.font.advance(line) for line in lines])

    def paint(self, ink):
        """Show it in the colour of an `App.ink`, drawing nothing if it has it already."""
        if self.pixel_shader is not ink:
            self.pixel_shader = ink
