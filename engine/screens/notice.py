"""Something the player must be told, or asked, before anything else."""

from adafruit_display_text import wrap_text_to_pixels

from ..ui.texts import say
from ..ui.theme import CREAM
from ..ui.widgets import A, B, hint_line, page, text_at


class Screen:
    """Shows the text `key` of notice.txt, closes, and calls `then` for A or `otherwise` for B.

    Both are functions without arguments, or None: then A only closes, B does nothing.
    """

    idle = True

    def __init__(self, app, key, then, otherwise=None):
        self._app = app
        self._then = then
        self._otherwise = otherwise
        layout = app.layout
        title, _, body = say("notice", key).partition("\n")
        self.group = page(app, title)
        lines = wrap_text_to_pixels(body, layout.width - 2 * layout.margin, app.font)
        self.group.append(
            text_at(app, layout.margin, layout.line + layout.line // 2, "\n".join(lines), CREAM)
        )
        hint = "hint.ask" if otherwise else "hint.tell"
        self.group.append(hint_line(app, say("notice", hint)))

    def press(self, button):
        if button == A:
            then = self._then
        elif button == B and self._otherwise:
            then = self._otherwise
        else:
            return
        self._app.close()
        if then:
            then()

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
