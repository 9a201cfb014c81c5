"""The log of a game at a table: what has happened, two bytes an event."""

_NOTES = 256  # events that it goes back


class Log:
    """A ring of events that all have seen; its entries are numbered from `oldest` to `noted` - 1.

    The table puts them into words: see `table.Table`. `whole` is True if the game began with it.
    """

    def __init__(self, table, whole):
        self.whole = whole
        self.oldest = self.noted = 0
        self._table = table
        self._ring = bytearray(2 * _NOTES)  # kind | seat << 5 and value, in turn
        self._told = [0] * len(table.session.players)  # by seat, the first entry it may not know

    def note(self, kind, seat, value):
        """Put an event in."""
        at = self.noted % _NOTES * 2
        self._ring[at] = kind | seat << 5
        self._ring[at + 1] = value
        self.noted += 1
        self.oldest = max(self.oldest, self.noted - _NOTES)

    def drop(self, kind):
        """Take the last entry out, if it is of a kind: that was taken back."""
        if self.noted > self.oldest and self._ring[(self.noted - 1) % _NOTES * 2] & 31 == kind:
            self.noted -= 1

    def begins(self, entry):
        """Whether an entry begins a paragraph."""
        return self._table.begins(self._ring[entry % _NOTES * 2] & 31)

    def paragraph(self, first):
        """What is told from an entry on to the next that begins a paragraph; and that one."""
        text = ""
        entry = first
        while entry < self.noted and (entry == first or not self.begins(entry)):
            at = entry % _NOTES * 2
            sentence = self._table.words(
                self._ring[at] & 31, self._ring[at] >> 5, self._ring[at + 1])
            if text and sentence[0].islower():  # it goes on
                text = text.rstrip(".")
            text += " " + sentence if text else sentence
            if text[-1] not in ".!?":
                text += "."
            entry += 1
        return text, entry

    def news(self, by, to, most):
        """The last paragraphs, so many at the most, of what was noted since the seat `to` had the
        handheld, which now comes from the seat `by`."""
        found = []
        entry = max(self._told[to], self.oldest)
        while entry < self.noted:
            text, entry = self.paragraph(entry)
            found = (found + [text])[-most:]
        self._told[by] = self._told[to] = entry
        return found
