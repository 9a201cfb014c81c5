"""What the Sitting Ducks table looks like; it knows no rules and no turns.

Where things lie is in `places_<width>x<height>`; what has no place there is not shown.
"""

import sys

import displayio

from ..ui.ducks import ACTION_DECK, DUCK_DECK, NO_MARK, Icons
from ..ui.motion import Motion
from ..ui.text import rows_sent
from ..ui.texts import say
from ..ui.theme import BRASS, CREAM, DEEP, INK, MIST, WHITE
from ..ui.widgets import CENTRE, LEFT, box, hide, hint_text, text_at
from .cards import DONE
from .line_view import LineView

_MOST_MARKS = 3  # beside a player
_MOST = 6  # things in the hand: five cards, and And Goodbye or "done"


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
        self._icons = Icons(getattr(self._places, "ICONS", layout.folder), app.palette)
        self.group = displayio.Group()
        self._add_pond(layout)
        self._add_header(layout)
        self.line = LineView(self._ducks, self._places, self.motion)
        self.group.append(self.line.group)
        self._add_players(layout)
        self._add_hand()
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

    def _add_hand(self):
        left, y, step = self._places.HAND
        self._hand_group = displayio.Group()
        self.group.append(self._hand_group)
        side = self._icons.side + 2
        # A TileGrid: a display is sent what lies between two places of a Rectangle.
        bitmap = displayio.Bitmap(side, side, 2)
        bitmap.fill(1)
        self._chosen = displayio.TileGrid(bitmap, pixel_shader=self._app.ink(BRASS), y=y - 1)
        self._hand_group.append(self._chosen)
        self._hand = []  # icons, those that have been needed
        self._held = (), (), -1
        self._covers = False  # the body this place
        middle = left + (_MOST - 1) * step + self._icons.side // 2
        height = self._app.font.height
        self._done_y = y + (self._icons.side - height) // 2
        # It says whose the hand is, too.
        self._done = text_at(self._app, middle, self._done_y, " ", BRASS, CENTRE)
        self._hand_group.append(self._done)
        self._whose = " "
        ducks = self._ducks
        if self._places.BODY_HIDES_HAND:  # so low that there is no room for words below a duck
            self._whose_y = y - 1
            self._portrait = ducks.mark(
                NO_MARK, middle - ducks.mark_side // 2, y + self._icons.side - ducks.mark_side)
        else:
            self._whose_y = self._places.TITLE[1]
            self._portrait = ducks.card(
                middle - ducks.side // 2, y + self._icons.side - ducks.height)
        self._hand_group.append(self._portrait)

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
        """What the near player may choose from: action cards and DONE, in order; those not
        among `playable` are dim, and `chosen` (an index, -1 for none) is framed."""
        if self._frame:
            hide(self._frame, True)
        self._held = tuple(cards), tuple(playable), chosen
        if self._places.BODY_HIDES_HAND:
            self._show_below()
        else:
            self.motion.draw(self._hand, self._draw_hand, self._held)

    def _draw_hand(self, hand, wanted, room):
        """Draw the cursor and the first icon that is not as it should be."""
        cards, playable, chosen = wanted
        left, y, step = self._places.HAND
        drawn = self._draw_cursor(cards, chosen, room)
        if drawn:
            return drawn
        pixels = self._icons.side * rows_sent(self._app, y, self._icons.side)
        for i in range(max(len(hand), min(len(cards), _MOST))):
            if pixels > room:
                return -1
            if i == len(hand):
                hand.append(self._icons.icon(left + i * step, y))
                self._hand_group.append(hand[i])
            here = i < len(cards) and cards[i] != DONE
            shown = here and self._icons.show(hand[i], cards[i], cards[i] not in playable)
            if hand[i].hidden == here or shown:
                hide(hand[i], not here)
                return pixels
        done = DONE in cards
        alone = done or len(cards) == _MOST or not cards
        words = say("sitting-ducks-picks", "tick") if done else " " if alone else self._whose
        y = self._done_y if done else self._whose_y
        if self._done.y != y:
            self._done.y = y
        drawn = self._done.draw(words, room)
        if drawn:
            return drawn
        if self._portrait.hidden == alone:
            return 0
        if self._ducks.side * self._ducks.height > room:
            return -1
        self._portrait.hidden = alone
        return self._ducks.side * self._ducks.height

    def _draw_cursor(self, cards, chosen, room):
        """As `Motion.draw` wants it."""
        box = self._chosen
        done = chosen >= 0 and cards[chosen] == DONE
        place = _MOST - 1 if done else chosen
        x = self._places.HAND[0] + place * self._places.HAND[2] - 1 if chosen >= 0 else box.x
        self._done.paint(self._app.ink(INK if done else BRASS if DONE in cards else MIST))
        if box.x == x and box.hidden == (chosen < 0):
            return 0
        if room < self.motion.room:
            return -1
        side = self._icons.side + 2
        way = min(abs(box.x - x), side) + side
        far = way * rows_sent(self._app, box.y, side) > self.motion.room
        if far and not box.hidden:  # off here, and on there in the next frame
            box.hidden = True
        else:
            box.x = x
            hide(box, chosen < 0)
        return self.motion.room

    def hide_hand(self):
        """No hand at all: nobody, or the wrong one, may be looking."""
        self.hand((), (), -1)

    def near(self, seat, name=None):
        """Show whose the hand is: his duck beside it, and what he is called where there is room;
        None: you."""
        duck = self._colours[seat]
        if self._places.BODY_HIDES_HAND:
            self._ducks.show_mark(self._portrait, duck, duck)
        else:
            self._ducks.show(self._portrait, duck)
        name = name or say("names", "you")
        self._whose = name if self._app.font.advance(name) <= self._done.bitmap.width else " "

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
            return self._draw_hand(hand, ((), (), -1), room) or self._body.draw(text, room)
        return self._body.draw(" ", room) or self._draw_hand(hand, self._held, room)

    def _wrapped(self, text):
        room = self._app.layout.width - 2 * self._places.BODY[0]
        return self._app.font.wrap(text, room)[:self._places.BODY[2]]

    def hint(self, text):
        """What the buttons do now; see `hint_text`."""
        self.motion.write(self._hint, hint_text(self._app, text))
