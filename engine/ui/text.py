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
            room = self._width(text)
            lines = text.count("\n") + 1
        else:
            right = app.layout.width - x
            room = right if anchor == LEFT else x if anchor == RIGHT else 2 * min(x, right)
        height = (lines - 1) * app.layout.line + app.font.height
        bitmap = displayio.Bitmap(room, height, 2)
        super().__init__(bitmap, pixel_shader=app.ink(colour), x=x - self._before(room), y=y)
        self.text = text

    def _width(self, text):
        return max([self._app.font.advance(line) for line in text.split("\n")])

    def _before(self, width):
        """How much of a width lies left of the text's x."""
        return round(self._anchor * width)

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
        layout = self._app.layout
        height = self._app.font.height
        old = self._text.split("\n")
        new = text.split("\n")
        for shorter in (old, new):
            shorter.extend([""] * (max(len(old), len(new)) - len(shorter)))
        first = 0
        while first < len(new) and old[first] == new[first]:
            first += 1
        if first == len(new):
            self._text = text
            return 0
        end = first + 1
        # Lines that overlap, or have to be set anew as one block.
        if len(new) > 1 and (height > layout.line or self._anchor != LEFT):
            first = 0
            end = len(new)
        spans = [self._columns(line) for line in new[first:end]]
        begin = min(spans)[0]
        spans += [self._columns(line) for line in old[first:end]]
        left = max(min(spans)[0], self._begun)
        right = max([span[1] for span in spans])
        top = first * layout.line
        bottom = min((end - 1) * layout.line + height, self.bitmap.height)
        rows = rows_sent(self._app, self.y + top, max(bottom - top, 1))
        if room // rows < min(right - left, least):
            return -1
        stop = min(right, left + room // rows)
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
        pixels = (stop - left) * rows
        return pixels if len(new) == 1 else max(pixels, room)

    def _draw_line(self, row, left, line, first, end):
        app = self._app
        top = row * app.layout.line
        if top + app.font.height <= self.bitmap.height:
            app.font.draw(self.bitmap, left, top, line, first, end)

    def _columns(self, line):
        """From which column to which a line is drawn."""
        width = self._app.font.advance(line)
        left = max(self._before(self.bitmap.width) - self._before(width), 0)
        return left, min(left + width, self.bitmap.width)

    def paint(self, ink):
        """Show it in the colour of an `App.ink`, drawing nothing if it has it already."""
        if self.pixel_shader is not ink:
            self.pixel_shader = ink
