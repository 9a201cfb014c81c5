"""The Duck Soup table: shows what happens one event at a time, and asks whoever is a person."""

import sys

from ..app import forget_game
from ..autosave import Autosave
from ..save import GOOD
from ..screens.setup import RECORD, VERSION
from ..ui.texts import say
from ..ui.tunes import (
    CARD_TUNE,
    DUCK_SOUP_TUNE,
    LOST_TUNE,
    QUACK_QUACK_TUNE,
    QUACK_TUNE,
    TRICK_TUNE,
)
from ..ui.widgets import START
from .asking import Asking, card_text
from .cards import (
    COURSE_ENDED,
    DEALT,
    DREW,
    DUCK,
    DUCK_SOUP,
    DUCKED,
    FOLLOWED,
    LED,
    NEXT_DEAL,
    NEXT_GAME,
    QUACK_QUACKED,
    QUACKED,
    REPLIED,
    TRICK_WON,
)
from .session import LEVELS, PERSON
from .table_view import FAR, NEAR, TableView
from .tally import COURSE, DEAL, STANDING

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
_TALLY = "engine.duck_soup.tally"
_ASKED = (0, 24, 6)  # the lights while a person is asked
_THINKING = (6, 0, 20)  # and while a computer player thinks
_NEWS = 3  # messages the next person is told at the hand-over


class Screen:
    """A match on the table. `session` is the match, just begun if `fresh`; it is saved on the
    way and on leaving.

    What is shown runs after the game: `_hand`, `_trick`, `_counts` … stand where the event
    shown last has left them, and are brought to the game's state when all events are shown.
    """

    def __init__(self, app, session, fresh):
        self._app = app
        self._session = session
        self._game = session.game
        self._autosave = self._new_autosave()
        if fresh:
            self._autosave.choice_made(app.now)
        else:
            self._autosave.resume()
        self._view = TableView(app)
        self.group = self._view.group
        self._near = session.near()
        self._names = session.names(self._near)
        self._covered = session.two_people()  # till the hand-over
        self._news = []
        self._events = []  # still to be shown
        self._until = 0  # what is shown is to be read till then
        self._thinker = None
        self._asking = False
        self._warned = False  # that saving fails
        self._asker = Asking(app, self._game, self._view)
        self._catch_up()

    def _new_autosave(self):
        return Autosave(self._app.journal, RECORD, VERSION, self._session.pack)

    # --- the screen's face --------------------------------------------------------------

    @property
    def idle(self):
        return self._asking

    def press(self, button):
        if self._events or self._app.now < self._until:
            self._until = 0  # whatever is shown has been seen
        elif button == START:
            self._app.open("engine.screens.menu", "duck-soup", self._standing)
        elif self._asking:
            option = self._asker.press(button)
            if option is not None:
                self._choose(option)

    def tick(self, now):
        self._autosave.tick(now)
        if now < self._until:
            return
        if self._events:
            self._show_event(self._events.pop(0))
        elif self._thinker:
            self._think()
        elif not self._asking:
            self._go_on()

    def close(self):
        self._autosave.leaving()
        self._app.light(0, 0, 0)
        forget_game("engine.duck_soup")

    # --- whose turn ---------------------------------------------------------------------

    def _go_on(self):
        """All has been shown: on to whoever decides."""
        self._catch_up()
        seat, kind, _ = self._game.decision()
        player = self._session.players[seat]
        if self._autosave.failed and self._app.journal.state == GOOD and not self._warned:
            self._warned = True
            self._app.open("engine.screens.notice", "failed", None)
        elif kind >= NEXT_DEAL:
            self._app.open(_TALLY, self._session, self._names, DEAL, self._deal)
        elif player == PERSON:
            if seat != self._near or self._covered:
                self._hand_over(seat)
            else:
                self._asking = True
                self._app.light(*_ASKED)
                self._asker.ask()
        else:
            self._begin_thinking(seat, player)

    def _hand_over(self, seat):
        self._near = seat
        self._covered = False
        self._view.bubble(NEAR, None)
        self._app.open("engine.screens.hand_over", self._name(seat), self._news)
        self._news = []

    def _standing(self):
        self._app.open(_TALLY, self._session, self._names, STANDING)

    def _begin_thinking(self, seat, player):
        self._app.light(*_THINKING)
        level = "engine.duck_soup." + LEVELS[player]
        __import__(level)
        self._thinker = sys.modules[level].think(self._game.view(seat))
        self._view.message(self._sentence("thinks", seat))
        self._view.hint(say("table", "hint.wait"))

    def _think(self):
        option = next(self._thinker)
        if option is not None:
            self._thinker = None
            self._choose(option)

    def _choose(self, option):
        person = self._session.players[self._game.decision()[0]] == PERSON
        self._game.choose(option)
        self._events = self._game.events
        self._asking = False
        self._view.hint(say("table", "hint.skip"))
        if person:
            self._autosave.choice_made(self._app.now)

    def _deal(self):
        """The tally has been read: the next deal, or out if the match is over."""
        _seat, kind, options = self._game.decision()
        if self._session.match_winner() is not None:
            self._autosave.over()
            self._app.go("engine.screens.title")
            return
        if kind == NEXT_GAME:
            self._autosave = self._new_autosave()
        self._choose(options[0])

    # --- showing ------------------------------------------------------------------------

    def _side(self, seat):
        return NEAR if seat == self._near else FAR

    def _catch_up(self):
        """Show everything as it stands in the game."""
        game = self._game
        near = self._near
        self._trick = list(game.table)
        self._hand = list(game.hands[near])
        self._far_cards = len(game.hands[1 - near])
        self._stock = len(game.stock)
        self._points = [list(game.up), list(game.down)]
        self._view.course(game.course, say("table", "duck" if game.course == DUCK else "soup"))
        self._view.trick(self._trick, self._side(game.leader))
        self._view.bubble(NEAR, None)
        self._show_counts()

    def _show_counts(self):
        """Hands, stock, piles and points."""
        view = self._view
        near = self._near
        if self._covered:
            view.hide_hand(len(self._hand))
        else:
            view.hand(self._hand, -1, 0)
        view.far_hand(self._far_cards)
        view.stock(self._stock)
        up, down = self._points
        for seat in (0, 1):
            view.piles(self._side(seat), up[seat], down[seat])
        name = say("names", "short." + self._names[near])
        view.score(name, self._score(1 - near), self._score(near))

    def _score(self, seat):
        """A seat's points in this course, in Soup after its noted Duck points: "7×3"."""
        points = 2 * self._points[0][seat] + self._points[1][seat]
        if self._game.course == DUCK:
            return str(points)
        return "%d×%d" % (self._game.duck_points[seat], points)

    def _name(self, seat):
        return say("names", self._names[seat])

    def _sentence(self, key, seat, *values):
        """A sentence about a seat: "You lead 7♥", "South leads 7♥"."""
        form = say("names", "form." + self._names[seat])
        return say("table", key + form) % ((self._name(seat),) + values)

    def _tell(self, sentence):
        self._view.tell(sentence)
        self._news = (self._news + [sentence])[-_NEWS:]

    def _show_event(self, event):
        """Show one event, and set how long it is to be read."""
        kind, seat, value = event
        hold = self._app.settings.hold
        if kind in _SHOWN:
            self._show_play(kind, seat, value)
        elif kind == TRICK_WON:
            self._show_won(seat, value)
        elif kind == DREW:
            self._stock -= 1
            hold = 0
        elif kind == COURSE_ENDED:
            self._app.open(_TALLY, self._session, self._names, COURSE)
            hold = 0
        elif kind == DEALT:
            self._asker.chosen = 0
            self._catch_up()
            self._tell(self._sentence("dealt", seat))
        else:
            hold = 0
        self._until = self._app.now + hold

    def _show_play(self, kind, seat, card):
        """A card or a word is played."""
        key, tune, bubble = _SHOWN[kind]
        self._app.handheld.play(tune)
        if kind == LED:
            self._trick = []
        if card:
            self._trick.append(card)
            if seat == self._near:
                self._hand.remove(card)
            else:
                self._far_cards -= 1
            leading = seat if len(self._trick) % 2 else 1 - seat
            self._view.trick(self._trick, self._side(leading))
        self._show_counts()
        self._view.bubble(self._side(seat), say("table", bubble) if bubble else None)
        self._tell(self._sentence(key, seat, *((card_text(card),) if card else ())))

    def _show_won(self, seat, points):
        """A trick is won, or two at once after a quack-quack."""
        up, down = self._points
        (up if points == 2 else down)[seat] += 1
        if self._events and self._events[0][0] == TRICK_WON:
            second = self._events.pop(0)[2]
            (up if second == 2 else down)[seat] += 1
            self._tell(self._sentence("won-two", seat, points, second))
        else:
            self._tell(self._sentence("won-%d" % points, seat))
        self._app.handheld.play(TRICK_TUNE if seat == self._near else LOST_TUNE)
        self._show_counts()

