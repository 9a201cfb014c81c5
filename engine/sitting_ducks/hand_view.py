"""What the near hand of Sitting Ducks looks like: icons with a cursor, beside them whose it is."""

import displayio

from ..ui.text import rows_sent
from ..ui.texts import say
from ..ui.theme import BRASS, INK, MIST
from ..ui.widgets import hide
from .cards import DONE

EMPTY_HAND = (), (), -1
MOST = 6  # things in the hand: five cards, and And Goodbye or "done"


class HandView:
    """The hand in a `group`; `held` is what it is to show, `draw` brings it to that.

    `table_parts` adds the `cursor`, MOST TileGrids of icons (`shown`), the word "done", and in
    that one's place the `portrait` and name of whose hand it is.
    """

    def __init__(self, app, ducks, places, motion, icons):
        """`ducks`: a `ui.ducks.Ducks`; `places`: a module, see `places_160x128`; `icons`: a
        `ui.ducks.Icons`."""
        self._app = app
        self._ducks = ducks
        self._places = places
        self._motion = motion
        self.icons = icons
        self.held = EMPTY_HAND
        self.group = displayio.Group()
        self.shown = []
        self.cursor = self.done = self.portrait = None
        self.done_y = self.name_y = 0
        self._whose = " "

    def hold(self, cards, playable, chosen):
        """What the near player may choose from: action cards and DONE, in order; those not
        among `playable` are dim, if there are any, else all but `chosen` (an index, -1 for
        none), which is framed. Above DONE: a gap."""
        self.held = tuple(cards), tuple(playable), chosen

    def belongs_to(self, duck, name):
        """Show a player's duck (0 to 5) beside it, and his name where there is room; None: you."""
        if self._places.BODY_HIDES_HAND:
            self._ducks.show_mark(self.portrait, duck, duck)
        else:
            self._ducks.show(self.portrait, duck)
        name = name or say("names", "you")
        self._whose = name if self._app.font.advance(name) <= self.done.bitmap.width else " "

    def draw(self, held, room):
        """Draw the cursor, or the first icon that is not as it should be, or the owner; returns
        as `Motion.draw` wants it."""
        cards, playable, chosen = held
        return (self._draw_cursor(cards, chosen, room)
                or self._draw_icon(cards, playable, chosen, room)
                or self._draw_owner(cards, room))

    def _draw_cursor(self, cards, chosen, room):
        box = self.cursor
        done = chosen >= 0 and cards[chosen] == DONE
        place = MOST - 1 if done else chosen
        x = self._places.HAND[0] + place * self._places.HAND[2] - 1 if chosen >= 0 else box.x
        self.done.paint(self._app.ink(INK if done else BRASS if DONE in cards else MIST))
        if box.x == x and box.hidden == (chosen < 0):
            return 0
        if room < self._motion.room:
            return -1
        side = self.icons.side + 2
        way = min(abs(box.x - x), side) + side
        far = way * rows_sent(self._app, box.y, side) > self._motion.room
        if far and not box.hidden:  # off here, and on there in the next frame
            box.hidden = True
        else:
            box.x = x
            hide(box, chosen < 0)
        return self._motion.room

    def _draw_icon(self, cards, playable, chosen, room):
        pixels = self.icons.side * rows_sent(self._app, self._places.HAND[1], self.icons.side)
        for i in range(MOST):
            if pixels > room:
                return -1
            icon = self.shown[i]
            here = i < len(cards) and cards[i] < DONE
            changed = here and self.icons.show(
                icon, cards[i], cards[i] not in playable if playable else i != chosen)
            if icon.hidden == here or changed:
                hide(icon, not here)
                return pixels
        return 0

    def _draw_owner(self, cards, room):
        done = DONE in cards
        alone = done or len(cards) == MOST or not cards
        words = say("sitting-ducks-picks", "tick") if done else " " if alone else self._whose
        y = self.done_y if done else self.name_y
        if self.done.y != y:
            self.done.y = y
        drawn = self.done.draw(words, room)
        if drawn or self.portrait.hidden == alone:
            return drawn
        pixels = self._ducks.side * self._ducks.height
        if pixels > room:
            return -1
        self.portrait.hidden = alone
        return pixels
