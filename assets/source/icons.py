"""Draws the icons of the action cards in colour, at any size, from icons.txt.

Each icon is a small card: its ground's colour stands behind its name. Shapes are given on 24 x
24 units, one a line: a kind, a colour's letter, numbers.

    o c x y rx [ry]     an ellipse around (x, y)
    p c x y x y x y ... a polygon
    l c w x y x y ...   a line w wide through points
    r c x y w h         a rectangle

Shapes are inked around together; behind "plain" they are not, behind "lined" they are again, over
what is there. "use NAME x y k a>b ..." draws the part [.NAME] k times as large, moved by (x, y),
with letter a's colour as b's.
"""

import math
from itertools import pairwise

from art import LETTERS, SOURCE, blank, outlined, paste
from title import ellipse, polygon

UNITS = 24


def read_icons():
    """The lines of icons.txt by name: {name: (words behind it, [words of each line])}."""
    icons = {}
    for line in (SOURCE / "icons.txt").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if line.startswith("["):
            name = line[1 : line.index("]")]
            icons[name] = (words[1:], [])
        elif words and not line.startswith("# "):
            icons[name][1].append(words)
    return icons


def shapes(icons, lines):
    """The lines with every "use" carried out: tuples (kind, letter, numbers), or a mode."""
    for kind, *words in lines:
        if kind in ("plain", "lined"):
            yield kind, "", []
        elif kind == "use":
            name, dx, dy, k, *changes = words
            letters = dict(change.split(">") for change in changes)
            for kind, letter, numbers in shapes(icons, icons["." + name][1]):
                moved = placed(kind, numbers, float(dx), float(dy), float(k))
                yield kind, letters.get(letter, letter), moved
        else:
            yield kind, words[0], [float(word) for word in words[1:]]


def placed(kind, numbers, dx, dy, k):
    """A shape's numbers, k times as large and then moved."""
    first = 1 if kind == "l" else 0  # a width comes first
    last = len(numbers) if kind in "lp" else 2  # and sizes last
    moved = [n * k for n in numbers]
    for i in range(first, last):
        moved[i] += (dx, dy)[(i - first) % 2]
    return moved


def draw(layer, kind, letter, numbers):
    """Draw one shape, its numbers in pixels."""
    if kind == "o":
        x, y, rx, *ry = numbers
        ellipse(layer, letter, x, y, rx, *(ry or [rx]))
    elif kind == "p":
        polygon(layer, letter, *zip(numbers[::2], numbers[1::2]))
    elif kind == "r":
        x, y, width, height = numbers
        for row in layer[round(y) : max(round(y + height), round(y) + 1)]:
            for at in range(round(x), max(round(x + width), round(x) + 1)):
                row[at] = LETTERS.index(letter)
    else:
        line(layer, letter, numbers[0], list(zip(numbers[1::2], numbers[2::2])))


def line(layer, letter, width, points):
    for (x0, y0), (x1, y1) in pairwise(points):
        half = max(width, 1) / 2 / math.hypot(x1 - x0, y1 - y0)
        dx, dy = (y1 - y0) * half, (x0 - x1) * half
        corners = ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))
        polygon(layer, letter, *corners)
        if width >= 2:
            for x, y in ((x0, y0), (x1, y1)):
                ellipse(layer, letter, x, y, width / 2, width / 2)


def ground(side, letter):
    """A blank card."""
    canvas = blank(side, side, LETTERS.index(letter))
    canvas[-1] = [LETTERS.index("t")] * side
    for row in (canvas[0], canvas[-1]):
        row[0] = row[-1] = 0
    return canvas


def icon(icons, name, side):
    """The picture of one icon, `side` pixels wide and high."""
    words, lines = icons[name]
    canvas = ground(side, words[0])
    k = side / UNITS
    layer, inked = blank(side, side), True

    def finish():
        paste(canvas, outlined(layer) if inked else layer, 0, 0)

    for kind, letter, numbers in shapes(icons, lines):
        if letter:
            draw(layer, kind, letter, [n * k for n in numbers])
        else:
            finish()
            layer, inked = blank(side, side), kind == "lined"
    finish()
    for place in (0, -1):
        canvas[0][place] = canvas[-1][place] = 0
    return canvas


def pictures(side):
    """All icons, `side` pixels wide and high, in the order of their source."""
    icons = read_icons()
    return [icon(icons, name, side) for name in icons if not name.startswith(".")]
