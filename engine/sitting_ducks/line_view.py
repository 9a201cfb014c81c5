"""What the line of Sitting Ducks looks like: six slots, what swims in them, what hangs over them.

A slot's card, badges and hidden ducks are one Group, which swims from slot to slot.
"""

import displayio

from ..ui.ducks import (
    AIMED,
    ATTACHED,
    CALM,
    CHOSEN,
    EMPTY,
    FREE,
    GONE,
    NERVOUS,
    PEEP,
    SMUG,
)
from ..ui.widgets import hide
from . import cards
from .line import SLOTS, front_size, is_duck

_SLIDE = 360  # ms from slot to slot
_BEYOND = 6  # where new cards come from
NOT_THERE = -1  # in place of a slot


class LineView:
    """The line in a `group`; what is shown is remembered, and drawn anew only if it changes."""

    def __init__(self, ducks, places):
        """`ducks`: a `ui.ducks.Ducks`; `places`: a module, see `places_160x128`."""
        self._ducks = ducks
        self._left, self.step = places.SLOTS
        self._raise = places.RAISE
        self._top = places.LINE
        self.group = displayio.Group()
        self._sights = []
        self._slots = []
        self._peeps = []
        self._cards = []
        self._badges = []
        for slot in SLOTS:
            self._add_slot(self._left + slot * self.step, places)
        self._shown = [None] * 6  # by slot: (stack, mood)
        self._over = bytearray(6)  # by slot: tile of its sight
        self._away = [0] * 6  # by slot: pixels that its card has yet to swim
        self._since = None  # when they began to

    def _add_slot(self, x, places):
        ducks = self._ducks
        sight = ducks.sight(x + (ducks.side - ducks.sight_side) // 2, places.SIGHT)
        self._sights.append(sight)
        self.group.append(sight)
        part = displayio.Group(x=x, y=self._top)
        peeps = [ducks.mark(PEEP, left, top) for left, top in places.PEEPS]
        card = ducks.card()
        badges = [ducks.mark(ATTACHED, left, top) for left, top in places.BADGES]
        pieces = peeps + [card] if places.PEEP_BEHIND else [card] + peeps
        for piece in pieces + badges:
            part.append(piece)
        self._slots.append(part)
        self._peeps.append(peeps)
        self._cards.append(card)
        self._badges.append(badges)
        self.group.insert(len(self._slots) - 1, part)  # below all sights

    # --- showing ------------------------------------------------------------------------

    def show(self, line, crosshairs):
        """The stacks of the six slots, as `cards` tells them, and the mask of crosshairs."""
        for slot in SLOTS:
            self._show_slot(slot, line[slot], crosshairs >> slot & 1)

    def _show_slot(self, slot, stack, aimed):
        """One slot: its front card with badges, and ducks that peep out behind it."""
        bearing = stack[1:front_size(stack)] if stack else b""
        mood = SMUG if bearing else NERVOUS if aimed else CALM
        self._sight(slot, AIMED if aimed else FREE)
        if self._shown[slot] == (stack, mood):
            return
        self._shown[slot] = (stack, mood)
        self._ducks.show(self._cards[slot], stack[0] if stack else EMPTY, mood)
        for i in range(len(self._badges[slot])):
            badge = self._badges[slot][i]
            hide(badge, i >= len(bearing))
            if i < len(bearing):
                tile = ATTACHED + min(bearing[i], cards.TAIL) - cards.ATTACHED
                self._ducks.show_mark(badge, tile)
        hidden = [code for code in stack[1:] if code < cards.ATTACHED]
        for i in range(len(self._peeps[slot])):
            peep = self._peeps[slot][i]
            hide(peep, i >= len(hidden))
            if i < len(hidden):
                self._ducks.show_mark(peep, PEEP, hidden[i] if hidden[i] < cards.WATER else None)

    def _sight(self, slot, tile):
        if self._over[slot] != tile:
            self._over[slot] = tile
            self._sights[slot][0] = tile

    def puff(self, slot):
        """The front duck of a slot goes in a puff of feathers."""
        stack = self._shown[slot][0]
        if stack and is_duck(stack[0]):
            self._shown[slot] = (stack, GONE)
            self._ducks.show(self._cards[slot], stack[0], GONE)
            for badge in self._badges[slot]:
                hide(badge, True)

    def cursor(self, chosen):
        """Mark a slot, or NOT_THERE none."""
        for slot in SLOTS:
            tile = self._over[slot] % CHOSEN
            self._sight(slot, tile + CHOSEN if slot == chosen else tile)

    def lift(self, picked):
        """Let the slots of a mask stand out, those picked before."""
        for slot in SLOTS:
            y = self._top - (self._raise if picked >> slot & 1 else 0)
            if self._slots[slot].y != y:
                self._slots[slot].y = y

    # --- swimming -----------------------------------------------------------------------

    def swim(self, line, crosshairs, now):
        """Show the stacks and crosshairs, each card coming from the slot it was shown in, new
        ones from beyond the rear."""
        left = [shown[0] for shown in self._shown]
        self.show(line, crosshairs)
        for slot in SLOTS:
            source = slot if not line[slot] else _BEYOND
            for old in SLOTS:
                if source == _BEYOND and line[slot] and left[old][:1] == line[slot][:1]:
                    source = old
                    left[old] = b""
            self._away[slot] = (source - slot) * self.step
        self._since = now
        self.move(now)

    @property
    def moving(self):
        """True while cards swim."""
        return self._since is not None

    def stop(self):
        """Let what swims be there."""
        if self.moving:
            self.move(self._since + _SLIDE)

    def move(self, now):
        """Go on swimming, at `now` ms."""
        if self._since is None:
            return
        left = _SLIDE - (now - self._since)
        if left <= 0:
            left = 0
            self._since = None
        for slot in SLOTS:
            x = self._left + slot * self.step + self._away[slot] * left // _SLIDE
            if self._slots[slot].x != x:
                self._slots[slot].x = x
