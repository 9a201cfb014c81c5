"""Moving pictures as PNG files (APNG): each frame holds only the part that has changed."""

import struct
import zlib


def encode(width, height, frames):
    """The bytes of an APNG that goes round and round; frames: [(RGB bytes, milliseconds)]."""
    colours = sorted({rgb[i:i + 3] for rgb, _ in frames for i in range(0, len(rgb), 3)})
    index = {colour: number for number, colour in enumerate(colours)}
    pictures = [(bytes(index[rgb[i:i + 3]] for i in range(0, len(rgb), 3)), ms)
                for rgb, ms in frames]
    parts = [b"\x89PNG\r\n\x1a\n",
             _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
             _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
             _chunk(b"PLTE", b"".join(colours))]
    number = 0
    before = None
    for picture, ms in pictures:
        x, y, across, down = _changed(width, height, before, picture)
        parts.append(_chunk(b"fcTL", struct.pack(
            ">IIIIIHHBB", number, across, down, x, y, ms, 1000, 0, 0)))
        starts = range(y * width + x, (y + down) * width, width)
        rows = [picture[start:start + across] for start in starts]
        data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
        number += 1
        if before is None:
            parts.append(_chunk(b"IDAT", data))
        else:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        before = picture
    return b"".join(parts) + _chunk(b"IEND", b"")


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _changed(width, height, before, picture):
    """(x, y, width, height) of what differs between two pictures."""
    if before is None:
        return 0, 0, width, height
    rows = [y for y in range(height)
            if before[y * width:(y + 1) * width] != picture[y * width:(y + 1) * width]]
    columns = [x for x in range(width) if before[x::width] != picture[x::width]]
    return columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1
