"""Ducks on the screen: the line of Sitting Ducks, marks on it and beside it, the hand's icons.

A card of the line is one TileGrid. `ducks.tbl` says of which tiles of `ducks.bmp` each picture
is put together; its palette gives a duck its colour. Showing anything allocates nothing.
"""

import bitmaptools
import displayio

from . import palettes, theme
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

LAST_PICTURE = 23  # of `ducks.tbl`: a duck that is gone
NO_PIP = 6

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
    colours = palettes.palette()
    colours[theme.GREEN] = theme.PALETTE[theme.DUCK_COLOURS[duck]]
    for i in range(len(_PARTS)):
        colours[_PARTS[i]] = theme.PALETTE[_WARDROBE[duck][i]]
    return colours


class Ducks:
    """The look of the line and of the marks at one display size.

    `side` and `height` of a card, `mark_side`, `sight_side` and `pip_side` are in pixels.
    """

    def __init__(self, cards, marks, sights, pips, tiles, palette):
        """Four sheets, and `ducks.tbl`: see `duck_sheets.load_ducks`."""
        self._cards = cards
        self._marks = marks
        self.sights = sights  # these two are for who puts a table together
        self.pips = pips
        self._tiles = tiles
        self.side = 8 * tiles[0]
        self.height = 8 * tiles[1]
        self.mark_side = marks.width // 8
        self.sight_side = sights.height
        self.pip_side = pips.height
        self._plain = palette
        self._ducks = [None if len(palette) == 16 else palette] * 6

    def wear(self, card):
        """The palette for a card of the line or of a colour, a duck's, which is made when it is
        first seen; None: the house's."""
        if card is None or card >= WATER_CARD:
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
            picture = LAST_PICTURE
        else:
            picture = card * 3 + mood if card < 6 else card + 12
        tiles = grid.width * grid.height
        first = 2 + picture * tiles
        for i in range(tiles):
            set_tile(grid, i, self._tiles[first + i])
        self._dress(grid, card)

    def mark(self, tile=NO_MARK, x=0, y=0, colour=None):
        """A new TileGrid of one mark; `colour` (0–5) for shapes and the peeping duck."""
        side = self.mark_side
        return displayio.TileGrid(
            self._marks, pixel_shader=self.wear(colour), x=x, y=y, width=1, height=1,
            tile_width=side, tile_height=side, default_tile=tile,
        )

    def show_mark(self, grid, tile, colour=None):
        """Let a mark show another tile of `marks.bmp`."""
        set_tile(grid, 0, tile)
        self._dress(grid, colour)

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

    def show_pips(self, grid, colour, count):
        """Let rows of pips show `count` fallen ducks of a colour (0–5), of five."""
        for i in range(grid.width * grid.height):
            set_tile(grid, i, colour if i < count else NO_PIP if i < 5 else NO_PIP + 1)
        self._dress(grid, colour)

    def _dress(self, grid, card):
        colours = self.wear(card)
        if grid.pixel_shader is not colours:
            grid.pixel_shader = colours


class Icons:
    """The icons of the action cards, numbered as `engine.sitting_ducks.deck.CARDS`.

    All 49 stay on flash, one below the other in `icons.bmp`: `show` reads the one to be shown
    into the Bitmap of its TileGrid. `side` is in pixels.
    """

    def __init__(self, file, start, side, last, palette, dim):
        """An open sheet: see `duck_sheets.open_icons`."""
        self._file = file
        self._start = start
        self.side = side
        self._last = last
        self._mono = palette is dim
        self._lit = palette
        self._dim = dim
        self._icons = []
        self._shown = []  # by icon: twice the card's number, and 1 if dim

    def add(self, icon):
        """A TileGrid that is to show icons, with a Bitmap of its own; blank at first."""
        self._icons.append(icon)
        self._shown.append(-1)

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
        bits = 1 if self._mono else 4
        size = (self.side * bits + 31) // 32 * 4 * self.side  # bytes of an icon
        self._file.seek(self._start + (self._last - card) * size)  # bottom row first
        bitmaptools.readinto(
            bitmap, self._file, bits_per_pixel=bits, element_size=4,
            reverse_pixels_in_element=True, reverse_rows=True,
        )


def _thin(bitmap):
    """Put out every other pixel of a one-bit picture."""
    for y in range(bitmap.height):
        for x in range(y & 1, bitmap.width, 2):
            bitmap[x, y] = 0
