"""What the Duck Soup table looks like; it knows no rules and no turns.

Where things lie is in `places_<width>x<height>`; what has no place there is not shown.
"""

import sys

import displayio

from ..settings import SUITS
from ..ui import parts, sheets
from ..ui.cards import HIDDEN, Deck
from ..ui.text import CENTRE, LEFT, RIGHT
from ..ui.theme import CREAM, INK, MIST, SUIT_COLOURS, WHITE
from ..ui.widgets import box, hide, hint_text, set_text, text_at
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
        self._foot = self._icon(parts.FOOT, 1, x + (self._deck.width - self._side) // 2, 0)

    def _add_hand(self):
        self._hand = [self._deck.card(0, self._places.HAND) for _ in range(_MOST_CARDS)]
        for card in self._hand:
            self.group.append(card)
        self._faces = [HIDDEN << 1] * _MOST_CARDS  # what each shows: card << 1 | chosen
        self._bills = [self._icon(parts.BILL, 1, 0, 0) for _ in range(3)]

    def _add_words(self, layout):
        """The message with the log above it, and the hint on a bar at the foot."""
        places = self._places
        x, y = places.MESSAGE
        self._log = [self._text(x, y - (i + 1) * layout.line, MIST, CENTRE)
                     for i in range(places.LOG)]
        self._last = " "  # what the log gets next
        self._message = self._text(x, y, WHITE, CENTRE)
        if places.HAND + self._deck.height > places.HINT:
            self.group.append(
                box(self._app, 0, places.HINT - 1, layout.width, layout.height, INK)
            )
        self._hint = self._text(layout.width // 2, places.HINT, MIST, CENTRE)

    def _add_bubble(self, layout):
        """A wide and a narrow bubble, of which one shows at a time, with tail and words."""
        width = layout.width
        side = self._side
        self._bubble = displayio.Group()
        self._frames = []
        for columns in (width * 9 // 10 // side, width // 2 // side):
            self._frames.append(parts.frame(
                self._sheet, self._app.palette, parts.BUBBLE, columns, 3,
                (width - columns * side) // 2,
            ))
            self._bubble.append(self._frames[-1])
        self._tail = parts.icon(self._sheet, self._app.palette, parts.TAIL, 1, width * 9 // 20)
        self._bubble.append(self._tail)
        self._speech = text_at(self._app, 0, 0, "", INK)
        self._words = displayio.Group(y=self._places.SPEECH)  # large or small
        self._words.append(self._speech)
        self._bubble.append(self._words)
        hide(self._bubble, True)
        self.group.append(self._bubble)

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
                self._course[i] = (parts.DUCK if duck else parts.POT) + i
        self._way[0] = parts.LOW if duck else parts.HIGH
        if self._course_text:
            set_text(self._course_text, text)

    def score(self, name, far, near):
        """The points of each side, as texts; `name` is what the near side is called."""
        if len(self._scores) == 2:
            set_text(self._scores[FAR], "▲ " + far)
            set_text(self._scores[NEAR], "▼ " + near)
        else:
            set_text(self._scores[0], f"{name} {near}:{far}")

    def far_hand(self, count):
        """The far hand, from behind."""
        if self._backs:
            self._deck.show_backs(self._backs, count)

    def stock(self, count):
        """The stock and its count; nothing once it is used up."""
        if self._stock:
            hide(self._stock, not count)
        set_text(self._stock_text, str(count) if count else " ")

    def piles(self, side, up, down):
        """How many tricks a side has face up and face down."""
        if self._piles:
            set_text(self._piles[side][0], str(up))
            set_text(self._piles[side][1], str(down))

    def trick(self, cards, leading_side):
        """The cards of the trick under way, in order, and whose lead it is or was."""
        for i in range(4):
            card = self._trick[i]
            hide(card, i >= len(cards))
            if i < len(cards):
                card.y = self._places.TRICK_Y[leading_side ^ i & 1]
                self._deck.show(card, cards[i])
        hide(self._foot, not cards)
        self._foot.y = self._places.TRICK_Y[leading_side] + self._deck.height + 1

    def hand(self, cards, chosen, rank):
        """The near hand, in order; `chosen` (an index, -1 for none) stands out, and cards of
        `rank` (0 for none) bear a bill: they can quack."""
        deck = self._deck
        count = len(cards)
        x = (self._app.layout.width - (count - 1) * deck.step - deck.width) // 2
        bills = 0
        for i in range(_MOST_CARDS):
            card = self._hand[i]
            hide(card, i >= count)
            if i >= count:
                continue
            card.x = x + i * deck.step
            card.y = self._places.HAND - (self._places.RAISED if i == chosen else 0)
            self._show_in_hand(i, cards[i], i == chosen)
            if cards[i] & 15 == rank and bills < 3:
                self._bills[bills].x = card.x + 1
                self._bills[bills].y = card.y + self._places.BILL
                bills += 1
        for i in range(3):
            hide(self._bills[i], i >= bills)

    def _show_in_hand(self, place, card, chosen):
        """Draw a card of the hand, unless it is shown just so already."""
        face = card << 1 | chosen
        if self._faces[place] != face:
            self._faces[place] = face
            self._deck.show(self._hand[place], card, chosen)

    def hide_hand(self, count):
        """The near hand from behind."""
        self.hand([HIDDEN] * count, -1, 0)

    def bubble(self, side, text):
        """What a side says, in the place of the message or over the near hand; None ends it."""
        hide(self._bubble, text is None)
        hide(self._message, text is not None and side == FAR)
        if text is None:
            return
        tile = self._side
        room = self._frames[0].width * tile - tile
        width = self._app.font.width(text)
        scale = 2 if 2 * width <= room else 1
        self._words.scale = scale
        self._words.x = (self._app.layout.width - self._app.font.advance(text) * scale) // 2
        set_text(self._speech, text)
        narrow = width * scale < self._frames[1].width * tile - tile
        hide(self._frames[0], narrow)
        hide(self._frames[1], not narrow)
        self._bubble.y = self._places.BUBBLE[side]
        self._tail.flip_y = side == FAR
        self._tail.y = 1 - tile if side == FAR else 3 * tile - 1

    def tell(self, text):
        """What has happened: the message, the one before going up into the log."""
        for i in range(len(self._log) - 1, -1, -1):
            set_text(self._log[i], self._log[i - 1].text if i else self._last)
        self._last = text
        self.message(text)

    def untell(self):
        """What was told last has been taken back."""
        self._last = self._log[0].text if self._log else " "
        for i in range(len(self._log)):
            set_text(self._log[i], self._log[i + 1].text if i + 1 < len(self._log) else " ")

    def message(self, text):
        """What is asked, or what has happened."""
        set_text(self._message, text)

    def hint(self, text):
        """What the buttons do now; see `hint_text`."""
        set_text(self._hint, hint_text(self._app, text))
