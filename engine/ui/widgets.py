"""Small parts of screens: lines of text, filled boxes."""

import vectorio

from .text import LEFT, Text
from .theme import LIT

_CAPS = {"A": "Ⓐ", "B": "Ⓑ"}  # labels that the font has as a key

UP_BUTTON, DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, A, B, START, SELECT = range(8)
_CHORD = 8  # the label of what is held to mute with DOWN


def text_at(app, x, y, text, colour, anchor=LEFT, lines=1):
    """A line (or lines) of text in a palette colour: see `Text`."""
    return Text(app, x, y, text, colour, anchor, lines)


def set_text(label, text):
    """Let a `Text` show a text, drawing nothing if it does already."""
    label.text = text


def hide(part, hidden):
    """Hide or show a TileGrid or Group; setting what is so already would redraw it."""
    if part.hidden != hidden:
        part.hidden = hidden


def set_tile(grid, place, tile):
    """Let a TileGrid show a tile in a place; setting what is so already would redraw it."""
    if grid[place] != tile:
        grid[place] = tile


def box(app, x, y, width, height, colour):
    """A filled rectangle in a palette colour."""
    if app.handheld.mono:
        colour = LIT[colour]
    return vectorio.Rectangle(
        pixel_shader=app.palette, color_index=colour, x=x, y=y, width=width, height=height
    )


def keys_in(app, text):
    """A hint with [A], [B] … replaced by what this handheld's buttons are called."""
    labels = app.handheld.labels
    if " " in labels[B] + labels[START]:  # some are reached by holding others
        from .held_keys import keys_held_in

        return keys_held_in(labels, text)
    for button, name in ((A, "[A]"), (B, "[B]"), (START, "[START]"), (SELECT, "[SELECT]"),
                         (_CHORD, "[MUTE]")):
        label = labels[button] or labels[START]  # where SELECT is missing, the menu has the hint
        text = text.replace(name, _CAPS.get(label, label))
    return text


def hint_text(app, text):
    """A hint with keys as in `keys_in`, its parts nearer to each other or without the last ones
    where the keys' names on this handheld leave no room for them, START first without its word;
    none is about a SELECT that is not there."""
    if not app.handheld.labels[SELECT]:
        text = "   ".join([part for part in text.split("   ") if "[SELECT]" not in part])
    parts = keys_in(app, text).split("   ")
    font = app.font
    space = font.advance(" ")
    room = app.layout.width - 6
    start = app.handheld.labels[START]
    used = font.width(parts[0])
    count = 1
    while count < len(parts):  # each is measured once: that takes longest when a cursor moves
        wider = used + 2 * space + font.advance(parts[count])
        if wider <= room:
            used = wider
            count += 1
        elif parts[count].startswith(start + " "):
            parts[count] = start
        else:
            break
    return ("   " if used + (count - 1) * space <= room else "  ").join(parts[:count])
