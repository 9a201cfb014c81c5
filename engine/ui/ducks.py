"""Ducks on the screen: the line of Sitting Ducks, marks on it and beside it, the hand's icons.

A card of the line is one TileGrid. `ducks.tbl` says of which tiles of `ducks.bmp` each picture
is put together; its palette gives a duck its colour. Showing anything allocates nothing.
"""

import struct

import bitmaptools
import displayio

from . import sheets, theme
from .widgets import hide, set_tile

# Cards of the line: 0 to 5 are ducks, in the order of the colours; all as the rules count them.
WATER_CARD, DUCKLING, DECOY, EMPTY, BACK = range(6, 11)

CALM, NERVOUS, SMUG, GONE = range(4)  # moods

# Tiles of `marks.bmp`, behind the six shapes of the colours.
ATTACHED = 6  # badges, in the order of the rules: Bodyguard, Little Coward, Swan Song, Tail Up
PEEP = 10  # a duck that hides behind another; in one bit over its card, else behind it
TURN = 11
MOBY = 12  # marked by Moby Duck
MISSED = 13  # misses a turn
GOODBYE = 14  # has to play And Goodbye
DUCK_DECK = 15
ACTION_DECK = 16
NO_MARK = 17

# Tiles of `sights.bmp`: what hangs over a slot.
FREE, AIMED, CHOSEN, CHOSEN_AIMED = range(4)

_GONE = 23  # number of its picture
_NO_PIP = 6

# By duck: its shade, its light, its bill and that one's light, which stand in the sheets as WATER,
# MIST, BRASS and YELLOW; its body as GREEN.
_PARTS = (theme.WATER, theme.MIST, theme.BRASS, theme.YELLOW)
_WARDROBE = (
    (theme.RED, theme.BRASS, theme.YELLOW, theme.CREAM),
    (theme.TAN, theme.YELLOW, theme.VERMILION, theme.BRASS),
    (theme.BRASS, theme.CREAM, theme.VERMILION, theme.BRASS),
    _PARTS,
    (theme.DUSK, theme.WHITE, theme.BRASS, theme.YELLOW),
    (theme.DUSK, theme.CREAM, theme.BRASS, theme.YELLOW),
)


def _dressed(duck):
    colours = sheets.palette()
    colours[theme.GREEN] = theme.PALETTE[theme.DUCK_COLOURS[duck]]
    for i in range(len(_PARTS)):
        colours[_PARTS[i]] = theme.PALETTE[_WARDROBE[duck][i]]
    return colours


class Ducks:
    """The look of the line and of the marks at one display size.

    `side` and `height` of a card, `mark_side`, `sight_side` and `pip_side` are in pixels.
    """

    def __init__(self, folder, palette):
        """Load the sheets of a folder such as "assets/160x128" (errors: `sheets.load`).

        palette: the house's, of 16 colours, or one of a single bit.
        """
        colours = len(palette)
        self._cards = sheets.load(folder + "/ducks.bmp", colours)
        self._marks = sheets.load(folder + "/marks.bmp", colours)
        self._sights = sheets.load(folder + "/sights.bmp", colours)
        self._pips = sheets.load(folder + "/pips.bmp", colours)
        with sheets.open_asset(folder + "/ducks.tbl") as file:
            self._tiles = file.read()
        size = len(self._tiles)
        if size < 2 or size != 2 + (_GONE + 1) * self._tiles[0] * self._tiles[1]:
            raise sheets.damaged(folder + "/ducks.tbl")
        self.side = 8 * self._tiles[0]
        self.height = 8 * self._tiles[1]
        self.mark_side = self._marks.width // 8
        self.sight_side = self._sights.height
        self.pip_side = self._pips.height
        self._plain = palette
        self._over = palette  # of what hangs over ducks that show through
        if colours == 2:
            self._over = sheets.one_bit()
            self._over.make_transparent(theme.CLEAR)
        self._ducks = [None if colours == 16 else palette] * 6

    def _wear(self, card):
        """The palette for a card of the line; a duck's is made when it is first seen."""
        if card >= WATER_CARD:
            return self._plain
        if not self._ducks[card]:
            self._ducks[card] = _dressed(card)
        return self._ducks[card]

    def card(self, x=0, y=0):
        """A new TileGrid of one card of the line, an empty slot at first."""
        card = displayio.TileGrid(
            self._cards, pixel_shader=self._plain, x=x, y=y,
            width=self._tiles[0], height=self._tiles[1], tile_width=8, tile_height=8,
        )
        self.show(card, EMPTY)
        return card

    def show(self, grid, card, mood=CALM):
        """Let a card of the line show a duck (0–5) in a mood, or WATER_CARD … BACK.

        In the mood GONE it is a puff of feathers.
        """
        if mood == GONE:
            picture = _GONE
        else:
            picture = card * 3 + mood if card < 6 else card + 12
        tiles = grid.width * grid.height
        first = 2 + picture * tiles
        for i in range(tiles):
            set_tile(grid, i, self._tiles[first + i])
        self._dress(grid, card)

    def mark(self, tile=NO_MARK, x=0, y=0, colour=None):
        """A new TileGrid of one mark; `colour` (0–5) for shapes and the peeping duck."""
        return self._tile(self._marks, self.mark_side, tile, x, y, colour)

    def show_mark(self, grid, tile, colour=None):
        """Let a mark show another tile of `marks.bmp`."""
        set_tile(grid, 0, tile)
        self._dress(grid, WATER_CARD if colour is None else colour)

    def show_marks(self, marks, places, group, below, shown):
        """Let `marks` at `places` show pairs (tile, colour), as far as there are places.

        The marks are a list of those needed so far; new ones go into a group, at its place
        `below` and those after it.
        """
        count = min(len(shown), len(places))
        for i in range(len(marks), count):
            marks.append(self.mark(NO_MARK, *places[i]))
            group.insert(below + i, marks[i])
        for i in range(len(marks)):
            hide(marks[i], i >= count)
            if i < count:
                self.show_mark(marks[i], *shown[i])

    def sight(self, x=0, y=0):
        """A new TileGrid for what hangs over a slot; FREE … CHOSEN_AIMED go into its [0]."""
        sight = self._tile(self._sights, self.sight_side, FREE, x, y, None)
        sight.pixel_shader = self._over
        return sight

    def pips(self, colour, columns=5, rows=1, x=0, y=0):
        """A new TileGrid of a player's fallen ducks, none at first."""
        return displayio.TileGrid(
            self._pips, pixel_shader=self._wear(colour), x=x, y=y, width=columns, height=rows,
            tile_width=self.pip_side, tile_height=self.pip_side, default_tile=_NO_PIP,
        )

    def show_pips(self, grid, colour, count):
        """Let rows of pips show `count` fallen ducks of a colour (0–5), of five."""
        for i in range(grid.width * grid.height):
            set_tile(grid, i, colour if i < count else _NO_PIP if i < 5 else _NO_PIP + 1)
        self._dress(grid, colour)

    def _tile(self, sheet, side, tile, x, y, colour):
        colours = self._plain if colour is None else self._wear(colour)
        return displayio.TileGrid(
            sheet, pixel_shader=colours, x=x, y=y, width=1, height=1, tile_width=side,
            tile_height=side, default_tile=tile,
        )

    def _dress(self, grid, card):
        colours = self._wear(card)
        if grid.pixel_shader is not colours:
            grid.pixel_shader = colours


class Icons:
    """The icons of the action cards, numbered as `engine.sitting_ducks.deck.CARDS`.

    All 49 stay on flash, one below the other in `icons.bmp`: a TileGrid made by `icon` has a
    Bitmap of its own, into which `show` reads the one it is to show. `side` is in pixels.
    """

    def __init__(self, folder, palette):
        """Open the sheet of a folder such as "assets/160x128" (errors: `sheets.load`).

        palette: as of `Ducks`.
        """
        path = folder + "/icons.bmp"
        self._file = sheets.open_asset(path)
        head = self._file.read(30)
        mono = len(palette) == 2
        self._bits = 1 if mono else 4
        if len(head) < 30 or head[:2] != b"BM" or head[28] != self._bits:
            raise sheets.damaged(path)
        self._start, _, self.side, height = struct.unpack_from("<IIii", head, 10)
        self._last = height // self.side - 1
        self._bytes = (self.side * self._bits + 31) // 32 * 4 * self.side
        if self._file.seek(0, 2) != self._start + (self._last + 1) * self._bytes:
            raise sheets.damaged(path)
        self._mono = mono
        self._lit = palette
        self._dim = palette if mono else _dimmed()
        self._icons = []
        self._shown = []  # by icon: twice the card's number, and 1 if dim

    def icon(self, x=0, y=0):
        """A new TileGrid for one icon, blank at first."""
        bitmap = displayio.Bitmap(self.side, self.side, 1 << self._bits)
        icon = displayio.TileGrid(bitmap, pixel_shader=self._lit, x=x, y=y)
        self._icons.append(icon)
        self._shown.append(-1)
        return icon

    def show(self, icon, card, dim=False):
        """Let an icon show an action card by its number; dim: what cannot be played. False if it
        does so already."""
        place = self._icons.index(icon)
        if self._shown[place] == card * 2 + dim:
            return False
        if self._mono or self._shown[place] >> 1 != card:
            self._read(icon.bitmap, card)
        self._shown[place] = card * 2 + dim
        if self._mono and dim:
            _thin(icon.bitmap)
        icon.pixel_shader = self._dim if dim else self._lit
        return True

    def _read(self, bitmap, card):
        self._file.seek(self._start + (self._last - card) * self._bytes)  # bottom row first
        bitmaptools.readinto(
            bitmap, self._file, bits_per_pixel=self._bits, element_size=4,
            reverse_pixels_in_element=True, reverse_rows=True,
        )


def _dimmed():
    colours = sheets.palette()
    for i in range(1, 16):
        colours[i] = (theme.PALETTE[i] >> 2 & 0x3F3F3F) + (theme.PALETTE[theme.DEEP] >> 2 & 0x3F3F3F) * 3
    return colours


def _thin(bitmap):
    """Put out every other pixel of a one-bit picture."""
    for y in range(bitmap.height):
        for x in range(y & 1, bitmap.width, 2):
            bitmap[x, y] = 0
