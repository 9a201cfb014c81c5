"""Build every sheet and font under assets/ from the sources beside this file.

    python3 assets/source/build.py [FOLDER]     (FOLDER: where to build, default assets/)

Needs the standard library only.
"""

import struct
import sys
from pathlib import Path

import icons
import title
from art import (
    SOURCE,
    THEME,
    one_bit,
    outlined,
    paste,
    pixels,
    read_art,
    sheet,
    tiles,
    write_bmp,
)

SIZES = (
    ("160x128", 4, title.small),
    ("240x240", 4, title.large),
    ("128x64", 1, title.mono),
)
# Sizes whose tables are made of another size's sheets.
TITLES = (("240x135", title.wide), ("320x170", title.wider))
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ICON_SIDES = {"160x128": 24, "240x240": 32}
WORN = ("crest", "bow-tie", "sunglasses", "sailor-cap", "scarf", "top-hat")  # red to purple
CREAM, RED = THEME["CREAM"], THEME["RED"]
BLACK_AND_WHITE = (0x000000, 0xFFFFFF)


def write_sheet(path, picture, bits):
    """A sheet in the house palette, or in black and white."""
    if bits == 1:
        write_bmp(path, one_bit(picture), 1, BLACK_AND_WHITE)
    else:
        write_bmp(path, picture, bits)


def same_size(name, pictures):
    """Raise ValueError unless all pictures, of the source `name`, are as large as the first."""
    first = pictures[0]
    for number, picture in enumerate(pictures):
        if {len(row) for row in picture} != {len(first[0])} or len(picture) != len(first):
            raise ValueError(f"{name}: picture {number} is not of the first one's size")


def build_font(out, name, ascent, height, spacing):
    """A face as a one-bit strip and a table (see engine/ui/font.py).

    Glyphs of one width stand together from a multiple of it on, so that a glyph's tile
    number times its width is where it stands.
    """
    glyphs = {}
    for char, rows in read_art(SOURCE / f"font-{name}.txt")[""].items():
        code = 32 if char == "SP" else ord(char)
        rows = pixels(rows + [""] * (height - len(rows)))
        glyphs[code & 0xFFFF] = rows
    strip, table = [[] for _ in range(height)], {}
    for code in sorted(glyphs, key=lambda code: (len(glyphs[code][0]), code)):
        width = len(glyphs[code][0])
        gap = -len(strip[0]) % width
        for line, row in zip(strip, glyphs[code]):
            line += [0] * gap + row
        table[code] = struct.pack("<HBB", code, width, len(strip[0]) // width - 1)
    write_bmp(out / "fonts" / f"{name}.bmp", strip, 1, BLACK_AND_WHITE)
    head = bytes((ascent, height, spacing, max(len(g[0]) for g in glyphs.values())))
    (out / "fonts" / f"{name}.tbl").write_bytes(
        head + b"".join(table[code] for code in sorted(table))
    )


def card_faces(art):
    """The cards a sheet's tiles are cut from: face(rank index, suit index), and the back."""
    base = pixels(art["blank"]["blank"])

    def place(canvas, section, name):
        x, y = map(int, art[section][""][:2])
        picture = pixels(art[section][name])
        paste(canvas, outlined(picture) if "outline" in art[section][""] else picture, x, y)

    def index(canvas, section, name):
        """Print a rank or a suit in the suit's colour, clear of the figure behind it."""
        x, y = map(int, art[section][""])
        around = [[0, *row, 0] for row in pixels(["", *art[section][name], ""])]
        paste(canvas, outlined(around, CREAM), x - 1, y - 1, CREAM)
        paste(canvas, around, x - 1, y - 1, RED)

    def face(rank, suit):
        canvas = [row[:] for row in base]
        if rank > 9:
            court = ("jack", "queen", "king")[rank - 10]
            place(canvas, court, court)
        else:
            place(canvas, "pips", "CDHS"[suit])
        index(canvas, "ranks", RANKS[rank])
        index(canvas, "suits", "CDHS"[suit])
        return canvas

    back = pixels(art["back"]["back"])
    return face, back


def build_cards(out, size, bits):
    """The sheet of card tiles, in the order that engine/ui/cards.py counts on."""
    art = read_art(SOURCE / f"cards-{size}.txt")
    face, back = card_faces(art)
    width, height = len(back[0]) // 2, len(back) // 3
    courts = range(10, 13)

    def cut(rank, suit):
        return tiles(face(rank, suit), width, height)

    row = [cut(rank, 0)[0] for rank in range(13)]
    row += [cut(0, suit)[2] for suit in range(4)]
    row += [cut(rank, suit)[2] for rank in courts for suit in range(4)]
    row += [cut(rank, 0)[4] for rank in (0, *courts)]
    row += [cut(rank, 0)[1] for rank in (0, *courts)]
    for place in (3, 5):
        row += [cut(0, suit)[place] for suit in range(4)] + [cut(r, 0)[place] for r in courts]
    row += tiles(back, width, height)
    for name, picture in (("cards", sheet(row, 19)), ("backs", pixels(art["narrow"]["narrow"]))):
        write_sheet(out / size / f"{name}.bmp", picture, bits)


def build_tiles(out, size, bits, name, columns):
    """A sheet of tiles of one size, so many a row."""
    cut = [pixels(rows) for rows in read_art(SOURCE / f"{name}-{size}.txt")[""].values()]
    same_size(f"{name}-{size}.txt", cut)
    write_sheet(out / size / f"{name}.bmp", sheet(cut, columns), bits)


def duck_pictures(art):
    """Every picture of ducks.bmp in the order that engine/ui/ducks.py counts on."""

    def put(*parts):
        canvas = pixels(art["body"]["body"])
        for part in parts:
            paste(canvas, pixels(art[part][part]), *map(int, art[part][""]))
        return canvas

    ducks = [put(mood, wears) for wears in WORN for mood in ("calm", "nervous", "smug")]
    wood = dict(zip(pixels(["gWm"])[0], pixels(["ttc"])[0]))
    decoy = [[wood.get(colour, colour) for colour in row] for row in put("string", "target")]
    others = [pixels(art[name][name]) for name in ("water", "duckling", "empty", "back", "gone")]
    return [*ducks, *others[:2], decoy, *others[2:]]


def build_ducks(out, size, bits):
    """The cards of the duck deck as 8 x 8 tiles, each kept once, and the tiles of each picture.

    The table holds columns and rows of a picture, then a byte a tile, row by row.
    """
    pictures = duck_pictures(read_art(SOURCE / f"ducks-{size}.txt"))
    kept, numbers = [], bytearray()
    same_size(f"ducks-{size}.txt", pictures)
    for picture in pictures:
        for tile in tiles(picture, 8, 8):
            if tile not in kept:
                kept.append(tile)
            numbers.append(kept.index(tile))
    write_sheet(out / size / "ducks.bmp", sheet(kept, 16), bits)
    head = bytes((len(pictures[0][0]) // 8, len(pictures[0]) // 8))
    (out / size / "ducks.tbl").write_bytes(head + numbers)


def build_icons(out, size, bits):
    """The icons of the action cards, one below the other."""
    if bits == 1:
        drawn = read_art(SOURCE / f"icons-{size}.txt")[""].values()
        pictures = [pixels(rows) for rows in drawn]
    else:
        pictures = icons.pictures(ICON_SIDES[size])
    same_size("icons", pictures)
    write_sheet(out / size / "icons.bmp", sheet(pictures, 1), bits)


def build_title(out, size, bits, paint):
    """The title picture, painted by title.py."""
    write_sheet(out / size / "title.bmp", paint(), bits)


def build(out):
    """Build everything into the folder `out`."""
    build_font(out, "tiny", 5, 5, 1)
    build_font(out, "small", 7, 9, 1)
    build_font(out, "large", 10, 13, 1)
    for size, bits, paint in SIZES:
        build_cards(out, size, bits)
        build_tiles(out, size, bits, "ui", 8)
        build_title(out, size, bits, paint)
        build_ducks(out, size, bits)
        build_tiles(out, size, bits, "marks", 8)
        build_tiles(out, size, bits, "sights", 4)
        build_tiles(out, size, bits, "pips", 8)
        build_icons(out, size, bits)
    for size, paint in TITLES:
        build_title(out, size, 4, paint)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE.parent)
