"""Models of the display controllers: they decode what the bus carries into a picture.

A panel takes `write(data, is_command)`, `reset()` and `power_on()`, counts what it was sent in
`bytes_sent` and `pixels_sent`, and gives `picture()`: (width, height, RGB bytes) as a person
sees the glass, which is built into its case turned clockwise by `turn` degrees.
"""


def _steps(start, count, step):
    """The slice of `count` items from `start` on, `step` (of either sign) apart."""
    stop = start + count * step
    return slice(start, stop if stop >= 0 else None, step)


def _rotate(width, height, rgb, turn):
    """(width, height, RGB bytes) of a picture turned clockwise by 0, 90, 180 or 270 degrees."""
    pixels = width * height
    start, across, down = {
        0: (0, 1, width),
        90: (pixels - width, -width, 1),
        180: (pixels - 1, -1, -width),
        270: (width - 1, width, -1),
    }[turn]
    if turn % 180:
        width, height = height, width
    turned = bytearray(3 * pixels)
    for channel in range(3):
        plane = rgb[channel::3]
        for y in range(height):
            row = slice(3 * y * width + channel, 3 * (y + 1) * width, 3)
            turned[row] = plane[_steps(start + y * down, width, across)]
    return width, height, bytes(turned)


# What the two bytes of an RGB565 pixel add to each 8-bit channel.
_RED = bytes((high & 0xF8) | high >> 5 for high in range(256))
_GREEN_HIGH = bytes((high & 7) << 5 | (high & 7) >> 1 for high in range(256))
_GREEN_LOW = bytes((low >> 5) << 2 for low in range(256))
_BLUE = bytes((low & 31) << 3 | (low & 31) >> 2 for low in range(256))
_INVERTED = bytes(255 - value for value in range(256))


def _planes(rgb565):
    """The red, green and blue planes of big-endian RGB565 pixels."""
    high, low = rgb565[0::2], rgb565[1::2]
    green = int.from_bytes(high.translate(_GREEN_HIGH), "big")
    green |= int.from_bytes(low.translate(_GREEN_LOW), "big")
    return high.translate(_RED), green.to_bytes(len(high), "big"), low.translate(_BLUE)


# How many bytes follow a command; of the ST77xx only where they are looked at.
_ST77XX_ARGUMENTS = {0x2A: 4, 0x2B: 4, 0x36: 1}
_SSD1306_ARGUMENTS = dict.fromkeys((0x20, 0x81, 0x8D, 0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1)
_SSD1306_ARGUMENTS |= {0x21: 2, 0x22: 2}
_SH1107_ARGUMENTS = dict.fromkeys((0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDB, 0xDC), 1)


class ST77xx:
    """ST7735R and ST7789: 16-bit colour, a window, and MADCTL's ways of walking the memory.

    memory: (columns, rows) of the controller; glass: (columns, rows) that are seen; offset: the
    glass's first column and row in the memory. order: the value of MADCTL's bit 3 that shows
    red as red on this glass. inverted: True for glass that needs INVON (IPS).
    """

    def __init__(self, memory, glass, offset=(0, 0), turn=0, order=1, inverted=False):
        self.columns, self.rows = memory
        self.glass = glass
        self.offset = offset
        self.turn = turn
        self.order = order
        self.inverted = inverted
        self.power_on()

    def power_on(self):
        self._memory = [bytearray(self.columns * self.rows) for _ in range(3)]
        self.bytes_sent = self.pixels_sent = 0
        self.reset()

    def reset(self):
        self._command = 0
        self._arguments = bytearray()
        self._madctl = 0
        self._awake = self._on = self._inverting = False
        self._x = self._y = (0, 0)  # first and last
        self._filled = 0  # pixels of the window written
        self.changed = True  # True until the picture is next asked for

    def write(self, data, is_command):
        self.bytes_sent += len(data)
        if is_command:
            for command in data:
                self._start(command)
        elif self._command == 0x2C:
            self._arguments += data
            whole = len(self._arguments) & ~1
            self._fill(bytes(self._arguments[:whole]))
            del self._arguments[:whole]
        elif self._command in _ST77XX_ARGUMENTS:
            self._arguments += data
            if len(self._arguments) == _ST77XX_ARGUMENTS[self._command]:
                self._set(self._arguments)

    def _start(self, command):
        self._command = command
        self._arguments = bytearray()
        if command == 0x01:
            self.reset()
        elif command in (0x10, 0x11):  # SLPIN, SLPOUT
            self._awake = command == 0x11
        elif command in (0x20, 0x21):  # INVOFF, INVON
            self._inverting = command == 0x21
        elif command in (0x28, 0x29):  # DISPOFF, DISPON
            self._on = command == 0x29
        elif command == 0x2C:  # RAMWR
            self._filled = 0
        self.changed = True

    def _set(self, arguments):
        if self._command == 0x36:  # MADCTL
            self._madctl = arguments[0]
            return
        span = (arguments[0] << 8 | arguments[1], arguments[2] << 8 | arguments[3])
        if self._command == 0x2A:  # CASET
            self._x = span
        else:  # RASET
            self._y = span

    def _walk(self):
        """(origin, step in x, step in y) in the memory, from MADCTL's MY, MX and MV."""
        column, row, origin = 1, self.columns, 0
        if self._madctl & 0x40:  # MX
            column, origin = -1, self.columns - 1
        if self._madctl & 0x80:  # MY
            row, origin = -self.columns, origin + (self.rows - 1) * self.columns
        return (origin, row, column) if self._madctl & 0x20 else (origin, column, row)

    def _fill(self, rgb565):
        """Go on filling the window, row by row and round again."""
        origin, across, down = self._walk()
        left, top = self._x[0], self._y[0]
        width, height = self._x[1] - left + 1, self._y[1] - top + 1
        columns, rows = self.columns, self.rows
        if self._madctl & 0x20:
            columns, rows = rows, columns
        if not 0 < width <= columns - left or not 0 < height <= rows - top:
            return  # a window outside of the memory: the controller ignores it
        planes = _planes(rgb565)
        if bool(self._madctl & 8) != bool(self.order):
            planes = planes[::-1]
        count = len(planes[0])
        self.pixels_sent += count
        done = 0
        while done < count:
            y, x = divmod(self._filled % (width * height), width)
            run = min(width - x, count - done)
            place = _steps(origin + (left + x) * across + (top + y) * down, run, across)
            for memory, plane in zip(self._memory, planes, strict=True):
                memory[place] = plane[done : done + run]
            done += run
            self._filled += run
        self.changed = True

    def picture(self):
        self.changed = False
        width, height = self.glass
        rgb = bytearray(3 * width * height)
        if self._on and self._awake:
            for channel, memory in enumerate(self._memory):
                for y in range(height):
                    start = (self.offset[1] + y) * self.columns + self.offset[0]
                    row = slice(3 * y * width + channel, 3 * (y + 1) * width, 3)
                    rgb[row] = memory[start : start + width]
            if self._inverting != self.inverted:
                rgb = rgb.translate(_INVERTED)
        return _rotate(width, height, bytes(rgb), self.turn)


class SSD1306:
    """128×64 pixels of one bit, eight rows to a page."""

    WIDTH, PAGES = 128, 8
    ARGUMENTS = _SSD1306_ARGUMENTS

    def __init__(self, turn=0):
        self.turn = turn
        self.power_on()

    def power_on(self):
        self._memory = bytearray(self.WIDTH * self.PAGES)
        self.bytes_sent = self.pixels_sent = 0
        self.reset()

    def reset(self):
        self._pending = bytearray()  # a command whose arguments are still to come
        self._on = self._inverse = self._mirror_x = self._mirror_y = False
        self._columns = (0, self.WIDTH - 1)
        self._pages = (0, self.PAGES - 1)
        self._column = self._page = 0
        self.changed = True

    def write(self, data, is_command):
        self.bytes_sent += len(data)
        for value in data:
            if is_command:
                self._pending.append(value)
                if len(self._pending) > self.ARGUMENTS.get(self._pending[0], 0):
                    self._obey(*self._pending)
                    self._pending = bytearray()
            else:
                self._store(value)
        self.changed = True

    def _obey(self, command, *arguments):
        if command == 0x21:
            self._columns = arguments
            self._column = arguments[0]
        elif command == 0x22:
            self._pages = arguments
            self._page = arguments[0]
        elif command in (0xA0, 0xA1):
            self._mirror_x = command == 0xA1
        elif command in (0xC0, 0xC8):
            self._mirror_y = command == 0xC8
        elif command in (0xA6, 0xA7):
            self._inverse = command == 0xA7
        elif command in (0xAE, 0xAF):
            self._on = command == 0xAF

    def _store(self, value):
        """Write a byte in horizontal addressing and go on to the next place of the window."""
        self.pixels_sent += 8
        self._memory[self._page % self.PAGES * self.WIDTH + self._column % self.WIDTH] = value
        self._column += 1
        if self._column > self._columns[1]:
            self._column = self._columns[0]
            self._page = self._page + 1 if self._page < self._pages[1] else self._pages[0]

    def _glass(self):
        """What is lit, as rows of a byte a pixel."""
        dark = 255 if self._inverse else 0
        rows = []
        for page in range(self.PAGES):
            values = self._memory[page * self.WIDTH : (page + 1) * self.WIDTH]
            for bit in range(8):
                rows.append(bytes(dark ^ (255 if value >> bit & 1 else 0) for value in values))
        if self._mirror_x:
            rows = [row[::-1] for row in rows]
        if self._mirror_y:
            rows.reverse()
        return rows if self._on else [bytes(self.WIDTH)] * len(rows)

    def picture(self):
        self.changed = False
        rows = self._glass()
        rgb = bytes(value for row in rows for value in row for _ in range(3))
        return _rotate(len(rows[0]), len(rows), rgb, self.turn)


class SH1107(SSD1306):
    """128×128 pixels of one bit, of which a glass of 64×128 shows columns from `offset` on,
    counted from that of Adafruit's FeatherWing."""

    PAGES = 16
    ARGUMENTS = _SH1107_ARGUMENTS
    GLASS, OFFSET = 64, 0x60

    def reset(self):
        super().reset()
        self._offset = 0

    def _obey(self, command, *arguments):
        if command < 0x10:
            self._column = self._column & 0x70 | command
        elif command < 0x18:
            self._column = (command & 7) << 4 | self._column & 0x0F
        elif command & 0xF0 == 0xB0:
            self._page = command & 0x0F
        elif command == 0xD3:
            self._offset = arguments[0] - self.OFFSET
        elif command != 0x20:  # page addressing, the only one modelled
            super()._obey(command, *arguments)

    def _store(self, value):
        self.pixels_sent += 8
        self._memory[self._page * self.WIDTH + self._column] = value
        self._column = (self._column + 1) % self.WIDTH

    def _glass(self):
        start = self._offset % self.WIDTH
        return [(row + row)[start:start + self.GLASS] for row in super()._glass()]
