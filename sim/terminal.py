"""The handheld's screen in a terminal: half blocks in 24-bit colour, keys as buttons."""

import contextlib
import io
import os
import shutil
import sys
import textwrap
import time

from sim import keys
from sim.machine import Quit

_HOLD = 0.14  # s a key counts as down: terminals report no release, only repetition
_LONG = 0.9  # s that one typed with Shift does, where holding means something else
_FRAME = 0.05  # s between two drawings
_LEAST = (20, 8)  # columns and lines without which nothing can be made out
_ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"  # other screen, no cursor, empty
_LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
_KEYS = {  # what terminals send: key
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\xe0H": "up",  # Windows
    "\xe0P": "down",
    "\xe0M": "right",
    "\xe0K": "left",
    "\r": "return",
    "\n": "return",
    "\t": "tab",
    " ": "space",
    "\x7f": "backspace",
    "\x08": "backspace",
}


class _Posix:
    """The keyboard of a terminal under Linux and macOS."""

    def __enter__(self):
        import termios
        import tty

        self._settings = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        return self

    def __exit__(self, *_):
        import termios

        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._settings)

    def read(self):
        """What was typed since the last call."""
        import select

        if not select.select([sys.stdin], [], [], 0)[0]:
            return ""
        typed = os.read(sys.stdin.fileno(), 1024)
        if not typed:
            raise Quit  # the terminal is gone
        return typed.decode("utf-8", "replace")


class _Windows:
    """The keyboard of a Windows console."""

    def __enter__(self):
        os.system("")  # switches on the console's escape sequences
        return self

    def __exit__(self, *_):
        """Nothing was changed."""

    def read(self):
        """What was typed since the last call."""
        import msvcrt

        typed = ""
        while msvcrt.kbhit():
            typed += msvcrt.getwch()
        return typed


def _keys(typed):
    """The names of the keys in what a terminal sent."""
    while typed:
        sequence = next((s for s in _KEYS if typed.startswith(s)), typed[0])
        yield _KEYS.get(sequence, sequence)
        typed = typed[len(sequence) :]


def shrink(width, height, rgb, factor):
    """(width, height, RGB bytes) with the mean of every factor × factor pixels."""
    if factor == 1:
        return width, height, rgb
    across, down = width // factor, height // factor
    small = bytearray()
    for y in range(0, down * factor, factor):
        rows = [rgb[3 * width * (y + i) : 3 * width * (y + i + 1)] for i in range(factor)]
        for x in range(0, across * factor * 3, factor * 3):
            for channel in range(x, x + 3):
                total = sum(sum(row[channel : channel + 3 * factor : 3]) for row in rows)
                small.append(total // (factor * factor))
    return across, down, bytes(small)


def lines(width, height, rgb):
    """A picture as lines of text, two rows of pixels in each."""
    stride = 3 * width
    for y in range(0, height, 2):
        upper = rgb[y * stride : (y + 1) * stride]
        lower = rgb[(y + 1) * stride : (y + 2) * stride] or bytes(stride)
        line, colours = [], None
        for x in range(0, stride, 3):
            pair = (*upper[x : x + 3], *lower[x : x + 3])
            if pair != colours:
                line.append("\x1b[38;2;{};{};{};48;2;{};{};{}m".format(*pair))
                colours = pair
            line.append("▀")
        yield "".join(line)


class Terminal:
    """The front of a machine that is played in a terminal."""

    def __init__(self, machine, keyboard):
        self._machine = machine
        self._keyboard = keyboard
        self._few = "up" not in machine.board.buttons
        self._until = {}  # button: when it counts as released
        self._shown = []
        self._size = None
        self._next_frame = 0
        self.report = None

    def step(self):
        now = time.monotonic()
        for key in _keys(self._keyboard.read()):
            if key in ("q", "Q", "\x03"):
                self._machine.leave()
            button = keys.BUTTONS.get(key.lower())
            if button in self._machine.board.buttons:
                if button not in self._until:
                    self._machine.press(button)
                self._until[button] = now + (_LONG if self._few and key.isupper() else _HOLD)
        for button in [b for b, until in self._until.items() if now >= until]:
            del self._until[button]
            self._machine.release(button)
        if now >= self._next_frame:
            self._next_frame = now + _FRAME
            self._draw()

    def ended(self, report):
        self.report = report
        raise Quit

    def _draw(self):
        size = shutil.get_terminal_size()  # never 0, as a serial line says it were
        if size == self._size and not self._machine.panel.changed:
            return
        if size != self._size:
            self._size, self._shown = size, []
            sys.__stdout__.write("\x1b[0m\x1b[2J")
        new = self._page(*size)
        self._shown += [None] * (len(new) - len(self._shown))
        changed = [
            f"\x1b[{row + 1};1H{line}"
            for row, line in enumerate(new)
            if line != self._shown[row]
        ]
        sys.__stdout__.write("".join(changed))
        sys.__stdout__.flush()
        self._shown = new

    def _page(self, columns, rows):
        """What stands in a terminal of this size, as lines of text."""
        width, height, rgb = self._machine.panel.picture()
        if columns < _LEAST[0] or rows < _LEAST[1]:
            words = (
                f"Too small to play in. Make the terminal {width} columns x {height // 2 + 2} "
                "lines. Q: quit"
            )
            return textwrap.wrap(words, columns)[:rows]
        factor = max(1, -(-width // columns), -(-height // (2 * rows - 4)))
        new = list(lines(*shrink(width, height, rgb, factor)))
        return new + ["\x1b[0m" + words for words in self._words(width, height, factor, columns)]

    def _words(self, width, height, factor, columns):
        """Two lines below the picture."""
        hold = ["Shift: hold"] if self._few else []
        yield "  ".join([*keys.legend(self._machine.board), *hold, "Q: quit"])[:columns]
        words = ""
        if factor > 1:
            words = (
                f"Scaled 1:{factor}. To read it, make the letters smaller or the terminal "
                f"{width} x {height // 2 + 2}."
            )
        yield words[:columns]


def play(machine):
    """Play in this terminal and put it back as it was; the exit code. What the program prints
    meanwhile is printed afterwards."""
    console = io.StringIO()
    with (_Windows() if os.name == "nt" else _Posix()) as keyboard:
        front = Terminal(machine, keyboard)
        sys.__stdout__.write(_ENTER)
        try:
            with contextlib.redirect_stdout(console):
                machine.run(front)
        except KeyboardInterrupt:
            pass
        finally:
            sys.__stdout__.write(_LEAVE)
            sys.__stdout__.flush()
    print(console.getvalue(), end="")
    if front.report:
        print(front.report, end="", file=sys.stderr)
    return 1 if front.report else 0
