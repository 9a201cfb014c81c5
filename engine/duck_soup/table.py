"""The Duck Soup table: what comes between deals, and what else can be looked at."""

import sys

from ..games import GAMES
from ..loading import COMPILED, forget, wipe
from ..log import Log
from ..settings import MEMORY
from ..table import Table
from .asking import Asking
from .cards import DEAL_ENDED, DUCK_SOUP, GAME_WON, NEXT_DEAL, NEXT_GAME
from .session import begin
from .telling import Telling

_VIEW = "engine.duck_soup.table_view"
_VIEWS = (_VIEW, "engine.duck_soup.cards_view", "engine.duck_soup.bubble", "engine.ui.parts",
          "engine.ui.motion", "engine.ui.tunes")
_TALLY = "engine.duck_soup.tally"


class Screen(Telling, Table):
    """A match on the table; arguments as of `Table`."""

    entry = GAMES[0]
    ends = DEAL_ENDED, GAME_WON

    def __init__(self, app, session, fresh):
        self._looks = sys.modules[_VIEW].looks_for(app)  # sheets need room in one piece
        forget("engine.ui.sheets")
        Table.__init__(self, app, session, fresh)
        self.near = session.near()
        self.names = session.names(self.near)
        self.lay_out()
        self.take_up()

    def lay_out(self):
        """Put the table's view together."""
        __import__(_VIEW)
        self.view = sys.modules[_VIEW].TableView(self.app, self._looks)

    def asker(self):
        """What asks the near person."""
        return self._asker

    def take_up(self):
        """Show the session's game, and ask in it."""
        self.game = self.session.game
        self._asker = Asking(self.app, self.game, self.view, self.can_take_back)
        self.catch_up()

    def interlude(self):
        """The tally, when the deal is over."""
        if self.game.decision()[1] < NEXT_DEAL:
            return False
        self._tally("deal", self._end_deal)
        return True

    def _tally(self, first, then=None):
        """Open the tally; the table is laid out again when that has left memory, and of several
        people, who all read it, nobody sees a hand before the hand-over."""
        self.covered = self.session.several_people()
        self.clear()
        self.app.open_next(_TALLY, self.session, self.names, first, then)

    def press(self, button):
        if self.view or self.away:
            Table.press(self, button)

    def tick(self, now):
        if not self.view and not self.away:  # the tally has been read
            self.lay_out()
            self.take_up()
            self._deal()
        Table.tick(self, now)

    def make_way(self):
        Table.make_way(self)
        if self.away:
            self._asker.view = None  # it stays, and asks on the next view
            if COMPILED:
                wipe(*_VIEWS)

    def show_again(self):
        """Show what was shown before the table made way."""
        self._asker.view = self.view
        self.view.colour_suits()
        self._show_all()

    def _end_deal(self, again):
        """The tally of a deal has been read: out, if the match is over, or another begins, dealt
        afresh by whoever is drawn."""
        session = self.session
        if session.match_winner() is None:
            return
        if again:
            self.session = begin(self.app.handheld.entropy(), session.players, session.length)
            self.log = Log(self, True)
            self.save_anew()
            self._autosave.choice_made(self.app.now)
            self._autosave.pausing()
        else:
            self.over()

    def _deal(self):
        """The next deal, if one is due."""
        decision = self.game.decision()
        if decision[1] < NEXT_DEAL or self.events:
            return
        if decision[1] == NEXT_GAME:
            self.save_anew()
        self.choose(decision[2][0])
        if decision[1] == NEXT_GAME:  # whoever chose: the end of the last one would come again
            self._autosave.choice_made(self.app.now)

    def save_anew(self):
        """Also take along what is counted and in no save yet."""
        counted = self._autosave and self._autosave.statistics
        Table.save_anew(self)
        self._autosave.statistics = counted

    def renew(self):
        if self.view:
            self.view.colour_suits()
        Table.renew(self)

    def take_back(self):
        self.come_back()
        for _ in range(self.log.noted - self._noted_before):
            self.view.untell()
        Table.take_back(self)

    # --- what the table's log, menu and statistics want to know ---------------------------

    def begins(self, kind):
        """Each event has a line of its own in the log."""
        return True

    def is_feat(self, event):
        return event[0] == DUCK_SOUP

    def extra(self):
        """The memory aid, if it is wanted and all that has happened has been seen."""
        if self.app.settings[MEMORY] and not self.events and not self.covered:
            return "unseen"
        return None

    def open_extra(self):
        """Open the memory aid."""
        self.app.open("engine.duck_soup.unseen", self.game.view(self.near))

    def standing(self):
        """Open the page of the score; of a whole deal, if all of it is played but not yet shown."""
        first = "standing" if self.game.decision()[1] < NEXT_DEAL else "deal"
        self.app.open(_TALLY, self.session, self.names, first)
