"""Something the player must be told, or asked, before anything else."""

from ..ui.page import Page, text_page
from ..ui.texts import say
from ..ui.widgets import A, B


class Screen(Page):
    """Shows the text `key` of notice.txt, closes, and calls `then` for A or `otherwise` for B.

    Both are functions without arguments, or None: then A only closes, B does nothing.
    """

    def __init__(self, app, key, then, otherwise=None):
        self._app = app
        self._then = then
        self._otherwise = otherwise
        title, _, body = say("notice", key).partition("\n")
        hint = "hint.ask" if otherwise else "hint.tell"
        self.group = text_page(app, title, body, say("notice", hint))

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
