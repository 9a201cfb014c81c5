"""Measures of a display, in pixels; what differs by its size is in `layout_<width>x<height>`."""

import sys


class Layout:
    """One display size: where its sheets lie and how its lines of text are set."""

    def __init__(self, width, height, font, line, margin, title_menu, sheets):
        self.width = width
        self.height = height
        self.font = font
        self.line = line  # from one line of text to the next
        self.inset = 1 if line > 8 else 0  # from the top of a bar to its text
        # Between the bars of a page.
        self.top = line + line // 2 if line > 8 else line + 2
        self.bottom = height - line - 1
        self.margin = margin  # left and right of text
        self.title_menu = title_menu  # its left and lower edge, and how high it may reach
        self.folder = "assets/" + sheets  # may be another size's


def layout_for(width, height):
    """The `Layout` of a display; ValueError if none has been drawn for its size."""
    size = "%dx%d" % (width, height)
    package, name = "engine.ui", "layout_" + size
    try:
        __import__(package + "." + name)
    except ImportError:
        raise ValueError("Duckpond has no screens for a display of " + size + " pixels")
    measures = sys.modules.pop(package + "." + name).MEASURES
    delattr(sys.modules[package], name)
    return Layout(width, height, *measures)
