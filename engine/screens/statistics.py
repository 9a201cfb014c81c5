"""Statistics: for each game the wins by level as bars, and what else has been counted."""

from ..games import GAMES
from ..loading import forget
from ..save import STATISTICS
from ..statistics import BEST, FEATS, LEVEL_KEYS, MORE, PLAYED, SUM, WON, load
from ..ui.page import Page, hint_line, page
from ..ui.text import LEFT, RIGHT
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, INK, MIST, WHITE
from ..ui.widgets import LEFT_BUTTON, START, B, box, text_at

# Of each game the numbers below the bars: their keys, and what each is of a row.
_NUMBERS = (
    (("deals", lambda row: row[MORE]), ("best", lambda row: row[BEST]),
     ("average", lambda row: row[SUM] // row[MORE] if row[MORE] else 0),
     ("soups", lambda row: row[FEATS])),
    (("shot", lambda row: row[FEATS]), ("lost", lambda row: row[MORE]),
     ("left", lambda row: row[BEST])),
)
_BAR_LEFT, _BAR_RIGHT = 48, 108  # in 160ths of the display's width
_COLUMNS = (79, 118, 155)  # right edges


class Screen(Page):
    """Left, right and A turn the pages, two a game where one has no room for both parts; START
    asks whether to clear them all."""

    def __init__(self, app):
        self._app = app
        layout = app.layout
        self._rows = load(app.journal)
        line = (layout.bottom - layout.top) // (len(LEVEL_KEYS) + 3 + len(_NUMBERS[0]))
        self._split = line < app.font.height
        self._line = layout.line if self._split else min(line, layout.line)  # to the next line
        self._page = 0
        self._show()

    def _show(self):
        app = self._app
        parts = 2 if self._split else 1
        game = self._page // parts
        self.group = page(app, say("statistics", "title." + GAMES[game].name))
        rows = self._rows[game * len(LEVEL_KEYS):][:len(LEVEL_KEYS)]
        top = app.layout.top
        if not self._any():
            self._lines(top, say("statistics", "none"))
        else:
            if not self._page % parts:
                top = self._bars(top, rows)
            if self._page % parts or not self._split:
                self._numbers(top, rows, _NUMBERS[game])
        self.group.append(hint_line(app, say("statistics", "hint" if self._any() else "hint.none")))

    def _any(self):
        """Whether anything has been counted."""
        return any(any(row) for row in self._rows)

    def _lines(self, top, text):
        app = self._app
        wrapped = app.font.wrap(text, app.layout.width - 2 * app.layout.margin)
        self.group.append(text_at(app, app.layout.margin, top, "\n".join(wrapped), CREAM))

    def _bars(self, top, rows):
        """A bar for each level, full if all games were won; returns where it ends."""
        app = self._app
        line = self._line
        self._text(top, app.layout.margin, say("statistics", "games"), MIST, LEFT)
        top += line
        left = _BAR_LEFT * app.layout.width // 160
        width = _BAR_RIGHT * app.layout.width // 160 - left
        for level in range(len(rows)):
            games, won = rows[level][PLAYED], rows[level][WON]
            self._text(top, app.layout.margin, say("statistics", LEVEL_KEYS[level]), CREAM, LEFT)
            height = line - 4
            self.group.append(box(app, left, top + height, width, 1, MIST))
            self.group.append(box(app, left, top, width, height, INK))
            if won:
                self.group.append(
                    box(app, left, top, max(won * width // games, 1), height, BRASS))
            right = app.layout.width - app.layout.margin
            self._text(top, right, say("statistics", "won") % (won, games), WHITE, RIGHT)
            top += line
        return top + line // 2

    def _numbers(self, top, rows, numbers):
        """A column for each level below its name, a row for each number."""
        app = self._app
        width = app.layout.width
        for level in range(len(rows)):
            x = _COLUMNS[level] * width // 160
            self._text(top, x, say("statistics", "short." + LEVEL_KEYS[level]), CREAM, RIGHT)
            y = top
            for _, number in numbers:
                y += self._line
                self._text(y, x, str(number(rows[level])), WHITE, RIGHT)
        for key, _ in numbers:
            top += self._line
            self._text(top, app.layout.margin, say("statistics", key), CREAM, LEFT)

    def _text(self, y, x, text, colour, anchor):
        self.group.append(text_at(self._app, x, y, text, colour, anchor))

    def press(self, button):
        app = self._app
        if button == B:
            app.close()
        elif button == START:
            if self._any():
                app.open("engine.screens.notice", "clear", self._clear, self._keep)
        else:
            pages = len(GAMES) * (2 if self._split else 1)
            self._page = (self._page + (-1 if button == LEFT_BUTTON else 1)) % pages
            self._show()

    def _clear(self):
        self._app.journal.drop(STATISTICS)
        self._rows = load(self._app.journal)
        self._page = 0
        self._show()

    def _keep(self):
        """All stays as it is."""

    def close(self):
        forget("engine.statistics")
