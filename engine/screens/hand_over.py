"""The hand-over: covers the table until the handheld is with the person it is for."""

from ..ui.page import Page, hint_line, page
from ..ui.text import CENTRE
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM
from ..ui.widgets import A, text_at


class Screen(Page):
    """`seat` of a table is whose the handheld is, `news` a list of paragraphs: what has happened.

    Those that find no room are left out, the oldest first.
    """

    def __init__(self, app, table, seat, news):
        self._app = app
        layout = app.layout
        name = table.name(seat)
        self.group = page(app, say("hand-over", "title"))
        middle = layout.width // 2
        top = layout.height // 4
        to = text_at(app, middle, top, say("hand-over", "to") % name, BRASS, CENTRE)
        self.group.append(to)
        if table.ducks:
            duck = table.game.colours[seat]
            self.group.append(table.ducks.mark(duck, to.x - table.ducks.mark_side - 4, top, duck))
        top += layout.line * 3 // 2
        room = (layout.height - top) // layout.line - 1
        lines = []
        while news:
            above = app.font.wrap(news.pop(), layout.width - 2 * layout.margin)
            if lines and len(above) + len(lines) > room:
                break
            lines = above + lines
        self.group.append(text_at(app, middle, top, "\n".join(lines[-room:]), CREAM, CENTRE))
        self.group.append(hint_line(app, say("hand-over", "hint") % name))

    def press(self, button):
        # Not before it is seen: such a press is of one who would go on faster, to another's hand.
        if button == A and self._app.handheld.display.root_group is self.group:
            self._app.close()
