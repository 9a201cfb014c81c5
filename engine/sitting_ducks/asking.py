"""A person's decision at the Sitting Ducks table: the cursor, the question, what a button does."""

from ..ui.texts import say
from ..ui.tunes import REFUSED_TUNE
from ..ui.widgets import DOWN_BUTTON, LEFT_BUTTON, RIGHT_BUTTON, UP_BUTTON, A, B
from .cards import (
    AND_GOODBYE,
    AT_SLOT,
    CARD,
    DISCARD,
    DISCARD_HAND,
    DONE,
    NOBODY,
    OF_COLOUR,
    SWAN_SONG,
    TAIL_UP,
    WATER,
)
from .deck import CARDS, CODE
from .line import SLOTS
from .line_view import NOT_THERE
from .picks import SEATS
from .words import all_in_slot, capital, card_does, card_name, open_texts, whose, why_not

_TABLE = "sitting-ducks-table"
_PICKS = "sitting-ducks-picks"
_ARRANGES = "bully-drake"  # its picks are the line's new order
_NEEDS_OWN = "duck-norris"  # done only after a duck of one's own
_OUT = 6  # cards at home, the marker among them, of a player who is out


class Asking:
    """Asks for the pending decision of a `Game` on a `TableView`.

    `names` are keys of names.txt by seat; `look_round()` opens the page of what lies on the
    table; `card` is where the cursor was in the hand, and is.
    """

    def __init__(self, app, game, view, names, look_round, card):
        self._app = app
        self._game = game
        self._view = view
        self._names = names
        self._look_round = look_round
        self.card = card
        self._items = []  # what it goes over

    def ask(self):
        """Show the question and the cursor."""
        game = self._game
        self._kind, self._options = game.decision()[1:]
        self._at = self._first_target()  # the cursor among the options on the table
        self._moved = False  # any cursor, since asked
        if self._kind == CARD:
            self._items = list(game.source())
            if game.goodbyes[game.turn] and not game.playing:
                self._items.append(AND_GOODBYE)
            self._begin_at_playable()
        elif self._kind == DISCARD:
            self._items = game.hands[game.turn] + [DONE]
            if self.card != DONE:  # nothing has been discarded yet
                self.card = 0
        else:
            self._lay_out()
        self._show()

    @property
    def cursor(self):
        """Where the cursor is; can be set once it has asked."""
        return self.card, self._at, self._moved

    @cursor.setter
    def cursor(self, cursor):
        self.card, self._at, self._moved = cursor
        self._show()

    def _begin_at_playable(self):
        """Leave a card that cannot be played for the first that can."""
        items = self._items
        if self.card >= len(items) or items[self.card] not in self._options:
            for card in items:
                if card in self._options:
                    self.card = items.index(card)
                    return

    def _first_target(self):
        """Where the cursor begins: at a duck of one's own if it is to be sheltered or has to be
        among those shot, else at a duck or player to be feared, so that nobody shoots himself or
        water in haste; at least at nothing of one's own."""
        game = self._game
        if self._kind in (CARD, DISCARD):
            return 0
        own = game.colours[game.decision()[0]]
        wants_own = self._lacks_own()
        if not game.songs:
            playing = game.playing[-1].card
            if CARDS[playing][CODE] == _ARRANGES:
                return 0
            wants_own = wants_own or playing <= TAIL_UP
        second = 0
        for i in range(len(self._options) - 1, -1, -1):
            if self._options[i] != DONE and (self._colour(i) == own) == wants_own:
                second = i
        for i in range(len(self._options)):
            colour = self._colour(i)
            seat = game.seats[colour] if colour < WATER else NOBODY
            if seat != NOBODY and (colour == own) == wants_own and game.home[seat] < _OUT:
                return i
        return second

    def _colour(self, i):
        """The colour that an option names or that is in front in its slot, or what else is."""
        option = self._options[i]
        if option >= OF_COLOUR:
            return option - OF_COLOUR
        slot = option - AT_SLOT
        stack = self._game.line[slot] if slot in SLOTS else b""
        return stack[0] if stack else NOBODY

    def _lacks_own(self):
        """Whether Duck Norris has still to be told of a duck of one's own."""
        game = self._game
        if game.songs or CARDS[game.playing[-1].card][CODE] != _NEEDS_OWN:
            return False
        return bool(game.playing[-1].picks) and DONE not in self._options

    def press(self, button):
        """What a button chooses: an option, or None if it only moves or is refused."""
        on_table = self._kind not in (CARD, DISCARD)
        if button in (LEFT_BUTTON, RIGHT_BUTTON) and self._alone(on_table):
            self._refuse("no-other")
        elif button in (LEFT_BUTTON, RIGHT_BUTTON):
            step = 1 if button == RIGHT_BUTTON else -1
            self._moved = True
            if on_table:
                self._at = (self._at + step) % len(self._options)
            else:
                self.card = (self.card + step) % len(self._items)
            self._show()
            if self._options[0] == DISCARD_HAND:
                self._say_why_not()
        elif button == UP_BUTTON:
            card = self._subject()
            if card is None and self._game.playing:
                card = self._game.playing[-1].card
            if card is None:
                self._refuse("no-card")
            else:
                open_texts(self._app, ((card, None),))
        elif button == DOWN_BUTTON:
            self._look_round()
        elif button == B:
            self._refuse("no-back")
        elif button == A:
            return self._options[self._at] if on_table else self._choose_card()
        return None

    def _alone(self, on_table):
        """Whether left and right have nothing to do: a hand that cannot be played says why."""
        if on_table:
            return len(self._options) == 1
        return not self._items or len(self._items) == 1 and self._options[0] != DISCARD_HAND

    def _refuse(self, key):
        """Say why a button does nothing."""
        self._app.handheld.play(REFUSED_TUNE)
        self._view.body(say(_TABLE, key))

    def point_at(self, option):
        """Put the cursor on an option."""
        if self._kind not in (CARD, DISCARD):
            self._at = list(self._options).index(option)
        elif option in self._items:
            self.card = self._items.index(option)
        self._moved = True
        self._show()

    def _subject(self):
        """The card that the cursor is on, or that is being played; None: neither."""
        game = self._game
        if self._kind == CARD or self._kind == DISCARD:
            card = self._items[self.card] if self._items else DONE
            return None if card == DONE else card
        return SWAN_SONG if game.songs else game.playing[-1].card

    # --- cards --------------------------------------------------------------------------

    def _choose_card(self):
        if self._options[0] == DISCARD_HAND:
            return DISCARD_HAND
        card = self._items[self.card]
        if card in self._options:
            if self._kind == DISCARD:
                self.card = DONE  # from now on, not to discard one too many
            return card
        self._app.handheld.play(REFUSED_TUNE)
        self._say_why_not()
        return None

    def _say_why_not(self):
        card = self._items[self.card]
        self._view.title(say(_TABLE, "not-now") % card_name(card))
        self._view.body(why_not(self._game, card))

    def _show(self):
        if self._kind == CARD or self._kind == DISCARD:
            self._show_card()
        else:
            self._show_target()

    def _show_card(self):
        """The hand with its cursor, and the chosen card in words."""
        view = self._view
        self.card = max(0, min(self.card, len(self._items) - 1))
        view.hand(self._items, self._options, self.card if self._items else -1)
        card = self._subject()
        if self._kind == DISCARD:
            about = self._game.playing[-1].card if card is None else card
            view.about(card_name(about), self._question())
            view.hint(say(_TABLE, "hint.done" if card is None else "hint.discard"))
        elif self._options[0] == DISCARD_HAND:
            view.about(say(_TABLE, "stuck"), say(_TABLE, "stuck.body"))
            view.hint(say(_TABLE, "hint.stuck"))
        else:
            if self._show_source() and not self._moved:
                view.about(say(_TABLE, "which"), card_name(card))
            else:
                view.about(card_name(card), card_does(card))
            key = "hint.card" if self._moved else "hint.first"
            if card not in self._options:
                key = "hint.dim"
            view.hint(say(_TABLE, key))

    def _show_source(self):
        """Say so, and return True, if the cards are not the player's own hand."""
        playing = self._game.playing
        if playing and playing[-1].taken:
            self._view.message(say(_TABLE, "taken"))
        elif playing:
            seat = playing[-1].picks[0] - SEATS
            self._view.near(seat, say("names", self._names[seat]))
            self._view.message(say(_TABLE, "from") % whose(self._names[seat]))
        return bool(playing)

    # --- slots and colours --------------------------------------------------------------

    def _question(self):
        """What is to be picked now."""
        game = self._game
        if game.songs:
            return say(_PICKS, "song")
        play = game.playing[-1]
        code = CARDS[play.card][CODE]
        number = len(play.picks) + 1
        if self._lacks_own():
            code += ".own"
        elif number > 1 and code != _ARRANGES:
            code += ".%d" % number
        return say(_PICKS, code).replace("#", str(number))

    def _lay_out(self):
        """The line as it is while picking: those picked stand out, or in their new order."""
        game = self._game
        self._order = list(SLOTS)
        picks = game.playing[-1].picks if not game.songs else ()
        slots = [pick for pick in picks if pick in SLOTS]
        if game.playing and CARDS[game.playing[-1].card][CODE] == _ARRANGES:
            self._order = slots + [slot for slot in SLOTS if slot not in slots]
            slots = []
        raised = 0
        for slot in slots:
            raised |= 1 << slot
        line = self._view.line
        line.show([game.line[slot] for slot in self._order], game.crosshairs)
        line.lift(raised)

    def _show_target(self):
        """The cursor on a legal target, with the question and the target in words."""
        game = self._game
        view = self._view
        option = self._options[self._at]
        view.message(card_name(self._subject()))
        view.title(self._question())
        slot = NOT_THERE
        hand = list(game.hands[game.decision()[0]])
        if DONE in self._options:
            hand.append(DONE)
        view.hand(hand, (DONE,), len(hand) - 1 if option == DONE else -1)
        if option == DONE:
            target = say(_PICKS, "done")
        elif option >= OF_COLOUR:
            seat = game.seats[option - OF_COLOUR]
            view.frame_player(seat)
            target = say(_TABLE, "player") % (
                say("names", self._names[seat]), game.home[seat] - 1, len(game.hands[seat]))
        else:
            slot = self._order.index(option - AT_SLOT)
            target = all_in_slot(game.line[option - AT_SLOT], game.seats, self._names)
        view.line.cursor(slot)
        view.body(capital(target))
        view.hint(say(_TABLE, "hint.pick" if game.can_cancel() else "hint.last"))
