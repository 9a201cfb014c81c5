"""The page of how the players of Sitting Ducks stand, as `tally` shows it."""

from ..ui.ducks import SMUG
from ..ui.page import page
from ..ui.text import LEFT, RIGHT
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, MIST, WHITE
from ..ui.widgets import text_at

_ROOM = "sitting-ducks-tally"

# Columns, in 160ths of the display's width: right edges.
_COLUMNS = (("left", 69), ("shot", 96), ("cards", 129), ("misses", 157))
_LEFT = 3  # of marks and words


class Standings:
    """Draws it into `group`; `rows` is how many players there is room for."""

    def __init__(self, app, table, winners):
        """`winners`: seats; None while the game goes on."""
        self._app = app
        self._table = table
        self._over = winners is not None
        self._winners = winners or ()
        self.rows = min(len(table.names), (app.layout.bottom - self._top(1)) // app.layout.line)

    def draw(self, title, first):
        """Draw it anew, with a seat's row as its first."""
        self._first = first
        self.group = page(self._app, title)
        self._show_rows()
        self._show_winners()

    def _show_rows(self):
        """A row for each player there is room for; below how long the game has gone on, and what
        the headings mean."""
        game = self._table.game
        ducks = self._table.ducks
        left = _LEFT * self._app.layout.width // 160
        name = left + ducks.mark_side + self._app.layout.margin // 2 + 1
        columns = _COLUMNS[:2] if self._over else _COLUMNS  # the others count what is to come
        for key, x in columns:
            self._cell(0, x, say(_ROOM, key), CREAM)
        for row in range(1, self.rows + 1):
            seat = self._first + row - 1
            ink = BRASS if seat in self._winners else WHITE
            duck = game.colours[seat]
            self.group.append(ducks.mark(duck, left, self._top(row), duck))
            self._text(row, name, say("names", self._table.names[seat]), ink)
            shot = game.home[seat] - 1
            for (_, x), count in zip(columns, (
                    5 - shot, shot, len(game.hands[seat]), game.skips[seat])):
                self._cell(row, x, str(count), ink)
        texts = [say(_ROOM, "turns") % game.turns, say(_ROOM, "legend.shot")]
        if not self._over:
            texts.insert(1, say(_ROOM, "legend"))
        end = self._app.layout.bottom
        row = self.rows + 1
        room = (end - self._top(row)) / self._app.layout.line
        if min(int(room), len(texts)) + .5 <= room:  # a gap, but at the cost of no line
            row += .5
        for text in texts:
            if self._top(row + 1) <= end:
                self._text(row, left, text, MIST)
            row += 1
            if self._over:
                end = self._winners_top()

    def _show_winners(self):
        """The ducks that have won: below the rows, or the mark of one beside the title."""
        ducks = self._table.ducks
        layout = self._app.layout
        x = layout.width - layout.margin
        y = self._winners_top()
        for seat in self._winners:
            duck = self._table.game.colours[seat]
            if y > self._top(self.rows + 1):
                x -= ducks.side + 2
                card = ducks.card(x, y)
                ducks.show(card, duck, SMUG)
                self.group.append(card)
            elif len(self._winners) == 1:  # the names of more take all of the title
                x -= ducks.mark_side + 1
                self.group.append(ducks.mark(duck, x, 0, duck))

    def _winners_top(self):
        """The upper edge of the ducks that have won, where there is room for them."""
        return self._app.layout.bottom - self._table.ducks.height - 1

    def _top(self, row):
        """The upper edge of a row, that of the headings being 0."""
        layout = self._app.layout
        return int(layout.line * (row + 1)) + layout.inset * 2 + 2

    def _cell(self, row, x, text, colour):
        self._text(row, x * self._app.layout.width // 160, text, colour, RIGHT)

    def _text(self, row, x, text, colour, anchor=LEFT):
        self.group.append(text_at(self._app, x, self._top(row), text, colour, anchor))
