"""The box in which the duck of a lesson speaks, over a part of the table."""

import displayio

from .text import Text
from .theme import INK, WHITE
from .widgets import box

_DUCK = "🦆 "  # who speaks
_ON = "… "  # goes on in the midst of a sentence

HIGH, LOW = "high", "low"  # where: the upper or the lower part of the table is covered


class Speech:
    """Goes on top of a table when somebody speaks.

    A text is shown a sheet at a time, and `sheet` numbers them: each of its lines begins a new one,
    and goes on overleaf, after a sentence if one ends in time, where the box cannot be so large.
    """

    def __init__(self, app, places):
        """`places`: by HIGH, LOW and others the boxes that may stand there, the least first:
        (most lines, upper edge, lower edge), none of which cuts a line of the table; and the left
        edge of the only box of a place that leaves something beside it to be seen."""
        self._app = app
        self._places = places
        self._below = None  # the table's group, while it has the box on top
        self._sheets = []
        self.sheet = 0

    @property
    def speaks(self):
        """True while something is shown."""
        return self._below is not None

    def begin(self, group, place, title, text):
        """Show on a table's group, in one of the places, the first sheet of a text, below a
        title or None."""
        self.end()
        self._place = self._places[place]
        least = self._place[0]
        self._left = least[3] if len(least) > 3 else 0
        self._sheets = []
        start = _DUCK + title + "\n" if title else _DUCK
        for paragraph in text.split("\n"):
            self._add(start, paragraph)
            start = _DUCK
        self.sheet = 0
        self._below = group
        group.append(self._box())

    def _add(self, start, paragraph):
        """Add the sheets that a paragraph takes."""
        layout = self._app.layout
        room = layout.width - self._left - 2 * layout.margin
        wrap = self._app.font.wrap
        most = self._place[-1][0]
        for end in ".!?":
            paragraph = paragraph.replace(end + " ", end + "\n")
        lines = []
        for sentence in paragraph.split("\n"):
            longer = wrap(start + sentence, room)
            if lines and len(longer) > most:
                self._sheets.append(lines)
                start = _DUCK
                longer = wrap(start + sentence, room)
            while len(longer) > most:
                self._sheets.append(longer[:most])
                start = _ON + " ".join(longer[most:])
                sentence = ""
                longer = wrap(start, room)
            lines = longer
            start += sentence + " "
        self._sheets.append(lines)

    def turn(self, step):
        """Go some sheets on, or back; False if there is none."""
        sheet = self.sheet + step
        if not 0 <= sheet < len(self._sheets):
            return False
        self.sheet = sheet
        self._below.pop()
        self._below.append(self._box())
        return True

    def _box(self):
        """The sheet as it is shown."""
        layout = self._app.layout
        lines = self._sheets[self.sheet]
        for size in self._place:
            if len(lines) <= size[0]:
                break
        top = size[1]
        left = self._left
        group = displayio.Group()
        group.append(box(self._app, left, top, layout.width - left, size[2] - top, WHITE))
        for i in range(len(lines)):  # each by itself: in one piece they may find no memory
            y = top + (1 if left else 2) + i * layout.line
            group.append(Text(self._app, left + layout.margin, y, lines[i] or " ", INK))
        return group

    def go_over(self, group):
        """Go on in the same words on another group; None: the table's is no longer there."""
        if self._below is not None:
            if len(self._below):
                self._below.pop()
            self._below = []
            if group is not None:
                self._below = group
                group.append(self._box())

    def end(self):
        """Take the box away."""
        if self._below is not None:
            self._below.pop()
            self._below = None
