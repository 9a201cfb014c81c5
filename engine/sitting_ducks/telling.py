"""What happens at the Sitting Ducks table, shown one step at a time: in words and on the line."""

from ..thinking import PERSON
from ..ui.texts import say
from ..ui.tunes import CARD_TUNE, LOST_TUNE, QUACK_TUNE, SHOT_TUNE, TRICK_TUNE, WIN_TUNE
from . import cards
from .deck import CARDS, CODE, THEN
from .line_telling import STEP, LineTelling
from .picks import SEATS
from .sentences import AGAIN, FROM_IT, NOTHING
from .words import card_does

_TABLE = "sitting-ducks-table"

# Events told in a sentence and no more: its tune.
_TOLD = {
    cards.BROUGHT_BACK: TRICK_TUNE,
    cards.LAPSED: None,
    cards.LAID_OPEN: QUACK_TUNE,
    cards.TURN_MISSED: LOST_TUNE,
    cards.WON: WIN_TUNE,
    cards.SPARED: QUACK_TUNE,
    cards.GUARDED: QUACK_TUNE,
    cards.RESHUFFLED: QUACK_TUNE,
    cards.SHOT_UNSEEN: SHOT_TUNE,
}

_KEPT = 5  # cards that all have seen: a whole hand shown, or what five others have played
_CHANGE_HANDS = (cards.PLAYED, cards.DISCARDED, cards.HAND_SHOWN, cards.DREW)


class Telling(LineTelling):
    """Shows the events of a `table.Screen`'s game on its view, as `LineTelling` does the line's.

    The table's `seen` are (action card, who did what with it) of the last cards, its `told` is
    what `told()` was of the teller before, or None.
    """

    def __init__(self, table):
        LineTelling.__init__(self, table)
        if table.told:
            (self._told, self._title, self._picks, self._card, self._source,
             self._line, self._crosshairs, self._home) = table.told
        else:
            self._told = False  # whether the body tells what has happened
            self._line = self._game.line
            self.take_up()

    def told(self):
        """How far it has come, for the teller after it."""
        return (self._told, self._title, self._picks, self._card, self._source,
                self._line, self._crosshairs, self._home)

    def take_up(self):
        """Go on from the card that is being played now, if any; another may have been put back."""
        game = self._game
        table = self._table
        log = None if table.log.noted else table.log  # of a saved game: it begins with the play
        self._title = " "  # who plays what
        self._card = None
        self._picks = []  # of the play under way, as they are noted
        self._source = None  # whose hand Duck Tracey takes the next card from
        for play in game.playing:
            self._card = play.card
            self._title = table.words(cards.PLAYED, game.turn, play.card)
            if log:
                log.note(cards.PLAYED, game.turn, play.card)
        if game.songs:
            self._card = cards.SWAN_SONG
            self._picks = [None]
        elif game.can_cancel():
            for pick in play.picks:
                noted = self._noted(
                    cards.OF_COLOUR | game.colours[pick - SEATS] if pick >= SEATS
                    else cards.AT_SLOT | pick)
                self._picks.append(noted)
                if log and noted is not None:
                    log.note(cards.PICKED, game.turn, noted)
        elif game.playing and CARDS[self._card][THEN] == cards.CHOICE:
            self._picks = [None] * len(play.picks)
            self._source = play.picks[0] - SEATS if play.picks else None

    def show(self, event):
        """Show one event; how many milliseconds it is to be read."""
        kind, seat, value = event
        if self._table.looked:
            self._outdate(kind, seat)
        if kind == cards.SHOT_UNSEEN and value < cards.WATER:
            self._home[self._game.seats[value]] += 1  # or it would be told twice
        if kind == cards.WON:
            self._view.end(say(_TABLE, "over"))
        if kind in _TOLD:
            return self.tell(kind, seat, value, _TOLD[kind])
        return _SHOWN_BY[kind](self, seat, value)

    # --- a play -------------------------------------------------------------------------

    def _played(self, seat, card):
        self._card = card
        self._picks = []
        self._told = False
        self._table.log.note(cards.PLAYED, seat, card)
        self._title = title = self._table.words(cards.PLAYED, seat, card)
        self._keep(card, self._table.sentence("by", seat))
        self._view.about(title, card_does(card))
        self._table.show_hand()
        if self._table.events or not self._is_person(seat):  # who is not asked to pick at once
            self._view.play(card)
        self._app.handheld.play(CARD_TUNE)
        hold = self._app.settings.hold
        if self._source is not None:
            hold = self.tell(cards.LOOKED_AT_HAND, seat, self._source | FROM_IT, CARD_TUNE)
            self._source = None
        return 0 if self._is_person(seat) else hold

    def _picked(self, seat, option):
        """What a player has picked; the person who did so has seen it, but is asked no more."""
        if self._picks and self._card == cards.SWAN_SONG:  # its loss says which
            self._table.log.note(cards.SONG_SUNG, seat, 0)
            noted = None
        else:
            noted = self._noted(option)
        self._picks.append(noted)
        if self._is_person(seat):
            if self._table.events:
                self._view.play(self._card)
            if noted is None:
                self._view.about(self._title, card_does(self._card))
                self._told = False
            elif len(self._picks) == 1:
                self.tell(cards.PICKED, seat, noted, None)
            else:
                return self._tell_picks(seat, noted)
            return 0
        if option == cards.DONE:
            return 0
        if option >= cards.OF_COLOUR:
            self._view.frame_player(self._game.seats[option - cards.OF_COLOUR])
        else:
            self._view.line.cursor(option - cards.AT_SLOT)
        return STEP if noted is None else self.tell(cards.PICKED, seat, noted, None)

    def _tell_picks(self, seat, noted):
        """All picks of a person after the last, in place of its question; then what they do."""
        self._table.log.note(cards.PICKED, seat, noted)
        words = [self._table.words(cards.PICKED, seat, pick)
                 for pick in self._picks if pick is not None]
        self._told = False
        hold = self.show_words(" ".join(words).replace(". ", " "), None)
        self._told = False
        return hold if self._table.events else 0

    def _noted(self, option):
        """An option picked, as `sentences` tells it: for a slot its front card; None where the
        line says it better."""
        code = CARDS[self._card][CODE]
        if option == cards.DONE or code == "bully-drake":
            return None
        if option >= cards.OF_COLOUR or self._picks and code == "sitting-duck":
            return option
        stack = self._line[option - cards.AT_SLOT]
        return (stack[0] if stack else NOTHING) | (AGAIN if self._picks else 0)

    def unpick(self):
        """The last pick of a person is taken back."""
        self._picks.pop()

    def _song_sung(self, seat, value):
        """Who has to pick another duck is told at the table only, not at the hand-over."""
        self._card = cards.SWAN_SONG
        self._picks = [None]
        self._app.handheld.play(QUACK_TUNE)
        self._view.tell(self._table.sentence("song", seat))
        return self._app.settings.hold

    def _hand_shown(self, seat, value):
        """A player who can play nothing shows his hand and discards it."""
        shown = [event[2] for event in self._skip(cards.DISCARDED)]
        sentence = self._table.words(cards.HAND_SHOWN, seat, 0)
        for card in shown:
            self._keep(card, sentence)
        self._table.log.note(cards.HAND_SHOWN, seat, 0)
        self._view.about(sentence, say(_TABLE, "shown.body"))
        self._view.near(seat, self._table.name(seat))
        self._view.hand(shown, shown, -1)
        return self._app.settings.hold

    def _discarded(self, seat, card):
        sentence = self._table.words(cards.DISCARDED, seat, card)
        self._keep(card, self._table.sentence("dropped", seat))
        self._table.log.note(cards.DISCARDED, seat, card)
        hold = self.show_words(sentence, CARD_TUNE)
        by_choice = self._card is not None and CARDS[self._card][THEN] == cards.DISCARDS
        return 0 if by_choice and self._is_person(seat) else hold

    def _took(self, seat, value):
        self._skip(cards.TOOK)
        return self.tell(cards.TOOK, seat, 0, CARD_TUNE)

    def _looked_at_hand(self, seat, other):
        table = self._table
        self._source = other if self._game.playing else None  # None: no card to be chosen
        hold = self.tell(cards.LOOKED_AT_HAND, seat, other, CARD_TUNE)
        if not self._is_person(seat):
            return hold
        if CARDS[self._card][THEN] != cards.CHOICE:  # else a card of it is played at once
            table.looked = (seat, other, bytes(self._game.hands[other]))
        table.peek(other, self._game.hands[other])
        return 0

    def _looked_at_deck(self, seat, value):
        table = self._table
        hold = self.tell(cards.LOOKED_AT_DECK, seat, 0, CARD_TUNE)
        if not self._is_person(seat):
            return hold
        top = self._game.deck[-5:]
        top.reverse()
        table.looked = (seat, cards.NOBODY, bytes(top))
        table.peek(cards.NOBODY, top)
        return 0

    def _outdate(self, kind, seat):
        """Forget what a person has looked at once an event, seen by all, may have changed it."""
        by, other, seen = self._table.looked
        if other != cards.NOBODY:
            # Duck Tracey plays a card of another's hand.
            if kind == cards.TOOK or other in (seat, self._source) and kind in _CHANGE_HANDS:
                self._table.looked = None
        elif kind == cards.ARRIVED and len(seen) > 1:
            self._table.looked = (by, other, seen[1:])
        elif kind in (cards.ARRIVED, cards.SHOT_UNSEEN, cards.LEFT):
            self._table.looked = None

    # --- turns --------------------------------------------------------------------------

    def _turn_began(self, seat, value):
        self._table.show_turn(seat)
        return 0

    def _drew(self, seat, count):
        """As at the end of a turn, with no word; more than one card, say in place of a hand that
        was shown."""
        self.changed(seat, count)
        self._view.near(self._table.near)
        self._table.show_hand()
        return self.show_words(self._table.sentence("drew", seat, count), None) if count > 1 else 0

    def _expired(self, seat, card):
        self.changed(seat, card)
        return self.tell(cards.EXPIRED, seat, card, None)

    # --- telling ------------------------------------------------------------------------

    def tell(self, kind, seat, value, tune):
        """Note an event and tell it in a sentence; how many milliseconds it is to be read."""
        self._table.log.note(kind, seat, value)
        return self.show_words(self._table.words(kind, seat, value), tune)

    def show_words(self, text, tune):
        """Show what is told; how many milliseconds it is to be read."""
        if tune:
            self._app.handheld.play(tune)
        self._view.title(self._title)
        if self._told:
            self._view.tell(text)
        else:
            self._view.body(text)
        self._told = True
        return self._app.settings.hold

    def _is_person(self, seat):
        return self._table.session.players[seat] == PERSON

    def _keep(self, card, how):
        """Note a card that all have seen."""
        table = self._table
        table.seen = [(card, how)] + table.seen[:_KEPT - 1]

    def _skip(self, kind):
        """Take the events of a kind that follow off the list."""
        events = self._table.events
        taken = []
        while events and events[0][0] == kind:
            taken.append(events.pop(0))
        return taken


# By kind of an event that is not told alone: the method that shows it.
_SHOWN_BY = {
    cards.TURN_BEGAN: Telling._turn_began,
    cards.PLAYED: Telling._played,
    cards.PICKED: Telling._picked,
    cards.AIMED: Telling.aimed,
    cards.UNAIMED: Telling.unaimed,
    cards.SHOT: Telling.shot,
    cards.REMOVED: Telling.removed,
    cards.LEFT: Telling.left,
    cards.MOVED: Telling.changed,
    cards.CLOSED_UP: Telling.changed,
    cards.ARRIVED: Telling.changed,
    cards.ATTACHED_TO: Telling.changed,
    cards.SONG_SUNG: Telling._song_sung,
    cards.EXPIRED: Telling._expired,
    cards.LOOKED_AT_HAND: Telling._looked_at_hand,
    cards.LOOKED_AT_DECK: Telling._looked_at_deck,
    cards.TOOK: Telling._took,
    cards.DISCARDED: Telling._discarded,
    cards.HAND_SHOWN: Telling._hand_shown,
    cards.DREW: Telling._drew,
}
