"""What a course, a deal and a game came to, in pages; A turns them."""

from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, WHITE
from ..ui.tunes import LOST_TUNE, WIN_TUNE
from ..ui.widgets import A, B, CENTRE, RIGHT, START, hint_line, page, text_at
from .cards import NEXT_GAME
from .scoring import BY_POND, BY_SOUP, outcome
from .session import LENGTHS

# Columns of the table of a deal, in 160ths of the display's width: right edges and signs.
_COLUMNS = (("duck", 62), ("soup", 94), ("deal", 126), ("total", 155))
_SIGNS = (("×", 72), ("=", 104))


class Screen:
    """The Duck course's points, or a deal's, then a game's; at the end calls `then`.

    `names` are keys of names.txt by seat; `then` is None after the Duck course.
    """

    idle = True

    def __init__(self, app, session, names, then):
        self._app = app
        self._session = session
        self._game = session.game
        self._names = names
        self._then = then
        self._game_to_show = self._game.decision()[1] == NEXT_GAME
        if then is None:
            self._show_course()
        else:
            self._show_deal()

    def _page(self, title):
        self.group = page(self._app, title)
        self.group.append(hint_line(self._app, say("tally", "hint")))

    def _line(self, row, text, colour=CREAM):
        """A centred line; row 0 is the first below the title."""
        layout = self._app.layout
        y = layout.line * (row + 1) + layout.line // 2
        self.group.append(text_at(self._app, layout.width // 2, y, text, colour, CENTRE))

    def _cell(self, row, x, text, colour, anchor=RIGHT):
        layout = self._app.layout
        y = layout.line * (row + 1) + layout.line // 2
        self.group.append(
            text_at(self._app, x * layout.width // 160, y, text, colour, anchor)
        )

    def _name(self, seat):
        return say("names", self._names[seat])

    def _sentence(self, key, seat, *values):
        form = say("names", "form." + self._names[seat])
        return say("tally", key + form) % ((self._name(seat),) + values)

    # --- pages --------------------------------------------------------------------------

    def _show_course(self):
        self._page(say("tally", "course.title"))
        for seat in (0, 1):
            points = self._game.duck_points[seat]
            self._line(seat, "%s: %d" % (self._name(seat), points), WHITE)
        for row, text in enumerate(say("tally", "course.body").split("\n")):
            self._line(row + 3, text)

    def _show_deal(self):
        game = self._game
        self._page(say("tally", "deal.title"))
        soup = game.course_points()
        deal = game.deal_points()
        for key, x in _COLUMNS:
            self._cell(0, x, say("tally", key), CREAM)
        for seat in (0, 1):
            row = 1 + seat
            self._cell(row, 3, self._name(seat), WHITE, (0, 0))
            values = (game.duck_points[seat], soup[seat], deal[seat], game.totals[seat])
            for i in range(4):
                self._cell(row, _COLUMNS[i][1], str(values[i]), BRASS if i == 2 else WHITE)
            for sign, x in _SIGNS:
                self._cell(row, x, sign, CREAM, CENTRE)
        key = "deal.on" if game.decision()[1] != NEXT_GAME else "deal.won"
        for row, text in enumerate(say("tally", key).split("\n")):
            self._line(row + 4, text)

    def _show_game(self):
        game = self._game
        winner, games, reason = outcome(game.deal_points(), game.totals)
        match = self._session.match_winner()
        won = self._sentence("match.title" if match is not None else "game.title", winner)
        self._page(won)
        self._app.handheld.play(LOST_TUNE if self._names[winner] == "they" else WIN_TUNE)
        key = {BY_POND: "pond", BY_SOUP: "soup"}.get(reason, "over")
        who = 1 - winner if reason == BY_SOUP else winner
        for row, text in enumerate(self._sentence(key, who).split("\n")):
            self._line(row, text)
        for seat in (0, 1):
            self._line(4 + seat, "%s: %d" % (self._name(seat), game.games[seat]), WHITE)
        length = LENGTHS[self._session.length]
        self._line(3, say("tally", "games.to") % length if length else say("tally", "games"))

    def press(self, button):
        if button not in (A, B, START):
            return
        if self._game_to_show:
            self._game_to_show = False
            self._show_game()
            return
        self._app.close()
        if self._then is not None:
            self._then()

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
