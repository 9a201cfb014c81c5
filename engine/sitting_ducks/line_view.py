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
_SPIN = 480  # ms for a duck to be gone
_BEYOND = 6  # where new cards come from
NOT_THERE = -1  # in place of a slot


class LineView:
    """The line in a `group`; what is shown is remembered, and drawn anew only if it changes.

    `table_parts` adds six `sights`, and six `slots`: Groups with one of the `cards` each.
    """

    def __init__(self, ducks, places, motion):
        """`ducks`: a `ui.ducks.Ducks`; `places`: a module, see `places_160x128`; `motion`: the
        table's."""
        self._ducks = ducks
        self._places = places
        self._motion = motion
        self._left, self.step = places.SLOTS
        self._top = places.LINE
        self.group = displayio.Group()
        self.sights = []
        self.slots = []
        self.cards = []
        self._peeps = [[] for _ in SLOTS]  # by slot: TileGrids, those that have been needed
        self._badges = [[] for _ in SLOTS]
        self._size = ducks.side, ducks.height
        self._shown = [None] * 6  # by slot: (stack, mood)
        self._drawn = [None] * 6  # what of it has been drawn
        self._over = bytearray(6)  # by slot: tile of its sight
        self._falling = None  # a duck that was shot, once one is

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
        if self._shown[slot] != (stack, mood):
            self._shown[slot] = (stack, mood)
            self._motion.draw(self.slots[slot], self._draw_slot, None)

    def _draw_slot(self, part, _, room):
        slot = self.slots.index(part)
        if self._drawn[slot] == self._shown[slot]:
            return 0
        pixels = self._size[0] * self._size[1]
        if pixels > room:
            return -1
        self._drawn[slot] = stack, mood = self._shown[slot]
        self._ducks.show(self.cards[slot], stack[0] if stack else EMPTY, mood)
        self._show_badges(slot, stack[1:front_size(stack)] if stack and mood != GONE else b"")
        hidden = [(PEEP, code if code < cards.WATER else None)
                  for code in stack[1:] if code < cards.ATTACHED]
        places = self._places
        below = 0 if places.PEEP_BEHIND else 1
        self._ducks.show_marks(
            self._peeps[slot], places.PEEPS, part, below, hidden)
        return pixels

    def _show_badges(self, slot, attachments):
        tiles = [(ATTACHED + min(code, cards.TAIL) - cards.ATTACHED,) for code in attachments]
        badges = self._badges[slot]
        part = self.slots[slot]
        self._ducks.show_marks(
            badges, self._places.BADGES, part, len(part) - len(badges), tiles)

    def _sight(self, slot, tile):
        if self._over[slot] != tile:
            self._over[slot] = tile
            self.sights[slot][0] = tile
            self._motion.spend(self._ducks.sight_side ** 2)

    def puff(self, slot):
        """The front duck of a slot goes in a puff of feathers."""
        stack = self._shown[slot][0]
        if stack and is_duck(stack[0]):
            self._shown[slot] = (stack, GONE)
            self._motion.draw(self.slots[slot], self._draw_slot, None)
            if self._motion.wanted:
                self._throw(slot, stack[0])

    def _throw(self, slot, duck):
        """Let a duck spin away, up and out of the line."""
        if not self._falling:
            self._falling = self._ducks.card()
            self.group.append(self._falling)
        falling = self._falling
        self._ducks.show(falling, duck, NERVOUS)
        hide(falling, False)
        self._motion.spend(2 * self._size[0] * self._size[1])
        x = self._slot_x(slot)
        self._motion.slide(falling, (x, self._top), (x + self.step, -2 * self._size[1]), self._size,
                           0, _SPIN, 8)

    def drop(self, slot):
        """Let the crosshair over a slot come down."""
        sight = self.sights[slot]
        y = self._places.SIGHT
        side = self._ducks.sight_side
        self._motion.slide(sight, (sight.x, y - side), (sight.x, y), (side, side))

    def cursor(self, chosen):
        """Mark a slot, or NOT_THERE none."""
        for slot in SLOTS:
            tile = self._over[slot] % CHOSEN
            self._sight(slot, tile + CHOSEN if slot == chosen else tile)

    def lift(self, picked):
        """Let the slots of a mask stand out, those picked before."""
        for slot in SLOTS:
            y = self._top - (self._places.RAISE if picked >> slot & 1 else 0)
            if self.slots[slot].y != y:
                self.slots[slot].y = y
                self._motion.spend(self._size[0] * self._size[1])

    # --- swimming -----------------------------------------------------------------------

    def swim(self, line, crosshairs):
        """Show the stacks and crosshairs, each card coming from where it was shown, new ones
        from beyond the rear."""
        left = [shown[0] or b" " for shown in self._shown]
        order = [None] * 6  # by slot: in which one its part has been
        for slot in SLOTS:
            for old in SLOTS:
                if order[slot] is None and left[old][:1] == line[slot][:1]:
                    order[slot] = old
                    left[old] = b" "
        unused = [slot for slot in SLOTS if slot not in order]
        for slot in SLOTS:
            if order[slot] is None:
                order[slot] = unused.pop(0)
                self.slots[order[slot]].x = self._slot_x(_BEYOND if line[slot] else slot)
        for parts in (self.slots, self.cards, self._peeps, self._badges, self._shown,
                      self._drawn):
            parts[:] = [parts[old] for old in order]
        self.show(line, crosshairs)
        for slot in SLOTS:
            part = self.slots[slot]
            x = self._slot_x(slot)
            if part.x != x and self._motion.wanted:
                self._motion.slide(part, (part.x, self._top), (x, self._top), self._size, 0, _SLIDE)
            elif part.x != x:
                part.x = x

    def _slot_x(self, slot):
        return self._left + slot * self.step
