"""What happens at the Sitting Ducks table, shown one step at a time: in words and on the line."""

from ..table import PERSON
from ..ui.texts import say
from ..ui.tunes import CARD_TUNE, LOST_TUNE, QUACK_TUNE, TRICK_TUNE, WIN_TUNE
from . import cards
from .deck import CARDS, CODE
from .line import front_size
from .line_view import NOT_THERE
from .words import card_does, card_name, duck_card, in_slot, whose

_TABLE = "sitting-ducks-table"
_STEP = 400  # ms for what is seen and not told

_AFTER_A_CROSSHAIR = (cards.UNAIMED, cards.AIMED, cards.SHOT, cards.SPARED, cards.GUARDED)
_LINE_CHANGED = (cards.MOVED, cards.CLOSED_UP, cards.ARRIVED)

# Events told in a sentence about their seat: its key and the tune.
_TOLD = {
    cards.BROUGHT_BACK: ("back", TRICK_TUNE),
    cards.LAPSED: ("lapsed", None),
    cards.LAID_OPEN: ("open", QUACK_TUNE),
    cards.TURN_MISSED: ("missed", LOST_TUNE),
    cards.WON: ("won", WIN_TUNE),
}


class Telling:
    """Shows the events of a `table.Screen`'s game on its view.

    What is shown runs after the game: `_line`, `_crosshairs` stand where the event shown last
    has left them. `seen` are (action card, who did what with it) of the last plays.
    """

    def __init__(self, table):
        self.seen = []
        self._table = table
        self._app = table.app
        self._game = table.game
        self._view = table.view
        self._told = False  # whether the body tells what has happened
        self._title = " "  # who plays what
        self._picks = 0  # of the play under way
        self._card = table.game.playing[-1].card if table.game.playing else None

    def catch_up(self):
        """Show the line as it stands in the game."""
        self._line = list(self._game.line)
        self._crosshairs = self._game.crosshairs
        self._home = list(self._game.home)
        line = self._view.line
        line.stop()
        line.show(self._line, self._crosshairs)
        line.lift(0)
        line.cursor(NOT_THERE)

    def show(self, event):
        """Show one event; how many milliseconds it is to be read."""
        kind, seat, value = event
        if kind == cards.PLAYED:
            return self._played(seat, value)
        if kind == cards.PICKED:
            return self._picked(seat, value)
        if kind in _LINE_CHANGED or kind == cards.ATTACHED_TO:
            return self._line_changed()
        if kind == cards.AIMED or kind == cards.UNAIMED:
            return self._aimed(kind, value)
        if kind == cards.SHOT or kind == cards.REMOVED:
            return self._lost(seat, value)
        if kind == cards.SONG_SUNG:
            return self._song(seat)
        if kind == cards.LEFT:
            self._line[value] = b""
            self._show_line()
            return _STEP
        if kind in _TOLD:
            key, tune = _TOLD[kind]
            return self._tell(self._table.sentence(key, seat), tune)
        if kind == cards.TURN_BEGAN:
            self._table.show_turn(seat)
            return 0
        if kind == cards.DREW:
            self._line_changed()
            self._view.near(self._table.near)
            self._table.show_hand()
            return 0
        return self._of_cards(kind, seat, value)

    def _of_cards(self, kind, seat, value):
        """Events that name a card, or let somebody see some."""
        table = self._table
        if kind == cards.SPARED or kind == cards.GUARDED:
            key = "spared" if kind == cards.SPARED else "guarded"
            return self._tell(say(_TABLE, key), QUACK_TUNE)
        if kind == cards.EXPIRED:
            self._line_changed()
            return self._tell(say(_TABLE, "expired") % card_name(value), None)
        if kind == cards.SHOT_UNSEEN:
            card = duck_card(value, self._game.seats, table.names)
            return self._tell(say(_TABLE, "unseen") % card, TRICK_TUNE)
        if kind == cards.HAND_SHOWN:
            return self._hand_shown(seat)
        if kind == cards.DISCARDED:
            return self._discarded(seat, value)
        if kind == cards.LOOKED_AT_HAND:
            return self._looked(seat, value)
        if kind == cards.LOOKED_AT_DECK:
            return self._looked(seat, None)
        if kind == cards.TOOK:
            self._skip(cards.TOOK)
            return self._tell(table.sentence("took", seat), CARD_TUNE)
        return self._tell(say(_TABLE, "shuffled"), None)

    # --- a play -------------------------------------------------------------------------

    def _played(self, seat, card):
        self._card = card
        self._picks = 0
        self._told = False
        self._title = title = say(_TABLE, "played") % (self._table.name(seat), card_name(card))
        self._table.told(title, True)
        self._keep(card, title)
        self._table.show_turn(seat)
        self._view.about(title, card_does(card))
        self._table.show_hand()
        self._app.handheld.play(CARD_TUNE)
        return 0 if self._is_person(seat) else self._app.settings.hold

    def _picked(self, seat, option):
        """What a player has picked; the person who did so has seen it."""
        text = self._in_words(option)
        self._picks += 1
        if self._is_person(seat):
            if text:
                self._table.told(text, False)
            return 0
        if option == cards.DONE:
            return 0
        if option >= cards.OF_COLOUR:
            self._view.frame_player(self._game.seats[option - cards.OF_COLOUR])
        else:
            self._view.line.cursor(option - cards.AT_SLOT)
        return self._tell(text, None) if text else _STEP

    def _in_words(self, option):
        """An option picked, in words; None where the line says it better."""
        table = self._table
        code = CARDS[self._card][CODE]
        if option == cards.DONE or code == "bully-drake":
            return None
        if option >= cards.OF_COLOUR:
            return say(_TABLE, "on") % table.name(self._game.seats[option - cards.OF_COLOUR])
        slot = option - cards.AT_SLOT
        if self._picks and code == "sitting-duck":
            return say(_TABLE, "place") % (slot + 1)
        where = in_slot(self._line[slot], self._game.seats, table.names)
        return say(_TABLE, "and" if self._picks else "on") % where

    def _song(self, seat):
        """Who has to pick another duck is told at the table only, not at the hand-over."""
        self._picks = 0
        self._app.handheld.play(QUACK_TUNE)
        self._view.tell(self._table.sentence("song", seat))
        return self._app.settings.hold

    def _hand_shown(self, seat):
        """A player who can play nothing shows his hand and discards it."""
        shown = [event[2] for event in self._skip(cards.DISCARDED)]
        sentence = self._table.sentence("shown", seat)
        for card in shown:
            self._keep(card, sentence)
        self._table.told(sentence, True)
        self._view.about(sentence, say(_TABLE, "shown.body"))
        self._view.near(seat)
        self._view.hand(shown, shown, -1)
        return self._app.settings.hold

    def _discarded(self, seat, card):
        sentence = self._table.sentence("discarded", seat, card_name(card))
        self._keep(card, sentence)
        hold = self._tell(sentence, CARD_TUNE)
        return 0 if self._is_person(seat) and self._game.decision()[1] == cards.DISCARD else hold

    def _looked(self, seat, other):
        """Somebody looks at the hand of `other`, or (None) at the duck deck."""
        table = self._table
        game = self._game
        if other is None:
            text = table.sentence("looked-deck", seat)
        else:
            text = table.sentence("looked-hand", seat, whose(table.names[other]))
        hold = self._tell(text, CARD_TUNE)
        if not self._is_person(seat):
            return hold
        if other is None:
            table.peek(say(_TABLE, "next"), [
                duck_card(code, game.seats, table.names) for code in reversed(game.deck[-5:])
            ], None)
        else:
            hand = game.hands[other]
            table.peek(say(_TABLE, "hand") % whose(table.names[other]),
                       [card_name(card) for card in hand], hand)
        return 0

    # --- the line -----------------------------------------------------------------------

    def _aimed(self, kind, slot):
        """A crosshair is put on or comes off."""
        self._crosshairs = self._crosshairs & ~(1 << slot)
        if kind == cards.AIMED:
            self._crosshairs |= 1 << slot
            self._app.handheld.play(CARD_TUNE)
        self._show_line()
        if kind == cards.AIMED:
            return _STEP
        shot = self._table.events and self._table.events[0][0] in _AFTER_A_CROSSHAIR
        return 0 if shot else self._tell(say(_TABLE, "unaimed"), None)

    def _lost(self, seat, slot):
        """A duck is shot or removed: it goes in a puff, its player has one less."""
        self._show_line()
        self._view.line.puff(slot)
        stack = self._line[slot]
        code = cards.DECOY_DUCK if seat == cards.NOBODY else self._game.colours[seat]
        start = stack.index(bytes((code,)))
        rest = stack[start:]
        self._line[slot] = stack[:start] + rest[front_size(rest):]
        self._table.show_players()
        if seat != cards.NOBODY:
            self._home[seat] += 1
        if seat == cards.NOBODY:
            return self._tell(say(_TABLE, "lost.none"), TRICK_TUNE)
        mine = seat == self._table.near
        return self._tell(self._table.sentence("lost", seat), LOST_TUNE if mine else TRICK_TUNE)

    def _line_changed(self):
        """Let the line swim from where it is shown to where it is; how long that takes."""
        now = self._game.line
        if self._line == now:
            return 0
        self._show_line()
        self._line = list(now)
        self._view.line.swim(self._line, self._crosshairs, self._app.now)
        return self._tell_losses() or max(self._app.settings.hold // 2, _STEP)

    def _tell_losses(self):
        """Tell of ducks that went home without a word, as with Avian Flu."""
        losses = []
        for seat in range(len(self._home)):
            lost = self._game.home[seat] - self._home[seat]
            if lost > 0:
                losses.append(self._table.sentence("lost-many", seat, lost))
        self._home = list(self._game.home)
        self._table.show_players()
        return self._tell(" ".join(losses), LOST_TUNE) if losses else 0

    def _show_line(self):
        self._view.line.show(self._line, self._crosshairs)

    # --- telling ------------------------------------------------------------------------

    def _tell(self, text, tune):
        """Tell a sentence; how many milliseconds it is to be read."""
        if tune:
            self._app.handheld.play(tune)
        self._table.told(text, False)
        self._view.title(self._title)
        if self._told:
            self._view.tell(text)
        else:
            self._view.body(text)
        self._told = True
        return self._app.settings.hold

    def _is_person(self, seat):
        return self._table.session.players[seat] == PERSON

    def _keep(self, card, title):
        """Note a card that all have seen."""
        self.seen = [(card, title)] + self.seen[:len(self._table.names) - 1]

    def _skip(self, kind):
        """Take the events of a kind that follow off the list."""
        events = self._table.events
        taken = []
        while events and events[0][0] == kind:
            taken.append(events.pop(0))
        return taken
