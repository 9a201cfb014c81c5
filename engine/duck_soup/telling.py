"""What happens at the Duck Soup table, shown one event at a time."""

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
from .asking import card_text
from .cards import (
    COURSE_ENDED,
    DEALT,
    DREW,
    DUCK,
    DUCK_SOUP,
    DUCKED,
    FOLLOWED,
    GAME_WON,
    LED,
    QUACK_QUACKED,
    QUACKED,
    REPLIED,
    TRICK_WON,
    option_order,
)
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


class Telling:
    """What a `table.Screen` shows of its game.

    It runs after the game: `_hand`, `_trick`, `_stock` … stand where the event shown last has left
    them, and `catch_up` brings them to the game's state.
    """

    def words(self, kind, seat, value):
        """An event that was noted, in a sentence; value of a trick: points | second << 2."""
        if kind in _SHOWN:
            return self.sentence(_SHOWN[kind][0], seat, *((card_text(value),) if value else ()))
        if kind != TRICK_WON:
            return self.sentence(_MARKED[kind], seat)
        if value > 3:
            return self.sentence("won-two", seat, value & 3, value >> 2)
        return self.sentence("won-%d" % value, seat)

    def hides_nothing(self, events):
        """Whether a choice with these events has shown no hidden card."""
        for event in events:
            if event[0] not in _SHOWN and event[0] != TRICK_WON:
                return False
        return True

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
        noted = self.game.duck_points  # None: the next deal's events are still to be shown
        if self._course == DUCK or not noted:
            return str(points)
        return "%d×%d" % (noted[seat], points)

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
            if self.events and self.events[0][0] == DREW:  # both cards come at once
                hold += self._show_drawn(self.events.pop(0)[1])
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
