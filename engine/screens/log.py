"""The log of a game: what has happened at the table, the newest at the bottom."""

from ..ui.page import Page, hint_line, page
from ..ui.paragraphs import Paragraphs
from ..ui.text import RIGHT, Text
from ..ui.texts import say
from ..ui.theme import CREAM, MIST
from ..ui.widgets import DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, START, UP_BUTTON, A, B, text_at

_INDENT = "  "  # of a paragraph's lines but the first


class Screen(Page):
    """Opened over a `table.Table`: up and down scroll by a line, left and right by a page. Without
    up and down, right goes back in time by a page, and from the oldest to the newest."""

    def __init__(self, app, table):
        self._app = app
        layout = app.layout
        self._room = (layout.bottom - layout.top) // layout.line
        self._window = Paragraphs(
            table.log, app.font, self._room,
            layout.width - 2 * layout.margin - app.font.width(_INDENT))
        self.group = page(app, say("log", "title"))
        self._lines = []  # each by itself: in one piece they may find no memory
        for i in range(self._room):
            y = layout.top + i * layout.line
            self._lines.append(Text(app, layout.margin, y, "", CREAM))
            self.group.append(self._lines[-1])
        right = layout.width - layout.margin
        foot = layout.height - max(layout.line, app.font.height)
        self._up = text_at(app, right, layout.inset, "▲", MIST, RIGHT)
        self._down = text_at(app, right, foot, "▼", MIST, RIGHT)
        self.group.append(self._up)
        self.group.append(self._down)
        self._show()
        # Where all is in sight nothing scrolls.
        room, key = ("log", "hint") if self._window.goes_up() else ("playing", "hint.back")
        self.group.append(hint_line(app, say(room, key)))

    def _show(self):
        shown = self._window.lines(_INDENT)
        for i in range(self._room):
            self._lines[i].text = shown[i] if i < len(shown) else ""
        self._up.text = "▲" if self._window.goes_up() else ""
        self._down.text = "▼" if self._window.goes_down() else ""

    def press(self, button):
        window = self._window
        if button in (A, B, START):
            self._app.close()
            return
        sideways = button in (LEFT_BUTTON, RIGHT_BUTTON)
        if sideways and not self._app.handheld.labels[UP_BUTTON]:
            if button == RIGHT_BUTTON and not window.goes_up():
                window.go_to_newest()
                self._show()
                return
            button = LEFT_BUTTON + RIGHT_BUTTON - button
        steps = self._room - 1 if sideways else 1
        for _ in range(steps):
            if button in (UP_BUTTON, LEFT_BUTTON) and window.goes_up():
                window.step_up()
            elif button in (DOWN_BUTTON, RIGHT_BUTTON) and window.goes_down():
                window.step_down()
        self._show()
