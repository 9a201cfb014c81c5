"""Measures of each display size, in pixels."""


class Layout:
    """One display size: where its sheets lie and how its lines of text are set."""

    def __init__(self, width, height, font, line, margin, title_menu):
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
        self.folder = "assets/%dx%d" % (width, height)


def layout_for(width, height):
    """The `Layout` of a display; ValueError if none has been drawn for its size."""
    if (width, height) == (160, 128):
        return Layout(160, 128, "small", 10, 6, (4, 125, 64))
    if (width, height) == (240, 240):
        return Layout(240, 240, "large", 15, 10, (40, 232, 100))
    if (width, height) == (128, 64):
        return Layout(128, 64, "small", 8, 3, (0, 62, 22))
    raise ValueError("Duckpond has no screens for a display of %d x %d pixels" % (width, height))
