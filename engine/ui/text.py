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
        self._drawn = (0, 0)  # the columns that are not blank
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
        if text == self._text:
            return
        self._text = text
        bitmap = self.bitmap
        bitmaptools.fill_region(bitmap, self._drawn[0], 0, self._drawn[1], bitmap.height, 0)
        width = self._width(text)
        left = max(self._before(bitmap.width) - self._before(width), 0)
        self._drawn = (left, min(left + width, bitmap.width))
        font = self._app.font
        y = 0
        for line in text.split("\n"):
            if y + font.height <= bitmap.height:
                font.draw(bitmap, left, y, line)
            y += self._app.layout.line

    def paint(self, ink):
        """Show it in the colour of an `App.ink`, drawing nothing if it has it already."""
        if self.pixel_shader is not ink:
            self.pixel_shader = ink
