"""How a game of Duck Soup is packed for a save."""

import struct

from .cards import SOUP
from .rules import restored

_VERSION = 1
_HEAD = "<BB4B2H2I2II"  # version, flags, four lengths, duck points, totals, games, rng
_HEAD_SIZE = struct.calcsize(_HEAD)


def pack(game):
    """The whole state of a `Game` as some 40 to 95 bytes, for `unpack`."""
    flags = game.course | game.dealer << 1 | game.leader << 2 | game.study << 3
    parts = (game.hands[0], game.hands[1], game.stock, game.table)
    duck_points = game.duck_points or (0, 0)
    return struct.pack(
        _HEAD, _VERSION, flags, *[len(part) for part in parts],
        duck_points[0], duck_points[1], game.totals[0], game.totals[1],
        game.games[0], game.games[1], game.rng.state,
    ) + bytes(game.up + game.down + parts[0] + parts[1] + parts[2] + parts[3])


def unpack(data, ours=False):
    """The `Game` that `pack` made `data` of. Raises ValueError if it is none; `ours`: there is no
    doubt that it is one."""
    if len(data) < _HEAD_SIZE + 4 or data[0] != _VERSION:
        raise ValueError("this is not a saved game of this version")
    head = struct.unpack(_HEAD, bytes(data[:_HEAD_SIZE]))
    flags = head[1]
    lengths = head[2:6]
    body = list(data[_HEAD_SIZE:])
    if len(body) != 4 + sum(lengths) or flags > 15:
        raise ValueError("the saved game has the wrong length")
    game = restored(head[12])
    game.course = flags & 1
    game.dealer = flags >> 1 & 1
    game.leader = flags >> 2 & 1
    game.study = bool(flags >> 3)
    game.up, game.down = body[0:2], body[2:4]
    start = 4
    parts = []
    for length in lengths:
        parts.append(body[start:start + length])
        start += length
    game.hands = parts[:2]
    game.stock = parts[2]
    game.table = parts[3]
    game.duck_points = list(head[6:8]) if game.course == SOUP else None
    if max(head[8:13]) > 2**30 - 1:
        raise ValueError("a count of the saved game is too large")
    game.totals = list(head[8:10])
    game.games = list(head[10:12])
    if not ours:
        from .check import check  # not before: only what was saved needs it

        check(game)
    return game
