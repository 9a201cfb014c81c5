"""What the Sitting Ducks table looks like; it knows no rules and no turns.

Where things lie is in `places_<width>x<height>`; what has no place there is not shown.
"""

import sys

import displayio

from ..ui.ducks import ACTION_DECK, DUCK_DECK
from ..ui.motion import Motion
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, DEEP, INK, MIST, WHITE
from ..ui.widgets import CENTRE, LEFT, box, hide, hint_text, text_at
from .cards import DONE
from .hand_view import EMPTY_HAND, HandView
from .line_view import LineView

_MOST_MARKS = 3  # beside a player
_NOTHING = DONE + 1  # an empty place in a hand


class TableView:
    """The table's parts in one `group`; each method shows a part as it is now."""

    def __init__(self, app, ducks, colours):
        """`ducks`: the look of all there is; `colours` by seat."""
        layout = app.layout
        places = "engine.sitting_ducks.places_%dx%d" % (layout.width, layout.height)
        __import__(places)
        self._places = sys.modules[places]
        self._app = app
        self._colours = colours
        self.motion = Motion(app)
        self._ducks = ducks
        self.group = displayio.Group()
        self._add_pond(layout)
        self._add_header(layout)
        self.line = LineView(self._ducks, self._places, self.motion)
        self.group.append(self.line.group)
        self._add_players(layout)
        self._hand = HandView(app, ducks, self._places, self.motion)
        self.group.append(self._hand.group)
        self._covers = False  # the body the place of the hand
        self._add_words(layout)

    # --- building -----------------------------------------------------------------------

    def _text(self, x, y, colour, anchor=LEFT, lines=1):
        label = text_at(self._app, x, y, " ", colour, anchor, lines)
        self.group.append(label)
        return label

    def _mark(self, tile, x, y, colour=None):
        mark = self._ducks.mark(tile, x, y, colour)
        self.group.append(mark)
        return mark

    def _add_pond(self, layout):
        colour = INK if self._app.handheld.mono else DEEP
        self.group.append(box(self._app, 0, 0, layout.width, layout.height, colour))

    def _add_header(self, layout):
        """Whose turn it is, and the sizes of both decks, on a bar."""
        places = self._places
        self._turn = self._decks = None
        if places.HEADER is None:
            return
        y, height = places.HEADER
        self.group.append(box(self._app, 0, 0, layout.width, height, INK))
        mark_y = (height - self._ducks.mark_side) // 2
        shape, words, ducks, actions = places.HEADER_X
        self._turn_shape = self._mark(0, shape, mark_y)
        self._turn = self._text(words, y, WHITE)
        self._decks = []
        for tile, x in ((DUCK_DECK, ducks), (ACTION_DECK, actions)):
            self._mark(tile, x, mark_y)
            self._decks.append(self._text(x + self._ducks.mark_side + 2, y, CREAM))

    def _add_players(self, layout):
        """A column for each player: shape, marks, and the fallen ducks below."""
        places = self._places
        left, self._players_y, most, inset = places.PLAYERS
        count = len(self._colours)
        self.column = min(most, (layout.width - left) // count)
        left = (layout.width - count * self.column) // 2
        self._columns = [left + seat * self.column for seat in range(count)]
        columns, rows, pips_x, pips_y, _ = places.PIPS
        self._pips = []
        self._marks = [[] for _ in range(count)]  # TileGrids, those that have been needed
        self._out = [None] * count  # words instead of pips
        self._states = [None] * count
        for seat in range(count):
            x = self._columns[seat] + inset
            colour = self._colours[seat]
            self._mark(colour, x, self._players_y, colour)
            pips = self._ducks.pips(
                colour, columns, rows, x + pips_x, self._players_y + pips_y)
            # Where columns are too narrow for pips, words tell how many ducks are left.
            self._narrow_columns = (
                inset + pips_x + columns * self._ducks.pip_side > self.column)
            pips.hidden = self._narrow_columns
            self.group.append(pips)
            self._pips.append(pips)
        self._frame = None  # until a player is to be picked

    def _add_frame(self):
        top = self._players_y - 1
        pips = self._pips[0]
        bottom = pips.y + pips.height * self._ducks.pip_side
        self._frame = displayio.Group()
        for x, y, width, height in (
            (0, top, self.column - 1, 1), (0, bottom, self.column - 1, 1),
            (0, top, 1, bottom - top), (self.column - 2, top, 1, bottom - top),
        ):
            self._frame.append(box(self._app, x, y, width, height, BRASS))
        self.group.append(self._frame)

    def _add_words(self, layout):
        """Title and body, and the hint on a bar at the foot."""
        places = self._places
        self._title = self._text(places.TITLE[0], places.TITLE[1], BRASS)
        self._body = self._text(places.BODY[0], places.BODY[1], CREAM, LEFT, places.BODY[2])
        self._lines = []
        self.group.append(box(self._app, 0, places.HINT - 1, layout.width, layout.height, INK))
        self._hint = self._text(layout.width // 2, places.HINT, MIST, CENTRE)

    # --- the table ----------------------------------------------------------------------

    def turn(self, colour, text):
        """Whose turn it is: the colour, and in words."""
        if self._turn:
            self._ducks.show_mark(self._turn_shape, colour, colour)
            self.motion.write(self._turn, text)

    def message(self, text):
        """What the player whose turn it is does now."""
        if self._turn:
            self.motion.write(self._turn, text)

    def decks(self, ducks, actions):
        """How many cards are left in both decks."""
        if self._decks:
            self.motion.write(self._decks[0], str(ducks))
            self.motion.write(self._decks[1], str(actions))

    def player(self, seat, fallen, marks):
        """A player's fallen ducks, five of which put him out, and tiles of marks beside him."""
        if self._states[seat] == (fallen, marks):
            return
        self._states[seat] = (fallen, marks)
        left = 5 - fallen
        pips = self._pips[seat]
        self._ducks.show_pips(pips, self._colours[seat], fallen)
        words = ""
        if left <= 0:
            words = say("sitting-ducks-table", "out")
        elif self._narrow_columns:
            words = say("sitting-ducks-table", "ducks-left") % left
        if words and not self._out[seat]:
            self._out[seat] = self._text(pips.x, pips.y - 1, MIST)
        if self._out[seat]:
            self.motion.write(self._out[seat], words)
        if not self._narrow_columns:
            hide(pips, left <= 0)
        there = self._marks[seat]
        self._ducks.show_marks(
            there, self._mark_places(seat), self.group, len(self.group) - len(there),
            [(tile,) for tile in marks])

    def _mark_places(self, seat):
        """Where marks have room beside a player."""
        inset, left = self._places.PLAYERS[3], self._places.PIPS[4]
        side = self._ducks.mark_side
        first = self._columns[seat] + inset + left
        count = min((self.column - left) // side, _MOST_MARKS)
        return [(first + i * side, self._players_y) for i in range(count)]

    # --- the hand -----------------------------------------------------------------------

    def hand(self, cards, playable, chosen):
        """What the near player may choose from, see `HandView.hold`; nobody is framed."""
        if self._frame:
            hide(self._frame, True)
        self._hand.hold(cards, playable, chosen)
        if self._places.BODY_HIDES_HAND:
            self._show_below()
        else:
            self.motion.draw(self._hand, HandView.draw, self._hand.held)

    def play(self, card):
        """Show an action card that is played: beside the hand, which is dim then."""
        hand = [] if self._places.BODY_HIDES_HAND else self._hand.held[0]
        hand = [own for own in hand if own < DONE][:5]
        self.hand(hand + [_NOTHING] * (5 - len(hand)) + [card], (), 5)

    def near(self, seat, name=None):
        """Show whose the hand is, and what he is called; None: you."""
        self._hand.belongs_to(self._colours[seat], name)

    def frame_player(self, seat):
        """Frame a player, to be picked."""
        if not self._frame:
            self._add_frame()
        self._frame.x = self._columns[seat]
        hide(self._frame, False)

    # --- words --------------------------------------------------------------------------

    def title(self, text):
        """The card or the matter that the body is about."""
        self.motion.write(self._title, text)

    def about(self, title, text):
        """A matter of the hand, with more about it where there is room beside the hand."""
        self.title(title)
        if self._places.BODY_HIDES_HAND:
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
        self._lines = (self._lines + self._wrapped(text))[-self._places.BODY[2]:]
        self._covers = self._places.BODY_HIDES_HAND
        self._show_below()

    def _show_below(self):
        """The body and the hand, or one of them where they share a place."""
        if self._places.BODY_HIDES_HAND:
            self.motion.draw(self._hand, self._exchange, None)
        else:
            self.motion.write(self._body, "\n".join(self._lines) or " ")

    def _exchange(self, hand, _, room):
        """Take body or hand away, and then draw the other."""
        room = min(room, self.motion.room)
        if self._covers:
            text = "\n".join(self._lines) or " "
            return hand.draw(EMPTY_HAND, room) or self._body.draw(text, room)
        return self._body.draw(" ", room) or hand.draw(hand.held, room)

    def _wrapped(self, text):
        room = self._app.layout.width - 2 * self._places.BODY[0]
        return self._app.font.wrap(text, room)[:self._places.BODY[2]]

    def hint(self, text):
        """What the buttons do now; see `hint_text`."""
        self.motion.write(self._hint, hint_text(self._app, text))
