"""`os` as the program sees it: the board's settings, chip and noise."""

import collections
import re

from sim import machine

_ESCAPES = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}
_Uname = collections.namedtuple("uname_result", "sysname nodename release version machine")


def uname():
    """The chip's name as system and node, the firmware's version, the board's name."""
    board = machine.current.board
    return _Uname(board.chip, board.chip, "10.3.0", "10.3.0 simulated", board.name)


def urandom(size):
    """So many bytes of the board's noise."""
    return machine.current.noise.randbytes(size)


def getenv(key, default=None):
    """The value of a key of settings.toml, read as the firmware reads it: line by line, texts
    and whole numbers, up to the first table. Raises ValueError where the value is neither."""
    for line in machine.current.settings.splitlines():
        name, equals, value = line.partition("=")
        if name.lstrip().startswith("["):
            break
        if equals and name.strip() == key:
            return _value(value.strip())
    return default


def _value(text):
    if not text.startswith('"'):
        return int(text.partition("#")[0], 0)
    quoted = re.fullmatch(r'"((?:[^"\\]|\\.)*)"\s*(#.*)?', text)
    if quoted is None:
        raise ValueError("Invalid byte '\\n'")
    return re.sub(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", _unescape, quoted[1])


def _unescape(match):
    code = match[1]
    return chr(int(code[1:], 16)) if len(code) > 1 else _ESCAPES.get(code, code)
