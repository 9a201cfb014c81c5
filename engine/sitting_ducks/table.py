"""The Sitting Ducks table: what comes between events, and what else can be looked at."""

import sys

from ..games import GAMES
from ..loading import COMPILED, forget, wipe
from ..table import Table
from ..thinking import PERSON
from ..ui.ducks import GOODBYE, MISSED, MOBY
from ..ui.texts import say
from ..ui.theme import DUCK_COLOURS, PALETTE
from . import cards
from .deck import CARDS, CODE, THEN
from .picks import SEATS

_TABLE = "sitting-ducks-table"
_VIEWS = tuple(["engine.sitting_ducks." + name for name in (
    "table_view", "line_view", "hand_view")]) + ("engine.ui.motion", "engine.ui.tunes")
_SHEETS = "engine.ui.duck_sheets"
_PARTS = "engine.sitting_ducks.table_parts"
_WORKERS = "asking", "normal", "easy", "hard", "plays", "worth", "trial", "outcomes", "hint"
_TALLY = "engine.sitting_ducks.tally"
# The kinds of events that show no hidden card, as a mask.
_OPEN = 0
for _kind in (cards.TURN_BEGAN, cards.TURN_MISSED, cards.PLAYED, cards.PICKED, cards.AIMED,
              cards.UNAIMED, cards.SHOT, cards.SPARED, cards.GUARDED, cards.SONG_SUNG,
              cards.REMOVED, cards.LEFT, cards.MOVED, cards.CLOSED_UP, cards.ATTACHED_TO,
              cards.EXPIRED, cards.BROUGHT_BACK, cards.DISCARDED, cards.LAPSED):
    _OPEN |= 1 << _kind
_PEEK = "engine.sitting_ducks.peek"


class Screen(Table):
    """A game on the table; arguments as of `Table`."""

    entry = GAMES[1]
    ends = (cards.WON,)
    pad_only = ("text", "around")

    def __init__(self, app, session, fresh):
        __import__(_PARTS)  # leaves in `lay_out`
        # First, for sheets need room in one piece.
        self.ducks = sys.modules[_PARTS].load_ducks(app.layout.folder, app.palette)
        Table.__init__(self, app, session, fresh)
        self.near = session.near()
        self.names = session.names()
        self.looked = None  # (by whom, whose hand or NOBODY for the deck, the cards) last seen
        self.covered = session.players.count(PERSON) != 1
        self._whose = 0  # the seat whose turn was shown last
        self.lay_out()
        self.take_up()

    def lay_out(self):
        """Put the table's view together."""
        __import__(_PARTS)
        self.view = sys.modules[_PARTS].put_together(self.app, self.ducks, self.game.colours)
        wipe(_PARTS, _SHEETS)
        forget("engine.ui.sheets")

    def take_up(self):
        """Show the session's game, and ask in it."""
        self.game = self.session.game
        self._asker = self._teller = self.told = None
        self.seen = []
        self._card = 0  # where the cursor is in the hand
        self.catch_up()

    def asker(self):
        """What asks the near person."""
        if not self._asker:
            self._asker = self.work("asking").Asking(
                self.app, self.game, self.view, self.names, self._look_round, self._card)
        return self._asker

    def teller(self):
        """What tells events, where it was when it did so last."""
        if not self._teller:
            self._teller = self.work("telling").Telling(self)
        return self._teller

    def make_way(self):
        Table.make_way(self)
        if COMPILED and not self.view:
            wipe(*_VIEWS)

    def show_again(self):
        """Show what was shown before the table made way."""
        if self.events:
            self.teller().show_line()
        else:
            self.view.line.show(self.game.line, self.game.crosshairs)
        self.view.near(self.near)
        self.show_turn(self._whose)
        self.show_players()
        self.show_hand()

    def knock_off(self):
        Table.knock_off(self)
        if COMPILED:  # pages may have brought the words
            wipe("engine.sitting_ducks.words", "engine.sitting_ducks.sentences")

    def put_away(self):
        """Another module is to work."""
        if self._asker:
            self._card = self._asker.card
            self._asker = None
        if self._teller:
            self.told = self._teller.told()
            self._teller = None

    def _proceed(self, now):
        """Go on; what tells events is loaded in a frame of its own."""
        if self.events and not self._teller:
            self.teller()
            return True
        return Table._proceed(self, now)

    def show_event(self, event):
        """Show one event; how many milliseconds it is to be read."""
        return self.teller().show(event)

    # --- between decisions --------------------------------------------------------------

    def interlude(self):
        """The end of the game."""
        if self.game.decision() is not None:
            return False
        self.clear()
        self.app.open_next(_TALLY, self, True)
        return True

    def clear(self):
        self.put_away()
        Table.clear(self)

    def close(self):
        Table.close(self)
        forget(_SHEETS)

    def _counted(self):
        """The game is over: what thought and asked makes room for what counts."""
        self.knock_off()
        wipe(*["engine.sitting_ducks." + name for name in _WORKERS])
        return Table._counted(self)

    def again(self):
        """The game has ended: to the set-up, as it was for this one."""
        from ..ways import AGAIN, go

        self._autosave.over()
        go(self.app, AGAIN)

    def standing(self):
        """Open the page of how the players stand."""
        self.app.open(_TALLY, self)

    def peek(self, other, codes):
        """Open the page of cards that only the person at the handheld may see: the hand of
        `other`, or of NOBODY the top of the duck deck."""
        self.app.open(_PEEK, self, other, codes)

    def words(self, kind, seat, value):
        """An event that was noted, in a sentence: see `sentences`."""
        from .sentences import sentence  # here: it comes and goes with what tells

        return sentence(self, kind, seat, value)

    def begins(self, kind):
        """A play, or a hand shown instead, begins a paragraph of the log."""
        return kind == cards.PLAYED or kind == cards.HAND_SHOWN

    def hides_nothing(self, events):
        """Whether a choice with these events has shown no hidden card."""
        for kind, _, _ in events:
            if not _OPEN >> kind & 1:
                return False
        # A Birdbrain that meets no Fire! tells of a hand, too; what it was played through lies over
        # it, and over what that took. While a Swan Song is to be answered it is still played.
        discards = self.game.discards
        through = discards and CARDS[discards[-1]][THEN] == cards.CHOICE
        last = discards[-len(self.game.hands) if through else -1:]
        last += [play.card for play in self.game.playing]
        return "birdbrain" not in [CARDS[card][CODE] for card in last]

    def is_feat(self, event):
        return event[0] == cards.SHOT and event[1] not in (self.near, cards.NOBODY)

    def extra(self):
        """What the near person has looked at, as long as it is so."""
        seen = self.looked and self.looked[0] == self.near and not self.covered
        return "seen" if seen else None

    def open_extra(self):
        """Let the near person look again."""
        self.peek(self.looked[1], self.looked[2])

    def choose(self, option):
        """Carry out an option; the header says no longer who thinks or what is picked."""
        seat = self.game.decision()[0]
        self._seen_before = self.seen
        Table.choose(self, option)
        self._show_whose(seat)

    # --- taking back --------------------------------------------------------------------

    def can_take_back(self):
        return self._asking and self.game.can_cancel() or Table.can_take_back(self)

    def take_back(self):
        """Take the last pick back, or the card if nothing has been picked for it; else what
        `Table` can take back."""
        game = self.game
        if not self._asking or not game.can_cancel():
            Table.take_back(self)
            self.seen = self._seen_before
            return
        self.come_back()
        play = game.playing[-1]
        picks = play.picks[:-1]
        picked = bool(play.picks)
        game.cancel()
        if picked:
            game.choose(play.card)
            for pick in picks:
                seat = pick >= SEATS
                game.choose(
                    cards.OF_COLOUR | game.colours[pick - SEATS] if seat else cards.AT_SLOT | pick)
            self.teller().unpick()
        else:
            self.teller().take_up()
            self.seen = self.seen[1:]
            self.log.drop(cards.LOOKED_AT_HAND)  # where the card came from
        self._before = None
        self.log.drop(cards.PICKED if picked else cards.PLAYED)
        self._autosave.choice_made(self.app.now)
        self.catch_up()
        self.asker().ask()

    def _look_round(self):
        """The texts of all cards that lie on the table or were played lately."""
        from .words import attached, in_slot, open_texts, whom

        game = self.game
        shown = list(self.seen)
        for stack in game.line:
            for code in stack:
                if code >= cards.ATTACHED:
                    where = in_slot(stack, game.seats, self.names)
                    shown.append((attached(code), say(_TABLE, "lies") % where))
                elif code == cards.DECOY_DUCK:
                    shown.append((cards.DECOY, say(_TABLE, "swims")))
        for _, on in game.moby:
            shown.append((cards.MOBY_DUCK, say(_TABLE, "lies") % whom(self.names[on])))
        for seat in range(len(self.names)):
            if game.goodbyes[seat]:
                on = say(_TABLE, "lies") % whom(self.names[seat])
                shown.append((cards.AND_GOODBYE, on))
        if shown:
            open_texts(self.app, shown)
        else:
            self.view.body(say(_TABLE, "bare"))

    # --- the table ----------------------------------------------------------------------

    def catch_up(self):
        """Show everything as it stands in the game."""
        self.teller().catch_up()
        self.view.near(self.near)
        self.show_turn(self.game.turn)
        self.show_players()
        self.show_hand()

    def glow(self, seat):
        """The colour of the seat's duck; squared, since lights have no gamma curve."""
        rgb = PALETTE[DUCK_COLOURS[self.game.colours[seat]]]
        return tuple([(rgb >> shift & 255) ** 2 >> 11 for shift in (16, 8, 0)])

    def show_turn(self, seat):
        """Whose turn it is, and the sizes of both decks."""
        self._show_whose(seat)
        self.view.decks(len(self.game.deck), len(self.game.draw))

    def _show_whose(self, seat):
        """Whose turn it is."""
        self._whose = seat
        game = self.game
        text = say("names", "turn." + self.names[seat])
        if game.plays > 1 and seat == game.turn:
            text += say(_TABLE, "plays") % game.plays
        self.view.turn(game.colours[seat], text)

    def show_players(self):
        """What lies in front of the players."""
        game = self.game
        marked = [on for _, on in game.moby]
        leaving = game.turn if game.playing and game.playing[0].card == cards.AND_GOODBYE else None
        for seat in range(len(game.hands)):
            marks = ()
            for mark, lies in ((GOODBYE, game.goodbyes[seat] or seat == leaving),
                               (MOBY, seat in marked), (MISSED, game.skips[seat])):
                if lies:
                    marks += (mark,)
            self.view.player(seat, game.home[seat] - 1, marks)

    def show_hand(self):
        """The near player's hand, unless the handheld may be with another."""
        hand = () if self.covered else self.game.hands[self.near]
        for kind, seat, count in self.events or ():
            if kind == cards.DREW and seat == self.near and hand:
                hand = hand[:-count]  # not yet
        self.view.hand(hand, hand, -1)
