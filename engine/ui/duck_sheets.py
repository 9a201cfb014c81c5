"""Ducks and icons from their sheets: needed once, and out of memory again."""

from . import palettes, sheets, theme
from .assets import damaged, open_asset
from .ducks import LAST_PICTURE, Ducks, Icons


def load_ducks(folder, palette):
    """The `Ducks` of a folder such as "assets/160x128" (errors: `sheets.load`).

    palette: the house's, of 16 colours, or one of a single bit.
    """
    cards, marks, sights, pips = [
        sheets.load(folder + name, len(palette))
        for name in ("/ducks.bmp", "/marks.bmp", "/sights.bmp", "/pips.bmp")]
    path = folder + "/ducks.tbl"
    with open_asset(path) as file:
        tiles = file.read()
    count = cards.width // 8 * (cards.height // 8)
    if len(tiles) < 3 or len(tiles) != 2 + (LAST_PICTURE + 1) * tiles[0] * tiles[1] \
            or max(tiles[2:]) >= count:
        raise damaged(path)
    return Ducks(cards, marks, sights, pips, tiles, palette)


def open_icons(folder, palette):
    """The `Icons` of a folder; palette and errors as of `load_ducks`."""
    path = folder + "/icons.bmp"
    file = open_asset(path)
    start, side, height, bits = sheets.measures(file, path, len(palette))
    if height % side:
        raise damaged(path)
    return Icons(file, start, side, height // side - 1, palette,
                 palette if bits == 1 else _dimmed())


def _dimmed():
    colours = palettes.palette()
    deep = theme.PALETTE[theme.DEEP] >> 2 & 0x3F3F3F
    for i in range(1, 16):
        colours[i] = (theme.PALETTE[i] >> 2 & 0x3F3F3F) + deep * 3
    return colours
