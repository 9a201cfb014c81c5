"""Match set-up: who plays, and how long the match goes on."""

from ..ui.texts import say
from ..ui.widgets import A, B, Menu, hint_line, page

# The players of seats 0 and 1 for each row of "opponent": numbers as in `session`.
_PLAYERS = ((0, 1), (0, 2), (0, 3), (0, 0), (2, 3))
_NORMAL = 1


class Screen:
    """Choices of a new match of Duck Soup; START or the last row begins it."""

    idle = True

    def __init__(self, app):
        self._app = app
        layout = app.layout
        self.group = page(app, say("duck-soup-setup", "title"))
        opponents = tuple(say("duck-soup-setup", "opponent.%d" % i) for i in range(len(_PLAYERS)))
        lengths = tuple(say("duck-soup-setup", "length.%d" % i) for i in range(4))
        self._rows = [
            [say("duck-soup-setup", "opponent"), opponents, _NORMAL],
            [say("duck-soup-setup", "length"), lengths, 0],
            [say("duck-soup-setup", "begin"), None, 0],
        ]
        self._menu = Menu(app, self._rows, 2 * layout.line, layout.height - layout.line)
        self.group.append(self._menu.group)
        self.group.append(hint_line(app, say("duck-soup-setup", "hint")))

    def press(self, button):
        if button == B:
            self._app.go("engine.screens.title")
        elif self._menu.press(button) == 2 and button == A:
            self._begin()

    def _begin(self):
        from .session import begin  # not before: the rules are large

        players = list(_PLAYERS[self._rows[0][2]])
        session = begin(self._app.handheld.entropy(), players, self._rows[1][2])
        self._app.go("engine.duck_soup.table", session, True)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
