"""The words on the screens: each key is there and used, each line has room and glyphs."""

import ast
import re

import pytest

from sim import boards, machine
from tests.player import SIZES, Player

TEXTS = machine.ROOT / "assets" / "text" / "en"
ROOMS = {
    path.stem: dict(line.split(" = ", 1) for line in path.read_text("utf-8").splitlines())
    for path in sorted(TEXTS.glob("*.txt"))
}
HINTS = ["duck-soup-hint", "sitting-ducks-hint"]
LINES = [room for room in ROOMS  # whose texts are not wrapped
         if "sitting-ducks" not in room and room not in HINTS]
WRAPPED = ("duck-soup", "notice")  # but for their titles
SHORT = ("lead", "play", "quack", "quack-quack", "duck", "reply")  # the titles of hints
NODES = [node for path in (machine.ROOT / "engine").rglob("*.py")
         for node in ast.walk(ast.parse(path.read_text("utf-8")))]
LITERALS = {node.value for node in NODES
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}
PIECES = {piece for literal in LITERALS for piece in re.split(r"%[ds]|\.", literal)}
FIVE_BUTTONS = {"160x128": "pico-st7735", "240x240": "pico-st7789", "128x64": "pico-ssd1306"}


def five_buttons(size):
    """A player on a self-built board without B, START and SELECT."""
    name = FIVE_BUTTONS[size]
    settings = re.sub(r"button_(b|start|select) = .*", "", boards.get(name).settings)
    return Player(name, settings=settings)


@pytest.fixture(scope="module", params=[(size, few) for size in SIZES for few in (False, True)],
                ids=lambda param: f"{param[0]}-{'five' if param[1] else 'all'}-buttons")
def app(request):
    size, few = request.param
    with five_buttons(size) if few else Player(SIZES[size]) as player:
        yield player.app


def shown(app, room):
    """(key, text) of the lines of a room that this display shows, buttons by their labels."""
    from engine.ui.widgets import hint_text, keys_in

    narrow = app.layout.width < 160
    for key, text in ROOMS[room].items():
        plain = key.removesuffix(".narrow")
        if key == (plain + ".narrow" if narrow and plain + ".narrow" in ROOMS[room] else plain):
            as_shown = hint_text if plain.startswith("hint") else keys_in
            yield plain, as_shown(app, text.replace("\\n", "\n"))


def filled(app, key, text):
    """A text with the longest values in its places: a name, a card or rank, numbers."""
    from engine.ui.texts import say

    people = ("one", "two", "south", "north") if key.endswith(".s") else ("you", "they")
    if key in ("to", "hint"):  # of the hand-over
        people = ("one", "two")
    name = max([say("names", person) for person in people], key=app.font.width)
    if not key.startswith("ask."):
        text = text.replace("%s", name, 1)
    return text.replace("%s", "10♠").replace("%d", "26")


def wide(app, texts, room):
    """Those of the (key, line) that are wider than so many pixels."""
    return [(key, line, app.font.width(line) - room) for key, line in texts
            if app.font.width(line) > room]


def test_every_key_said_is_there():
    for node in NODES:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
            room, key = node.args
            if isinstance(room, ast.Constant) and isinstance(key, ast.Constant):
                assert key.value in ROOMS[room.value]


def test_no_key_is_there_in_vain():
    for room, texts in ROOMS.items():
        for key in texts:
            parts = key.removesuffix(".narrow").removesuffix(".s").split(".")
            for part in parts:
                assert len(part) == 1 or part.rstrip("0123456789") in PIECES, (room, key)


def test_a_room_has_each_key_once_and_the_narrow_one_first():
    for room in ROOMS:
        lines = (TEXTS / f"{room}.txt").read_text("utf-8").splitlines()
        found = [line.partition(" = ")[0] for line in lines]
        assert len(set(found)) == len(found)
        for key in found:
            if key.endswith(".narrow"):
                assert found.index(key) < found.index(key.removesuffix(".narrow"))


def test_the_typeface_has_every_character(app):
    for char in "".join(text for room in ROOMS.values() for text in room.values()) + "♣♦♥♠◀▶":
        assert char == "\\" or app.font.has(char), char


@pytest.mark.parametrize("room", LINES)
def test_every_line_is_narrower_than_the_display(app, room):
    lines = []
    for key, text in shown(app, room):
        text = filled(app, key, text).split("\n")
        lines += [(key, line) for line in (text[:1] if room in WRAPPED else text)]
    assert wide(app, lines, app.layout.width) == []


@pytest.mark.parametrize("room", ["notice", *HINTS])
def test_a_page_ends_above_its_hint(app, room):
    layout = app.layout
    for key, text in shown(app, room):
        body = text.partition("\n")[2] if room == "notice" else filled(app, key, text)
        if room == "sitting-ducks-hint":  # where to play the card comes first
            body = "Slots 2, 1, 3, 4, 5, 6.\n" + body
        lines = app.font.wrap(body, layout.width - 2 * layout.margin)
        assert layout.line * (len(lines) + 1.5) <= layout.height - layout.line - 1, key


def test_what_a_hint_would_do_fits_in_its_title(app):
    titles = [(key, text.replace("%s", "10♠")) for key, text in shown(app, "duck-soup-hint")
              if key in SHORT]
    assert len(titles) == len(SHORT)
    assert wide(app, titles, app.layout.width) == []


@pytest.mark.parametrize("room", ["options", "duck-soup-setup"])
def test_values_stand_clear_of_the_names_of_their_rows(app, room):
    texts = dict(shown(app, room))
    rows = [(key, f"{texts[key.partition('.')[0]]}   ◀ {value} ▶")
            for key, value in texts.items() if key[-1].isdigit()]
    assert rows
    assert wide(app, rows, app.layout.width - 2 * app.layout.margin) == []


@pytest.mark.parametrize("room", ["menu", "title"])
def test_rows_of_a_menu_have_room(app, room):
    layout = app.layout
    width = layout.width - (layout.title_menu[0] if room == "title" else 0)
    rows = [(key, text) for key, text in shown(app, room) if key not in ("title", "hint")]
    assert wide(app, rows, width - 2 * layout.margin) == []
