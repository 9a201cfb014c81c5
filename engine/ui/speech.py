"""The box in which the duck of a lesson speaks, over a part of the table."""

import displayio

from .text import Text
from .theme import INK, WHITE
from .widgets import box

_DUCK = "🦆 "  # who speaks

HIGH, LOW = "high", "low"  # where: the upper or the lower part of the table is covered


class Speech:
    """Goes on top of a table when somebody speaks.

    A text is shown a sheet at a time: each of its lines begins a new one, and goes on overleaf
    where the box cannot be so large.
    """

    def __init__(self, app, places):
        """`places`: by HIGH, LOW and others the upper edge of a box in the upper half of the
        display or the lower edge of one in the lower, each with the most lines."""
        self._app = app
        self._places = places
        self._below = None  # the table's group, while it has the box on top
        self._sheets = []
        self._sheet = 0

    @property
    def speaks(self):
        """True while something is shown."""
        return self._below is not None

    def begin(self, group, place, title, text):
        """Show on a table's group, in one of the places, the first sheet of a text, below a
        title or None."""
        self.end()
        layout = self._app.layout
        self._place = place
        most = self._places[place][1]
        self._sheets = []
        start = _DUCK + title + "\n" if title else _DUCK
        for paragraph in text.split("\n"):
            lines = self._app.font.wrap(start + paragraph, layout.width - 2 * layout.margin)
            for left in range((len(lines) + most - 1) // most, 0, -1):
                share = (len(lines) + left - 1) // left
                self._sheets.append(lines[:share])
                lines = lines[share:]
            start = _DUCK
        self._sheet = 0
        self._below = group
        group.append(self._box())

    def turn(self, step):
        """Go some sheets on, or back; False if there is none after the last."""
        sheet = max(0, self._sheet + step)
        if sheet == len(self._sheets):
            return False
        self._sheet = sheet
        self._below.pop()
        self._below.append(self._box())
        return True

    def _box(self):
        """The sheet as it is shown."""
        layout = self._app.layout
        lines = self._sheets[self._sheet]
        height = len(lines) * layout.line + 4
        top = self._places[self._place][0]
        if top > layout.height // 2:
            top -= height
        group = displayio.Group()
        group.append(box(self._app, 0, top, layout.width, height, WHITE))
        group.append(Text(self._app, layout.margin, top + 2, "\n".join(lines), INK))
        return group

    def end(self):
        """Take the box away."""
        if self._below is not None:
            self._below.pop()
            self._below = None
