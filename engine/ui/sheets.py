"""Sheets: pictures of the house palette, loaded from assets/ into displayio bitmaps.

`ui.bmp` of each size holds the small parts as square tiles, 8 a row, numbered below; the
tile's side is the sheet's width / 8. A picture of n tiles side by side is n numbers in a row;
a frame of nine tiles counts from its top left corner, row by row.
"""

import struct

import bitmaptools
import displayio

from engine.ui.theme import CLEAR, PALETTE

WATER = 0  # four tiles of water: still, two ripples, a spark
PANEL = 4  # nine: a dialogue's frame
BUBBLE = 13  # nine: a speech bubble; TAIL goes over its lower edge (flipped: over its upper)
TAIL = 22
BILL = 23  # this card can quack
FOOT = 24  # who leads
POINT_RIGHT = 25
POINT_UP = 26
BLANK = 27
FRAME = 28  # four corners of the brass frame
DUCK = 32  # two tiles: Duck course
POT = 34  # two tiles: Soup course
LOW = 36
HIGH = 37
UP_PILE = 38
DOWN_PILE = 39
STOCK = 40  # two tiles
KEYS = 42  # eight caps: A B X Y up down left right
START = 50  # three tiles
SELECT = 53  # two tiles


def load(path, colours=16):
    """The indexed BMP at `path` as a Bitmap of so many colours (2, 4 or 16).

    Raises OSError if the file cannot be read, ValueError if it is not such a picture.
    """
    try:
        file = open(path, "rb")
    except OSError:
        raise OSError("The picture " + path + " is missing: copy the folder assets again.")
    with file:
        try:
            head = file.read(54)
            kind, start = struct.unpack_from("<2s8xI", head)
            width, height, _, bits, packed = struct.unpack_from("<iiHHI", head, 18)
            if kind != b"BM" or packed or bits not in (1, 4) or width < 1 or height < 1:
                raise ValueError
            bitmap = displayio.Bitmap(width, height, colours)
            file.seek(start)
            bitmaptools.readinto(
                bitmap,
                file,
                bits_per_pixel=bits,
                element_size=4,
                reverse_pixels_in_element=True,
                reverse_rows=True,
            )
        except (ValueError, EOFError, RuntimeError, struct.error):
            raise ValueError("The picture " + path + " is damaged: copy the folder assets again.")
    return bitmap


def palette(count=16):
    """A new Palette of the first `count` house colours, the first of them transparent."""
    colours = displayio.Palette(count)
    for i in range(count):
        colours[i] = PALETTE[i]
    colours.make_transparent(CLEAR)
    return colours


def one_bit(inverted=False):
    """A new Palette for one-bit sheets: black and white, or white and black."""
    colours = displayio.Palette(2)
    colours[0 if inverted else 1] = 0xFFFFFF
    return colours


def grid(sheet, colours, columns, rows, x=0, y=0):
    """A new TileGrid of `ui.bmp` tiles, all of them tile 0 (still water) at first."""
    side = sheet.width // 8
    return displayio.TileGrid(
        sheet,
        pixel_shader=colours,
        width=columns,
        height=rows,
        tile_width=side,
        tile_height=side,
        x=x,
        y=y,
    )


def icon(sheet, colours, first, columns=1, x=0, y=0):
    """A new TileGrid of one picture: `columns` tiles side by side, from `first` on."""
    tiles = grid(sheet, colours, columns, 1, x, y)
    for i in range(columns):
        tiles[i] = first + i
    return tiles


def frame(sheet, colours, first, columns, rows, x=0, y=0):
    """A new TileGrid of a frame (PANEL, BUBBLE), `columns` × `rows` tiles, 2 × 2 at least."""
    tiles = grid(sheet, colours, columns, rows, x, y)
    for row in range(rows):
        start = first + (0 if row == 0 else 6 if row == rows - 1 else 3)
        for column in range(columns):
            side = 0 if column == 0 else 2 if column == columns - 1 else 1
            tiles[row * columns + column] = start + side
    return tiles
