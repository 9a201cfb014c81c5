"""What the near hand of Sitting Ducks looks like: icons with a cursor, and beside them whose it is."""

import displayio

from ..ui.ducks import NO_MARK, Icons
from ..ui.text import rows_sent
from ..ui.texts import say
from ..ui.theme import BRASS, INK, MIST
from ..ui.widgets import CENTRE, hide, text_at
from .cards import DONE

EMPTY_HAND = (), (), -1
_MOST = 6  # things in the hand: five cards, and And Goodbye or "done"


class HandView:
    """The hand in a `group`; `held` is what it is to show, `draw` brings it to that."""

    def __init__(self, app, ducks, places, motion):
        """`ducks`: a `ui.ducks.Ducks`; `places`: a module, see `places_160x128`."""
        self._app = app
        self._ducks = ducks
        self._places = places
        self._motion = motion
        self._icons = Icons(getattr(places, "ICONS", app.layout.folder), app.palette)
        self.held = EMPTY_HAND
        self.group = displayio.Group()
        left, y, step = places.HAND
        side = self._icons.side + 2
        # A TileGrid: a display is sent what lies between two places of a Rectangle.
        bitmap = displayio.Bitmap(side, side, 2)
        bitmap.fill(1)
        self._chosen = displayio.TileGrid(bitmap, pixel_shader=app.ink(BRASS), y=y - 1)
        self.group.append(self._chosen)
        # At once: made in the midst of a game, they would leave memory in pieces.
        self._shown = [self._icons.icon(left + i * step, y) for i in range(_MOST)]
        for icon in self._shown:
            icon.hidden = True
            self.group.append(icon)
        self._add_owner(left + (_MOST - 1) * step + self._icons.side // 2, y)

    def _add_owner(self, middle, y):
        """The place of "done" says whose the hand is, too."""
        ducks = self._ducks
        self._done_y = y + (self._icons.side - self._app.font.height) // 2
        self._done = text_at(self._app, middle, self._done_y, " ", BRASS, CENTRE)
        self.group.append(self._done)
        self._whose = " "
        if self._places.BODY_HIDES_HAND:  # so low that there is no room for words below a duck
            self._whose_y = y - 1
            self._portrait = ducks.mark(
                NO_MARK, middle - ducks.mark_side // 2, y + self._icons.side - ducks.mark_side)
        else:
            self._whose_y = self._places.TITLE[1]
            self._portrait = ducks.card(
                middle - ducks.side // 2, y + self._icons.side - ducks.height)
        self.group.append(self._portrait)

    def hold(self, cards, playable, chosen):
        """What the near player may choose from: action cards and DONE, in order; those not
        among `playable` are dim, if there are any, else all but `chosen` (an index, -1 for
        none), which is framed. Above DONE: a gap."""
        self.held = tuple(cards), tuple(playable), chosen

    def belongs_to(self, duck, name):
        """Show a player's duck (0 to 5) beside it, and his name where there is room; None: you."""
        if self._places.BODY_HIDES_HAND:
            self._ducks.show_mark(self._portrait, duck, duck)
        else:
            self._ducks.show(self._portrait, duck)
        name = name or say("names", "you")
        self._whose = name if self._app.font.advance(name) <= self._done.bitmap.width else " "

    def draw(self, held, room):
        """Draw the cursor, or the first icon that is not as it should be, or the owner; returns
        as `Motion.draw` wants it."""
        cards, playable, chosen = held
        return (self._draw_cursor(cards, chosen, room)
                or self._draw_icon(cards, playable, chosen, room)
                or self._draw_owner(cards, room))

    def _draw_cursor(self, cards, chosen, room):
        box = self._chosen
        done = chosen >= 0 and cards[chosen] == DONE
        place = _MOST - 1 if done else chosen
        x = self._places.HAND[0] + place * self._places.HAND[2] - 1 if chosen >= 0 else box.x
        self._done.paint(self._app.ink(INK if done else BRASS if DONE in cards else MIST))
        if box.x == x and box.hidden == (chosen < 0):
            return 0
        if room < self._motion.room:
            return -1
        side = self._icons.side + 2
        way = min(abs(box.x - x), side) + side
        far = way * rows_sent(self._app, box.y, side) > self._motion.room
        if far and not box.hidden:  # off here, and on there in the next frame
            box.hidden = True
        else:
            box.x = x
            hide(box, chosen < 0)
        return self._motion.room

    def _draw_icon(self, cards, playable, chosen, room):
        pixels = self._icons.side * rows_sent(self._app, self._places.HAND[1], self._icons.side)
        for i in range(_MOST):
            if pixels > room:
                return -1
            icon = self._shown[i]
            here = i < len(cards) and cards[i] < DONE
            changed = here and self._icons.show(
                icon, cards[i], cards[i] not in playable if playable else i != chosen)
            if icon.hidden == here or changed:
                hide(icon, not here)
                return pixels
        return 0

    def _draw_owner(self, cards, room):
        done = DONE in cards
        alone = done or len(cards) == _MOST or not cards
        words = say("sitting-ducks-picks", "tick") if done else " " if alone else self._whose
        y = self._done_y if done else self._whose_y
        if self._done.y != y:
            self._done.y = y
        drawn = self._done.draw(words, room)
        if drawn or self._portrait.hidden == alone:
            return drawn
        pixels = self._ducks.side * self._ducks.height
        if pixels > room:
            return -1
        self._portrait.hidden = alone
        return pixels
