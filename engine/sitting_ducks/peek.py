"""Cards that only the person at the handheld may see: another's hand, or the next ducks."""

from ..ui.texts import say
from ..ui.widgets import B, Menu, hint_line, page
from .words import open_texts

_ROOM = "sitting-ducks-table"


class Screen:
    """A list of `lines`, and a last row to go on; `cards` (None: no action cards) are those
    whose texts A opens."""

    idle = True

    def __init__(self, app, title, lines, cards):
        self._app = app
        self._cards = cards
        layout = app.layout
        self.group = page(app, title)
        rows = [[line, None, 0] for line in lines] + [[say(_ROOM, "seen"), None, 0]]
        top = layout.line + layout.line // 2
        self._menu = Menu(app, rows, top, layout.height - layout.line)
        self._menu.chosen = self._last = len(lines)
        self._menu.show()
        self.group.append(self._menu.group)
        hint = "hint.peek" if cards else "hint.seen"
        self.group.append(hint_line(app, say(_ROOM, hint)))

    def press(self, button):
        row = self._menu.press(button)
        if button == B or row == self._last:
            self._app.close()
        elif row is not None and self._cards:
            open_texts(self._app, ((self._cards[row], None),))

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
