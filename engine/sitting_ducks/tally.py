"""How the players stand, or how the game has ended, on a page."""

from ..ui.text import LEFT, RIGHT
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, MIST, WHITE
from ..ui.tunes import LOST_TUNE, WIN_TUNE
from ..ui.widgets import START, A, B, hint_line, page, text_at

_ROOM = "sitting-ducks-tally"

# Columns, in 160ths of the display's width: right edges.
_COLUMNS = (("left", 70), ("shot", 98), ("cards", 131), ("misses", 157))


class Screen:
    """The page of `session`'s game; `names` are keys of names.txt by seat.

    When the game is over it says who has won; `then`, if not None, is called at the end.
    """

    idle = True

    def __init__(self, app, session, names, then=None):
        self._app = app
        self._game = session.game
        self._names = names
        self._then = then
        self._winners = session.game.winners() if session.game.is_over() else []
        # On a low display the headings stand in the title's place, unless that says who won.
        low = self._top(len(names)) + app.font.height > app.layout.height
        self._headings = not (low and self._winners)
        self._first = 1 if not low else 0
        self.group = page(app, " " if low and not self._winners else self._title())
        if then:
            won = "you" not in names or names.index("you") in self._winners
            app.handheld.play(WIN_TUNE if won else LOST_TUNE)
        self._table()
        if self._top(len(names) + 2) <= app.layout.height - app.layout.line:
            self.group.append(hint_line(app, say(_ROOM, "hint")))

    def _title(self):
        if not self._winners:
            return say(_ROOM, "title")
        names = [say("names", self._names[seat]) for seat in self._winners]
        if len(names) > 1:
            return say(_ROOM, "shared") % say(_ROOM, "and").join(names)
        form = say("names", "form." + self._names[self._winners[0]])
        return say(_ROOM, "won" + form) % names[0]

    def _table(self):
        """A row for each player, and below how long the game has gone on."""
        game = self._game
        for key, x in _COLUMNS if self._headings else ():
            self._cell(self._first - 1, x, say(_ROOM, key), CREAM)
        for seat in range(len(self._names)):
            won = seat in self._winners
            row = self._first + seat
            self._cell(row, 3, say("names", self._names[seat]), BRASS if won else WHITE, LEFT)
            shot = game.home[seat] - 1
            for (_, x), count in zip(_COLUMNS, (
                    5 - shot, shot, len(game.hands[seat]), game.skips[seat])):
                self._cell(row, x, str(count), BRASS if won else WHITE)
        if self._top(len(self._names) + 3) <= self._app.layout.height - self._app.layout.line:
            turns = say(_ROOM, "turns") % game.turns
            self._cell(len(self._names) + 1.5, 3, turns, MIST, LEFT)

    def _top(self, row):
        """The upper edge of a row, the first of which stands right below the title."""
        layout = self._app.layout
        return layout.line * (row + 1) + layout.inset * 3 + 1

    def _cell(self, row, x, text, colour, anchor=RIGHT):
        layout = self._app.layout
        x = x * layout.width // 160
        self.group.append(text_at(self._app, x, int(self._top(row)), text, colour, anchor))

    def press(self, button):
        if button in (A, B, START):
            self._app.close()
            if self._then:
                self._then()

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
