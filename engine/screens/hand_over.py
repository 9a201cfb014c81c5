"""The hand-over: covers the table until the handheld is with the person it is for."""

from ..ui.texts import say
from ..ui.theme import BRASS, CREAM
from ..ui.widgets import CENTRE, A, hint_line, page, text_at


class Screen:
    """`name` is whom the handheld goes to, `news` a list of sentences: what has happened since."""

    idle = True

    def __init__(self, app, name, news):
        self._app = app
        layout = app.layout
        self.group = page(app, say("hand-over", "title"))
        middle = layout.width // 2
        top = layout.line * 2
        self.group.append(text_at(app, middle, top, say("hand-over", "to") % name, BRASS, CENTRE))
        lines = []
        for sentence in news:
            lines += app.font.wrap(sentence, layout.width - 2 * layout.margin)
        top += layout.line * 3 // 2
        lines = lines[-((layout.height - top) // layout.line - 1):]
        self.group.append(text_at(app, middle, top, "\n".join(lines), CREAM, CENTRE))
        self.group.append(hint_line(app, say("hand-over", "hint") % name))

    def press(self, button):
        if button == A:
            self._app.close()

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
