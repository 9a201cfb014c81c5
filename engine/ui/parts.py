"""Small parts: square tiles of `ui.bmp`, 8 a row, numbered below.

A tile's side is the sheet's width / 8. A picture of n tiles side by side is n numbers in a row;
a frame of nine tiles counts from its top left corner, row by row.
"""

import displayio

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
