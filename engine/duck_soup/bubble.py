"""The bubbles of the Duck Soup table: they open a few columns at a time, and speak word by word."""

import displayio

from ..ui import parts
from ..ui.text import Text
from ..ui.theme import INK
from ..ui.widgets import hide, set_tile

_STEP = 3  # columns at a time


class Bubble:
    """One for each side in `group`, of which one shows at a time."""

    def __init__(self, app, motion, sheet, places):
        """`sheet`: ui.bmp; `places`: a module, see `places_160x128`."""
        self._app = app
        self._motion = motion
        self._places = places
        self._side = side = sheet.width // 8
        self.group = displayio.Group()
        most, _, rows, _ = places.BUBBLE_SIZE
        left = (app.layout.width - most * side) // 2
        self._bubbles = []
        for y in places.BUBBLE:
            bubble = parts.grid(sheet, app.palette, most, rows, left, y)
            for i in range(most * rows):
                bubble[i] = parts.BLANK
            hide(bubble, app.handheld.mono)  # where nothing is transparent
            self._bubbles.append(bubble)
            self.group.append(bubble)
        x = app.layout.width * (15 if app.handheld.mono else 9) // 20  # beside the trick
        self._tail = parts.icon(sheet, app.palette, parts.TAIL, 1, x)
        hide(self._tail, True)
        self.group.append(self._tail)
        self._words = displayio.Group()  # large or small
        self.group.append(self._words)
        self._open = None  # whose is, and what it says
        self._first = self._last = most // 2  # from which column to which, as yet

    def say(self, side, text):
        """What a side says; None: nothing any more."""
        self._motion.draw(self._words, self._draw, (side, text) if text else None)

    def _draw(self, words, wanted, room):
        middle = self._places.BUBBLE_SIZE[0] // 2
        if self._open and self._open != wanted:
            if len(words):
                hide(self._tail, True)
                while len(words):
                    words.pop()
                return self._motion.room
            if self._last > self._first:
                return self._stretch(middle, middle, room)
            hide(self._bubbles[self._open[0]], self._app.handheld.mono)
            self._open = None
        if not wanted:
            return 0
        if not self._open:
            self._prepare(*wanted)
        if self._last - self._first < self._end - self._start:
            return self._stretch(self._start, self._end, room)
        return self._speak(room)

    def _prepare(self, side, text):
        """It is to open as wide as a text needs."""
        most, least, _, scale = self._places.BUBBLE_SIZE
        words = self._words
        font = self._app.font
        width = font.advance(text)
        if scale * width > (most - 1) * self._side:
            scale = 1
        words.scale = scale
        words.x = (self._app.layout.width - width * scale) // 2
        words.y = self._places.BUBBLE[side] + self._places.SPEECH
        columns = max(least, width * scale // self._side + 3)
        self._start = max(most - columns, 0) // 2
        self._end = most - self._start
        self._open = side, text
        self._spoken = 0  # letters of it
        hide(self._bubbles[side], False)

    def _stretch(self, start, end, room):
        """Let the left edge come nearer to a column, or else the right one."""
        bubble = self._bubbles[self._open[0]]
        pixels = (_STEP + 1) * bubble.height * self._side * self._side
        if pixels > room:
            return -1
        first, last = self._first, self._last
        self._first += max(-_STEP, min(start - first, _STEP))
        if self._first == first:
            self._last += max(-_STEP, min(end - last, _STEP))
            first = self._last - 1
        else:
            last = self._first + 1
        for column in range(max(min(first, last - 1), 0), min(max(first + 1, last), bubble.width)):
            self._set_column(bubble, column)
        return pixels

    def _set_column(self, bubble, column):
        tile = parts.BUBBLE + (0 if column == self._first else 2 if column == self._last - 1 else 1)
        low = bubble.height - 1
        for row in range(low + 1):
            part = tile + (6 if row == low else 3 if row else 0)
            there = self._first <= column < self._last
            set_tile(bubble, row * bubble.width + column, part if there else parts.BLANK)

    def _speak(self, room):
        """The next word."""
        side, text = self._open
        words = self._words
        start = end = self._spoken
        if start == len(text):
            return 0
        while end < len(text) and text[end] not in " -":
            end += 1
        end = min(end + 1, len(text))
        font = self._app.font
        pixels = font.advance(text[start:end]) * font.height * words.scale * words.scale
        if pixels > room:
            return -1
        if not start:
            far = side == 0
            self._tail.flip_y = far
            edge = 1 - self._side if far else self._bubbles[side].height * self._side - 1
            self._tail.y = self._places.BUBBLE[side] + edge
            hide(self._tail, False)
        words.append(Text(self._app, font.advance(text[:start]), 0, text[start:end], INK))
        self._spoken = end
        return pixels
