"""Match set-up: who plays, and how long the match goes on."""

from ..games import GAMES
from ..settings import LENGTH, OPPONENT
from ..ui.menu import Menu
from ..ui.page import Page, hint_line, page
from ..ui.texts import say
from ..ui.widgets import DOWN_BUTTON, START, UP_BUTTON, A, B, hint_text, set_text

# The players of seats 0 and 1 for each row of "opponent": numbers as in `session`.
_PLAYERS = ((0, 1), (0, 2), (0, 3), (0, 0), (2, 3))

class Screen(Page):
    """Choices of a new match of Duck Soup; A goes down them, START or the last row begins it."""

    def __init__(self, app):
        self._app = app
        layout = app.layout
        self.group = page(app, say("duck-soup-setup", "title"))
        opponents = tuple(say("duck-soup-setup", "opponent.%d" % i) for i in range(len(_PLAYERS)))
        lengths = tuple(say("duck-soup-setup", "length.%d" % i) for i in range(4))
        self._rows = [
            [say("duck-soup-setup", "opponent"), opponents, app.settings[OPPONENT]],
            [say("duck-soup-setup", "length"), lengths, app.settings[LENGTH]],
            [say("duck-soup-setup", "begin"), None, 0],
        ]
        self.menu = Menu(app, self._rows, layout.top, layout.bottom)
        self.group.append(self.menu.group)
        self._hint = hint_line(app, say("duck-soup-setup", "hint"))
        self.group.append(self._hint)

    def press(self, button):
        last = len(self._rows) - 1
        if button == B:
            self._app.go("engine.screens.title")
            return
        if button == START or button == A and self.menu.chosen == last:
            self._begin()
            return
        pad = self._app.handheld.labels[UP_BUTTON]  # without one A has to change values
        self.menu.press(DOWN_BUTTON if pad and button == A else button)
        key = "hint.deal" if self.menu.chosen == last else "hint"
        set_text(self._hint, hint_text(self._app, say("duck-soup-setup", key)))

    def _begin(self):
        app = self._app
        settings = app.settings
        for setting, row in ((OPPONENT, 0), (LENGTH, 1)):
            settings[setting] = self._rows[row][2]
        settings.save()
        players = list(_PLAYERS[self._rows[0][2]])
        app.sit_down(GAMES[0].begin, app.handheld.entropy(), players, self._rows[1][2])
