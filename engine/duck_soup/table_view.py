"""What the Duck Soup table looks like; it knows no rules and no turns.

Where things lie is in `places_<width>x<height>`; what has no place there is not shown.
"""

import sys

import displayio

from ..settings import SUITS
from ..ui import parts, sheets
from ..ui.cards import HIDDEN, Deck
from ..ui.motion import SLIDE, Motion
from ..ui.text import CENTRE, LEFT, RIGHT
from ..ui.theme import CREAM, INK, MIST, SUIT_COLOURS, WHITE
from ..ui.widgets import box, hide, hint_text, set_tile, text_at
from .cards import DUCK

FAR, NEAR = 0, 1  # the two sides of the table, the viewer's own the near one

_MOST_CARDS = 13


def _places(app):
    name = "engine.duck_soup.places_%dx%d" % (app.layout.width, app.layout.height)
    __import__(name)
    return sys.modules[name]


def deck_for(app):
    """The `Deck` of a table, which outlives its view: its sheets may find no second room."""
    suit_colours = SUIT_COLOURS[app.settings[SUITS]]
    return Deck(app.layout.folder, _places(app).STEP, suit_colours, app.handheld.mono)


class TableView:
    """The table's parts in one `group`; each method shows a part as it is now."""

    def __init__(self, app, deck):
        """`deck` is what `deck_for` has made."""
        layout = app.layout
        self._places = _places(app)
        self._app = app
        self._deck = deck
        self.motion = Motion(app)
        self._sheet = sheets.load(layout.folder + "/ui.bmp", len(app.palette))
        self._side = self._sheet.width // 8
        self.group = displayio.Group()
        self._add_pond(layout)
        self._add_far_hand()
        self._add_header(layout)
        self._add_stock()
        self._add_trick()
        self._add_hand()
        self._add_words(layout)
        self._add_bubble(layout)

    # --- building -----------------------------------------------------------------------

    def _text(self, x, y, colour, anchor=LEFT):
        label = text_at(self._app, x, y, " ", colour, anchor)
        self.group.append(label)
        return label

    def _icon(self, first, columns, x, y):
        icon = parts.icon(self._sheet, self._app.palette, first, columns, x, y)
        self.group.append(icon)
        return icon

    def _add_pond(self, layout):
        """Still water, with ripples in its middle."""
        if self._places.POND is None:
            self.group.append(box(self._app, 0, 0, layout.width, layout.height, INK))
            return
        side = self._side
        columns = (layout.width + side - 1) // side
        water = parts.grid(self._sheet, self._app.palette, columns,
                            (layout.height + side - 1) // side)
        first, last = self._places.POND
        for i in range(first // side * columns, last // side * columns):
            ripple = i * i * 7 + i // columns * 5  # as good as random
            if ripple % 11 < 4:
                water[i] = parts.WATER + 1 + ripple % 3
        self.group.append(water)

    def _add_header(self, layout):
        """Course and points, on a bar of their own if there is room for one."""
        places = self._places
        icon_x, way_x, words_x = places.COURSE
        y = self._app.layout.line + 1
        if places.HEADER:
            y, height = places.HEADER
            self.group.append(box(self._app, 0, 0, layout.width, height, INK))
        self._course = self._icon(parts.DUCK, 2, icon_x, y) if icon_x is not None else None
        self._way = self._icon(parts.LOW, 1, way_x, y)
        self._course_text = self._text(words_x, y, CREAM) if words_x is not None else None
        if places.SCORES:
            x, far, near = places.SCORES
            self._scores = (self._text(x, far, CREAM, RIGHT), self._text(x, near, CREAM, RIGHT))
        else:
            self._scores = (self._text(layout.width - 2, y, CREAM, RIGHT),)

    def _add_far_hand(self):
        self._backs = None
        if self._places.BACKS:
            self._backs = self._deck.backs(_MOST_CARDS, *self._places.BACKS)
            self.group.append(self._backs)

    def _add_stock(self):
        places = self._places
        self._stock = None
        if places.STOCK:
            self._stock = self._deck.card(*places.STOCK)
            self.group.append(self._stock)
        self._stock_text = self._text(places.STOCK_COUNT[0], places.STOCK_COUNT[1], CREAM, CENTRE)
        self._piles = None
        if places.PILES:
            self._piles = [self._add_piles(*place) for place in places.PILES]

    def _add_piles(self, x, y, across, down):
        """Icons with the counts of one side's tricks face up and face down."""
        words = x + self._side + 3
        self._icon(parts.UP_PILE, 1, x, y)
        self._icon(parts.DOWN_PILE, 1, x + across, y + down)
        return self._text(words, y, CREAM), self._text(words + across, y + down, CREAM)

    def _add_trick(self):
        x, step = self._places.TRICK_X
        self._trick = [self._deck.card(x + i * step, 0) for i in range(4)]
        for card in self._trick:
            hide(card, True)
            self.group.append(card)
        self._lies = 0  # how many of them, and whose lead
        self._leads = NEAR
        self._foot = self._icon(parts.FOOT, 1, x + (self._deck.width - self._side) // 2, 0)

    def _add_hand(self):
        self._hand = [self._deck.card(0, self._places.HAND) for _ in range(_MOST_CARDS)]
        for card in self._hand:
            self.group.append(card)
        self._faces = [HIDDEN << 1] * _MOST_CARDS  # what each shows: card << 1 | chosen
        self._gap = None  # the card just played from it, until it closes up
        self._bills = [self._icon(parts.BILL, 1, 0, 0) for _ in range(3)]

    def _add_words(self, layout):
        """The message with the log above it, and the hint on a bar at the foot."""
        places = self._places
        x, y = places.MESSAGE
        self._log = [self._text(x, y - (i + 1) * layout.line, MIST, CENTRE)
                     for i in range(places.LOG)]
        self._told = []  # what the log shows
        self._last = " "  # what it gets next
        self._said = " "  # the message, hidden while the far side speaks
        self._speaks_far = False
        self._message = self._text(x, y, WHITE, CENTRE)
        if places.HAND + self._deck.height > places.HINT:
            self.group.append(
                box(self._app, 0, places.HINT - 1, layout.width, layout.height, INK)
            )
        self._hint = self._text(layout.width // 2, places.HINT, MIST, CENTRE)

    def _add_bubble(self, layout):
        """For each side a bubble without a tile as yet, which costs nothing to be shown; then
        the tail and the words of the one that opens."""
        side = self._side
        most, _, rows, _ = self._places.BUBBLE_SIZE
        self._bubbles = []
        for y in self._places.BUBBLE:
            bubble = parts.grid(self._sheet, self._app.palette, most, rows,
                                (layout.width - most * side) // 2, y)
            for i in range(most * rows):
                bubble[i] = parts.BLANK
            hide(bubble, self._app.handheld.mono)  # where nothing is transparent
            self._bubbles.append(bubble)
            self.group.append(bubble)
        self._tail = parts.icon(self._sheet, self._app.palette, parts.TAIL, 1,
                                layout.width * 9 // 20)
        hide(self._tail, True)
        self.group.append(self._tail)
        self._words = displayio.Group()  # large or small
        self.group.append(self._words)
        self._open = None  # whose bubble is, and what it says
        self._columns = [most // 2, most // 2]  # from which to which it is open as yet

    # --- showing ------------------------------------------------------------------------

    def colour_suits(self):
        """Let the suits have the colours that the settings say."""
        self._deck.colour_suits(SUIT_COLOURS[self._app.settings[SUITS]])
        self._faces = [None] * _MOST_CARDS  # for the marked card to be drawn anew

    def course(self, course, text):
        """The course and, in words, which way ranks run in it."""
        duck = course == DUCK
        if self._course:
            for i in (0, 1):
                set_tile(self._course, i, (parts.DUCK if duck else parts.POT) + i)
        set_tile(self._way, 0, parts.LOW if duck else parts.HIGH)
        if self._course_text:
            self.motion.write(self._course_text, text)

    def score(self, name, far, near):
        """The points of each side, as texts; `name` is what the near side is called."""
        if len(self._scores) == 2:
            self.motion.write(self._scores[FAR], "▲ " + far)
            self.motion.write(self._scores[NEAR], "▼ " + near)
        else:
            self.motion.write(self._scores[0], f"{name} {near}:{far}")

    def far_hand(self, count):
        """The far hand, from behind."""
        if self._backs:
            self.motion.draw(self._backs, self._draw_backs, count)

    def _draw_backs(self, backs, count, room):
        self._deck.show_backs(backs, count)
        return 0

    def stock(self, count):
        """The stock and its count; nothing once it is used up."""
        if self._stock:
            hide(self._stock, not count)
        self.motion.write(self._stock_text, str(count) if count else " ")

    def piles(self, side, up, down):
        """How many tricks a side has face up and face down."""
        if self._piles:
            self.motion.write(self._piles[side][0], str(up))
            self.motion.write(self._piles[side][1], str(down))

    def trick(self, cards, leading_side):
        """The cards of the trick under way, in order, and whose lead it is or was."""
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
        """Put the foot below the card that was led."""
        hide(foot, not there)
        y = self._places.TRICK_Y[self._leads] + self._deck.height + 1
        if there and foot.y != y:
            foot.y = y
        return 0

    def _lay(self, card, off, room):
        """Take a card off the table, or leave it."""
        if card.hidden == off:
            return 0
        pixels = self._deck.width * self._deck.height
        if pixels > room:
            return -1
        card.hidden = off
        return pixels

    def hand(self, cards, chosen, rank):
        """The near hand, in order; `chosen` (an index, -1 for none) stands out, and cards of
        `rank` (0 for none) bear a bill: they can quack."""
        self.motion.draw(self._hand, self._draw_hand, (bytes([card & 255 for card in cards]), chosen, rank))

    def _draw_hand(self, hand, wanted, room):
        """Draw the first card of the hand that is not as it should be; at last, the bills."""
        cards, chosen, rank = wanted
        deck = self._deck
        if self._gap:
            pixels = self._lay(self._gap, True, room)
            if pixels >= 0:
                self._gap = None
            return pixels
        left = self._hand_left(len(cards))
        for i in range(_MOST_CARDS):
            card = hand[i]
            if i >= len(cards):
                if card.hidden:
                    continue
                return self._lay(card, True, room)
            x = left + i * deck.step
            y = self._places.HAND - (self._places.RAISED if i == chosen else 0)
            face = cards[i] << 1 | (i == chosen)
            if self._faces[i] != face or card.x != x or card.y != y or card.hidden:
                pixels = (deck.width + abs(card.x - x)) * (deck.height + abs(card.y - y))
                if pixels > room:
                    return -1
                if card.x != x:
                    card.x = x
                if card.y != y:
                    card.y = y
                hide(card, False)
                if self._faces[i] != face:
                    self._faces[i] = face
                    deck.show(card, cards[i] if cards[i] < 255 else HIDDEN, i == chosen)
                return pixels
        self._draw_bills(cards, rank)
        return 0

    def _hand_left(self, count):
        return (self._app.layout.width - (count - 1) * self._deck.step - self._deck.width) // 2

    def _draw_bills(self, cards, rank):
        bills = 0
        for i in range(len(cards)):
            if rank and cards[i] & 15 == rank and bills < 3:
                bill = self._bills[bills]
                place = self._hand[i].x + 1, self._hand[i].y + self._places.BILL
                if (bill.x, bill.y) != place:
                    bill.x, bill.y = place
                hide(bill, False)
                bills += 1
        for i in range(bills, 3):
            hide(self._bills[i], True)

    def hide_hand(self, count):
        """The near hand from behind."""
        self.hand([HIDDEN] * count, -1, 0)

    # --- moving -------------------------------------------------------------------------

    def play(self, side, place):
        """Let the last card of the trick come from a place in the near hand, or the far hand."""
        last = self._lies - 1
        if side == NEAR:
            start = self._hand[place].x, self._hand[place].y
            self._gap = self._hand[place]
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
        if not self.motion.wanted:
            return
        if side == NEAR:
            end = (self._hand_left(count) + place * self._deck.step,
                   self._places.HAND - self._places.RAISED)
        else:
            end = self._far_place()
        self.motion.draw(self._trick[2 + side], self._fly, (card, end))

    def _fly(self, flying, wanted, room):
        """Send a card of no trick on its way."""
        if not wanted:
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

    # --- words --------------------------------------------------------------------------

    def bubble(self, side, text):
        """What a side says, in the place of the message or over the near hand; None ends it."""
        self._speaks_far = text is not None and side == FAR
        self.message(self._said)
        self.motion.draw(self._words, self._draw_bubble, (side, text) if text else None)

    def _draw_bubble(self, words, wanted, room):
        """Close the bubble that is open; open another a few columns at a time; say it word by
        word."""
        columns = self._columns
        if self._open and self._open != wanted:
            if len(words):
                hide(self._tail, True)
                while len(words):
                    words.pop()
                return self._side * self._side
            if columns[1] - columns[0] > 0:
                return self._fold(self._bubbles[self._open[0]], room)
            hide(self._bubbles[self._open[0]], self._app.handheld.mono)
            self._open = None
        if not wanted:
            return 0
        if not self._open:
            self._prepare(*wanted)
        hide(self._bubbles[wanted[0]], False)
        if self._from < columns[0] or columns[1] < self._to:
            return self._unfold(self._bubbles[wanted[0]], room)
        return self._speak(wanted[0], room)

    def _prepare(self, side, text):
        """A bubble is to open as wide as a text needs."""
        width = self._app.layout.width
        tile = self._side
        most, narrow, _, scale = self._places.BUBBLE_SIZE
        words = self._words
        font = self._app.font
        if scale * font.width(text) > (most - 1) * tile:
            scale = 1
        words.scale = scale
        words.x = (width - font.advance(text) * scale) // 2
        words.y = max(self._places.BUBBLE[side] + self._places.SPEECH, 1)
        fits = font.width(text) * scale < (narrow - 1) * tile
        self._from = (most - narrow) // 2 if fits else 0
        self._to = most - self._from
        self._open = side, text
        self._spoken = 0  # letters of it

    def _unfold(self, bubble, room):
        columns = self._columns
        pixels = 4 * bubble.height * self._side * self._side
        if pixels > room:
            return -1
        left, right = columns
        if left - self._from > self._to - right:
            columns[0] = max(left - 3, self._from)
            self._set_columns(bubble, columns[0], left + 1)
        else:
            columns[1] = min(right + 3, self._to)
            self._set_columns(bubble, max(left, right - 1), columns[1])
        return pixels

    def _fold(self, bubble, room):
        columns = self._columns
        column = bubble.height * self._side * self._side
        count = max(self.motion.room // column - 1, 1)
        pixels = (count + 1) * column
        if pixels > room:
            return -1
        left = columns[0]
        columns[0] = min(left + count, columns[1])
        self._set_columns(bubble, left, columns[0])
        if columns[0] == columns[1]:
            columns[0] = columns[1] = bubble.width // 2
        return pixels

    def _set_columns(self, bubble, start, end):
        first, last = self._columns
        for column in range(start, end):
            tile = parts.BUBBLE + (0 if column == first else 2 if column == last - 1 else 1)
            for row in range(bubble.height):
                part = tile + (6 if row == bubble.height - 1 else 3 if row else 0)
                there = first <= column < last
                bubble[row * bubble.width + column] = part if there else parts.BLANK

    def _speak(self, side, room):
        """The next word."""
        text = self._open[1]
        words = self._words
        start = end = self._spoken
        if start == len(text):
            return 0
        while end < len(text) and text[end] not in " -":
            end += 1
        end = min(end + 1, len(text))
        font = self._app.font
        pixels = font.advance(text[start:end]) * font.height * words.scale * words.scale
        if pixels > room:
            return -1
        if not start:
            self._tail.flip_y = side == FAR
            rows = self._bubbles[side].height
            tail = 1 - self._side if side == FAR else rows * self._side - 1
            self._tail.y = self._places.BUBBLE[side] + tail
            hide(self._tail, False)
        words.append(text_at(self._app, font.advance(text[:start]), 0, text[start:end], INK))
        self._spoken = end
        return pixels

    def tell(self, text):
        """What has happened: the message, the one before going up into the log."""
        self.message(text)
        self._told = [self._last] + self._told[:len(self._log) - 1]
        self._last = text
        self._show_log()

    def _show_log(self):
        for i in range(len(self._log)):
            self.motion.write(self._log[i], self._told[i] if i < len(self._told) else " ")

    def untell(self):
        """What was told last has been taken back."""
        self._last = self._told.pop(0) if self._told else " "
        self._show_log()

    def message(self, text):
        """What is asked, or what has happened."""
        self._said = text
        self.motion.write(self._message, " " if self._speaks_far else text)

    def hint(self, text):
        """What the buttons do now; see `hint_text`."""
        self.motion.write(self._hint, hint_text(self._app, text))
