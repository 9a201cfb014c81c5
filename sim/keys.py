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
    "c": "c",
    "return": "start",
    "tab": "select",
}


def legend(board):
    """Which keys to press for the board's buttons, as a short list of texts."""
    words = {"up": "arrows", "a": "A or Space: A", "b": "B or Z: B", "c": "C: C",
             "start": f"Enter: {board.caption('start')}",
             "select": f"Tab: {board.caption('select')}"}
    return [text for button, text in words.items() if button in board.buttons]
