"""Playing cards on the screen: one TileGrid a card, 2 × 3 tiles, at every size.

`cards.bmp` holds 57 tiles: ranks (a card's top left), suits (below it), then the rest of the
faces. A face takes its suit's colour from the palette put on its TileGrid, so turning,
exchanging or marking a card allocates nothing. A hand is cards placed `step` pixels apart from
left to right, later ones over earlier ones: rank and suit of each can be read, and the last
one is seen whole. The other hand is one row of `backs.bmp` tiles.
"""

import displayio

from . import palettes
from .theme import BRASS, DUSK, FOUR_COLOURS, INK, PALETTE, RED, YELLOW
from .widgets import set_tile

HIDDEN = -1  # in place of a card's code: seen from behind

_COLUMNS = 19
_RIM = YELLOW  # drawn in the sheet where the rim is, never shown as such

# First tile of each part: plain cards first, then jack, queen and king.
_SUIT = 13  # 4 suits, then 4 for each court
_LOW_LEFT = 29
_TOP_RIGHT = 33
_RIGHT = 37  # 4 suits, then 3 courts
_LOW_RIGHT = 44
_BACK = 51  # six tiles


def _palette(suit_colour, rim=INK):
    colours = palettes.palette(_RIM + 1)
    colours[RED] = PALETTE[suit_colour]
    colours[_RIM] = PALETTE[rim]
    return colours


class Deck:
    """The look of all cards at one display size.

    `width`, `height` of a card and `step` from one card of a hand to the next are in pixels.
    """

    def __init__(self, folder, step, suit_colours=FOUR_COLOURS, mono=False):
        """Load the sheets of a folder such as "assets/160x128" (errors: `sheets.load`).

        suit_colours: four house colours, for clubs, diamonds, hearts, spades.
        """
        from .sheets import load  # not above: it leaves once all sheets are loaded

        colours = 2 if mono else 16
        self._sheet = load(folder + "/cards.bmp", colours)
        self._backs = load(folder + "/backs.bmp", colours)
        self._tile = self._sheet.width // _COLUMNS
        self.width = self._tile * 2
        self.height = self._sheet.height
        self.step = step
        if mono:
            self._back = self._marked = palettes.one_bit()
            self._faces = (self._back,) * 4
        else:
            self._back = _palette(DUSK)
            self._faces = tuple([_palette(INK) for _ in range(4)])
            self._marked = _palette(INK, BRASS)
        self._mono = mono
        self._tiles = bytearray(6)  # of the card that is being shown
        self.colour_suits(suit_colours)

    def colour_suits(self, suit_colours):
        """Let all cards, those shown too, have other suit colours; nothing in one bit."""
        self._suit_colours = suit_colours
        if not self._mono:
            for suit in range(4):
                self._faces[suit][RED] = PALETTE[suit_colours[suit]]

    def card(self, x=0, y=0):
        """A new TileGrid of one card, seen from behind."""
        card = displayio.TileGrid(
            self._sheet,
            pixel_shader=self._back,
            width=2,
            height=3,
            tile_width=self._tile,
            tile_height=self.height // 3,
            x=x,
            y=y,
        )
        self.show(card, HIDDEN)
        return card

    def show(self, card, code, marked=False):
        """Let a card show its face: code = suit × 16 + rank (1–13), or HIDDEN for the back.

        marked: rimmed in brass (nothing in one bit); no more than one card at a time.
        """
        tiles = self._tiles
        if code < 0:
            for i in range(6):
                tiles[i] = _BACK + i
            colours = self._back
        else:
            suit = code >> 4
            rank = code & 15
            court = rank - 10
            tiles[0] = rank - 1
            if court > 0:
                tiles[1] = _TOP_RIGHT + court
                tiles[2] = _SUIT + court * 4 + suit
                tiles[3] = _RIGHT + 3 + court
                tiles[4] = _LOW_LEFT + court
                tiles[5] = _LOW_RIGHT + 3 + court
            else:
                tiles[1] = _TOP_RIGHT
                tiles[2] = _SUIT + suit
                tiles[3] = _RIGHT + suit
                tiles[4] = _LOW_LEFT
                tiles[5] = _LOW_RIGHT + suit
            colours = self._faces[suit]
            if marked:
                colours = self._marked
                if not self._mono:
                    colours[RED] = PALETTE[self._suit_colours[suit]]
        for i in range(6):
            set_tile(card, i, tiles[i])
        if card.pixel_shader is not colours:
            card.pixel_shader = colours

    def backs(self, most, x=0, y=0):
        """A new TileGrid of a hidden hand of up to `most` cards, empty at first."""
        width = self._backs.width // 3
        return displayio.TileGrid(
            self._backs,
            pixel_shader=self._back,
            width=most + 1,
            height=1,
            tile_width=width,
            tile_height=self._backs.height,
            x=x,
            y=y,
        )

    def show_backs(self, backs, count):
        """Let a hidden hand show `count` cards, from the left; True if that changes it."""
        changed = False
        for i in range(backs.width):
            tile = 1 if i < count else 2 if i == count and count else 0
            if backs[i] != tile:
                backs[i] = tile
                changed = True
        return changed
