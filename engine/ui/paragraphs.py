"""The paragraphs of a log that have room on a page; only these are there in words."""

from .texts import say


class Paragraphs:
    """A window of `room` lines, each at most `width` pixels wide, over a `log.Log`."""

    def __init__(self, log, font, room, width):
        self._log = log
        self._font = font
        self._room = room
        self._width = width
        # The entry before the oldest stands for a sentence: that more came before, or nothing yet.
        self._top = log.oldest - (not log.whole or log.oldest > 0 or not log.noted)
        self.go_to_newest()

    def go_to_newest(self):
        """Show the newest at the bottom."""
        self._shown = []  # (first entry, lines) of the paragraphs in the window, the top one first
        self._below = 0  # how many lines of the bottom one are below the window
        self._end = self._log.noted  # the entry after the bottom one
        self._fill()

    def _put(self, entry, place):
        """Put the paragraph that begins at an entry into the window, as number `place`; return
        the entry after it."""
        log = self._log
        if entry < log.oldest:
            text = say("log", "before" if log.noted or not log.whole else "nothing")
            after = log.oldest
        else:
            text, after = log.paragraph(entry)
        self._shown.insert(place, (entry, self._font.wrap(text, self._width)))
        return after

    def _height(self):
        """How many lines there are down to the lower edge of the window."""
        return sum([len(lines) for _, lines in self._shown]) - self._below

    def _first(self):
        """The first entry in the window."""
        return self._shown[0][0] if self._shown else self._end

    def _fill(self):
        """Put paragraphs on top until the window is full, and take off what is above it."""
        log = self._log
        while self._height() < self._room and self._first() > self._top:
            entry = self._first() - 1
            while entry > log.oldest and not log.begins(entry):
                entry -= 1
            self._put(entry, 0)
        while self._height() - len(self._shown[0][1]) >= self._room:
            self._shown.pop(0)

    def goes_up(self):
        """Whether there is more above."""
        return self._height() > self._room or self._first() > self._top

    def goes_down(self):
        """Whether there is more below."""
        return self._below > 0 or self._end < self._log.noted

    def step_up(self):
        """Move the window up by a line; only where it `goes_up`."""
        self._below += 1
        if self._below == len(self._shown[-1][1]):
            self._end = self._shown.pop()[0]
            self._below = 0
        self._fill()

    def step_down(self):
        """Move the window down by a line; only where it `goes_down`."""
        if not self._below:
            self._end = self._put(self._end, len(self._shown))
            self._below = len(self._shown[-1][1])
        self._below -= 1
        self._fill()

    def lines(self, indent):
        """The lines in the window, those of a paragraph but the first with `indent` before them."""
        lines = []
        for _, paragraph in self._shown:
            for i in range(len(paragraph)):
                lines.append(indent + paragraph[i] if i else paragraph[i])
        end = len(lines) - self._below
        return lines[max(end - self._room, 0):end]
