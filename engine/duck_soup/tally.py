"""What a course, a deal and a game came to, and how a match stands, in pages."""

from ..settings import MOTION
from ..thinking import PERSON
from ..ui.page import Page, hint_line, page
from ..ui.text import CENTRE, LEFT, RIGHT
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, WHITE
from ..ui.tunes import CARD_TUNE, LOST_TUNE, WIN_TUNE
from ..ui.widgets import START, A, B, text_at
from .cards import NEXT_GAME
from .scoring import BY_POND, BY_SOUP, outcome
from .session import LENGTHS

_STEPS = 12  # in which a product is counted up
_STEP = 70  # ms for each
_WATCHED = 3  # times the hold of an event that a page stays when nobody plays

# Columns of tables, in 160ths of the display's width: right edges, and signs between them.
_DEAL_COLUMNS = (("duck", 57), ("soup", 90), ("deal", 125), ("total", 158))
_SIGNS = (("×", 65), ("=", 97))


class Screen(Page):
    """The page "course" or "standing", or "deal" and another if that ended the game.

    `session` is the match; `names` are keys of names.txt by seat; `then(again)`, if not None, is
    called at the end: after the last page of a match, whether another shall begin.
    """

    def __init__(self, app, session, names, first, then=None):
        self._app = app
        self.session = session
        self._game = session.game
        self._names = names
        self._then = then
        self._since = 0  # when the page was shown first
        self._counting = []  # pairs (text, number) that count up
        self._counted = 0  # steps of it
        self._game_to_show = first == "deal" and self._game.decision()[1] == NEXT_GAME
        getattr(self, "_show_" + first)()

    def _page(self, title, hint="hint"):
        self.group = page(self._app, title)
        self.group.append(hint_line(self._app, say("duck-soup-tally", hint)))

    def _line(self, row, text, colour=CREAM):
        """A centred line; row 0 is the first below the title."""
        layout = self._app.layout
        y = int(layout.line * (row + 1.5))
        self.group.append(text_at(self._app, layout.width // 2, y, text, colour, CENTRE))

    def _cell(self, row, x, text, colour, anchor=RIGHT):
        layout = self._app.layout
        y = int(layout.line * (row + 1.5))
        cell = text_at(self._app, x * layout.width // 160, y, text, colour, anchor)
        self.group.append(cell)
        return cell

    def _name(self, seat):
        return say("names", self._names[seat])

    def _sentence(self, key, seat, *values):
        form = say("names", "form." + self._names[seat])
        return say("duck-soup-tally", key + form) % ((self._name(seat),) + values)

    # --- pages --------------------------------------------------------------------------

    def _show_course(self):
        self._page(say("duck-soup-tally", "course.title"))
        for seat in (0, 1):
            points = self._game.duck_points[seat]
            self._line(seat, "%s: %d" % (self._name(seat), points), WHITE)
        for row, text in enumerate(say("duck-soup-tally", "course.body").split("\n")):
            self._line(row + 3, text)

    def _show_deal(self):
        game = self._game
        self._page(say("duck-soup-tally", "deal.title"))
        columns = game.duck_points, game.course_points(), game.deal_points(), game.totals
        for (key, x), points in zip(_DEAL_COLUMNS, columns):
            self._cell(0, x, say("duck-soup-tally", key), CREAM)
            for seat in (0, 1):
                colour = BRASS if key == "deal" else WHITE
                cell = self._cell(1 + seat, x, str(points[seat]), colour)
                if key == "deal" and self._app.settings[MOTION]:
                    self._counting.append((cell, points[seat]))
                    cell.text = "0"
        for seat in (0, 1):
            self._cell(1 + seat, 3, self._name(seat), WHITE, LEFT)
            for sign, x in _SIGNS:
                self._cell(1 + seat, x, sign, CREAM, CENTRE)
        key = "deal.won" if self._game_to_show else "deal.on"
        for row, text in enumerate(say("duck-soup-tally", key).split("\n")):
            self._line(row + 3.5, text)

    def _show_standing(self):
        """What is known of this deal, then the deals before and the games; the names are on the
        title's bar, for there may be no room below."""
        layout = self._app.layout
        self._page(say("duck-soup-tally", "standing.title"))
        self.group[-2].x = layout.margin
        right = layout.width - layout.margin
        names = [self._name(seat) for seat in (0, 1)]
        widths = [self._app.font.advance(text) for text in (names[1], "12×13")]
        columns = right - max(widths) - layout.margin, right
        y = layout.inset
        for x, text in zip(columns, names):
            self.group.append(text_at(self._app, x, y, text, WHITE, RIGHT))
        y = layout.top
        for key, counts, colour in self._standing():
            text = say("duck-soup-tally", key)
            if key == "games.to":
                text %= LENGTHS[self.session.length]
            self.group.append(text_at(self._app, layout.margin, y, text, CREAM))
            for x, count in zip(columns, counts):
                self.group.append(text_at(self._app, x, y, str(count), colour, RIGHT))
            y += layout.line
        y += layout.line // 2
        lines = say("duck-soup-tally", "deal.on").split("\n")
        room = (layout.bottom - y) // layout.line
        for text in lines[max(len(lines) - room, 0):]:
            self.group.append(text_at(self._app, layout.width // 2, y, text, CREAM, CENTRE))
            y += layout.line

    def _standing(self):
        """The rows of the page: (key, what to show of each seat, colour)."""
        game = self._game
        points = game.course_points()
        rows = [("up", game.up, WHITE), ("down", game.down, WHITE)]
        if game.duck_points is None:
            rows.append(("points", points, BRASS))
        else:
            both = ["%d×%d" % (game.duck_points[seat], points[seat]) for seat in (0, 1)]
            rows.append(("product", both, WHITE))
            if self._app.layout.height > 64:
                rows.append(("so-far", game.deal_points(), BRASS))
        rows.append(("before", game.totals, WHITE))
        length = LENGTHS[self.session.length]
        if length != 1:
            rows.append(("games.to" if length else "games.won", game.games, WHITE))
        return rows

    def _show_game(self):
        game = self._game
        winner, _games, reason = outcome(game.deal_points(), game.totals)
        match = self.session.match_winner()
        if match is None:
            self._page(self._sentence("game.title", winner))
        else:
            self._page(self._sentence("match.title", winner), "hint.over")
        self._app.handheld.play(LOST_TUNE if self._names[winner] == "they" else WIN_TUNE)
        key = {BY_POND: "pond", BY_SOUP: "in-soup"}.get(reason, "over")
        who = 1 - winner if reason == BY_SOUP else winner
        lines = self._sentence(key, who).split("\n")
        length = LENGTHS[self.session.length]
        low = length != 1 and self._app.handheld.mono
        if match is not None and not low:
            name = self._names[winner]
            key = "end." + (name if name in ("you", "they") else "any")
            lines.append(say("duck-soup-tally", key))
        for row, text in enumerate(lines):
            self._line(row, text)
        if length != 1:
            row = 3 if low else 5
            won = say("duck-soup-tally", "games.to") % length if length else say(
                "duck-soup-tally", "games.won")
            self._line(row, won)
            games = ["%s: %d" % (self._name(seat), game.games[seat]) for seat in (0, 1)]
            self._line(row + 1, "   ".join(games), WHITE)

    def press(self, button):
        if button not in (A, B, START):
            return
        if self._counting:
            self._count(_STEPS)
            return
        if self._game_to_show:
            self._game_to_show = False
            self._show_game()
            return
        self._app.close()
        if self._then:
            self._then(button != B)

    def tick(self, now):
        """Count, with a sound; with nobody there to press a button the pages turn by themselves."""
        if self._counting:
            self._since = self._since or now
            steps = (now - self._since) // _STEP
            if steps > self._counted:
                self._app.handheld.play(CARD_TUNE)
                self._count(steps)
            return
        if PERSON not in self.session.players:
            self._since = self._since or now
            if now - self._since > _WATCHED * self._app.settings.hold:
                self._since = 0
                self.press(B)

    @property
    def idle(self):
        """False while it counts."""
        return not self._counting

    def _count(self, steps):
        """Show what is multiplied as far as it has come."""
        self._counted = steps = min(steps, _STEPS)
        for text, number in self._counting:
            text.text = str(number * steps // _STEPS)
        if steps == _STEPS:
            self._counting = []
            self._since = 0
