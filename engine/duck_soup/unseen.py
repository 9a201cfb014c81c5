"""The memory aid: the cards that a seat has not seen yet, by suit."""

from ..ui.page import Page, hint_line, page
from ..ui.texts import say
from ..ui.theme import CREAM, WHITE
from ..ui.widgets import START, A, B, text_at
from .asking import RANKS, SUITS
from .cards import option_order

_ROOM = "duck-soup-unseen"


class Screen(Page):
    """What `view`, a `rules.View`, knows by perfect memory, and no more."""

    def __init__(self, app, view):
        self._app = app
        layout = app.layout
        self.group = page(app, say(_ROOM, "title"))
        step = layout.line * 3 // 2 if layout.height > 6 * layout.line * 3 // 2 else layout.line
        top = layout.top
        for suit in range(len(SUITS)):
            self.group.append(text_at(app, layout.margin, top, self._row(view, suit), WHITE))
            top += step
        key = "soup" if not view.stock else "duck"
        counts = (view.others, view.stock) if view.stock else view.others
        self.group.append(text_at(app, layout.margin, top, say(_ROOM, key) % counts, CREAM))
        self.group.append(hint_line(app, say(_ROOM, "hint")))

    def _row(self, view, suit):
        """The unseen cards of a suit, low to high; set closely where there are too many."""
        cards = [card for card in view.unseen if card >> 4 == suit]
        cards.sort(key=lambda card: option_order(card, view.course))  # device: no two equal
        ranks = [RANKS[(card & 15) - 1] for card in cards]
        row = SUITS[suit] + " " + (" ".join(ranks) or say(_ROOM, "none"))
        if self._app.font.width(row) > self._app.layout.width - 2 * self._app.layout.margin:
            row = SUITS[suit] + " " + "".join([" 10 " if rank == "10" else rank for rank in ranks])
        return row

    def press(self, button):
        if button in (A, B, START):
            self._app.close()
