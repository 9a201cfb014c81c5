"""Build every sheet and font under assets/ from the text art beside this file.

    python3 assets/source/build.py [FOLDER]     (FOLDER: where to build, default assets/)

Text art: "#" comments at the start of a file, "=" lines naming the pictures drawn side by
side below them, one letter a pixel (`LETTERS`; "." is clear). A row ending in "*n" stands n
times. Needs the standard library only.
"""

import struct
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
sys.path.insert(0, str(SOURCE.parents[1]))

from engine.ui.theme import PALETTE  # noqa: E402  (found through the path set above)

LETTERS = ".#wrctovygspWDdm"  # in the order of the house palette


def read_art(path):
    """The pictures of a text-art file: {section: {name: rows}}, "" before any [section].

    A section's rows without "=" lines form one picture of the section's own name; what
    follows the section's name (numbers, words) stands under the name "".
    """
    sections, names, section = {"": {}}, [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not names and line.startswith("#"):
            continue
        if line.startswith("["):
            section, _, rest = line[1:].partition("]")
            sections[section] = {"": rest.split(), section: []}
            names = [section]
        elif line.startswith("= "):
            names = line[2:].split()
            sections[section].update((name, []) for name in names)
            sections[section].pop(section, None)
        else:
            parts = line.split(" ")
            times = int(parts.pop()[1:]) if parts[-1].startswith("*") else 1
            if len(parts) != len(names):
                raise ValueError(f"{path.name}: {len(names)} pictures, but row {line!r}")
            for name, part in zip(names, parts):
                sections[section][name] += [part] * times
    return sections


def pixels(rows, width=None):
    """Rows of letters as lists of colour numbers, all of one width."""
    width = width or max(map(len, rows))
    return [[LETTERS.index(c) for c in row.ljust(width, ".")] for row in rows]


def blank(width, height, colour=0):
    return [[colour] * width for _ in range(height)]


def paste(canvas, picture, x, y, tint=None):
    """Lay a picture's coloured pixels over the canvas; tint recolours them."""
    for dy, row in enumerate(picture):
        for dx, colour in enumerate(row):
            if colour:
                canvas[y + dy][x + dx] = tint or colour


def outlined(picture, colour=1):
    """The picture with every clear pixel beside one of its own pixels inked."""
    height, width = len(picture), len(picture[0])
    result = [row[:] for row in picture]
    for y in range(height):
        for x in range(width):
            near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
            if not picture[y][x] and any(
                0 <= a < width and 0 <= b < height and picture[b][a] for a, b in near
            ):
                result[y][x] = colour
    return result


def tiles(picture, width, height):
    """The picture cut into tiles, row by row."""
    return [
        [row[x : x + width] for row in picture[y : y + height]]
        for y in range(0, len(picture), height)
        for x in range(0, len(picture[0]), width)
    ]


def sheet(cut, columns):
    """Tiles of one size laid out in rows of so many columns."""
    width, height = len(cut[0][0]), len(cut[0])
    canvas = blank(columns * width, -(-len(cut) // columns) * height)
    for i, tile in enumerate(cut):
        paste(canvas, tile, i % columns * width, i // columns * height)
    return canvas


def write_bmp(path, picture, bits, palette=PALETTE):
    """An uncompressed indexed BMP of 1 or 4 bits a pixel, bottom row first."""
    width, height = len(picture[0]), len(picture)
    stride = (width * bits + 31) // 32 * 4
    rows = bytearray()
    for row in reversed(picture):
        value = 0
        for colour in row:
            value = value << bits | colour
        rows += (value << stride * 8 - width * bits).to_bytes(stride, "big")
    colours = b"".join(struct.pack("<I", c) for c in palette)
    start = 54 + len(colours)
    head = struct.pack("<2sIII", b"BM", start + len(rows), 0, start)
    info = struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, bits, 0, len(rows), 2835, 2835, len(palette), 0
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + info + colours + rows)


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
    write_bmp(out / "fonts" / f"{name}.bmp", strip, 1, (0x000000, 0xFFFFFF))
    head = bytes((ascent, height, spacing, max(len(g[0]) for g in glyphs.values())))
    (out / "fonts" / f"{name}.tbl").write_bytes(
        head + b"".join(table[code] for code in sorted(table))
    )


def card_faces(art):
    """The cards a sheet's tiles are cut from: face(rank index, suit index), and the back."""
    base = pixels(art["blank"]["blank"])

    def place(canvas, section, name, tint=None):
        x, y = map(int, art[section][""][:2])
        picture = pixels(art[section][name])
        paste(canvas, outlined(picture) if "outline" in art[section][""] else picture, x, y, tint)

    def face(rank, suit):
        canvas = [row[:] for row in base]
        if rank > 9:
            court = ("jack", "queen", "king")[rank - 10]
            place(canvas, court, court)
        else:
            place(canvas, "pips", "CDHS"[suit])
        place(canvas, "ranks", "A23456789 JQK"[rank] if rank != 9 else "10", 3)
        place(canvas, "suits", "CDHS"[suit], 3)
        return canvas

    back = pixels(art["back"]["back"])
    return face, back


def build_cards(out, size, bits):
    """The sheet of card tiles, in the order that engine/ui/cards.py counts on."""
    art = read_art(SOURCE / f"cards-{size}.txt")
    face, back = card_faces(art)
    width, height = len(back[0]) // 2, len(back) // 3
    cut = lambda rank, suit: tiles(face(rank, suit), width, height)  # noqa: E731
    courts = range(10, 13)
    row = [cut(rank, 0)[0] for rank in range(13)]
    row += [cut(0, suit)[2] for suit in range(4)]
    row += [cut(rank, suit)[2] for rank in courts for suit in range(4)]
    row += [cut(rank, 0)[4] for rank in (0, *courts)]
    row += [cut(rank, 0)[1] for rank in (0, *courts)]
    for place in (3, 5):
        row += [cut(0, suit)[place] for suit in range(4)] + [cut(r, 0)[place] for r in courts]
    row += tiles(back, width, height)
    write_bmp(out / size / "cards.bmp", sheet(row, 19), bits)
    if "narrow" in art:
        write_bmp(out / size / "backs.bmp", pixels(art["narrow"]["narrow"]), bits)


def build_ui(out, size, bits):
    """The sheet of small parts, eight tiles a row."""
    cut = [pixels(rows) for rows in read_art(SOURCE / f"ui-{size}.txt")[""].values()]
    write_bmp(out / size / "ui.bmp", sheet(cut, 8), bits)


def build(out):
    """Build everything into the folder `out`."""
    build_font(out, "tiny", 5, 5, 1)
    build_font(out, "small", 7, 9, 1)
    build_font(out, "large", 10, 13, 1)
    build_cards(out, "160x128", 4)
    build_ui(out, "160x128", 4)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE.parent)
