"""Cards that only the person at the handheld may see: another's hand, or the next ducks."""

from ..ui.texts import say
from ..ui.widgets import RIGHT_BUTTON, A, B, Menu, hint_line, page
from .words import open_texts

_ROOM = "sitting-ducks-table"


class Screen:
    """A list of `lines`; `cards` are the action cards they stand for, or None."""

    idle = True

    def __init__(self, app, title, lines, cards):
        self._app = app
        self._cards = cards
        layout = app.layout
        self.group = page(app, title)
        rows = [[line, None, 0] for line in lines or (say(_ROOM, "no-card"),)]
        self._menu = Menu(app, rows, layout.top, layout.bottom)
        self.group.append(self._menu.group)
        self.group.append(hint_line(app, say(_ROOM, "hint.peek" if cards else "hint.seen")))

    def press(self, button):
        if button == A or button == B:
            self._app.close()
        elif button == RIGHT_BUTTON and self._cards:
            open_texts(self._app, ((self._cards[self._menu.chosen], None),))
        else:
            self._menu.press(button)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
