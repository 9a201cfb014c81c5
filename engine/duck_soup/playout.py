"""Short playouts of the Duck course by a quick policy, ended by a price of the position.

Side 0 is the seat to decide, side 1 the other. Prices are in sixteenths of a trick point.
"""

from .cards import ANSWER, FOLLOW, LEAD, QUACK, SAY_DUCK

_TRICKS = 1
_POINT = 16
_QUACK_STOCK = 12  # with one other of the rank about, quack while the stock has as many
# What a card is worth by rank, ace first, with a stock of 20 or more, 10 or more, fewer.
_WORTH = (
    (16, 11, 8, 4, 1, -1, -4, -4, -6, -8, -7, -7, -4),
    (16, 10, 6, 3, -1, -2, -5, -5, -6, -7, -5, -4, -1),
    (17, 9, 5, 0, -2, -3, -5, -5, -5, -5, -4, -2, 1),
    (17, 5, 1, -3, -3, -4, -5, -5, -4, -3, -2, 1, 4),
    (15, -1, -4, -5, -5, -4, -5, -3, -2, -1, 2, 5, 8),
)
_LEADING = (-5, -2, -1, 2, 6)
# What so many cards of a rank here and so many over there are worth above that.
_HELD = ((0, 0, -3, -8, -8), (0, 0, -7, -15), (3, 7, 0), (8, 15), (8,))


class Playouts:
    """Playouts from one `View` in the Duck course.

    `suits` holds for each side and suit a mask of ranks, the king's bit lowest: what beats a
    card lies above it. `holds` has for each side and rank a mask of suits.
    """

    def __init__(self, view):
        self.kind = view.kind
        self.table = view.table
        self.leader = 0 if view.leader == view.seat else 1
        self.live = bytearray(16)  # by rank: cards not yet played
        self.first_live = bytearray(16)
        for card in view.hand + view.unseen:
            self.first_live[card & 15] += 1
        self.suits = [0] * 8
        self.holds = bytearray(32)
        self.first_suits = [0] * 8
        self.first_holds = bytearray(32)
        self.left = len(view.unseen) - view.others
        self.own = view.hand
        stage = (4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)[self.left >> 1]
        self.leading = _LEADING[stage]
        worth = _WORTH[stage]
        self.worth = (0,) + worth
        self.junk = bytes(sorted(range(1, 14), key=lambda rank: worth[rank - 1] * 16 + rank))
        self.unseen = bytearray(view.unseen)
        self.others = view.others
        self.pairs = _pairs()

    def deal(self, rng):
        """Deal the unseen cards anew: the other hand, then the stock from its top."""
        rng.shuffle(self.unseen)
        for i in range(8):
            self.suits[i] = 0
        for i in range(32):
            self.holds[i] = 0
        for card in self.own:
            self._take(0, card)
        for i in range(self.others):
            self._take(1, self.unseen[i])
        self.first_suits[:] = self.suits
        self.first_holds[:] = self.holds

    def play(self, option):
        """The price of a playout that begins with the option, in the hands now dealt."""
        self.suits[:] = self.first_suits
        self.holds[:] = self.first_holds
        self.live[:] = self.first_live
        self.top = self.others
        self.price = 0
        leader = self._first_trick(option)
        for _ in range(_TRICKS - 1):
            if self.top >= len(self.unseen):
                break
            card = self._lead(leader)
            self._give(leader, card)
            leader = self._trick(leader, card)
        for rank in range(1, 14):
            self.price += self.pairs[self.holds[rank] << 4 | self.holds[16 + rank]]
        return self.price - self.leading if leader else self.price + self.leading

    # --- tricks -------------------------------------------------------------------------

    def _first_trick(self, option):
        """Finish the trick under way after the option; the next leader."""
        leader = self.leader
        if option == SAY_DUCK:
            return self._won(1, 2, 1)
        card = option & ~QUACK
        self._give(0, card)
        if self.kind == LEAD:
            return self._trick(0, card)
        if self.kind == FOLLOW:
            return self._followed(leader, self.table[0], card, option & QUACK)
        if self.kind == ANSWER:
            return self._replied(0, card, self._reply(1, card))
        return self._replied(1, self.table[2], card)

    def _trick(self, leader, led):
        reply = self._follow(1 - leader, led)
        self._give(1 - leader, reply & ~QUACK)
        return self._followed(leader, led, reply & ~QUACK, reply & QUACK)

    def _followed(self, leader, led, card, quacked):
        if quacked:
            thirds = self.holds[leader << 4 | led & 15]
            if not thirds:
                return self._won(1 - leader, 2, 1)
            third = (thirds & -thirds)
            third = (0, 0, 16, 0, 32, 0, 0, 0, 48)[third] | led & 15
            self._give(leader, third)
            return self._replied(leader, third, self._reply(1 - leader, third))
        if led & 48 != card & 48:
            return self._won(leader, 2, 1)
        return self._won(1 - leader if card < led else leader, 1, 1)

    def _reply(self, side, third):
        """Take the reply to a quack-quack out of the hand."""
        fourth = self.holds[side << 4 | third & 15]
        if fourth:
            card = (0, 0, 16, 0, 32, 0, 0, 0, 48)[fourth] | third & 15
        else:
            card = self._throw(side, third)
        self._give(side, card)
        return card

    def _replied(self, leader, third, card):
        if third & 15 == card & 15:
            return self._won(1 - leader, 4, 2)
        return self._won(leader, 3 if third & 48 == card & 48 else 4, 2)

    def _won(self, side, points, cards):
        """Count a trick's points and draw; the winner leads."""
        self.price += -_POINT * points if side else _POINT * points
        for _ in range(cards):
            if self.top < len(self.unseen):
                card = self.unseen[self.top]
                self._take(side, card)
                other = self.unseen[self.top + 1]
                self._take(1 - side, other)
                change = self.worth[card & 15] - self.worth[other & 15]
                self.price += -change if side else change
                self.top += 2
        return side

    def _take(self, side, card):
        rank = card & 15
        suit = card >> 4
        self.suits[side << 2 | suit] |= 1 << 13 - rank
        self.holds[side << 4 | rank] |= 1 << suit

    def _give(self, side, card):
        rank = card & 15
        suit = card >> 4
        self.live[rank] -= 1
        self.suits[side << 2 | suit] ^= 1 << 13 - rank
        self.holds[side << 4 | rank] ^= 1 << suit
        self.price -= -self.worth[rank] if side else self.worth[rank]

    # --- policy -------------------------------------------------------------------------

    def _lead(self, side):
        """The least worthy card that wins; if none does, the one that costs least."""
        holds = self.holds
        here, there = side << 4, 1 - side << 4
        best = -999
        for rank in self.junk:
            held = holds[here | rank]
            if held:
                bit = 1 << 13 - rank
                twins = holds[there | rank]
                for suit in range(4):
                    if held >> suit & 1:
                        if twins and not held & held - 1:
                            score = -40
                        elif self.suits[(1 - side) << 2 | suit] & -bit:
                            score = -20
                        else:
                            return suit << 4 | rank
                        score -= self.worth[rank]
                        if score > best:
                            best = score
                            card = suit << 4 | rank
        return card

    def _follow(self, side, led):
        rank = led & 15
        held = self.holds[side << 4 | rank]
        if held and (held & held - 1 or self._quacks(side, rank)):
            return (0, 0, 16, 16, 32, 32, 32, 32, 48, 48, 48, 48, 48, 48, 48, 48)[held] | rank | QUACK
        beating = self.suits[side << 2 | led >> 4] & -(1 << 13 - rank)
        if beating:
            return led & 48 | 14 - _LENGTH[(beating & -beating) % 37]
        return self._throw(side, led)

    def _quacks(self, side, rank):
        """Whether the leader is unlikely to hold a third: judged by what is unseen."""
        loose = self.live[rank] - 1
        return loose < 1 or loose == 1 and len(self.unseen) - self.top >= _QUACK_STOCK

    def _throw(self, side, led):
        """The least worthy card, of the suit led if there is one: that loses less."""
        suit = led >> 4
        row = side << 4
        if self.suits[side << 2 | suit]:
            for rank in self.junk:
                if self.holds[row | rank] >> suit & 1:
                    return led & 48 | rank
        for rank in self.junk:
            held = self.holds[row | rank]
            if held and rank != led & 15:
                return (0, 0, 16, 0, 32, 0, 16, 0, 48, 0, 16, 0, 32, 0, 16, 0)[held & -held] | rank
        held = self.holds[row | led & 15]
        return (0, 0, 16, 0, 32, 0, 0, 0, 48)[held & -held] | led & 15


_LENGTH = bytearray(37)
for _i in range(14):
    _LENGTH[(1 << _i) % 37] = _i + 1


def _pairs():
    prices = []
    for here in range(16):
        for there in range(16):
            a = (here & 1) + (here >> 1 & 1) + (here >> 2 & 1) + (here >> 3)
            b = (there & 1) + (there >> 1 & 1) + (there >> 2 & 1) + (there >> 3)
            prices.append(_HELD[a][b] if a + b <= 4 else 0)
    return prices
