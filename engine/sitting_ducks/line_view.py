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
        self._places = places
        self._left, self.step = places.SLOTS
        self._top = places.LINE
        self.group = displayio.Group()
        self._sights = []
        self._slots = []
        self._cards = []
        self._peeps = []  # by slot: TileGrids, those that have been needed
        self._badges = []
        for slot in SLOTS:
            self._add_slot(self._left + slot * self.step)
        self._shown = [None] * 6  # by slot: (stack, mood)
        self._over = bytearray(6)  # by slot: tile of its sight
        self._away = [0] * 6  # by slot: pixels that its card has yet to swim
        self._since = None  # when they began to

    def _add_slot(self, x):
        ducks = self._ducks
        sight = ducks.sight(x + (ducks.side - ducks.sight_side) // 2, self._places.SIGHT)
        self._sights.append(sight)
        self.group.append(sight)
        part = displayio.Group(x=x, y=self._top)
        self._cards.append(ducks.card())
        part.append(self._cards[-1])
        self._slots.append(part)
        self._peeps.append([])
        self._badges.append([])
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
        self._show_badges(slot, bearing)
        hidden = [(PEEP, code if code < cards.WATER else None)
                  for code in stack[1:] if code < cards.ATTACHED]
        places = self._places
        below = 0 if places.PEEP_BEHIND else 1
        self._ducks.show_marks(
            self._peeps[slot], places.PEEPS, self._slots[slot], below, hidden)

    def _show_badges(self, slot, attachments):
        tiles = [(ATTACHED + min(code, cards.TAIL) - cards.ATTACHED,) for code in attachments]
        badges = self._badges[slot]
        part = self._slots[slot]
        self._ducks.show_marks(
            badges, self._places.BADGES, part, len(part) - len(badges), tiles)

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
            self._show_badges(slot, b"")

    def cursor(self, chosen):
        """Mark a slot, or NOT_THERE none."""
        for slot in SLOTS:
            tile = self._over[slot] % CHOSEN
            self._sight(slot, tile + CHOSEN if slot == chosen else tile)

    def lift(self, picked):
        """Let the slots of a mask stand out, those picked before."""
        for slot in SLOTS:
            y = self._top - (self._places.RAISE if picked >> slot & 1 else 0)
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
