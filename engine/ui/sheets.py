"""Sheets: pictures of the house palette, loaded from assets/ into displayio bitmaps; typefaces."""

import struct

import bitmaptools
import displayio

from .assets import damaged, open_asset
from .font import Font

_early = {}  # path: Bitmap


def load_early(path, colours):
    """Load a large sheet while there is memory for it in one piece: the next `load` finds it.

    Raises OSError or ValueError as `load` does.
    """
    _early.clear()
    _early[path] = load(path, colours)


def load(path, colours=16):
    """The indexed BMP at `path` as a Bitmap of so many colours (2 or 16).

    Raises OSError if the file cannot be read, ValueError if it is not such a picture.
    """
    if path in _early:
        return _early.pop(path)
    with open_asset(path) as file:
        start, width, height, bits = measures(file, path, colours)
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
    return bitmap


def measures(file, path, colours=None):
    """Where the pixels of an open BMP start, its width and height, the bits of a pixel; ValueError
    if it is no whole picture of so many colours (2 or 16, None: either) in the form of ours."""
    head = file.read(54)
    if len(head) == 54 and head[:2] == b"BM":
        sides = struct.unpack_from("<HH", head, 6)  # said twice: see assets/source/art.py
        start, size, width, height, _, bits, packed = struct.unpack_from("<IIiiHHI", head, 10)
        count = struct.unpack_from("<I", head, 46)[0]
        if sides == (width, height) and (bits, count) in ((1, 2), (4, 16)) \
                and count == (colours or count) and start == 54 + 4 * count and size == 40 \
                and not packed \
                and file.seek(0, 2) == start + (width * bits + 31) // 32 * 4 * height:
            return start, width, height, bits
    raise damaged(path)


def picture(path, tile=None):
    """A TileGrid of a whole picture, or of one of the squares that stand in it one below the
    other; its pixels stay on flash: no RAM.

    Raises OSError or ValueError as `load` does.
    """
    with open_asset(path) as file:
        measures(file, path)
    try:
        bitmap = displayio.OnDiskBitmap(path)
        height = bitmap.height if tile is None else bitmap.width
        return displayio.TileGrid(bitmap, pixel_shader=bitmap.pixel_shader,
                                  tile_width=bitmap.width, tile_height=height,
                                  default_tile=tile or 0)
    except (RuntimeError, ValueError):
        raise damaged(path)


def load_font(name):
    """The `Font` of assets/fonts/`name`; errors as of `load`."""
    path = "assets/fonts/" + name
    strip = load(path + ".bmp", 2)
    with open_asset(path + ".tbl") as file:
        table = file.read()
    try:
        return Font(strip, table)
    except ValueError:
        raise damaged(path + ".tbl")
