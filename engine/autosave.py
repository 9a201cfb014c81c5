"""When to save a game under way: after each choice of a person, if the flash can bear that."""

from .save import COUNTED, STATISTICS

# A player who has not chosen for so many ms, times the square of how many choices may stay
# unsaved, has put the handheld down: 8 s at first on one block, longer the less is left to spend.
_PAUSE = 2000
_RUNG = 4  # erases of one unit
_PLENTY = 3  # up to this gap the menu saves, too: later each save has to last

# How many choices one save may stand for, growing with each rung of erases this game has cost.
# After the last rung (36 of the 40 erases a game may cost a unit) only leaving saves. Where every
# save erases the one block, a power cut can so lose more than the last move, and one inside the
# erase everything: the price of flash that lasts, on boards that have no second unit.
_GAPS = {
    1: b"\x02\x02\x02\x03\x03\x03\x04\x08\x10",
    2: b"\x01\x01\x01\x01\x01\x01\x01\x02\x08",  # two halves in turn
}


class Autosave:
    """Saves one game: made when the game is dealt or loaded, and told what the player does.

    `failed` is True while the latest save could not be written. `statistics` are what
    `statistics.counted` made and no save has taken along yet, or None.
    """

    def __init__(self, journal, kind, version, pack):
        """`pack()` returns the game's bytes: one fewer than the journal takes of this kind."""
        self.failed = False
        self.statistics = None
        self._journal = journal
        self._kind = kind
        self._version = version
        self._pack = pack
        self._saves = 0  # of this game; travels in the record's first byte
        self._unsaved = 0  # choices since the last save
        self._since = 0  # when the last choice was made

    def resume(self):
        """(version, data) that was saved of a game under way, or None; counts its saves on."""
        found = self._journal.load(self._kind)
        if not found:
            return None
        self._saves = found[1][0]
        return found[0], found[1][1:]

    def choice_made(self, now):
        """A person has chosen at `now` (ms): save, if it is time."""
        self._unsaved += 1
        self._since = now
        gap = self._gap()
        if gap and self._unsaved >= gap:
            self._save()

    def ended(self, now, statistics):
        """A deal or a game has ended at `now` and is counted in the bytes `statistics`: save both
        together, so that no power cut counts it twice."""
        self.statistics = statistics
        self._unsaved += 1
        self._since = now
        if self._gap():
            self._save()

    def tick(self, now):
        """Save what is unsaved if the player seems to have put the handheld down."""
        gap = self._gap() if self._unsaved else 0
        if gap and now - self._since >= _PAUSE * gap * gap:
            self._save()

    def pausing(self):
        """Save what is unsaved, if plenty is left to spend: a game begins, or the menu opens."""
        if self._unsaved and 0 < self._gap() <= _PLENTY:
            self._save()

    def leaving(self):
        """Save what is unsaved: the player leaves the game."""
        if self._unsaved:
            self._save()

    def over(self):
        """The game has ended: nothing of it will load."""
        self._unsaved = 0
        self.failed = False
        if self._journal.load(self._kind):
            self._write(0, b"")

    def _gap(self):
        """How many choices the next save stands for; 0: it waits until the player leaves."""
        if self._journal.appends:
            return 1
        halves = self._journal.halves
        rung = self._saves // (_RUNG * halves)
        return _GAPS[halves][rung] if rung < len(_GAPS[halves]) else 0

    def _save(self):
        # With two halves the statistics are a write of their own.
        writes = 2 if self.statistics and self._journal.halves == 2 else 1
        self._saves = min(self._saves + writes, 255)
        self._write(self._version, bytes((self._saves,)) + self._pack())
        self._unsaved = 0  # not before: memory may have run out

    def _write(self, version, data):
        also = (STATISTICS, COUNTED, self.statistics) if self.statistics else None
        self.failed = not self._journal.save(self._kind, version, data, also)
        if not self.failed:
            self.statistics = None
