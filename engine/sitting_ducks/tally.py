"""How the players stand, or how the game has ended, on a page."""

from ..loading import forget
from ..ui.page import Page, hint_line
from ..ui.texts import say
from ..ui.tunes import LOST_TUNE, WIN_TUNE
from ..ui.widgets import LEFT_BUTTON, START, UP_BUTTON, A, B
from .standings import Standings

_ROOM = "sitting-ducks-tally"


class Screen(Page):
    """The page of a `table.Screen`'s game; if that is `over`, it says who has won."""

    def __init__(self, app, table, over=False):
        self._app = app
        self._table = table
        self._names = names = table.names
        self._over = over
        winners = table.game.winners() if over else None
        if over:
            won = "you" not in names or names.index("you") in winners
            app.handheld.play(WIN_TUNE if won else LOST_TUNE)
        self._title = self._title_of(winners)
        self._page = Standings(app, table, winners)
        self._lay_out(0)

    @property
    def group(self):
        return self._page.group

    def _lay_out(self, first):
        """Draw the page, with a seat's row as its first: a low display has no room for all."""
        self._first = first
        self._page.draw(self._title, first)
        key = "hint" if self._page.rows == len(self._names) else "hint.more"
        self.group.append(hint_line(
            self._app, say(_ROOM, key + ".over" if self._over else key)))

    def _title_of(self, winners):
        if not winners:
            return say(_ROOM, "title")
        names = [say("names", self._names[seat]) for seat in winners]
        if len(names) > 1:
            return say(_ROOM, "shared") % say(_ROOM, "and").join(names)
        form = say("names", "form." + self._names[winners[0]])
        return say(_ROOM, "won" + form) % names[0]

    def press(self, button):
        if button in (A, B, START):
            self._app.close()
            if self._over and button == START:
                self._table.again()
            elif self._over:
                self._table.over()
        elif self._page.rows < len(self._names):
            last = len(self._names) - self._page.rows
            self._lay_out(max(self._first - 1, 0) if button in (UP_BUTTON, LEFT_BUTTON)
                          else min(self._first + 1, last))

    def close(self):
        forget("engine.sitting_ducks.standings")
