"""How a table makes way for a page where memory is scarce, and comes back."""

import gc

from .loading import dismantle
from .ui.texts import say


class MakingWay:
    """What a `table.Table` has for it: `away` is True from `make_way` until `come_back`."""

    def __init__(self):
        self.away = False
        self._said = self.cursor = None  # what its view said then, where the cursor was

    @property
    def shown(self):
        return self.view is not None

    def make_way(self):
        """Let go of what shows the table, for a page that needs the memory, until `come_back`."""
        if self.view:
            self.away = True
            self._said = self.view.said
            self.cursor = self._asker.cursor if self._asking and self._asker else None
            if self._thinking:
                self.put_away()
            else:
                self.knock_off()
            self.leave_view()

    def leave_view(self):
        """Let go of what shows the table; some number taken for a pointer to it shall not keep all
        its parts."""
        view = self.view
        self.view = None
        self.app.blank()
        dismantle(view.group, view, *view.pieces)

    def come_back(self):
        """Show the table again if it has made way."""
        if not self.away:
            return
        self.away = False
        self.app.blank()
        gc.collect()  # what comes back stays: it shall lie close together
        self.lay_out()
        self.show_again()
        self.view.say_again(self._said)
        if self._asking:
            self._ask()
            if self.cursor is not None:
                self._asker.cursor = self.cursor
        elif self._thinking:
            self._say_who_thinks(self.game.decision()[0])
        else:
            self.view.hint(say("playing", "hint.undo" if self._before else "hint.skip"))
