"""Sheets: pictures of the house palette, loaded from assets/ into displayio bitmaps.

`ui.bmp` of each size holds the small parts as square tiles, 8 a row, numbered below; the
tile's side is the sheet's width / 8. A picture of n tiles side by side is n numbers in a row;
a frame of nine tiles counts from its top left corner, row by row.
"""

import struct

import bitmaptools
import displayio

from .theme import CLEAR, PALETTE

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


def open_asset(path):
    """The open file of a picture or typeface; OSError in plain words if there is none."""
    try:
        return open(path, "rb")
    except OSError:
        raise OSError(path + " is missing: copy the folder assets to the board again.")


def damaged(path):
    """The ValueError for a file under assets/ that is not what it should be."""
    return ValueError(path + " is damaged: copy the folder assets to the board again.")


def load(path, colours=16):
    """The indexed BMP at `path` as a Bitmap of so many colours (2 or 16).

    Raises OSError if the file cannot be read, ValueError if it is not such a picture.
    """
    with open_asset(path) as file:
        head = file.read(54)
        if len(head) < 54 or head[:2] != b"BM":
            raise damaged(path)
        start = struct.unpack_from("<I", head, 10)[0]
        width, height, _, bits, packed = struct.unpack_from("<iiHHI", head, 18)
        if packed or bits != (1 if colours == 2 else 4) or width < 1 or height < 1:
            raise damaged(path)
        bitmap = displayio.Bitmap(width, height, colours)
        file.seek(start)
        try:
            bitmaptools.readinto(
                bitmap,
                file,
                bits_per_pixel=bits,
                element_size=4,
                reverse_pixels_in_element=True,
                reverse_rows=True,
            )
        except EOFError:
            raise damaged(path)
    return bitmap


def picture(path):
    """A TileGrid of a whole picture whose pixels stay on flash: no RAM, for the title.

    Raises OSError or ValueError as `load` does.
    """
    open_asset(path).close()
    try:
        bitmap = displayio.OnDiskBitmap(path)
    except (RuntimeError, ValueError):
        raise damaged(path)
    return displayio.TileGrid(bitmap, pixel_shader=bitmap.pixel_shader)


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
