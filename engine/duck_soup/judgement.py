"""What a choice is worth in Duck Soup, judged by rule from what one seat may know.

Prices are in sixteenths of a trick point. They weigh the points of the trick under way, who
leads next, and what the cards given up would have been good for.
"""

from .cards import DUCK, QUACK, SAY_DUCK, SOUP, option_order

_SLICE = 5  # options
_POINT = 16
_LEAD_WORTH = 16
_SECOND_TRICK = 26  # what the second trick of a quack-quack is worth: now down, now up
# What keeping a card is worth by rank, ace first: for the rest of the Duck course, for Soup.
_KEEP_DUCK = bytes((0, 24, 20, 16, 12, 9, 7, 5, 4, 3, 2, 1, 0, 0))
_KEEP_SOUP = bytes((0, 24, 0, 0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20))


class Judgement:
    """Prices of the options of one `View`."""

    def __init__(self, view):
        self.view = view
        self.course = view.course
        self.mine = self.theirs = _POINT
        if view.course == SOUP:
            own, other = view.duck_points[view.seat], view.duck_points[1 - view.seat]
            total = max(own + other, 1)
            self.mine = 2 * _POINT * own // total
            self.theirs = 2 * _POINT * other // total
        self.unseen = bytearray(64)
        for card in view.unseen:
            self.unseen[card] = 1
        self.absent = _absence(len(view.unseen), view.others)

    def price(self, option):
        """What choosing the option is worth, as an int: the higher the better."""
        if option == SAY_DUCK:
            return -2 * self.theirs
        card = option & ~QUACK
        table = self.view.table
        if not table:
            return self._lead(card) - self.keep(card)
        if len(table) == 1:
            return self._follow(table[0], card, option & QUACK) - self.keep(card)
        if len(table) == 2:
            return self._quack_quack(card) - self.keep(card)
        return self._reply(table[2], card) - self.keep(card)

    def keep(self, card):
        """What the card would be good for later."""
        rank = card & 15
        soup = _KEEP_SOUP[rank]
        if self.course == SOUP:
            return soup
        duck = _KEEP_DUCK[rank] * (self.view.stock + 6) >> 5
        return max(duck, soup)

    def _lead(self, card):
        gain, risk = self.lead_parts(card)
        return gain + risk >> 8

    def lead_parts(self, card):
        """256 times what winning adds to the price of a lead, and what the other ends add."""
        won, quacked, beaten = self.lead_chances(card)
        gain = won * (self.mine * 3 // 2 + _LEAD_WORTH)
        return gain, quacked * self._after_quack(card) - beaten * self.theirs

    def lead_chances(self, card):
        """256ths of probability that a lead wins, is quacked at, is beaten."""
        quacked = (256 - self.absent[self.unseen_of_rank(card)]) * 3 >> 2
        beaten = (256 - quacked) * (256 - self.absent[self.beaters(card)]) >> 8
        return 256 - quacked - beaten, quacked, beaten

    def beaters(self, card):
        """How many unseen cards would win a plain trick that the card leads."""
        order = option_order(card, self.course)
        beaters = 0
        for other in self.view.unseen:
            if other & 48 == card & 48 and (
                    (option_order(other, self.course) < order) == (self.course == DUCK)):
                beaters += 1
        return beaters

    def _after_quack(self, card):
        """The price of being quacked at."""
        best = -2 * self.theirs
        if self.held(card) > 1:
            left = self.unseen_of_rank(card) - 1
            best = max(best, self._quack_quack_price(self.absent[left]))
        return best

    def held(self, card):
        """How many cards of the card's rank are in the hand."""
        return len([other for other in self.view.hand if other & 15 == card & 15])

    def _quack_quack_price(self, safe):
        return (safe * (2 * self.mine + _SECOND_TRICK * self.mine // _POINT + _LEAD_WORTH)
                - (256 - safe) * 4 * self.theirs) >> 8

    def unseen_of_rank(self, card):
        """How many cards of the card's rank are unseen."""
        rank = card & 15
        return (self.unseen[rank] + self.unseen[rank + 16]
                + self.unseen[rank + 32] + self.unseen[rank + 48])

    def _follow(self, led, card, quacking):
        if quacking:
            out = self.unseen_of_rank(card)
            if self.held(card) > 1 and out < 2:
                return 2 * self.mine + _LEAD_WORTH
            safe = self.absent[out]
            return (safe * (2 * self.mine + _LEAD_WORTH)
                    - (256 - safe) * (2 * self.theirs + _SECOND_TRICK * self.theirs // _POINT)) >> 8
        if led & 48 != card & 48:
            return -2 * self.theirs
        return self.mine + _LEAD_WORTH if self.wins(led, card) else -self.theirs

    def wins(self, led, card):
        """Whether a card that follows a led one in silence wins the trick."""
        higher = option_order(card, self.course) > option_order(led, self.course)
        return led & 48 == card & 48 and higher == (self.course == SOUP)

    def _quack_quack(self, third):
        return self._quack_quack_price(self.absent[self.unseen_of_rank(third)])

    def _reply(self, third, card):
        if card & 15 == third & 15:
            return 4 * self.mine + _LEAD_WORTH
        return -self.theirs if card & 48 == third & 48 else -2 * self.theirs


def _absence(unseen, others):
    """256ths of probability that none of 0, 1, 2 … given unseen cards is in the other hand."""
    chances = [256]
    for picked in range(14):
        left = unseen - picked
        chances.append(chances[picked] * max(left - others, 0) // left if left > 0 else 0)
    return chances


def best(view, options):
    """Yield None after each slice of thinking and at last the option with the highest price.

    The first of equals; every option is weighed by what `view` shows.
    """
    judgement = Judgement(view)
    yield None
    chosen = None
    highest = 0
    for i in range(len(options)):
        price = judgement.price(options[i])
        if chosen is None or price > highest:
            chosen = options[i]
            highest = price
        if i % _SLICE == _SLICE - 1:
            yield None
    yield chosen
