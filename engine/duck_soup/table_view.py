"""What the Duck Soup table looks like on a colour display; it knows no rules and no turns."""

import displayio

from ..ui import sheets
from ..ui.cards import HIDDEN, Deck
from ..ui.theme import CREAM, INK, MIST, WHITE
from ..ui.widgets import CENTRE, LEFT, RIGHT, box, text_at
from .cards import DUCK

FAR, NEAR = 0, 1  # the two sides of the table, the viewer's own the near one

_MOST_CARDS = 13


class Places:
    """Where things lie at one display size, in pixels; pairs are (far, near)."""

    def __init__(self, width):
        small = width == 160
        self.header = 1 if small else 4
        self.header_height = 11 if small else 20
        self.backs = (2, 1) if small else (8, 8)  # half under the header
        self.message = 23 if small else 50
        self.pond = (32, 80) if small else (64, 160)  # water from here to there
        self.stock = (3, 43) if small else (8, 92)
        self.stock_count = 33 if small else 76
        self.trick_x = (34, 26) if small else (52, 38)  # of the first card, from card to card
        self.trick_y = (34, 43) if small else (68, 84)
        self.piles = ((112, 12), (142, 46)) if small else ((168, 22), (204, 90))
        self.hand = 85 if small else 166
        self.raised = 6 if small else 10
        self.hint = 119 if small else 225
        self.bubble = (10, 88) if small else (26, 170)
        self.speech = 4 if small else 6  # its words, from its top


class TableView:
    """The table's parts in one `group`; each method shows a part as it is now."""

    def __init__(self, app):
        layout = app.layout
        self._app = app
        self._deck = Deck(layout.folder, 11 if layout.width == 160 else 17)
        self._places = Places(layout.width)
        self._side = app.sheet.width // 8
        self.group = displayio.Group()
        self._add_water(layout)
        self._add_other_hand()
        self._add_header(layout)
        self._piles = (self._add_piles(FAR), self._add_piles(NEAR))
        self._add_trick()
        self._add_hand()
        self._message = self._text(layout.width // 2, self._places.message, WHITE, CENTRE)
        self._hint = self._text(layout.width // 2, self._places.hint, MIST, CENTRE)
        self._add_bubble()

    # --- building -----------------------------------------------------------------------

    def _text(self, x, y, colour, anchor=LEFT):
        label = text_at(self._app, x, y, " ", colour, anchor)
        self.group.append(label)
        return label

    def _tiles(self, first, columns, x, y):
        grid = sheets.icon(self._app.sheet, self._app.palette, first, columns, x, y)
        self.group.append(grid)
        return grid

    def _add_water(self, layout):
        """A still pond, with ripples in its middle."""
        side = self._side
        columns = layout.width // side
        water = sheets.grid(self._app.sheet, self._app.palette, columns,
                            (layout.height + side - 1) // side)
        first, last = self._places.pond
        for i in range(first // side * columns, last // side * columns):
            if i * 7 % 3 == i // columns % 3:
                water[i] = sheets.WATER + i * 5 % 11 // 3
        self.group.append(water)

    def _add_header(self, layout):
        y = self._places.header
        side = self._side
        self.group.append(
            box(self._app, 0, 0, layout.width, self._places.header_height, INK)
        )
        self._course = self._tiles(sheets.DUCK, 2, 2, y)
        self._way = self._tiles(sheets.LOW, 1, 3 + 2 * side, y)
        self._course_text = self._text(5 + 3 * side, y, CREAM)
        self._score = self._text(layout.width - 2, y, CREAM, RIGHT)

    def _add_other_hand(self):
        places = self._places
        self._backs = self._deck.backs(_MOST_CARDS, *places.backs)
        self.group.append(self._backs)
        x, y = places.stock
        self._stock = self._deck.card(x, y)
        self.group.append(self._stock)
        self._stock_text = self._text(
            x + self._deck.width // 2, self._places.stock_count, CREAM, CENTRE
        )

    def _add_piles(self, side):
        """Icons with counts of one side's tricks face up and face down."""
        x, y = self._places.piles[side]
        tile = self._side
        step = (tile * 3 + 6, 0) if side == FAR else (0, tile + 6)
        self._tiles(sheets.UP_PILE, 1, x, y)
        self._tiles(sheets.DOWN_PILE, 1, x + step[0], y + step[1])
        return (self._text(x + tile + 3, y, CREAM),
                self._text(x + step[0] + tile + 3, y + step[1], CREAM))

    def _add_trick(self):
        x, step = self._places.trick_x
        self._trick = [self._deck.card(x + i * step, 0) for i in range(4)]
        for card in self._trick:
            card.hidden = True
            self.group.append(card)
        self._foot = self._tiles(sheets.FOOT, 1, 0, 0)
        self._foot.hidden = True

    def _add_hand(self):
        self._hand = [self._deck.card(0, self._places.hand) for _ in range(_MOST_CARDS)]
        for card in self._hand:
            self.group.append(card)
        self._bills = [self._tiles(sheets.BILL, 1, 0, 0) for _ in range(3)]

    def _add_bubble(self):
        """A wide and a narrow bubble, of which one shows at a time, with tail and words."""
        width = self._app.layout.width
        side = self._side
        self._bubble = displayio.Group()
        self._frames = []
        for columns in (width * 9 // 10 // side, width // 2 // side):
            self._frames.append(sheets.frame(
                self._app.sheet, self._app.palette, sheets.BUBBLE, columns, 3,
                (width - columns * side) // 2,
            ))
            self._bubble.append(self._frames[-1])
        self._tail = sheets.icon(self._app.sheet, self._app.palette, sheets.TAIL, 1, width * 9 // 20)
        self._bubble.append(self._tail)
        self._speech = text_at(self._app, width // 2, self._places.speech, " ", INK, CENTRE)
        self._speech.scale = 2
        self._bubble.append(self._speech)
        self._bubble.hidden = True
        self.group.append(self._bubble)

    # --- showing ------------------------------------------------------------------------

    def course(self, course, text):
        """The course and, in words, which way ranks run in it."""
        duck = course == DUCK
        for i in (0, 1):
            self._course[i] = (sheets.DUCK if duck else sheets.POT) + i
        self._way[0] = sheets.LOW if duck else sheets.HIGH
        _set(self._course_text, text)

    def score(self, text):
        """The points of this course, in words."""
        _set(self._score, text)

    def other_hand(self, count):
        """The far hand, from behind."""
        self._deck.show_backs(self._backs, count)

    def stock(self, count):
        """The stock and its count; nothing once it is used up."""
        self._stock.hidden = not count
        _set(self._stock_text, str(count) if count else " ")

    def piles(self, side, up, down):
        """How many tricks a side has face up and face down."""
        _set(self._piles[side][0], str(up))
        _set(self._piles[side][1], str(down))

    def trick(self, cards, leading_side):
        """The cards of the trick under way, in order, and whose lead it is or was."""
        for i in range(4):
            card = self._trick[i]
            card.hidden = i >= len(cards)
            if i < len(cards):
                card.y = self._places.trick_y[leading_side ^ i & 1]
                self._deck.show(card, cards[i])
        foot = self._foot
        foot.hidden = not cards
        if cards:
            x, _ = self._places.trick_x
            y = self._places.trick_y[leading_side]
            foot.x = x + (self._deck.width - self._side) // 2
            foot.y = y + self._deck.height + 1

    def hand(self, cards, chosen, rank):
        """The near hand, in order; `chosen` (an index, -1 for none) stands out, and cards of
        `rank` (0 for none) bear a bill: they can quack."""
        deck = self._deck
        count = len(cards)
        width = (count - 1) * deck.step + deck.width
        x = (self._app.layout.width - width) // 2
        bills = 0
        for i in range(_MOST_CARDS):
            card = self._hand[i]
            card.hidden = i >= count
            if i >= count:
                continue
            card.x = x + i * deck.step
            card.y = self._places.hand - (self._places.raised if i == chosen else 0)
            deck.show(card, cards[i], i == chosen)
            if cards[i] & 15 == rank and bills < 3:
                bill = self._bills[bills]
                bill.x = card.x + 1
                bill.y = card.y - self._side
                bills += 1
        for i in range(3):
            self._bills[i].hidden = i >= bills

    def hide_hand(self, count):
        """The near hand from behind."""
        self.hand([HIDDEN] * count, -1, 0)

    def bubble(self, side, text):
        """What a side says, in the place of the message or over the near hand; None ends it."""
        self._bubble.hidden = text is None
        self._message.hidden = text is not None and side == FAR
        if text is None:
            return
        _set(self._speech, text)
        tile = self._side
        narrow = self._app.font.width(text) * 2 < self._frames[1].width * tile - tile
        self._frames[0].hidden = narrow
        self._frames[1].hidden = not narrow
        self._bubble.y = self._places.bubble[side]
        self._tail.flip_y = side == FAR
        self._tail.y = 1 - tile if side == FAR else 3 * tile - 1

    def message(self, text):
        """What happens, or what is asked."""
        _set(self._message, text)

    def hint(self, text):
        """What the buttons do now."""
        _set(self._hint, text)


def _set(label, text):
    if label.text != text:
        label.text = text
