"""Cards on the Duck Soup table: the trick, the near hand, and how they go from place to place."""

import displayio

from ..settings import SUITS
from ..ui import parts
from ..ui.cards import HIDDEN
from ..ui.motion import SLIDE
from ..ui.text import rows_sent
from ..ui.theme import SUIT_COLOURS
from ..ui.widgets import hide

FAR, NEAR = 0, 1  # the two sides of the table, the viewer's own the near one
MOST_CARDS = 13


class CardsView:
    """The part of `TableView` that shows the trick and the hand."""

    def _add_trick(self):
        x, step = self._places.TRICK_X
        self._trick = [self._deck.card(x + i * step, -self._deck.height) for i in range(4)]
        for card in self._trick:
            hide(card, True)
            self.group.append(card)
        self._lies = 0  # how many of them, and whose lead
        self._leads = NEAR
        self._foot = self._icon(parts.FOOT, 1, self._places.FOOT[0], 0)

    def _add_hand(self):
        self._hand = [self._deck.card(0, self._places.HAND) for _ in range(MOST_CARDS)]
        for card in self._hand:
            self.group.append(card)
        self._faces = [HIDDEN << 1] * MOST_CARDS  # what each shows: card << 1 | chosen
        self._comes = None  # the card that is flying to it, not seen in it until then
        # Between trick and hand there may be room for the lower half of a bill's tile only.
        halves = 2 if self._places.BILL < self._side else 1
        tile = (parts.BILL // 8 * halves + halves - 1) * 8 + parts.BILL % 8
        self._bills = [
            displayio.TileGrid(self._sheet, pixel_shader=self._app.palette, tile_width=self._side,
                               tile_height=self._side // halves, default_tile=tile)
            for _ in range(3)]
        for bill in self._bills:
            self.group.append(bill)

    # --- showing ------------------------------------------------------------------------

    def colour_suits(self):
        """Let the suits have the colours that the settings say."""
        self._deck.colour_suits(SUIT_COLOURS[self._app.settings[SUITS]])
        self._faces = [None] * MOST_CARDS  # for the marked card to be drawn anew

    def trick(self, cards, leading_side):
        """The cards of the trick under way, in order, and whose lead it is or was."""
        if cards:
            self._comes = None
        for i in range(4):
            card = self._trick[i]
            if i < len(cards):
                self.motion.halt(card)
                place = self._trick_place(i, leading_side)
                if card.hidden or (card.x, card.y) != place:
                    card.x, card.y = place
                    self.motion.spend(self._deck.width * self._deck.height * 5 // 4)
                self._deck.show(card, cards[i])
                hide(card, False)
            self.motion.draw(card, self._lay, i >= len(cards))
        self._lies = len(cards)
        self._leads = leading_side
        self.motion.draw(self._foot, self._stand, bool(cards))

    def _trick_place(self, i, leading_side):
        x, step = self._places.TRICK_X
        return x + i * step, self._places.TRICK_Y[leading_side ^ i & 1]

    def _stand(self, foot, there, room):
        """Put the foot beside the card that was led."""
        hide(foot, not there)
        y = self._places.FOOT[1 + self._leads]
        if there and foot.y != y:
            foot.y = y
        return 0

    def _lay(self, card, off, room):
        """Take a card off the table, or leave it."""
        if card.hidden == off:
            return 0
        pixels = self._deck.width * rows_sent(self._app, card.y, self._deck.height)
        if pixels > room:
            return -1
        card.hidden = off
        if off:
            card.y = -self._deck.height  # or displayio may draw there anew when it is seen again
        return pixels

    def hand(self, cards, chosen, rank):
        """The near hand, in order; `chosen` (an index, -1 for none) stands out, and cards of
        `rank` (0 for none) bear a bill: they can quack."""
        codes = bytes([card & 255 for card in cards])
        self.motion.draw(self._hand, self._draw_hand, (codes, chosen, rank))

    def _draw_hand(self, hand, wanted, room):
        """Draw the first card of the hand that is not as it should be; at last, the bills."""
        cards, chosen, rank = wanted
        deck = self._deck
        if not rank:
            drawn = self._draw_bills(wanted, room)
            if drawn:
                return drawn
        if self._trick[2 + NEAR].hidden:
            self._comes = None  # it is there
        left = self._hand_left(len(cards))
        for i in range(MOST_CARDS):
            card = hand[i]
            if card is self._comes:
                continue
            if i >= len(cards):
                if card.hidden:
                    continue
                return self._lay(card, True, room)
            x = left + i * deck.step
            if (card.x < x and i + 1 < len(cards) and not hand[i + 1].hidden
                    and hand[i + 1].x < x + deck.step):
                continue  # not over the next one, before that makes way
            y = self._places.HAND - (self._places.RAISED if i == chosen else 0)
            face = cards[i] << 1 | (i == chosen)
            if self._faces[i] != face or card.x != x or card.y != y or card.hidden:
                rows = rows_sent(self._app, min(card.y, y), deck.height + abs(card.y - y))
                pixels = (deck.width + abs(card.x - x)) * rows
                if pixels > room:
                    return -1
                if card.hidden and self._restacked(i):
                    return pixels
                if card.x != x:
                    card.x = x
                if card.y != y:
                    card.y = y
                hide(card, False)
                if self._faces[i] != face:
                    self._faces[i] = face
                    deck.show(card, cards[i] if cards[i] < 255 else HIDDEN, i == chosen)
                return pixels
        drawn = self._draw_bills(wanted, room)
        return -1 if self._comes and not drawn else drawn

    def _restacked(self, place):
        """Put a card that is not seen over the one to its left; False if it is there."""
        group = self.group
        card = self._hand[place]
        beside = self._hand[place - 1 if place else 1]
        over = 1 if place else 0
        if group.index(card) + 1 - over == group.index(beside) + over:
            return False
        group.remove(card)
        group.insert(group.index(beside) + over, card)
        return True

    def _hand_left(self, count):
        return (self._app.layout.width - (count - 1) * self._deck.step - self._deck.width) // 2

    def _draw_bills(self, wanted, room):
        """Draw the first bill that is not where it should be."""
        cards, chosen, rank = wanted
        # Above the chosen card there may be room if no card of the near side's lies there; where
        # there is not, the hint says that it can quack.
        if self._lies == 1 and self._places.BILL > self._side:
            chosen = -1
        bills = 0
        for i in range(len(cards)):
            if rank and cards[i] & 15 == rank and bills < 3 and i != chosen:
                bill = self._bills[bills]
                x = self._hand[i].x + 1
                y = self._hand[i].y - self._places.BILL
                if bill.x != x or bill.y != y or bill.hidden:
                    pixels = 2 * self._side * rows_sent(self._app, y, self._side)
                    if pixels > room:
                        return -1
                    bill.x, bill.y = x, y
                    hide(bill, False)
                    return pixels
                bills += 1
        for i in range(bills, 3):
            bill = self._bills[i]
            if not bill.hidden:
                pixels = self._side * rows_sent(self._app, bill.y, self._side)
                if pixels > room:
                    return -1
                bill.hidden = True
                return pixels
        return 0

    def hide_hand(self, count):
        """The near hand from behind."""
        self.hand([HIDDEN] * count, -1, 0)

    # --- moving -------------------------------------------------------------------------

    def play(self, side, place):
        """Let the last card of the trick come from a place in the near hand, or the far hand."""
        last = self._lies - 1
        if side == NEAR:
            gone = self._hand.pop(place)
            start = gone.x, gone.y
            hide(gone, True)
            self.motion.spend(self._deck.width * self._deck.height)
            self._hand.append(gone)  # the others keep their faces
            self._faces.append(self._faces.pop(place))
        else:
            start = self._far_place()
        card = self._trick[last]
        self.motion.slide(card, start, (card.x, card.y), self._size())

    def win(self, side, ms):
        """Let the trick go to a side's piles, card by card, and be there in so many ms."""
        if self._places.PILES:
            end = self._places.PILES[side][:2]
        else:
            end = self._trick[0].x, self._app.layout.height if side == NEAR else -self._deck.height
        for i in range(self._lies):
            start = self._trick_place(i, self._leads)
            self.motion.slide(self._trick[i], start, end, self._size(),
                              max(ms - SLIDE - 60 * (self._lies - 1 - i), 1))

    def drawn(self, side, card, place, count):
        """Let a card, HIDDEN or not, come from the stock: to a place in the near hand of so many
        cards, or to the far hand."""
        if side == NEAR:
            self._hand.insert(place, self._hand.pop())  # one that is not seen
            self._faces.insert(place, self._faces.pop())
        if not self.motion.wanted:
            return
        if side == NEAR:
            self._comes = self._hand[place]
            end = (self._hand_left(count) + place * self._deck.step,
                   self._places.HAND - self._places.RAISED)
        else:
            end = self._far_place()
        self.motion.draw(self._trick[2 + side], self._fly, (card, end))

    def _fly(self, flying, wanted, room):
        """Send a card of no trick on its way, unless nothing is to move any more."""
        if not wanted or not self.motion.wanted:
            return 0
        if 2 * self._deck.width * self._deck.height > room:
            return -1
        self._deck.show(flying, wanted[0])
        start = self._places.STOCK or self._places.STOCK_COUNT
        self.motion.slide(flying, start[:2], wanted[1], self._size(), 0, SLIDE, 0)
        hide(flying, False)
        self.motion.draw(flying, self._fly, None)
        return self.motion.room

    def laugh(self):
        """Let the cards that lay on the table hop one after the other."""
        for i in range(self._lies - 1):
            x, y = self._trick_place(i, self._leads)
            self.motion.slide(self._trick[i], (x, y - 6), (x, y), self._size(), 600 + 150 * i)

    def _far_place(self):
        places = self._places
        return places.BACKS if places.BACKS else (places.TRICK_X[0], -self._deck.height)

    def _size(self):
        return self._deck.width, self._deck.height
