"""The rules of Sitting Ducks Deluxe: one game as a state and its decisions."""

from ..rng import Rng, fork
from .cards import (
    AND_GOODBYE,
    CARD,
    CHOICE,
    COLOUR,
    DISCARD,
    DISCARD_HAND,
    DISCARDED,
    DISCARDS,
    DONE,
    HAND_SHOWN,
    LAPSED,
    PICKED,
    PLAYED,
    SLOT,
    STAYS,
    TURN_BEGAN,
    TURN_MISSED,
    WON,
)
from .deck import CARDS, EFFECT, PICKS, THEN, complete, legal, playable_of
from .line import close_up, look, remove
from .picks import SEATS, options, pick_of
from .state import Play, State
from .view import View


class Game(State):
    """A game of Sitting Ducks: a state and its decisions."""

    def __init__(self, seed, players, colours=None):
        """A new game from `seed`, 0 to 2**30 - 1, of 3 to 6 players, `colours` by seat."""
        State.__init__(self, colours or bytes(range(players)), fork(seed, 0))
        self._pending = None
        from .dealing import deal  # not before: it leaves memory once a game has been dealt

        deal(self)

    # --- the face -----------------------------------------------------------------------

    def decision(self):
        """What is to be decided: `(seat, kind, options)`, the options as bytes in order.

        None when the game is over.
        """
        if self._pending is None:
            self._pending = self._decision()
        return self._pending

    def choose(self, option):
        """Carry out an option of the pending decision; `events` then says what happened.

        Raises ValueError, and changes nothing, if it is not one of the options.
        """
        decision = self.decision()
        if decision is None:
            raise ValueError("the game is over")
        seat, kind, choices = decision
        if option not in choices:
            raise ValueError("that is not one of the choices here")
        self.events = []
        self._pending = None
        if kind == CARD:
            if option == DISCARD_HAND:
                self._discard_hand()
            else:
                self._put_down(option)
        elif kind == DISCARD:
            self._discard(option)
        else:
            self.events.append((PICKED, seat, option))
            if self.songs:
                self.songs.pop(0)
                remove(self, 1 << pick_of(self, option))
                self._finish()
            else:
                self._pick(option)

    def view(self, seat):
        """What `seat` may know, as a `View`."""
        return View(self, seat)

    def can_cancel(self):
        """Whether the card being played still lacks a pick, so that it can be taken back."""
        if not self.playing or self.songs:
            return False
        look(self)
        play = self.playing[-1]
        return not complete(self, play.card, play.picks)

    def cancel(self):
        """Take the card being played back, as if it had not been put down.

        Raises ValueError, and changes nothing, where `can_cancel` says no.
        """
        if not self.can_cancel():
            raise ValueError("there is no card to take back")
        play = self.playing.pop()
        self.events = []
        self._pending = None
        if not self.playing:
            self.plays += 1
        if play.card == AND_GOODBYE:
            self.goodbyes[self.turn] += 1
        else:
            self.source().insert(play.place, play.card)

    # --- decisions ----------------------------------------------------------------------

    def _decision(self):
        turn = self.turn
        if self.is_over():
            return None
        if self.songs:
            look(self)
            return self.songs[0], SLOT, options(self, self.ducks)
        if self.playing:
            look(self)
            play = self.playing[-1]
            if not complete(self, play.card, play.picks):
                offered = legal(self, play.card, play.picks)
                return turn, COLOUR if offered >> SEATS else SLOT, options(self, offered)
            if CARDS[play.card][THEN] == DISCARDS:
                return turn, DISCARD, _kinds(self.hands[turn]) + bytes((DONE,))
        return turn, CARD, self.cards_to_play() or bytes((DISCARD_HAND,))

    def cards_to_play(self):
        """The playable cards, as bytes in option order, where a card is due."""
        look(self)
        if self.goodbyes[self.turn] and not self.playing:
            return bytes((AND_GOODBYE,))
        return playable_of(self, self.source())

    def source(self):
        """The cards, a list, from which the next is played: a hand, or what Dr. Duck took."""
        if not self.playing:
            return self.hands[self.turn]
        play = self.playing[-1]
        return self.hands[play.picks[0] - SEATS] if play.picks else play.taken

    # --- a play -------------------------------------------------------------------------

    def _put_down(self, card):
        if not self.playing:
            self.plays -= 1
        place = 0
        if card == AND_GOODBYE:
            self.goodbyes[self.turn] -= 1
        else:
            place = self.source().index(card)
            del self.source()[place]
        self.playing.append(Play(card, place))
        self.events.append((PLAYED, self.turn, card))
        if not CARDS[card][PICKS]:
            self._carry_out()

    def _pick(self, option):
        play = self.playing[-1]
        if option != DONE:
            play.picks.append(pick_of(self, option))
            if not complete(self, play.card, play.picks):
                return
        self._carry_out()

    def _carry_out(self):
        play = self.playing[-1]
        row = CARDS[play.card]
        row[EFFECT](self, *[pick & 7 for pick in play.picks])
        if row[THEN] == CHOICE:
            cards = self.cards_to_play()
            if cards:
                self._pending = self.turn, CARD, cards
                return
        if row[THEN] != DISCARDS:
            self._finish()

    def _discard(self, option):
        """Flying Ace: one more card, or it was the last."""
        seat = self.turn
        if option == DONE:
            self.draw_up(seat)
            self._finish(True)
        else:
            self.hands[seat].remove(option)
            self.discards.append(option)
            self.events.append((DISCARDED, seat, option))

    def _finish(self, begins_anew=False):
        """End the play, once all songs are answered."""
        if self.songs:
            look(self)
            if self.ducks:
                return
            self.songs = []
        while self.playing:
            play = self.playing[-1]
            close_up(self)
            self.discards += play.taken
            if CARDS[play.card][THEN] != STAYS:
                self.discards.append(play.card)
            self.playing.pop()
        self._end_play(begins_anew)

    def _end_play(self, begins_anew):
        if self.is_over():
            self.plays = 0
            for seat in self.winners():
                self.events.append((WON, seat, 0))
            return
        self.fell = 0
        if begins_anew:
            self.expire(self.turn)
            self._begin_turn()
        elif self.plays:
            cards = self.cards_to_play()
            if cards:
                self._pending = self.turn, CARD, cards
            else:
                self.events.append((LAPSED, self.turn, 0))
                self._end_turn()
        else:
            self._end_turn()

    # --- turns --------------------------------------------------------------------------

    def _discard_hand(self):
        hand = self.hands[self.turn]
        self.events.append((HAND_SHOWN, self.turn, 0))
        for card in hand:
            self.events.append((DISCARDED, self.turn, card))
        self.discards += hand
        hand.clear()
        self._end_turn()

    def _end_turn(self):
        """Draw up, and go on to the next player who does not miss his turn."""
        self.draw_up(self.turn)
        self.turn = (self.turn + 1) % len(self.hands)
        self.expire(self.turn)
        while self.skips[self.turn]:
            self.skips[self.turn] -= 1
            self.events.append((TURN_MISSED, self.turn, 0))
            self.turn = (self.turn + 1) % len(self.hands)
            self.expire(self.turn)
        self._begin_turn()

    def _begin_turn(self):
        self.turns += 1
        self.plays = 1
        self.events.append((TURN_BEGAN, self.turn, 0))


def restored(colours, rng_state):
    """A `Game` with an empty table, for a position to be filled in: see `position`."""
    game = object.__new__(Game)
    State.__init__(game, colours, Rng(rng_state))
    game._pending = None
    return game


def _kinds(cards):
    """Each kind of card once, in the order of the cards, as bytes."""
    found = []
    for card in cards:
        if card not in found:
            found.append(card)
    return bytes(found)
