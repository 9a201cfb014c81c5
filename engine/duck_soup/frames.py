"""Positions of the Soup course for a search: cards as bits, frames in flat arrays, moves.

Both hands are known there. A position is an int with one bit for each card still in play,
numbered from 0 by strength; who holds a card never changes. Side 0 is the seat to decide.
"""

from array import array

from .cards import ANSWER, FOLLOW, LEAD, QUACK, REPLY, SAY_DUCK, SOUP, strength

BITS = 37  # the powers of two up to 2**26 all differ modulo this
INFINITE = 32767
_GROUPS = 6  # of moves in a frame, the likely ones first
_QUACK = 1 << 26  # beside a card's bit
_DUCK = 1 << 27


class Frames:
    """The line of play a search stands in: frame 0 is the root, each move opens the next.

    `gain` is what the move that opened a frame won for side 0, in points of the deal, losses
    negative; `best` and `target` belong to the search. Tables by a card's bit modulo BITS
    hold masks of its relatives: `twins` of its rank, `suit`, and `higher` of its suit.
    Leads with `horizon` tricks to play are priced by rule; where it is 0, all is exact.
    """

    def __init__(self, view):
        """From the `View` of the seat to decide, in the Soup course."""
        self.weights = (view.duck_points[view.seat], view.duck_points[1 - view.seat])
        self._number(view.hand, view.unseen, view.table)
        tricks = len(view.unseen) + (0, 1, 1, 2)[view.kind]
        # Two frames a trick, and an answer for each rank of which three are left.
        frames = 2 * tricks + 2 * tricks // 3 + 2
        self.horizon = 0
        self.kind = bytearray(frames)
        self.leader = bytearray(frames)
        self.mover = bytearray(frames)
        self.tricks = bytearray(frames)  # still to play, the one under way counted
        self.alive = [0] * frames
        self.card = [0] * frames  # to follow, or the third to reply to
        self.gain, self.best, self.target = [[0] * frames for _ in range(3)]
        self.groups = [[0] * frames for _ in range(_GROUPS)]
        self.kind[0] = view.kind
        self.leader[0] = 0 if view.leader == view.seat else 1
        self.tricks[0] = tricks
        self.alive[0] = self.hands[0] | self.hands[1]
        if view.table:
            self.card[0] = 1 << self.cards.index(view.table[-1])

    def _number(self, own, other, table):
        self.cards = sorted(
            own + other + table,
            key=lambda card: strength(card, SOUP) * 64 + card)  # device: no two equal
        self.twins = array("i", bytes(4 * BITS))
        self.suit = array("i", bytes(4 * BITS))
        self.higher = array("i", bytes(4 * BITS))
        self.hands = [0, 0]
        suits = [0] * 4
        ranks = [0] * 14
        for i in range(len(self.cards) - 1, -1, -1):
            card = self.cards[i]
            bit = 1 << i
            self.higher[bit % BITS] = suits[card >> 4]
            suits[card >> 4] |= bit
            ranks[card & 15] |= bit
            if card in own:
                self.hands[0] |= bit
            elif card in other:
                self.hands[1] |= bit
        for card in self.cards:
            bit = 1 << self.cards.index(card)
            self.twins[bit % BITS] = ranks[card & 15] ^ bit
            self.suit[bit % BITS] = suits[card >> 4] ^ bit

    def option(self, move):
        """The option that a move of the root stands for."""
        if move == _DUCK:
            return SAY_DUCK
        bit = move & ~_QUACK
        at = 0
        while bit >> at > 1:
            at += 1
        return self.cards[at] | QUACK if move & _QUACK else self.cards[at]

    def open(self, depth):
        """Get the frame ready for its moves, and `best` for the first result."""
        kind = self.kind[depth]
        leader = self.leader[depth]
        mover = leader if kind == LEAD or kind == ANSWER else 1 - leader
        self.mover[depth] = mover
        self.best[depth] = INFINITE if mover else -INFINITE
        alive = self.alive[depth]
        hand = alive & self.hands[mover]
        for group in self.groups:
            group[depth] = 0
        if kind == LEAD:
            self.groups[0][depth] = hand
            return
        at = self.card[depth] % BITS
        suit = self.suit[at] & hand
        twins = self.twins[at] & hand
        thirds = self.twins[at] & alive & ~hand
        quacks, winners, losers, others, risky, last = self.groups
        last[depth] = _DUCK if kind == ANSWER else 0 if kind == REPLY else twins
        # A quack that can be answered is risky, but not for who holds the fourth as well.
        if kind == FOLLOW and thirds and not twins & twins - 1:
            risky[depth] = twins
        else:
            quacks[depth] = twins
        if kind != ANSWER:
            beating = suit & self.higher[at] if kind == FOLLOW else 0
            winners[depth] = beating
            losers[depth] = suit ^ beating
            others[depth] = hand & ~suit & ~twins

    def next_move(self, depth):
        """Take the next move out of the frame's groups; 0 if none is left."""
        leading = self.kind[depth] == LEAD
        stage = 0
        while stage < _GROUPS:
            groups = self.groups[stage]
            group = groups[depth]
            if not group:
                stage += 1
                continue
            bit = group & -group
            group ^= bit
            groups[depth] = group
            if leading and stage == 0:
                other = self.alive[depth] & self.hands[1 - self.mover[depth]]
                if self.twins[bit % BITS] & other:
                    self.groups[2][depth] |= bit
                    continue
                if self.higher[bit % BITS] & other:
                    self.groups[1][depth] |= bit
                    continue
            elif stage == 0 or stage == 4:
                return bit | _QUACK if self.kind[depth] == FOLLOW else bit
            if group and stage < 4:
                if not self.horizon or leading or stage < 2 or not depth:
                    group = self._without_equals(depth, bit, group)
                else:  # of a suit only the lowest card is thrown away
                    group &= ~self.higher[bit % BITS]
                groups[depth] = group
            return bit
        return 0

    def _without_equals(self, depth, bit, group):
        """The group less the next higher cards alive in the suit that are just as good."""
        alive = self.alive[depth]
        other = alive & self.hands[1 - self.mover[depth]]
        if not self.twins[bit % BITS] & other:
            while True:
                bit = self.higher[bit % BITS] & alive
                bit &= -bit
                if not bit & group or self.twins[bit % BITS] & other:
                    break
                group ^= bit
        return group

    def play(self, depth, move):
        """Set up the frame below that the move leads to."""
        kind = self.kind[depth]
        leader = self.leader[depth]
        card = self.card[depth]
        tricks = self.tricks[depth]
        bit = move & ~(_QUACK | _DUCK)
        alive = self.alive[depth] ^ bit
        at = card % BITS
        gain = 0
        next_kind = LEAD
        if kind == LEAD:
            next_kind = FOLLOW
            card = bit
        elif kind == FOLLOW:
            if not move & _QUACK:
                gain = 1 if self.suit[at] & bit else 2
                if self.higher[at] & bit:
                    leader = 1 - leader
            elif self.twins[at] & alive & self.hands[leader]:
                next_kind = ANSWER
            else:
                gain = 2
                leader = 1 - leader
        elif kind == ANSWER:
            if bit:
                next_kind = REPLY
                card = bit
            else:
                gain = 2
                leader = 1 - leader
        else:
            gain = 3 if self.suit[at] & bit else 4
            tricks -= 1
            if self.twins[at] & bit:
                leader = 1 - leader
        target = self.target[depth]
        depth += 1
        if gain:
            tricks -= 1
            gain = -gain * self.weights[1] if leader else gain * self.weights[0]
        self.kind[depth] = next_kind
        self.leader[depth] = leader
        self.card[depth] = card
        self.tricks[depth] = tricks
        self.alive[depth] = alive
        self.gain[depth] = gain
        self.target[depth] = target - gain
