"""Words shown to people, read when shown: lines `key = text` of assets/text/<language>/<room>.txt.

A line `key.narrow = text` before it stands in on displays narrower than 160 pixels, and one
`key.few = text` before that where there are but two or three buttons.
"""

from .assets import AGAIN, damaged, missing

LANGUAGES = ("en", "de")
_BLOCK = 128  # bytes: room for more in one piece is rare at a table

language = LANGUAGES[0]  # set by the player's settings
variants = ("",)  # what may be added to a key; set for the handheld


def say(room, key):
    """The text of `key` in `room`, `\\n` for a new line; OSError if there is no such room,
    KeyError if it lacks the key, ValueError if it is damaged, all in plain words."""
    path = "assets/text/%s/%s.txt" % (language, room)
    try:
        with open(path, "rb") as lines:
            text = _find(lines, key)
    except OSError:
        raise missing(path)
    if text is None:
        raise KeyError(path + AGAIN % (" lacks the text " + key))
    try:
        return text.decode().rstrip("\r\n").replace("\\n", "\n")
    except UnicodeError:
        raise damaged(path)


def _find(lines, key):
    """What the first line of a key, or of a variant of it, says; None if there is none.

    Read by blocks, for to go through a room line by line takes a device a frame and more; into
    one piece of memory, for to make one for each block fills it up with rubbish.
    """
    start = ("\n" + key).encode()
    block = bytearray(_BLOCK + 1)
    block[0] = 10  # before the first line
    view = memoryview(block)[1:]
    at = -1  # where the block stands in the file
    size = _BLOCK
    while size == _BLOCK:
        size = lines.readinto(view)
        read = block if size == _BLOCK else block[:size + 1]
        if start in read:
            at += bytes(read).find(start) + 1
            lines.seek(at)
            line = lines.readline()
            for suffix in variants:
                begin = (key + suffix + " = ").encode()
                if line.startswith(begin):
                    return line[len(begin):]
            size = _BLOCK  # another key, which begins like it
        else:
            at += _BLOCK + 1 - len(start)
        block[0] = 0
        lines.seek(at + 1)
    return None
