"""What the Sitting Ducks table shows; it knows no rules and no turns.

`table_parts` puts it together. Where things lie is in `places_<width>x<height>`; what has no
place there is not shown.
"""

import displayio

from ..ui.ducks import NO_MARK
from ..ui.motion import Motion
from ..ui.texts import say
from ..ui.theme import BRASS, MIST
from ..ui.widgets import box, hide, hint_text, text_at
from .cards import DONE
from .hand_view import EMPTY_HAND, HandView

_MOST_MARKS = 3  # beside a player
_NOTHING = DONE + 1  # an empty place in a hand


class TableView:
    """The table's parts in one `group`; each method shows a part as it is now.

    `table_parts` adds `line` and `hand_view`, and the texts of the header (None where it has no
    place), of the counts of both decks, and of title, body and hint.
    """

    def __init__(self, app, ducks, places, colours):
        """`ducks`: the look of all there is; `places`: a module; `colours` by seat."""
        self.app = app
        self.ducks = ducks
        self.places = places
        self.colours = colours
        self.motion = Motion(app)
        self.group = displayio.Group()
        self.turn_shape = self.turn_text = self.deck_texts = None
        self.line = self.hand_view = None
        self.title_text = self.hint_line = None
        self.body_texts = []  # by line: in one piece they may find no memory
        self.column = self.narrow = 0  # how wide each is; whether that is too narrow for pips
        self.columns = []  # by seat: its left edge
        self.pips = []
        count = len(colours)
        self._marks = [[] for _ in range(count)]  # TileGrids, those that have been needed
        self._out = [None] * count  # words instead of pips
        self._states = [None] * count
        self._frame = None  # until a player is to be picked
        self._lines = []
        self._covers = False  # the body the place of the hand

    def _add_frame(self):
        top = self.places.PLAYERS[1] - 1
        pips = self.pips[0]
        bottom = pips.y + pips.height * self.ducks.pip_side
        self._frame = displayio.Group()
        for x, y, width, height in (
            (0, top, self.column - 1, 1), (0, bottom, self.column - 1, 1),
            (0, top, 1, bottom - top), (self.column - 2, top, 1, bottom - top),
        ):
            self._frame.append(box(self.app, x, y, width, height, BRASS))
        self.group.append(self._frame)

    @property
    def pieces(self):
        """The objects that hold parts of it."""
        return self.motion, self.line, self.hand_view

    @property
    def said(self):
        """The words below the table, for `say_again` of the view that comes after this one."""
        return self.title_text.text, self._lines, self._covers

    def say_again(self, said):
        """Show the words of another view."""
        title, self._lines, self._covers = said
        self.title(title)
        self._show_below()

    # --- the table ----------------------------------------------------------------------

    def turn(self, colour, text):
        """Whose turn it is: the colour, and in words."""
        if self.turn_text:
            self.ducks.show_mark(self.turn_shape, colour, colour)
            self.motion.write(self.turn_text, text)

    def end(self, text):
        """That the game is over: from now on it is nobody's turn."""
        self.turn(NO_MARK, text)
        self.turn_text = None

    def message(self, text):
        """What the player whose turn it is does now."""
        if self.turn_text:
            self.motion.write(self.turn_text, text)

    def decks(self, ducks, actions):
        """How many cards are left in both decks."""
        if self.turn_text:
            self.motion.write(self.deck_texts[0], str(ducks))
            self.motion.write(self.deck_texts[1], str(actions))

    def player(self, seat, fallen, marks):
        """A player's fallen ducks, five of which put him out, and tiles of marks beside him."""
        if self._states[seat] == (fallen, marks):
            return
        self._states[seat] = (fallen, marks)
        left = 5 - fallen
        pips = self.pips[seat]
        self.ducks.show_pips(pips, self.colours[seat], fallen)
        words = ""
        if left <= 0:
            words = say("sitting-ducks-table", "out")
        elif self.narrow:
            words = say("sitting-ducks-table", "ducks-left") % left
        if words and not self._out[seat]:
            self._out[seat] = text_at(self.app, pips.x, pips.y - 1, " ", MIST)
            self.group.append(self._out[seat])
        if self._out[seat]:
            self.motion.write(self._out[seat], words)
        if not self.narrow:
            hide(pips, left <= 0)
        there = self._marks[seat]
        self.ducks.show_marks(
            there, self._mark_places(seat), self.group, len(self.group) - len(there),
            [(tile,) for tile in marks])

    def _mark_places(self, seat):
        """Where marks have room beside a player."""
        inset, left = self.places.PLAYERS[3], self.places.PIPS[4]
        side = self.ducks.mark_side
        first = self.columns[seat] + inset + left
        count = min((self.column - left) // side, _MOST_MARKS)
        return [(first + i * side, self.places.PLAYERS[1]) for i in range(count)]

    # --- the hand -----------------------------------------------------------------------

    def hand(self, cards, playable, chosen):
        """What the near player may choose from, see `HandView.hold`; nobody is framed."""
        if self._frame:
            hide(self._frame, True)
        self.hand_view.hold(cards, playable, chosen)
        if self.places.BODY_HIDES_HAND:
            self._show_below()
        else:
            self.motion.draw(self.hand_view, HandView.draw, self.hand_view.held)

    def play(self, card):
        """Show an action card that is played: beside the hand, which is dim then."""
        hand = [] if self.places.BODY_HIDES_HAND else self.hand_view.held[0]
        hand = [own for own in hand if own < DONE][:5]
        self.hand(hand + [_NOTHING] * (5 - len(hand)) + [card], (), 5)

    def near(self, seat, name=None):
        """Show whose the hand is, and what he is called; None: you."""
        self.hand_view.belongs_to(self.colours[seat], name)

    def frame_player(self, seat):
        """Frame a player, to be picked."""
        if not self._frame:
            self._add_frame()
        self._frame.x = self.columns[seat]
        hide(self._frame, False)

    # --- words --------------------------------------------------------------------------

    def title(self, text):
        """The card or the matter that the body is about."""
        self.motion.write(self.title_text, text)

    def about(self, title, text):
        """A matter of the hand, with more about it where there is room beside the hand."""
        self.title(title)
        if self.places.BODY_HIDES_HAND:
            self._covers = False
            self._show_below()
        else:
            self.body(text)

    def body(self, text):
        """A text below the title, in place of what has been told."""
        self._lines = []
        self.tell(text)

    def tell(self, text):
        """What has happened, below what was told before; the oldest lines make room."""
        self._lines = (self._lines + self._wrapped(text))[-self.places.BODY[2]:]
        self._covers = self.places.BODY_HIDES_HAND
        self._show_below()

    def _show_below(self):
        """The body and the hand, or one of them where they share a place."""
        if self.places.BODY_HIDES_HAND:
            self.motion.draw(self.hand_view, self._exchange, None)
        else:
            for i in range(len(self.body_texts)):
                self.motion.write(self.body_texts[i], self._line(i))

    def _line(self, i):
        return self._lines[i] if i < len(self._lines) else " "

    def _exchange(self, hand, _, room):
        """Take body or hand away, and then draw the other."""
        room = min(room, self.motion.room)
        return (self._covers and hand.draw(EMPTY_HAND, room) or self._draw_body(room)
                or not self._covers and hand.draw(hand.held, room) or 0)

    def _draw_body(self, room):
        for i in range(len(self.body_texts)):
            drawn = self.body_texts[i].draw(self._line(i) if self._covers else " ", room)
            if drawn:
                return drawn
        return 0

    def _wrapped(self, text):
        room = self.app.layout.width - 2 * self.places.BODY[0]
        return self.app.font.wrap(text, room)[:self.places.BODY[2]]

    def hint(self, text):
        """What the buttons do now; see `hint_text`."""
        self.motion.write(self.hint_line, hint_text(self.app, text))
