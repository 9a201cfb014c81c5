"""Paints the title pictures: a pond at dusk, a proud drake, and the name of the game."""

from art import LETTERS, SOURCE, blank, outlined, paste, pixels, read_art

BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
COLOUR = {letter: number for number, letter in enumerate(LETTERS)}


def ellipse(canvas, letter, cx, cy, rx, ry, over=None):
    """Fill an ellipse; over: only where the canvas has one of these letters."""
    keep = over and [COLOUR[c] for c in over]
    for y, row in enumerate(canvas):
        for x in range(len(row)):
            inside = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 <= 1
            if inside and (not keep or row[x] in keep):
                row[x] = COLOUR[letter]


def polygon(canvas, letter, *points):
    """Fill a polygon given by its corners (x, y)."""
    edges = list(zip(points, points[1:] + points[:1]))
    for y, row in enumerate(canvas):
        at = y + 0.5
        cuts = sorted(
            x0 + (at - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in edges
            if (y0 <= at) != (y1 <= at)
        )
        for left, right in zip(cuts[::2], cuts[1::2]):
            for x in range(max(0, round(left)), min(len(row), round(right))):
                row[x] = COLOUR[letter]


def fade(canvas, top, bottom, upper, lower):
    """Rows from `top` to `bottom` go from one colour to another by ordered dithering."""
    for y in range(top, bottom):
        share = (y - top) / (bottom - top) * 16
        for x in range(len(canvas[0])):
            canvas[y][x] = COLOUR[lower if BAYER[y % 4][x % 4] < share else upper]


def drake(width, height, k):
    """A drake that swims to the left, head high; k: 1 for a body of some 60 pixels."""
    duck = blank(width, height)

    def oval(letter, cx, cy, rx, ry, over=None):
        ellipse(duck, letter, cx * k, cy * k, rx * k, ry * k, over)

    def shape(letter, *points):
        polygon(duck, letter, *((x * k, y * k) for x, y in points))

    shape("t", (52, 38), (68, 27), (66, 34), (70, 35), (62, 44))  # tail
    oval("c", 42, 43, 24, 13)  # body
    oval("t", 23, 40, 11, 13)  # chest
    oval("t", 21, 36, 9, 10)
    shape("g", (13, 16), (29, 16), (30, 30), (26, 34), (17, 33), (14, 27))  # neck
    oval("g", 20, 14, 10, 10)  # head
    oval("w", 22, 33, 9, 3, "gt")  # ring
    oval("W", 23, 18, 9, 8, "g")
    oval("g", 19, 13, 9, 9, "W")
    oval("t", 45, 40, 17, 9)  # wing
    oval("c", 43, 37, 16, 7, "t")
    oval("d", 50, 42, 7, 3, "tc")
    oval("s", 49, 41, 5, 1.6, "d")
    oval("w", 50, 45, 7, 1, "tc")
    oval("m", 42, 52, 22, 5, "c")
    shape("y", (12, 11), (3, 16), (1, 19), (4, 21), (13, 20))  # bill
    shape("o", (1, 18.4), (13, 17.6), (13, 21), (4, 21.4))
    oval("w", 16.5, 11.5, 3.2, 3.4)
    oval("#", 15.6, 12, 1.8, 2.2)
    shape("g", (12, 7), (21, 7), (21, 11), (12, 9.6))  # a proud lid
    shape("#", (13, 9.4), (20.4, 10.4), (20.4, 11.4), (13, 10.2))
    return outlined(duck)


def name(gap, times=1):
    """DUCKPOND in brass, outlined and with a shadow below."""
    art = read_art(SOURCE / "logo.txt")[""]
    mask = []
    for letter in "DUCKPOND":
        letter = grown(pixels(art[letter]), times)
        mask = [a + [0] * gap + b for a, b in zip(mask, letter)] if mask else letter
    edge = 2 * times
    height, width = len(mask) + 2 * edge + times, len(mask[0]) + 2 * edge
    canvas = blank(width, height)
    tall = len(mask)
    for y, row in enumerate(mask):
        share = y / tall * 3
        for x, on in enumerate(row):
            if on:
                dither = BAYER[y % 4][x % 4] / 16
                canvas[y + edge][x + edge] = COLOUR["cyoo"[min(3, int(share + dither))]]
    for _ in range(edge):
        canvas = outlined(canvas)
    return canvas


def grown(picture, times):
    """The picture twice as large with its slants kept smooth (Scale2x), or as it is."""
    if times == 1:
        return picture
    height, width = len(picture), len(picture[0])

    def at(x, y):
        return picture[y][x] if 0 <= x < width and 0 <= y < height else 0

    result = blank(width * 2, height * 2)
    for y in range(height):
        for x in range(width):
            up, left, right, down = at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)
            middle = at(x, y)
            smooth = up != down and left != right
            result[2 * y][2 * x] = left if smooth and left == up else middle
            result[2 * y][2 * x + 1] = right if smooth and up == right else middle
            result[2 * y + 1][2 * x] = left if smooth and left == down else middle
            result[2 * y + 1][2 * x + 1] = right if smooth and down == right else middle
    return result


def chance(x, y, sides):
    """A number below `sides` that looks thrown, and is the same in every build."""
    value = (x * 7919 + y * 104729 + 12345) * 2654435761 & 0xFFFFFFFF
    return (value >> 11 ^ value >> 21) % sides


def dash(canvas, letter, x, y, length):
    for at in range(max(0, x), min(len(canvas[0]), x + length)):
        canvas[y][at] = COLOUR[letter]


def reed(canvas, x, top, foot, lean, k=1):
    """A bulrush: two blades, a stalk leaning to the right by `lean`, a brown head."""
    for spread, rise in ((-5, 0.45), (7, 0.55)):
        tip = (x + spread * k + lean, foot - (foot - top) * rise)
        polygon(canvas, "D", (x - k, foot), tip, (x + 2 * k, foot))
        polygon(canvas, "#", (x, foot), tip, (x + 2 * k, foot))
    for y in range(top, foot):
        at = round(x + lean * (foot - y) / (foot - top))
        dash(canvas, "#", at, y, k)
        if 3 * k <= y - top < 14 * k:
            dash(canvas, "t", at - k, y, 2 * k)
            dash(canvas, "#", at + k, y, k)
    dash(canvas, "m", x - 4 * k, foot, 9 * k)


def sky(canvas, shore):
    """Dusk: bands of colour that melt into each other, and the first stars."""
    bands = "#dpoy"
    ends = (0.06, 0.22, 0.46, 0.68, 0.84, 0.95, 0.97, 1)
    top = 0
    for band, letter in enumerate(bands):
        bottom = round(ends[2 * band] * shore) if 2 * band < len(ends) else shore
        fade(canvas, top, bottom, letter, letter)
        if band < len(bands) - 1:
            top = round(ends[2 * band + 1] * shore)
            fade(canvas, bottom, top, letter, bands[band + 1])
    for star in range(len(canvas[0]) // 12):
        x, y = chance(star, 1, len(canvas[0])), chance(star, 2, shore // 2)
        if canvas[y][x] in (COLOUR["#"], COLOUR["d"]):
            canvas[y][x] = COLOUR["wcm"[star % 3]]


def water(canvas, shore, sun):
    """Deep water, lighter towards the shore, and the sun's path on it."""
    x, _, r = sun
    height, width = len(canvas), len(canvas[0])
    for y in range(shore, height):
        depth = (y - shore) / (height - shore)
        dash(canvas, "D", 0, y, width)
        for i in range(round(26 * (1 - depth) ** 2 * width / 160)):
            start = chance(i, y, width + 12) - 12
            dash(canvas, "W", start, y, 4 + chance(y, i, 9))
        if (y - shore) % 3 == 1:
            reach = round(r * (0.5 + 0.4 * depth))
            for i in range(3 + r // 12):
                at = x - reach + chance(i + 50, y, 2 * reach)
                dash(canvas, "yoopo"[chance(i, y, 5)], at, y, 2 + chance(y, i, r // 5))
    dash(canvas, "m", 0, shore, width)


def pond(width, height, shore, sun):
    """Sky, sun, hills and water; shore: row of the water's edge; sun: (x, y, radius)."""
    canvas = blank(width, height)
    sky(canvas, shore)
    x, y, r = sun
    ellipse(canvas, "o", x, y, r + 2, r + 2)
    ellipse(canvas, "y", x, y, r, r)
    ellipse(canvas, "c", x - r * 0.15, y - r * 0.15, r * 0.7, r * 0.7)
    hills = (("d", 0.3, 0.3, 0.2), ("D", 0.05, 0.3, 0.13), ("D", 0.95, 0.4, 0.12))
    for letter, cx, rx, ry in hills:
        ellipse(canvas, letter, cx * width, shore, rx * width, ry * shore)
    water(canvas, shore, sun)
    return canvas


def swimming(canvas, duck, x, y, k):
    """Put the drake on the water: his wake around him."""
    paste(canvas, duck, x, y)
    for dx, dy, length in ((10, 53, 20), (16, 55, 46), (22, 57, 30), (2, 51, 9), (62, 52, 12)):
        dash(canvas, "m", x + round(dx * k), y + round(dy * k), round(length * k))


def hatched(duck):
    """The drake in ink and white alone: dark head, hatched chest, white line around him."""
    result = outlined([[COLOUR["#"] if c else 0 for c in row] for row in duck], COLOUR["w"])
    for y, row in enumerate(duck):
        for x, colour in enumerate(row):
            letter = LETTERS[colour]
            if letter in "cwyo" or letter in "tm" and (x + y) % 2 == 0:
                result[y][x] = COLOUR["w"]
    return result


def colour_title(width, height, shore, sun, k, place, logo, reeds):
    """A whole title picture; logo: (row, gap, times)."""
    canvas = pond(width, height, shore, sun)
    swimming(canvas, drake(round(72 * k), round(60 * k), k), *place, k)
    letters = name(*logo[1:])
    paste(canvas, letters, (width - len(letters[0])) // 2, logo[0])
    for args in reeds:
        reed(canvas, *args)
    return canvas


def small():
    """160 × 128: the menu finds room at the lower left."""
    reeds = ((3, 62, 110, 3), (11, 74, 116, 2), (154, 84, 122, 3))
    return colour_title(160, 128, 76, (119, 66, 22), 1, (87, 38), (7, 4, 1), reeds)


def large():
    """240 × 240."""
    reeds = ((8, 120, 204, 6, 2), (24, 142, 214, 3, 2), (230, 150, 226, 4, 2))
    return colour_title(240, 240, 140, (172, 122, 40), 1.6, (118, 76), (16, 2, 2), reeds)


def wide():
    """240 × 135."""
    reeds = ((228, 62, 112, 4), (236, 76, 120, 2))
    return colour_title(240, 135, 84, (182, 76, 24), 1, (146, 48), (5, 2, 2), reeds)


def wider():
    """320 × 170."""
    reeds = ((8, 84, 146, 5, 2), (304, 96, 158, 4, 2))
    return colour_title(320, 170, 100, (232, 88, 32), 1.4, (182, 52), (6, 9, 2), reeds)


def mono():
    """128 × 64 in ink (dark) and white (lit)."""
    canvas = blank(128, 64)
    ellipse(canvas, "w", 100, 40, 20, 20)
    ellipse(canvas, "#", 92, 36, 20, 20)
    for y in range(54, 64, 3):
        for i in range(8 - (y - 54) // 3):
            dash(canvas, "w", chance(i, y, 128), y, 3 + chance(y, i, 6))
    duck = hatched(drake(54, 45, 0.74))
    eye = pixels([".www.", "w###w", "w#www", ".www."])
    paste(duck, eye, 11, 6)
    paste(canvas, duck, 72, 18)
    letters = read_art(SOURCE / "logo.txt")[""]
    for i, letter in enumerate("DUCKPOND"):
        paste(canvas, pixels(letters[letter]), 1 + 16 * i, 1, COLOUR["w"])
    return canvas
