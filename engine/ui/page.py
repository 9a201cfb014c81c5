"""Pages: a bar with a title, one for the hint, and what is to be read between them."""

import displayio

from ..settings import QUACK
from .text import CENTRE, Text
from .theme import CREAM, DEEP, INK, MIST, WHITE
from .widgets import box, hint_text, text_at


class Page:
    """What a screen is on which nothing moves: see `App`."""

    idle = True

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""


def page(app, title):
    """A Group with the background of menus and pages: a bar with a title, one for the hint."""
    layout = app.layout
    bar = layout.line + 1
    group = displayio.Group()
    group.append(box(app, 0, 0, layout.width, layout.height, DEEP))
    group.append(box(app, 0, 0, layout.width, bar, INK))
    group.append(box(app, 0, layout.height - bar, layout.width, bar, INK))
    if app.handheld.mono:
        group.append(box(app, 0, bar - 1, layout.width, 1, WHITE))
    group.append(text_at(app, layout.width // 2, layout.inset, title, WHITE, CENTRE))
    return group


def text_page(app, title, body, hint):
    """A `page` with a text on it and a hint at its foot."""
    layout = app.layout
    group = page(app, title)
    add_lines(app, group, app.font.wrap(body, layout.width - 2 * layout.margin))
    group.append(hint_line(app, hint))
    return group


def add_lines(app, group, lines):
    """Put lines of text on a page, each by itself: in one piece they may find no memory."""
    layout = app.layout
    top = layout.line + layout.line // 2
    for line in lines:
        if line:
            group.append(text_at(app, layout.margin, top, line, CREAM))
        top += layout.line


def hint_line(app, text):
    """What the buttons do now, at the foot of the screen; see `hint_text`."""
    layout = app.layout
    top = layout.height - max(layout.line, app.font.height)
    line = Text(app, layout.width // 2, top, "", MIST, CENTRE)
    line.text = hint_text(app, text)
    return line


def quack_keys(app, text):
    """A text with [QUACK] and [SILENT] replaced by [B] and [A] or, where A quacks, by [A] and [B]:
    for `keys_in`."""
    loud, silent = ("[A]", "[B]") if app.settings[QUACK] else ("[B]", "[A]")
    return text.replace("[QUACK]", loud).replace("[SILENT]", silent)
