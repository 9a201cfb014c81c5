"""Files under assets/: opened, or said in plain words to be missing or damaged."""

AGAIN = "%s: copy the folder assets to the board again."


def open_asset(path):
    """The open file at a path; OSError in plain words if there is none."""
    try:
        return open(path, "rb")
    except OSError:
        raise missing(path)


def missing(path):
    """The OSError for a file that cannot be read."""
    return OSError(path + AGAIN % " is missing")


def damaged(path):
    """The ValueError for a file that is not what it should be."""
    return ValueError(path + AGAIN % " is damaged")
