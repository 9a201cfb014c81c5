"""Words shown to people, read when shown: lines `key = text` of assets/text/<language>/<room>.txt.

A line `key.narrow = text` stands in on displays narrower than 160 pixels, and before that
`key.few = text` where there are but two or three buttons.
"""

LANGUAGES = ("en", "de")
_BLOCK = 128  # bytes: room for more in one piece is rare at a table
_AGAIN = "%s: copy the folder assets to the board again."

language = LANGUAGES[0]  # set by the player's settings
variants = ("",)  # what is added to a key, the first that is there; set for the handheld


def say(room, key):
    """The text of `key` in `room`, `\\n` for a new line; OSError if there is no such room,
    KeyError if it lacks the key, ValueError if it is damaged, all in plain words."""
    path = "assets/text/%s/%s.txt" % (language, room)
    for suffix in variants:
        try:
            with open(path, "rb") as lines:
                text = _after(lines, ("\n%s%s = " % (key, suffix)).encode())
        except OSError:
            raise OSError(path + _AGAIN % " is missing")
        if text is not None:
            try:
                return text.decode().rstrip("\r\n").replace("\\n", "\n")
            except UnicodeError:
                raise ValueError(path + _AGAIN % " is damaged")
    raise KeyError(path + _AGAIN % (" lacks the text " + key))


def _after(lines, start):
    """What of a line stands behind its start, None if no line has it.

    Read by blocks, for to go through a room line by line takes a device a frame and more; into
    one piece of memory, for to make one for each block fills it up with rubbish.
    """
    block = bytearray(_BLOCK + 1)
    block[0] = 10  # before the first line
    view = memoryview(block)[1:]
    at = -1  # where the block stands in the file
    size = _BLOCK
    while size == _BLOCK:
        size = lines.readinto(view)
        if size < _BLOCK:
            block = block[:size + 1]
        if start in block:
            lines.seek(at + bytes(block).find(start) + len(start))
            return lines.readline()
        block[0] = 0
        at += _BLOCK + 1 - len(start)
        lines.seek(at + 1)
    return None
