"""Words shown to people: lines `key = text` of assets/text/<language>/<room>.txt, read when shown."""

_FOLDER = "assets/text/en/"


def say(room, key):
    """The text of `key` in `room`, `\\n` for a new line; KeyError naming both if it is missing."""
    start = key + " = "
    with open(_FOLDER + room + ".txt", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith(start):
                return line[len(start):].rstrip("\n").replace("\\n", "\n")
    raise KeyError("no text %s in %s%s.txt" % (key, _FOLDER, room))
