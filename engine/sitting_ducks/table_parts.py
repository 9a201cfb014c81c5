"""What the Sitting Ducks table is made of: put together at once, by what then leaves memory."""

import sys

import displayio

from ..ui import palettes
from ..ui.duck_sheets import load_ducks, open_icons  # noqa: F401 (a table asks here for both)
from ..ui.ducks import ACTION_DECK, DUCK_DECK, FREE, NO_MARK, NO_PIP
from ..ui.text import CENTRE, LEFT
from ..ui.theme import BRASS, CLEAR, CREAM, DEEP, INK, MIST, WHITE
from ..ui.widgets import box, text_at
from .hand_view import MOST, HandView
from .line import SLOTS
from .line_view import LineView
from .table_view import TableView


def put_together(app, ducks, colours):
    """A `TableView` with all that it shows; arguments as of that."""
    layout = app.layout
    name = "engine.sitting_ducks.places_%dx%d" % (layout.width, layout.height)
    __import__(name)
    view = TableView(app, ducks, sys.modules[name], colours)
    pond = INK if app.handheld.mono else DEEP
    view.group.append(box(app, 0, 0, layout.width, layout.height, pond))
    if view.places.HEADER:
        _add_header(view)
    _add_line(view)
    _add_players(view)
    _add_hand(view)
    _add_words(view)
    return view


def _add(view, part):
    view.group.append(part)
    return part


def _add_text(view, x, y, colour, anchor=LEFT):
    return _add(view, text_at(view.app, x, y, " ", colour, anchor))


def _add_header(view):
    """Whose turn it is, and the sizes of both decks, on a bar."""
    ducks = view.ducks
    y, height = view.places.HEADER
    _add(view, box(view.app, 0, 0, view.app.layout.width, height, INK))
    mark_y = (height - ducks.mark_side) // 2
    shape, words, deck, draw = view.places.HEADER_X
    view.turn_shape = _add(view, ducks.mark(0, shape, mark_y))
    view.turn_text = _add_text(view, words, y, WHITE)
    view.deck_texts = []
    for tile, x in ((DUCK_DECK, deck), (ACTION_DECK, draw)):
        _add(view, ducks.mark(tile, x, mark_y))
        view.deck_texts.append(_add_text(view, x + ducks.mark_side + 2, y, CREAM))


def _add_line(view):
    """Six slots, and what hangs over them."""
    ducks, places = view.ducks, view.places
    view.line = line = LineView(ducks, places, view.motion)
    left, step = places.SLOTS
    side = ducks.sight_side
    over = ducks.wear(None)
    if view.app.handheld.mono:  # what is below shows through
        over = palettes.one_bit()
        over.make_transparent(CLEAR)
    for slot in SLOTS:
        x = left + slot * step
        sight = displayio.TileGrid(
            ducks.sights, pixel_shader=over, x=x + (ducks.side - side) // 2, y=places.SIGHT,
            width=1, height=1, tile_width=side, tile_height=side, default_tile=FREE)
        line.sights.append(sight)
        line.group.append(sight)
        part = displayio.Group(x=x, y=places.LINE)
        line.cards.append(ducks.card())
        part.append(line.cards[-1])
        line.slots.append(part)
        line.group.insert(slot, part)  # below all sights
    view.group.append(line.group)


def _add_players(view):
    """A column for each player: shape, marks, and the fallen ducks below."""
    ducks = view.ducks
    left, top, most, inset = view.places.PLAYERS
    columns, rows, pips_x, pips_y, _ = view.places.PIPS
    width = view.app.layout.width
    count = len(view.colours)
    view.column = min(most, (width - left) // count)
    left = (width - count * view.column) // 2
    side = ducks.pip_side
    # Where columns are too narrow for pips, words tell how many ducks are left.
    view.narrow = inset + pips_x + columns * side > view.column
    for colour in view.colours:
        view.columns.append(left)
        x = left + inset
        _add(view, ducks.mark(colour, x, top, colour))
        pips = displayio.TileGrid(
            ducks.pips, pixel_shader=ducks.wear(colour), x=x + pips_x, y=top + pips_y,
            width=columns, height=rows, tile_width=side, tile_height=side, default_tile=NO_PIP)
        pips.hidden = view.narrow
        view.pips.append(_add(view, pips))
        left += view.column


def _add_hand(view):
    """Icons with a cursor, and whose they are."""
    app, places = view.app, view.places
    icons = open_icons(getattr(places, "ICONS", app.layout.folder), app.palette)
    view.hand_view = hand = HandView(app, view.ducks, places, view.motion, icons)
    left, y, step = places.HAND
    side = icons.side
    # A TileGrid: a display is sent what lies between two places of a Rectangle.
    bitmap = displayio.Bitmap(side + 2, side + 2, 2)
    bitmap.fill(1)
    hand.cursor = displayio.TileGrid(bitmap, pixel_shader=app.ink(BRASS), y=y - 1)
    hand.group.append(hand.cursor)
    for i in range(MOST):
        # At once: made in the midst of a game, they would leave memory in pieces.
        bitmap = displayio.Bitmap(side, side, len(app.palette))
        icon = displayio.TileGrid(bitmap, pixel_shader=app.palette, x=left + i * step, y=y)
        icon.hidden = True
        icons.add(icon)
        hand.shown.append(icon)
        hand.group.append(icon)
    _add_owner(view, hand, left + (MOST - 1) * step + side // 2, y)
    view.group.append(hand.group)


def _add_owner(view, hand, middle, y):
    """The place of "done" says whose the hand is, too."""
    app, ducks, side = view.app, view.ducks, hand.icons.side
    hand.done_y = y + (side - app.font.height) // 2
    hand.done = text_at(app, middle, hand.done_y, " ", BRASS, CENTRE)
    hand.group.append(hand.done)
    if view.places.BODY_HIDES_HAND:  # so low that there is no room for words below a duck
        hand.name_y = y - 1
        mark = ducks.mark_side
        hand.portrait = ducks.mark(NO_MARK, middle - mark // 2, y + side - mark)
    else:
        hand.name_y = view.places.TITLE[1]
        hand.portrait = ducks.card(middle - ducks.side // 2, y + side - ducks.height)
    hand.group.append(hand.portrait)


def _add_words(view):
    """Title and body, and the hint, on a bar at the foot where there are colours."""
    places, layout = view.places, view.app.layout
    view.title_text = _add_text(view, places.TITLE[0], places.TITLE[1], BRASS)
    x, y, lines = places.BODY
    for i in range(lines):
        view.body_texts.append(_add_text(view, x, y + i * layout.line, CREAM))
    if not view.app.handheld.mono:  # on a pond of INK, it would but hide the cursor's lower edge
        _add(view, box(view.app, 0, places.HINT - 1, layout.width, layout.height, INK))
    view.hint_line = _add_text(view, layout.width // 2, places.HINT, MIST, CENTRE)
