"""Words shown to people, read when shown: lines `key = text` of assets/text/<language>/<room>.txt.

A line `key.narrow = text` before it stands in on displays narrower than 160 pixels.
"""

_FOLDER = "assets/text/en/"

narrow = False  # set once the display is known


def say(room, key):
    """The text of `key` in `room`, `\\n` for a new line; KeyError naming both if it is missing."""
    starts = (key + " = ", key + ".narrow = ") if narrow else (key + " = ",)
    with open(_FOLDER + room + ".txt", encoding="utf-8") as lines:
        for line in lines:
            for start in starts:
                if line.startswith(start):
                    return line[len(start):].rstrip("\n").replace("\\n", "\n")
    raise KeyError(f"no text {key} in {_FOLDER}{room}.txt")
