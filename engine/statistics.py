"""Statistics: what one person has come to against computer players, by game and level.

Counted is the end of a deal of Duck Soup and of a game of Sitting Ducks, and only where just one
person sits at the table: whose the games of several people would be, the handheld cannot know.
Loaded when something is counted or looked at.
"""

import struct
import sys

from .games import GAMES
from .loading import forget
from .save import COUNTED, STATISTICS

# A row, for a game (its place in `games.GAMES`) and a level: six counts, games played and won, and
# what else the game's `counts` has.
PLAYED, WON, FEATS, BEST, MORE, SUM = range(6)
LEVEL_KEYS = ("easy", "normal", "hard")  # of a game's rows: what they are in statistics.txt
_ROWS = 2 * len(LEVEL_KEYS)
_ROW = "<5HI"
_SIZE = struct.calcsize(_ROW)
_MOST = 65535


def load(journal):
    """The rows as lists, easy to hard of the first game, then of the second; all 0 if nothing
    was counted, or by another version."""
    found = journal.load(STATISTICS)
    return _rows(found[1] if found and found[0] == COUNTED else b"")


def _rows(data):
    if len(data) != _ROWS * _SIZE:
        return [[0] * 6 for _ in range(_ROWS)]
    return [list(struct.unpack_from(_ROW, data, i * _SIZE)) for i in range(_ROWS)]


def counted(table, pending):
    """The record's bytes with what has ended at a `table.Table` added to `pending`, bytes that no
    save has taken along yet, or if None to what is saved."""
    counter = table.entry.package + ".counts"
    __import__(counter)
    counts = sys.modules[counter].counts(table.session, table.near)
    forget(counter)
    rows = load(table.app.journal) if pending is None else _rows(pending)
    row = rows[GAMES.index(table.entry) * len(LEVEL_KEYS) + max(table.session.players) - 1]
    for i in range(len(row)):
        row[i] = max(row[i], counts[i]) if i == BEST else row[i] + counts[i]
        row[i] = min(row[i], 2**30 - 1 if i == SUM else _MOST)
    return b"".join([struct.pack(_ROW, *row) for row in rows])
