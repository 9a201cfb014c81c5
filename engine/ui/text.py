"""Text on the screen: one TileGrid and one Bitmap, drawn anew when it is to say something else.

A label of `adafruit_display_text` takes four times as much memory, and its library 13 KB.
"""

import bitmaptools
import displayio

LEFT, CENTRE, RIGHT = 0, 0.5, 1  # what of a text stands at its x


class Text(displayio.TileGrid):
    """A line of text, or several below each other, in a house colour."""

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

    def draw(self, text, room):
        """Draw the first line in which a text differs from what it says: how many pixels that
        took, 0 if none differs, -1 if they are more than `room`."""
        if text == self._text:
            return 0
        layout = self._app.layout
        height = self._app.font.height
        old = self._text.split("\n")
        new = text.split("\n")
        for shorter in (old, new):
            shorter.extend([""] * (max(len(old), len(new)) - len(shorter)))
        row = 0
        while row < len(new) and old[row] == new[row]:
            row += 1
        if row == len(new):
            self._text = text
            return 0
        # Lines that overlap, or have to be set anew as one block.
        if len(new) > 1 and (height > layout.line or self._anchor != LEFT):
            self._draw_all(new)
            self._text = text
            return self.bitmap.width * self.bitmap.height
        left, right = self._columns(old[row])
        begin, end = self._columns(new[row])
        pixels = (max(right, end) - min(left, begin)) * height
        if pixels > room:
            return -1
        top = row * layout.line
        if top + height <= self.bitmap.height:
            bitmaptools.fill_region(self.bitmap, left, top, right, top + height, 0)
        self._draw_line(row, begin, new[row])
        old[row] = new[row]
        self._text = "\n".join(old)
        # No other line in the same frame: a display is sent what lies between them, too.
        return pixels if len(new) == 1 else max(pixels, room)

    def _draw_all(self, lines):
        bitmap = self.bitmap
        bitmaptools.fill_region(bitmap, 0, 0, bitmap.width, bitmap.height, 0)
        left = min([self._columns(line)[0] for line in lines])
        for row in range(len(lines)):
            self._draw_line(row, left, lines[row])

    def _draw_line(self, row, left, line):
        top = row * self._app.layout.line
        if top + self._app.font.height <= self.bitmap.height:
            self._app.font.draw(self.bitmap, left, top, line)

    def _columns(self, line):
        """From which column to which a line is drawn."""
        width = self._app.font.advance(line)
        left = max(self._before(self.bitmap.width) - self._before(width), 0)
        return left, min(left + width, self.bitmap.width)

    def paint(self, ink):
        """Show it in the colour of an `App.ink`, drawing nothing if it has it already."""
        if self.pixel_shader is not ink:
            self.pixel_shader = ink
