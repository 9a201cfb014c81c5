"""Text art and pictures: lists of rows of colour numbers.

Text art: "#" comments at the start of a file, "=" lines naming the pictures drawn side by
side below them, one letter a pixel (`LETTERS`; "." is clear). A row ending in "*n" stands n
times. A line "[name] …" begins a section.
"""

import runpy
import struct
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
THEME = runpy.run_path(str(SOURCE.parents[1] / "engine" / "ui" / "theme.py"))
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


def one_bit(picture):
    """The picture with what a one-bit panel lights as 1, the rest as 0."""
    return [[THEME["LIT"][colour] for colour in row] for row in picture]


def write_bmp(path, picture, bits, palette=THEME["PALETTE"]):
    """An uncompressed indexed BMP of 1 or 4 bits a pixel, bottom row first. Its width and height
    stand in the four bytes that a BMP has to spare, too: so a wrong one is seen."""
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
    head = struct.pack("<2sIHHI", b"BM", start + len(rows), width, height, start)
    info = struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, bits, 0, len(rows), 2835, 2835, len(palette), 0
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + info + colours + rows)
