"""Trials of a choice in the Duck course: the trick is played out, then the position priced.

Side 0 is the seat to decide, side 1 the other. Prices are in sixteenths of a trick point; the
tables were fitted to some 5,000 deals of an earlier form of this player against itself.
"""

from array import array

from .cards import ANSWER, FOLLOW, LEAD, QUACK, SAY_DUCK

_POINT = 16
_QUACK_STOCK = 12  # with one other card of the rank about, quack while the stock has as many
# What a card is worth by rank, ace first, in the course's stages; what the lead is.
_WORTH = (
    (16, 11, 8, 4, 1, -1, -4, -4, -6, -8, -7, -7, -4),
    (16, 10, 6, 3, -1, -2, -5, -5, -6, -7, -5, -4, -1),
    (17, 9, 5, 0, -2, -3, -5, -5, -5, -5, -4, -2, 1),
    (17, 5, 1, -3, -3, -4, -5, -5, -4, -3, -2, 1, 4),
    (15, -1, -4, -5, -5, -4, -5, -3, -2, -1, 2, 5, 8),
)
_LEAD_WORTH = (-5, -2, -1, 2, 6)
_STAGES = bytes((4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0))  # by half the stock
# What so many cards of a rank here and so many over there are worth besides.
_HELD = ((0, 0, -3, -8, -8), (0, 0, -7, -15), (3, 7, 0), (8, 15), (8,))
_SUITS_HELD = bytes((0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4))
_LOWEST_SUIT = bytes((0, 0, 16, 0, 32, 0, 16, 0, 48, 0, 16, 0, 32, 0, 16, 0))


class Trials:
    """Trials from one `View` in the Duck course.

    `holds` has for each side and rank a mask of suits, `suits` for each suit a mask of side
    1's ranks with the king's bit lowest, so that what beats a card lies above it.
    """

    def __init__(self, view):
        self.kind = view.kind
        self.table = view.table
        self.others = view.others
        self.unseen = bytearray(view.unseen)
        self.stock = len(view.unseen) - view.others
        stage = _STAGES[min(self.stock >> 1, 13)]
        self.worth = (0,) + _WORTH[stage]
        self.lead_worth = _LEAD_WORTH[stage]
        junk = sorted(  # device: no two ranks are equal
            range(1, 14), key=lambda rank: self.worth[rank] * 16 + rank
        )
        self.junk = bytes(junk)
        self.unplayed = bytearray(14)
        self.own = bytearray(32)
        for card in view.hand:
            self.own[card & 15] |= 1 << (card >> 4)
        for card in view.hand + view.unseen:
            self.unplayed[card & 15] += 1
        self.holds = bytearray(32)
        self.dealt = bytearray(32)
        self.suits = [0] * 4
        self.held_prices = array("b", [0] * 256)
        self.top = 0
        self.price = 0

    def price_holdings(self):
        """Look up `_HELD` for any two masks of suits, those here and those over there."""
        for here in range(16):
            for there in range(16):
                if not here & there:
                    price = _HELD[_SUITS_HELD[here]][_SUITS_HELD[there]]
                    self.held_prices[here << 4 | there] = price

    def deal(self, rng):
        """Deal the unseen cards anew: the other hand, then what may be drawn of the stock."""
        unseen = self.unseen
        for i in range(min(self.others + 4, len(unseen))):
            j = i + rng.below(len(unseen) - i)
            unseen[i], unseen[j] = unseen[j], unseen[i]
        self.dealt[:] = self.own
        for suit in range(4):
            self.suits[suit] = 0
        for i in range(self.others):
            card = unseen[i]
            self.dealt[16 | card & 15] |= 1 << (card >> 4)
            self.suits[card >> 4] |= 1 << 13 - (card & 15)

    def value(self, option):
        """The price of the option in the hands now dealt."""
        self.holds[:] = self.dealt
        self.top = self.others
        self.price = 0
        leader = self._trick(option)
        self.price += -self.lead_worth if leader else self.lead_worth
        for rank in range(1, 14):
            self.price += self.held_prices[self.holds[rank] << 4 | self.holds[16 | rank]]
        return self.price

    def _trick(self, option):
        """Play the trick to its end; the winner."""
        if option == SAY_DUCK:
            return self._win(1, 2, 1)
        card = option & ~QUACK
        self._give(0, card)
        if self.kind == LEAD:
            reply = self._follow(card)
            self._give(1, reply & ~QUACK)
            return self._followed(0, card, reply)
        if self.kind == FOLLOW:
            return self._followed(1, self.table[0], option)
        if self.kind == ANSWER:
            return self._replied(0, card, self._reply(1, card))
        return self._replied(1, self.table[2], card)

    def _followed(self, leader, led, option):
        card = option & ~QUACK
        if option & QUACK:
            thirds = self.holds[leader << 4 | led & 15]
            if not thirds:
                return self._win(1 - leader, 2, 1)
            third = _LOWEST_SUIT[thirds] | led & 15
            self._give(leader, third)
            return self._replied(leader, third, self._reply(1 - leader, third))
        if led & 48 != card & 48:
            return self._win(leader, 2, 1)
        return self._win(1 - leader if card < led else leader, 1, 1)

    def _replied(self, leader, third, card):
        if third & 15 == card & 15:
            return self._win(1 - leader, 4, 2)
        return self._win(leader, 3 if third & 48 == card & 48 else 4, 2)

    def _win(self, side, points, cards):
        """Count the points and draw so many cards each, the winner first; the winner."""
        price = _POINT * points
        for _ in range(cards):
            if self.top < len(self.unseen):
                first = self.unseen[self.top]
                second = self.unseen[self.top + 1]
                self.holds[side << 4 | first & 15] |= 1 << (first >> 4)
                self.holds[16 - (side << 4) | second & 15] |= 1 << (second >> 4)
                price += self.worth[first & 15] - self.worth[second & 15]
                self.top += 2
        self.price += -price if side else price
        return side

    def _give(self, side, card):
        rank = card & 15
        self.holds[side << 4 | rank] ^= 1 << (card >> 4)
        self.price -= -self.worth[rank] if side else self.worth[rank]

    # --- how the other side plays, as a person would ------------------------------------

    def _follow(self, led):
        """Quack if it looks safe, else win as cheaply as can be, else throw a card away."""
        rank = led & 15
        held = self.holds[16 | rank]
        if held:
            loose = self.unplayed[rank] - 1 - _SUITS_HELD[held]  # for all this side knows
            if held & held - 1 or loose < 1 or loose == 1 and self.stock >= _QUACK_STOCK:
                return _LOWEST_SUIT[held] | rank | QUACK
        beating = self.suits[led >> 4] >> 14 - rank
        if beating:
            rank -= 1
            while not beating & 1:
                beating >>= 1
                rank -= 1
            return led & 48 | rank
        return self._throw(1, led)

    def _reply(self, side, third):
        """Take the reply to a quack-quack out of the hand: the fourth card if it is there."""
        fourth = self.holds[side << 4 | third & 15]
        card = _LOWEST_SUIT[fourth] | third & 15 if fourth else self._throw(side, third)
        self._give(side, card)
        return card

    def _throw(self, side, led):
        """The least worthy card of the suit led, which loses less, or of any suit."""
        row = side << 4
        bit = 1 << (led >> 4)
        for rank in self.junk:
            if self.holds[row | rank] & bit:
                return led & 48 | rank
        for rank in self.junk:
            held = self.holds[row | rank]
            if held:
                return _LOWEST_SUIT[held] | rank
