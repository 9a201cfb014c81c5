"""Our own typefaces, as `adafruit_display_text.bitmap_label.Label` takes them.

A face is a one-bit strip of glyphs (`NAME.bmp`) and a table (`NAME.tbl`): four bytes
(ascent, line height, gap after a glyph, widest glyph), then four bytes a glyph by rising code:
code modulo 65536 (two bytes, little end first), width, tile. Tile × width is the glyph's
place in the strip. So 🦆 (U+1F986) and 🍲 (U+1F372) fit in two bytes like all the others.
"""

import fontio

from . import sheets

_UNKNOWN = 63  # "?" stands for what a face lacks


class Font:
    """A proportional face; what it lacks shows as "?"."""

    def __init__(self, name):
        """Load assets/fonts/`name`; OSError or ValueError as `sheets.load` raises them."""
        path = "assets/fonts/" + name
        self.bitmap = sheets.load(path + ".bmp", 2)
        with sheets.open_asset(path + ".tbl") as file:
            self._table = file.read()
        if len(self._table) < 8 or len(self._table) % 4 or not self._find(_UNKNOWN):
            raise sheets.damaged(path + ".tbl")
        self.ascent = self._table[0]
        self.height = self._table[1]
        self.descent = self.height - self.ascent

    def get_bounding_box(self):
        """(width, height) in pixels that hold any glyph."""
        return self._table[3], self.height

    def _find(self, code):
        """Where the glyph of a code point stands in the table, or 0."""
        table = self._table
        code &= 0xFFFF
        low = 1
        high = len(table) // 4
        while low < high:
            middle = (low + high) // 2
            at = middle * 4
            found = table[at] | table[at + 1] << 8
            if found == code:
                return at
            if found < code:
                low = middle + 1
            else:
                high = middle
        return 0

    def get_glyph(self, code):
        """The fontio.Glyph of a code point."""
        at = self._find(code) or self._find(_UNKNOWN)
        width = self._table[at + 2]
        return fontio.Glyph(
            self.bitmap,
            self._table[at + 3],
            width,
            self.height,
            0,
            -self.descent,
            width + self._table[2],
            0,
        )

    def width(self, text):
        """How many pixels wide a line of text is, the gap after its last glyph left off."""
        total = -self._table[2]
        for char in text:
            at = self._find(ord(char)) or self._find(_UNKNOWN)
            total += self._table[at + 2] + self._table[2]
        return max(total, 0)
