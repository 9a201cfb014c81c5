"""Small parts: square tiles of `ui.bmp`, 8 a row, numbered below.

A tile's side is the sheet's width / 8. A picture of n tiles side by side is n numbers in a row;
the nine tiles of the bubble count from its top left corner, row by row.
"""

import displayio

WATER = 0  # four tiles of water: still, two ripples, a spark
BUBBLE = 4  # nine: a speech bubble; TAIL goes over its lower edge (flipped: over its upper)
TAIL = 13
BILL = 14  # this card can quack
FOOT = 15  # who leads
BLANK = 16
DUCK = 17  # two tiles: Duck course
POT = 19  # two tiles: Soup course
LOW = 21
HIGH = 22
UP_PILE = 23
DOWN_PILE = 24


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
