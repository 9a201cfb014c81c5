"""Which keys stand for the handheld's buttons, in the window and in the terminal."""

BUTTONS = {  # key: button
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "a": "a",
    "x": "a",
    "space": "a",
    "b": "b",
    "z": "b",
    "backspace": "b",
    "return": "start",
    "tab": "select",
}


def legend(board):
    """Which keys to press for the board's buttons, as a short list of texts."""
    start, select = board.caption("start"), board.caption("select")
    return ["arrows", "A or Space: A", "B or Z: B", f"Enter: {start}", f"Tab: {select}"]
