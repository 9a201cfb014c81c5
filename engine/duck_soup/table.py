"""The Duck Soup table: what its events look like, and what comes between deals."""

import sys

from ..games import GAMES
from ..loading import COMPILED, forget, wipe
from ..log import Log
from ..settings import MEMORY
from ..table import Table
from ..ui.cards import HIDDEN
from ..ui.texts import say
from ..ui.tunes import (
    CARD_TUNE,
    DUCK_SOUP_TUNE,
    LOST_TUNE,
    QUACK_QUACK_TUNE,
    QUACK_TUNE,
    TRICK_TUNE,
)
from .asking import Asking, card_text
from .cards import (
    COURSE_ENDED,
    DEAL_ENDED,
    DEALT,
    DREW,
    DUCK,
    DUCK_SOUP,
    DUCKED,
    FOLLOWED,
    GAME_WON,
    LED,
    NEXT_DEAL,
    NEXT_GAME,
    QUACK_QUACKED,
    QUACKED,
    REPLIED,
    TRICK_WON,
    option_order,
)
from .session import begin
from .table_view import FAR, NEAR

# Events that are a card or a word: the key of the message, the tune, what the bubble says.
_SHOWN = {
    LED: ("led", CARD_TUNE, None),
    FOLLOWED: ("followed", CARD_TUNE, None),
    QUACKED: ("quacked", QUACK_TUNE, "bubble.quack"),
    DUCKED: ("ducked", CARD_TUNE, "bubble.duck"),
    QUACK_QUACKED: ("quack-quacked", QUACK_QUACK_TUNE, "bubble.quack-quack"),
    REPLIED: ("replied", CARD_TUNE, None),
    DUCK_SOUP: ("duck-soup", DUCK_SOUP_TUNE, "bubble.duck-soup"),
}
# Those that mark the way of a match: the key.
_MARKED = {DEALT: "dealt", COURSE_ENDED: "soup-course", GAME_WON: "game"}
_VIEW = "engine.duck_soup.table_view"
_VIEWS = (_VIEW, "engine.duck_soup.cards_view", "engine.duck_soup.bubble", "engine.ui.parts",
          "engine.ui.motion", "engine.ui.tunes")
_TALLY = "engine.duck_soup.tally"


class Screen(Table):
    """A match on the table; arguments as of `Table`.

    What is shown runs after the game: `_hand`, `_trick`, `_stock` … stand where the event
    shown last has left them, and `catch_up` brings them to the game's state.
    """

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

    def words(self, kind, seat, value):
        """An event that was noted, in a sentence; value of a trick: points | second << 2."""
        if kind in _SHOWN:
            return self.sentence(_SHOWN[kind][0], seat, *((card_text(value),) if value else ()))
        if kind != TRICK_WON:
            return self.sentence(_MARKED[kind], seat)
        if value > 3:
            return self.sentence("won-two", seat, value & 3, value >> 2)
        return self.sentence("won-%d" % value, seat)

    def begins(self, kind):
        """Each event has a line of its own in the log."""
        return True

    def hides_nothing(self, events):
        """Whether a choice with these events has shown no hidden card."""
        for event in events:
            if event[0] not in _SHOWN and event[0] != TRICK_WON:
                return False
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
        """Open the page of the score."""
        self.app.open(_TALLY, self.session, self.names, "standing")

    def _side(self, seat):
        return NEAR if seat == self.near else FAR

    def catch_up(self):
        """Show everything as it stands in the game."""
        game = self.game
        near = self.near
        self._trick = list(game.table)
        self._leading = self._side(game.leader)
        self._hand = list(game.hands[near])
        self._far_cards = len(game.hands[1 - near])
        self._stock = len(game.stock)
        self._course = game.course
        self._points = [list(game.up), list(game.down)]
        self._show_all()

    def _show_all(self):
        """The table as the event shown last has left it."""
        self.view.course(
            self._course, say("duck-soup-table", "duck" if self._course == DUCK else "soup"))
        self.view.trick(self._trick, self._leading)
        self.view.bubble(NEAR, None)
        self._show_counts()

    def _show_counts(self):
        """Hands, stock, piles and points."""
        view = self.view
        near = self.near
        if self.covered:
            view.hide_hand(len(self._hand))
        else:
            view.hand(self._hand, -1, 0)
        view.far_hand(self._far_cards)
        view.stock(self._stock)
        up, down = self._points
        for seat in (0, 1):
            view.piles(self._side(seat), up[seat], down[seat])
        name = say("names", "short." + self.names[near])
        view.score(name, self._score(1 - near), self._score(near))

    def _score(self, seat):
        """A seat's points in this course, in Soup after its noted Duck points: "7×3"."""
        points = 2 * self._points[0][seat] + self._points[1][seat]
        if self._course == DUCK:
            return str(points)
        return "%d×%d" % (self.game.duck_points[seat], points)

    def show_event(self, event):
        """Show one event; how many milliseconds it is to be read."""
        kind, seat, value = event
        hold = self.app.settings.hold
        if kind in _SHOWN:
            self._show_play(kind, seat, value)
        elif kind == TRICK_WON:
            self._show_won(seat, value)
        elif kind == DREW:
            hold = self._show_drawn(seat)
        elif kind == COURSE_ENDED:
            self.log.note(kind, seat, 0)
            self.catch_up()
            self._tally("course")
            hold = 0
        elif kind == DEALT:
            self._asker.chosen = 0
            self.catch_up()
            self.tell(kind, seat)
        else:
            if kind == GAME_WON:
                self.log.note(kind, seat, value)
            hold = 0
        return hold

    def _show_play(self, kind, seat, card):
        """A card or a word is played."""
        _, tune, bubble = _SHOWN[kind]
        self.app.handheld.play(tune)
        self.view.bubble(self._side(seat), say("duck-soup-table", bubble) if bubble else None)
        self.tell(kind, seat, card)
        if kind == LED:
            self._trick = []
        if card:
            self._trick.append(card)
            self._leading = self._side(seat if len(self._trick) % 2 else 1 - seat)
            self.view.trick(self._trick, self._leading)
            place = 0
            if seat == self.near:
                place = self._hand.index(card)
                self._hand.remove(card)
            else:
                self._far_cards -= 1
            self.view.play(self._side(seat), place)
        if kind == DUCK_SOUP:
            self.view.laugh()
        self._show_counts()

    def _show_drawn(self, seat):
        """A card from the stock; the near side sees which it has got."""
        self._stock -= 1
        self.view.stock(self._stock)
        if self._trick:
            self._trick = []
            self.view.trick(self._trick, NEAR)
        if seat != self.near:
            self._far_cards += 1
            self.view.far_hand(self._far_cards)
            self.view.drawn(FAR, HIDDEN, 0, 0)
            return 0
        for card in self.game.hands[seat]:
            if card not in self._hand:
                break
        self._hand.append(card)
        self._hand.sort(key=lambda card: option_order(card, self._course))  # device: no two equal
        place = self._hand.index(card)
        self.view.message(self.sentence("drew", seat, card_text(card)))
        self.view.drawn(NEAR, card, place, len(self._hand))
        self.view.hand(self._hand, place, 0)
        return self.app.settings.hold // 2

    def _show_won(self, seat, points):
        """A trick is won, or two at once after a quack-quack."""
        up, down = self._points
        (up if points == 2 else down)[seat] += 1
        self.view.bubble(NEAR, None)  # it may stand where the message comes
        if self.events and self.events[0][0] == TRICK_WON:
            second = self.events.pop(0)[2]
            (up if second == 2 else down)[seat] += 1
            points |= second << 2
        self.tell(TRICK_WON, seat, points)
        self.app.handheld.play(TRICK_TUNE if seat == self.near else LOST_TUNE)
        if self.real:  # a lesson talks about the trick
            self.view.win(self._side(seat), self.app.settings.hold)
        self._show_counts()

