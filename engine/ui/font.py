"""Our own typefaces: how wide a text is, where it is broken into lines, and how it is drawn.

A face is a one-bit strip of glyphs (`NAME.bmp`) and a table (`NAME.tbl`): four bytes
(ascent, line height, gap after a glyph, widest glyph), then four bytes a glyph by rising code:
code modulo 65536 (two bytes, little end first), width, tile. Tile × width is the glyph's
place in the strip. So 🦆 (U+1F986) and 🍲 (U+1F372) fit in two bytes like all the others.
"""

import bitmaptools

_UNKNOWN = 63  # "?" stands for what a face lacks


class Font:
    """A proportional face; what it lacks shows as "?". `height` of a line is in pixels."""

    def __init__(self, strip, table):
        """`strip`: a Bitmap; `table`: bytes, ValueError if they are not one. See
        `sheets.load_font`."""
        self._strip = strip
        self._table = table
        if len(table) < 8 or len(table) % 4 or not self.find(_UNKNOWN):
            raise ValueError("not a table")
        self.height = table[1]

    def find(self, code):
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

    def width(self, text):
        """How many pixels wide a line of text is, the gap after its last glyph left off."""
        return max(self.advance(text) - self._table[2], 0)

    def advance(self, text):
        """How many pixels a line of text takes, the gap after each glyph counted."""
        table = self._table
        gap = table[2]
        total = 0
        for at in self._glyphs(text):
            total += table[at + 2] + gap
        return total

    def _glyphs(self, text):
        """Yield where the glyph of each character stands in the table.

        Bytes are looked at, for a character taken out of a string stays in memory as a name.
        """
        table = self._table
        # Whether it begins with all printable ASCII, in order: then none of that is looked for.
        whole = len(table) > 380 and table[380] == 126
        code = more = 0
        for byte in text.encode():
            if whole and 31 < byte < 127:
                yield byte * 4 - 124
                continue
            if byte < 0x80:
                code = byte
            elif byte < 0xC0:
                code = code << 6 | byte & 0x3F
                more -= 1
            else:
                more = 1 if byte < 0xE0 else 2 if byte < 0xF0 else 3
                code = byte & 0x3F >> more
            if not more:
                yield self.find(code) or self.find(_UNKNOWN)

    def draw(self, bitmap, x, y, text, first=0, end=1 << 15):
        """Draw a line of text into a Bitmap of two colours, as far as it has room; only what
        falls in the columns from `first` to `end`."""
        table = self._table
        for at in self._glyphs(text):
            width = table[at + 2]
            if x + width > bitmap.width or x >= end:
                return
            left = table[at + 3] * width
            skipped = max(first - x, 0)
            if skipped < width:
                bitmaptools.blit(
                    bitmap, self._strip, x + skipped, y, x1=left + skipped, y1=0,
                    x2=left + min(width, end - x), y2=self.height,
                    skip_source_index=0)  # lines may overlap
            x += width + table[2]

    def wrap(self, text, room):
        """The lines of a text set `room` pixels wide: broken at spaces, and where it says so."""
        table = self._table
        space = self.find(32)
        lines = []
        for paragraph in text.split("\n"):
            begin = end = 0  # of the line, in the paragraph
            used = upto = 0  # from the line's begin to here, and to the word after its end
            for at, glyph in enumerate(self._glyphs(paragraph + " ")):
                width = table[glyph + 2] + table[2]
                if glyph == space:
                    if used >= room and end > begin:
                        lines.append(paragraph[begin:end])
                        begin = end + 1
                        used -= upto
                    end = at
                    upto = used + width
                used += width
            lines.append(paragraph[begin:])
        return lines
