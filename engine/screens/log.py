"""The log of a game: what has happened at the table, the newest at the bottom."""

from ..ui.page import hint_line, page
from ..ui.text import RIGHT, Text
from ..ui.texts import say
from ..ui.theme import CREAM, MIST
from ..ui.widgets import DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, START, UP_BUTTON, A, B, text_at

_INDENT = "  "  # of a paragraph's lines but the first


class Screen:
    """Opened over a `table.Table`: up and down scroll by a line, left and right by a page. Without
    up and down, right goes back in time by a page, and from the oldest to the newest.

    Only the paragraphs on the screen are there in words.
    """

    idle = True

    def __init__(self, app, table):
        self._app = app
        self._log = table.log
        layout = app.layout
        self._room = (layout.bottom - layout.top) // layout.line
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
        self._go_to_newest()
        self._show()
        room, key = ("log", "hint") if self._goes_up() else ("playing", "hint.back")  # all in sight
        self.group.append(hint_line(app, say(room, key)))

    def _go_to_newest(self):
        self._shown = []  # (first entry, lines) of the paragraphs on the screen, the top one first
        self._below = 0  # how many lines of the bottom one are below the screen
        self._end = self._log.noted  # the entry after the bottom one
        self._fill()

    # The entry before the oldest stands for a sentence on how far the log goes back.

    def _put(self, entry, place):
        """Put the paragraph that begins at an entry on the screen, as number `place`; return the
        entry after it."""
        log = self._log
        if entry < log.oldest:
            text = say("log", "begins" if log.whole and not log.oldest else "before")
            after = log.oldest
        else:
            text, after = log.paragraph(entry)
        font = self._app.font
        layout = self._app.layout
        lines = font.wrap(text, layout.width - 2 * layout.margin - font.width(_INDENT))
        self._shown.insert(place, (entry, lines))
        return after

    def _height(self):
        """How many lines there are down to the lower edge of the screen."""
        return sum([len(lines) for _, lines in self._shown]) - self._below

    def _first(self):
        """The first entry on the screen."""
        return self._shown[0][0] if self._shown else self._end

    def _fill(self):
        """Put paragraphs on top until the screen is full, and take off what is above it."""
        log = self._log
        while self._height() < self._room and self._first() >= log.oldest:
            entry = self._first() - 1
            while entry > log.oldest and not log.begins(entry):
                entry -= 1
            self._put(entry, 0)
        while self._height() - len(self._shown[0][1]) >= self._room:
            self._shown.pop(0)

    def _goes_up(self):
        return self._height() > self._room or self._first() >= self._log.oldest

    def _goes_down(self):
        return self._below > 0 or self._end < self._log.noted

    def _step_up(self):
        self._below += 1
        if self._below == len(self._shown[-1][1]):
            self._end = self._shown.pop()[0]
            self._below = 0
        self._fill()

    def _step_down(self):
        if not self._below:
            self._end = self._put(self._end, len(self._shown))
            self._below = len(self._shown[-1][1])
        self._below -= 1
        self._fill()

    def _show(self):
        lines = []
        for _, paragraph in self._shown:
            for i in range(len(paragraph)):
                lines.append(_INDENT + paragraph[i] if i else paragraph[i])
        end = len(lines) - self._below
        shown = lines[max(end - self._room, 0):end]
        for i in range(self._room):
            self._lines[i].text = shown[i] if i < len(shown) else ""
        self._up.text = "▲" if self._goes_up() else ""
        self._down.text = "▼" if self._goes_down() else ""

    def press(self, button):
        if button in (A, B, START):
            self._app.close()
            return
        sideways = button in (LEFT_BUTTON, RIGHT_BUTTON)
        if sideways and not self._app.handheld.labels[UP_BUTTON]:
            if button == RIGHT_BUTTON and not self._goes_up():
                self._go_to_newest()
                self._show()
                return
            button = LEFT_BUTTON + RIGHT_BUTTON - button
        steps = self._room - 1 if sideways else 1
        for _ in range(steps):
            if button in (UP_BUTTON, LEFT_BUTTON) and self._goes_up():
                self._step_up()
            elif button in (DOWN_BUTTON, RIGHT_BUTTON) and self._goes_down():
                self._step_down()
        self._show()

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
