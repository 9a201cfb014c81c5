"""Cards that only the person at the handheld may see: another's hand, or the next ducks."""

from ..ui.menu import Menu
from ..ui.page import Page, hint_line, page
from ..ui.texts import say
from ..ui.widgets import RIGHT_BUTTON, UP_BUTTON, A, B
from .cards import NOBODY
from .words import capital, card_name, duck_card, open_texts, whose

_ROOM = "sitting-ducks-table"


class Screen(Page):
    """The action cards `codes` of the hand of `other`, or of NOBODY the next in the duck deck."""

    def __init__(self, app, table, other, codes):
        self._app = app
        if other == NOBODY:
            title = say(_ROOM, "next")
            lines = [capital(duck_card(code, table.game.seats, table.names)) for code in codes]
        else:
            title = say(_ROOM, "hand") % whose(table.names[other])
            lines = [card_name(code) for code in codes]
        self._cards = codes if other != NOBODY else None
        layout = app.layout
        self.group = page(app, title)
        rows = [[line, None, 0] for line in lines or (say(_ROOM, "no-card"),)]
        self.menu = Menu(app, rows, layout.top, layout.bottom)
        self.group.append(self.menu.group)
        self.group.append(hint_line(app, say(_ROOM, "hint.peek" if self._cards else "hint.seen")))

    def press(self, button):
        reads = RIGHT_BUTTON if self._app.handheld.labels[UP_BUTTON] else A
        if button == reads and self._cards:
            open_texts(self._app, ((self._cards[self.menu.chosen], None),))
        elif button == A or button == B:
            self._app.close()
        else:
            self.menu.press(button)
