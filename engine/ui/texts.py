"""Words shown to people, read when shown: lines `key = text` of assets/text/<language>/<room>.txt.

A line `key.narrow = text` before it stands in on displays narrower than 160 pixels.
"""

LANGUAGES = ("en", "de")
_AGAIN = "%s: copy the folder assets to the board again."

language = LANGUAGES[0]  # set by the player's settings
narrow = False  # set once the display is known


def say(room, key):
    """The text of `key` in `room`, `\\n` for a new line; OSError if there is no such room,
    KeyError if it lacks the key, either in plain words."""
    starts = (key + " = ", key + ".narrow = ") if narrow else (key + " = ",)
    path = "assets/text/" + language + "/" + room + ".txt"
    try:
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                for start in starts:
                    if line.startswith(start):
                        return line[len(start):].rstrip("\n").replace("\\n", "\n")
    except OSError:
        raise OSError(path + _AGAIN % " is missing")
    raise KeyError(path + _AGAIN % (" lacks the text " + key))
