"""What the Duck Soup table looks like; it knows no rules and no turns.

Where things lie is in `places_<width>x<height>`; what has no place there is not shown.
"""

import sys

import displayio

from ..settings import SUITS
from ..ui import parts
from ..ui.cards import Deck
from ..ui.motion import Motion
from ..ui.text import CENTRE, LEFT, RIGHT
from ..ui.theme import CREAM, INK, MIST, SUIT_COLOURS, WHITE
from ..ui.widgets import box, hide, hint_text, set_tile, text_at
from .bubble import Bubble
from .cards import DUCK
from .cards_view import FAR, MOST_CARDS, NEAR, CardsView


def _places(app):
    name = "engine.duck_soup.places_%dx%d" % (app.layout.width, app.layout.height)
    __import__(name)
    return sys.modules[name]


def looks_for(app):
    """The `Deck` of a table and its sheet of signs, which outlive its view: they may find no
    second room."""
    from ..ui.sheets import load

    folder = app.layout.folder
    suit_colours = SUIT_COLOURS[app.settings[SUITS]]
    return (Deck(folder, _places(app).STEP, suit_colours, app.handheld.mono),
            load(folder + "/ui.bmp", len(app.palette)))


class TableView(CardsView):
    """The table's parts in one `group`; each method shows a part as it is now."""

    def __init__(self, app, looks):
        """`looks` are what `looks_for` has made."""
        layout = app.layout
        self._places = _places(app)
        self._app = app
        self._deck, self._sheet = looks
        self.motion = Motion(app)
        self._side = self._sheet.width // 8
        self.group = displayio.Group()
        self._add_pond(layout)
        self._add_far_hand()
        self._add_stock()
        self._add_trick()
        self._add_header(layout)  # over cards on their way to the far hand or from it
        self._add_hand()
        self._add_words(layout)
        self._bubble = Bubble(app, self.motion, self._sheet, self._places)
        self.group.append(self._bubble.group)

    @property
    def pieces(self):
        """The objects that hold parts of it."""
        return self.motion, self._bubble

    # --- building -----------------------------------------------------------------------

    def _text(self, x, y, colour, anchor=LEFT):
        label = text_at(self._app, x, y, " ", colour, anchor)
        self.group.append(label)
        return label

    def _icon(self, first, columns, x, y):
        picture = parts.icon(self._sheet, self._app.palette, first, columns, x, y)
        self.group.append(picture)
        return picture

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
            self._backs = self._deck.backs(MOST_CARDS, *self._places.BACKS)
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

    def _add_words(self, layout):
        """The message with the log above it, and the hint on a bar at the foot."""
        places = self._places
        x, y = places.MESSAGE
        self._log = [self._text(x, y - (i + 1) * layout.line, MIST, CENTRE)
                     for i in range(places.LOG)]
        self._told = []  # what the log shows
        self._last = " "  # what it gets next
        self._said = " "  # the message, hidden by a bubble in its place
        self._hides_message = False
        self._message = self._text(x, y, WHITE, CENTRE)
        if places.HAND + self._deck.height > places.HINT:
            self.group.append(
                box(self._app, 0, places.HINT - 1, layout.width, layout.height, INK)
            )
        self._hint = self._text(layout.width // 2, places.HINT, MIST, CENTRE)

    # --- showing ------------------------------------------------------------------------

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
        pixels = backs.bitmap.width * backs.bitmap.height * 2 // 3  # one card makes two tiles new
        if pixels > room:
            return -1
        return pixels if self._deck.show_backs(backs, count) else 0

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

    def bubble(self, side, text):
        """What a side says, in the message's place or (near) over the hand; None ends it."""
        far, near = self._places.BUBBLE
        self._hides_message = text is not None and (side == FAR or near == far)
        self.message(self._said)
        self._bubble.say(side, text)

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

    @property
    def said(self):
        """Its words, for `say_again` of the view that comes after this one."""
        return self._told, self._last, self._said

    def say_again(self, said):
        """Show the words of another view."""
        self._told, self._last, text = said
        self.message(text)
        self._show_log()

    def message(self, text):
        """What is asked, or what has happened."""
        self._said = text
        self.motion.write(self._message, " " if self._hides_message else text)

    def hint(self, text):
        """What the buttons do now; see `hint_text`."""
        self.motion.write(self._hint, hint_text(self._app, text))
