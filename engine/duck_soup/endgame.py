"""Search of the Soup course's end: exact, or as far as a horizon where rules price the rest.

The value of a position is what side 0, the seat to decide, will still gain in points of the
deal, less what side 1 will. Null windows, bounds in a table, no recursion.
"""

import gc
from array import array

from .cards import LEAD
from .frames import BITS, INFINITE, Frames

_TABLE = 383
_KEY = 0x7FFF  # with the place in the table it tells all positions of up to 11 tricks apart
# Prices of a holding in sixteenths of a point, fitted to 8,000 deals between rule players:
# cards of a rank here, over there.
_HELD = ((0, 0, 0, 0, 0), (0, 0, 0, 0), (2, 21, 0), (3, 40), (4,))
_OVER = (16, 3)  # of a card with none, with one in the other hand that beats it
_LEADING = -5


class Ending(Frames):
    """A position of the Soup course and its search.

    `choice` and `value` are the result; `work` counts the moves tried.
    """

    def __init__(self, view):
        """From the `View` of the seat to decide."""
        gc.collect()  # the table first, while the heap has a gap that is big enough
        self.keys = array("h", range(-_TABLE, 0))  # negative: nothing there
        self.low = array("h", range(_TABLE))
        self.high = array("h", range(_TABLE))
        Frames.__init__(self, view)
        self.choice = None
        self.value = (self.weights[0] - self.weights[1]) * self.tricks[0] * 3 // 4
        self.work = 0

    def deepen(self, slice_work, limit):
        """Yield None after each slice of work; at the end `choice` is the best found.

        Looks two tricks ahead, then three and so on, until `limit` moves were tried.
        """
        self._price_ranks()
        self.horizon = max(self.tricks[0] - 2, 0)
        while True:
            yield None
            choice = self.choice
            for _ in self.solve(slice_work):
                if self.work > limit and choice is not None:
                    self.choice = choice
                    return
                yield None
            if self.horizon == 0:
                return
            self.horizon = self.horizon - 1 if self.horizon > 2 else 0
            yield None
            for i in range(_TABLE):
                self.keys[i] = -1

    def _price_ranks(self):
        """For each rank its lowest bit, the mask of its cards, and a price for each subset."""
        self.ranks = []
        low = 0
        while low < len(self.cards):
            size = 1
            while self.twins[(1 << low) % BITS] >> low + size & 1:
                size += 1
            prices = array("b", [self._price_held(alive << low) for alive in range(1 << size)])
            self.ranks.append((low, (1 << size) - 1, prices))
            low += size

    def _price_held(self, alive):
        """The price for side 0 of the cards of one rank that are alive."""
        held = [0, 0]
        price = 0
        while alive:
            bit = alive & -alive
            alive ^= bit
            side = 0 if self.hands[0] & bit else 1
            held[side] += 1
            above = self.higher[bit % BITS] & self.hands[1 - side]
            worth = 0 if above & above - 1 else _OVER[1] if above else _OVER[0]
            price += -worth if side else worth
        return price + _HELD[held[0]][held[1]] - _HELD[held[1]][held[0]]

    def _price(self, alive, leader, tricks):
        """What a lead with so many tricks still to play is worth, by rule."""
        price = -_LEADING if leader else _LEADING
        for low, mask, prices in self.ranks:
            price += prices[alive >> low & mask]
        mine, theirs = self.weights
        # Besides, each side wins half of the tricks, of one and a half points each.
        return (price * (mine + theirs) >> 5) + ((mine - theirs) * tricks * 3 >> 2)

    def solve(self, slice_work):
        """Yield None after each slice of work; then `choice` and `value` are exact.

        That is, as exact as the horizon lets them be: fully where it is 0.
        """
        low, high = -INFINITE, INFINITE
        guess = self.value
        while low < high:
            self.target[0] = guess + 1 if guess == low else guess
            for _ in self._search(slice_work):
                yield None
            guess = self.best[0]
            if guess >= self.target[0]:
                low = guess
            else:
                high = guess
        self.value = guess

    def _search(self, slice_work):
        """Leave in best[0] a bound of the root's value, on its side of target[0].

        If that is reached, `choice` is an option that reaches it.
        """
        mover = self.mover
        best = self.best
        target = self.target
        kind = self.kind
        pause = self.work + slice_work
        depth = 0
        self.open(0)
        while True:
            # Side 0 needs no more than to reach the target, side 1 to keep below it.
            settled = (best[depth] >= target[depth]) != mover[depth]
            move = 0 if settled else self.next_move(depth)
            if move:
                self.play(depth, move)
                if depth == 0:
                    first = move
                depth += 1
                self.work += 1
                if self.work > pause:
                    pause += slice_work
                    yield None
                known = self._known(depth) if kind[depth] == LEAD else None
                if known is None:
                    self.open(depth)
                    continue
                best[depth] = known
            else:
                if kind[depth] == LEAD:
                    self._store(depth)
                if depth == 0:
                    return
            # Back to the frame whose move opened this one.
            value = best[depth] + self.gain[depth]
            depth -= 1
            if (value < best[depth]) if mover[depth] else (value > best[depth]):
                best[depth] = value
                if depth == 0 and value >= target[0]:
                    self.choice = self.option(first)

    # --- leads --------------------------------------------------------------------------

    def _known(self, depth):
        """What a lead is worth without a search, exactly or as a bound on its side of the target;
        None if that must be searched."""
        target = self.target[depth]
        tricks = self.tricks[depth]
        high = 2 * tricks * self.weights[0]  # side 0 wins all, face up
        if high < target:
            return high
        low = -2 * tricks * self.weights[1]
        if low >= target:
            return low
        alive = self.alive[depth]
        leader = self.leader[depth]
        if tricks <= self.horizon:
            return self._price(alive, leader, tricks)
        if tricks == 1:
            return self._last_trick(alive, leader)
        key = alive << 1 | leader
        at = key % _TABLE
        if self.keys[at] == key // _TABLE & _KEY:
            if self.low[at] >= target:
                return self.low[at]
            if self.high[at] < target:
                return self.high[at]
        return None

    def _last_trick(self, alive, leader):
        """What it is worth: a quack wins it, as does a higher card of the suit."""
        at = (alive & self.hands[leader]) % BITS
        gain = 1 if self.suit[at] & alive else 2
        if (self.twins[at] | self.higher[at]) & alive:
            leader = 1 - leader
        return -gain * self.weights[1] if leader else gain * self.weights[0]

    def _store(self, depth):
        """Keep what a search has found of a lead: a lower bound if that reaches the target."""
        key = self.alive[depth] << 1 | self.leader[depth]
        at = key % _TABLE
        key = key // _TABLE & _KEY
        if self.keys[at] != key:
            self.keys[at] = key
            self.low[at] = -INFINITE
            self.high[at] = INFINITE
        if self.best[depth] >= self.target[depth]:
            self.low[at] = self.best[depth]
        else:
            self.high[at] = self.best[depth]
