"""Set-up: how many play, in which colours, and who of them is a computer player."""

import displayio

from ..games import GAMES
from ..settings import DUCKS
from ..ui import palettes, sheets, theme
from ..ui.menu import Menu
from ..ui.page import Page, hint_line, page
from ..ui.texts import say
from ..ui.widgets import DOWN_BUTTON, SELECT, START, UP_BUTTON, A, B, hint_text, set_text
from .cards import COLOURS

_ROOM = "sitting-ducks-setup"
_FEWEST, _MOST = 3, 6
_PLAYERS = DUCKS + 1  # in the settings
_COLOURS = _PLAYERS + _MOST


class Screen(Page):
    """Choices of a new game of Sitting Ducks: the number of players, and a row for each seat.

    again: a game has ended, and the cursor is on the row that begins another.
    """

    def __init__(self, app, again=False):
        self._app = app
        settings = app.settings
        colours = [settings[_COLOURS + seat] for seat in range(_MOST)]
        self._colours = []
        for colour in colours + list(range(_MOST)):
            if colour not in self._colours:
                self._colours.append(colour)
        levels = tuple(say(_ROOM, "who.%d" % level) for level in range(4))
        counts = tuple(str(count) for count in range(_FEWEST, _MOST + 1))
        self._count = [say(_ROOM, "players"), counts, settings[DUCKS]]
        self._seats = [[None, levels, settings[_PLAYERS + seat]] for seat in range(_MOST)]
        self._begin = [say(_ROOM, "begin"), None, 0]
        self._sheet = sheets.load(app.layout.folder + "/marks.bmp", len(app.palette))
        self._pad = app.handheld.labels[UP_BUTTON]  # without one A has to change who plays
        self._select = self._pad and app.handheld.labels[SELECT]  # else a row changes the colours
        self._lay_out(-1 if again else 0)

    def _lay_out(self, chosen):
        """Draw the page for the number of players chosen, with the cursor on a row, -1 the last."""
        app = self._app
        layout = app.layout
        side = self._sheet.width // 8
        indent = " " * ((side + 2) // app.font.advance(" ") + 1)
        for seat in range(_MOST):
            self._seats[seat][0] = indent + say("names", COLOURS[self._colours[seat]])
        self._rows = [self._count] + self._seats[:self._players()] + [self._begin]
        if not self._select:
            self._rows.insert(-1, [say(_ROOM, "colours"), None, 0])
        self.group = page(app, say(_ROOM, "title"))
        self.menu = Menu(app, self._rows, layout.top, layout.bottom)
        self.menu.go_to(chosen % len(self._rows))
        self.group.append(self.menu.group)
        self._marks = [self._mark(colour, side) for colour in self._colours[:self._players()]]
        for mark in self._marks:
            self.group.append(mark)
        self._hint = hint_line(app, " ")
        self.group.append(self._hint)
        self._show_row()

    def _mark(self, colour, side):
        """The shape of a colour, as it is at the table."""
        app = self._app
        inks = app.palette
        if not app.handheld.mono:
            inks = palettes.palette()
            inks[theme.GREEN] = inks[theme.MIST] = theme.PALETTE[theme.DUCK_COLOURS[colour]]
            inks[theme.WATER] = theme.PALETTE[theme.INK]
        return displayio.TileGrid(
            self._sheet, pixel_shader=inks, x=app.layout.margin, tile_width=side,
            tile_height=side, default_tile=colour)

    def _show_row(self):
        """Marks stand in the rows in sight, and the hint says what buttons do on the chosen one."""
        app = self._app
        chosen = self.menu.chosen
        for seat in range(len(self._marks)):
            mark = self._marks[seat]
            mark.y = self.menu.top_of(seat + 1) + (app.layout.line - mark.tile_height) // 2
            if theme.DUCK_COLOURS[self._colours[seat]] == theme.BRASS and not app.handheld.mono:
                ink = theme.INK if seat + 1 == chosen else theme.BRASS  # as the cursor is brass
                mark.pixel_shader[theme.GREEN] = mark.pixel_shader[theme.MIST] = theme.PALETTE[ink]
        key = "hint.who" if self._pad and not self._select else "hint"
        if chosen == 0:
            key = "hint.count"
        elif chosen == len(self._rows) - 1:
            key = "hint.begin"
        elif self._on_colours():
            key = "hint.colours"
        set_text(self._hint, hint_text(app, say(_ROOM, key)))

    def _players(self):
        return _FEWEST + self._count[2]

    def _on_colours(self):
        return not self._select and self.menu.chosen == len(self._rows) - 2

    def press(self, button):
        chosen = self.menu.chosen
        if button == B:
            self._app.go("engine.screens.title")
        elif button == START or button == A and chosen == len(self._rows) - 1:
            self._deal()
        elif button == A and self._on_colours():
            self._colours.append(self._colours.pop(0))
            self._lay_out(chosen)
        elif button == SELECT and self._select and 0 < chosen <= self._players():
            self._change_colour(chosen - 1)
        elif self.menu.press(DOWN_BUTTON if self._pad and button == A else button) == 0:
            self._lay_out(0)
        else:
            self._show_row()

    def _change_colour(self, seat):
        """Give a seat the next colour; whoever had that takes the seat's, and the hint says so."""
        colours = self._colours
        old = colours[seat]
        new = (old + 1) % _MOST
        other = colours.index(new)
        colours[seat], colours[other] = new, old
        self._lay_out(seat + 1)
        if other < self._players():
            set_text(self._hint, say(_ROOM, "swap") % (
                say("names", COLOURS[old]), say("names", COLOURS[new])))

    def _deal(self):
        app = self._app
        count = self._players()
        self._keep()
        players = [row[2] for row in self._seats[:count]]
        app.sit_down(GAMES[1].begin, app.handheld.entropy(), players, self._colours[:count])

    def _keep(self):
        """Remember the set-up for the next game."""
        settings = self._app.settings
        settings[DUCKS] = self._count[2]
        for seat in range(_MOST):
            settings[_PLAYERS + seat] = self._seats[seat][2]
            settings[_COLOURS + seat] = self._colours[seat]
        settings.save()
