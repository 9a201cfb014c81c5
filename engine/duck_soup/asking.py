"""A person's decision at the Duck Soup table: the cursor, the question, what a button chooses."""

from ..settings import QUACK as AUTO_QUACK
from ..ui.texts import say
from ..ui.tunes import REFUSED_TUNE
from ..ui.widgets import DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, UP_BUTTON, A, B, keys_in
from .cards import ANSWER, FOLLOW, LEAD, QUACK, REPLY, SAY_DUCK

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "♣♦♥♠"


def card_text(card):
    """A card in a line of text."""
    return RANKS[(card & 15) - 1] + SUITS[card >> 4]


def rank_text(card):
    """A card's rank as a sentence names it."""
    rank = RANKS[(card & 15) - 1]
    if rank in "AJQK":
        return say("duck-soup-table", "rank." + rank)
    return say("duck-soup-table", "rank") % rank


class Asking:
    """Asks for the pending decision of a `Game` on `view`, a `TableView`; `chosen` is the cursor.

    `can_take_back()`: whether B takes the last choice back.
    """

    def __init__(self, app, game, view, can_take_back):
        self._app = app
        self._game = game
        self.view = view
        self._can_take_back = can_take_back
        self.chosen = 0
        self._seat = None  # whom it asked last

    def ask(self):
        """Show the question, and the hand with the cursor."""
        seat, kind, options = self._game.decision()
        hand = self._game.hands[seat]
        if seat != self._seat:
            self._seat = seat
            self.chosen = 0
        self.chosen = max(0, min(self.chosen, len(hand) - 1))
        if kind == ANSWER and len(options) > 1:
            self.chosen = hand.index(options[1])
        elif kind == REPLY and self._fourth(seat) is not None:
            self.chosen = self._fourth(seat)
        self.view.message(self._question(seat, kind, options))
        self._show()

    @property
    def cursor(self):
        """Where the cursor is; can be set once it has asked."""
        return self.chosen

    @cursor.setter
    def cursor(self, cursor):
        self.chosen = cursor
        self._show()

    def _question(self, seat, kind, options):
        if kind == LEAD:
            return say("duck-soup-table", "ask.lead")
        led = self._game.table[0]
        if kind == REPLY:
            fourth = self._fourth(seat)
            key = "ask.reply" if fourth is None else "ask.soup"
            return say("duck-soup-table", key)
        if kind == ANSWER:
            if len(options) > 1:
                return say("duck-soup-table", "ask.answer")
            return say("duck-soup-table", "ask.duck") % rank_text(led)
        if len(options) > len(self._game.hands[seat]):
            return say("duck-soup-table", "ask.quack") % rank_text(led)
        return say("duck-soup-table", "ask.follow") % card_text(led)

    def _fourth(self, seat):
        """The place in a hand of the fourth card of the rank led, None if it is not there."""
        hand = self._game.hands[seat]
        for place in range(len(hand)):
            if hand[place] & 15 == self._game.table[0] & 15:
                return place
        return None

    def _show(self):
        """The hand with its cursor, and what the buttons do with the chosen card."""
        seat, kind, options = self._game.decision()
        hand = self._game.hands[seat]
        rank = self._game.table[0] & 15 if kind != LEAD else 0
        duck_only = kind == ANSWER and len(options) == 1
        self.view.hand(hand, -1 if duck_only else self.chosen, rank)
        if kind == ANSWER:
            auto = self._app.settings[AUTO_QUACK]
            key = "hint.duck" if duck_only else "hint.answer.auto" if auto else "hint.answer"
        elif kind == REPLY and self.chosen == self._fourth(seat):
            key = "hint.soup"
        elif kind == FOLLOW and hand[self.chosen] | QUACK in options:
            key = "hint.auto" if self._app.settings[AUTO_QUACK] else "hint.quack"
        else:
            key = "hint.play"
        if kind == LEAD and self._can_take_back():
            self.view.hint(say("playing", "hint.play.undo"))
        else:
            self.view.hint(say("duck-soup-table", key))

    def press(self, button):
        """What a button chooses: an option, or None if it only moves or is refused."""
        seat, kind, options = self._game.decision()
        hand = self._game.hands[seat]
        card = hand[self.chosen] if hand else None  # none: the last card led was quacked at
        if button in (LEFT_BUTTON, RIGHT_BUTTON, UP_BUTTON, DOWN_BUTTON):
            self._move(button, hand, kind, options)
        elif button in (A, B):
            quacks = (button == B) != bool(self._app.settings[AUTO_QUACK])
            if kind == ANSWER:
                return card if quacks and len(options) > 1 else SAY_DUCK
            if kind == FOLLOW and card | QUACK in options:
                return card | QUACK if quacks else card
            if button == A:
                return card
            self._refuse(say("duck-soup-table", f"refused.{kind}"))
        return None

    def _refuse(self, text):
        """Say which rule is against it."""
        self._app.handheld.play(REFUSED_TUNE)
        self.view.message(keys_in(self._app, text))

    def point_at(self, option):
        """Put the cursor on the card of an option, if it has one."""
        hand = self._game.hands[self._seat]
        if option & ~QUACK in hand:
            self.chosen = hand.index(option & ~QUACK)
            self._show()

    def _move(self, button, hand, kind, options):
        """Left and right: card by card; up and down: suit by suit."""
        if kind == ANSWER and len(options) < 3:
            self._refuse(say("duck-soup-table", "ask.third") % rank_text(self._game.table[0]))
            return
        if kind == ANSWER:
            self.chosen = hand.index(options[2 if hand[self.chosen] == options[1] else 1])
        else:
            step = 1 if button in (RIGHT_BUTTON, UP_BUTTON) else -1
            suit = hand[self.chosen] >> 4
            by_suit = button in (UP_BUTTON, DOWN_BUTTON) and hand[0] >> 4 != hand[-1] >> 4
            for _ in range(len(hand)):
                self.chosen = (self.chosen + step) % len(hand)
                if not by_suit or hand[self.chosen] >> 4 != suit:
                    break
        self._show()
