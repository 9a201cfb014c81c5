"""The words on the screens in each language: every key is there and used, each line has room
and glyphs."""

import ast
import re

import pytest

from engine.ui.texts import LANGUAGES
from sim import boards, machine
from tests.player import SIZES, Player

TEXTS = machine.ROOT / "assets" / "text"


def read(language):
    """The texts of a language: {room: {key: text}}."""
    return {
        path.stem: dict(line.split(" = ", 1) for line in path.read_text("utf-8").splitlines())
        for path in sorted((TEXTS / language).glob("*.txt"))
    }


ROOMS = read("en")
HINTS = ["duck-soup-hint", "sitting-ducks-hint"]
LINES = [room for room in ROOMS  # whose texts are not wrapped
         if "sitting-ducks" not in room and "lesson" not in room and room not in HINTS]
WRAPPED = ("duck-soup", "notice")  # but for their titles
PARAGRAPHS = (  # wrapped texts of other rooms; and codes, which nobody sees
    ("log", "before"), ("learn", "shown"), ("statistics", "none"), ("learn", "cards.by-name"))
PEOPLE = ("you", "they", "one", "two", "south", "north")
SHORT = ("lead", "play", "quack", "silent", "quack-quack", "duck", "duck.only", "reply")  # titles
DEEDS = ("moves", "swims", "free")  # what goes before the reason of a hint
NODES = [node for path in (machine.ROOT / "engine").rglob("*.py")
         for node in ast.walk(ast.parse(path.read_text("utf-8")))]
LITERALS = {node.value for node in NODES
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}
PIECES = {piece for literal in LITERALS for piece in re.split(r"%[ds]|\.", literal)}
VARIANT = re.compile(r"\.(few|narrow)$")
FIVE_BUTTONS = ("pico-st7735", "pico-st7789", "pico-ssd1306")  # a board of each size
MORE_BOARDS = ("clue", "feather-oled", "feather-tft", "t-display-s3")


@pytest.fixture(name="rooms", scope="module", params=LANGUAGES)
def each_language(request):
    return read(request.param)


def five_buttons(name):
    """A player on a self-built board without B, START and SELECT."""
    settings = re.sub(r"button_(b|start|select) = .*", "", boards.get(name).settings)
    return Player(name, settings=settings)


@pytest.fixture(name="app", scope="module", params=[*SIZES, *FIVE_BUTTONS, *MORE_BOARDS])
def each_board(request):
    name = request.param
    with five_buttons(name) if name in FIVE_BUTTONS else Player(SIZES.get(name, name)) as player:
        yield player.app


def test_variants_stand_before_what_they_stand_in_for(rooms):
    for texts in rooms.values():
        seen = set()
        for key in texts:
            plain = VARIANT.sub("", key)
            behind = {plain} if key.endswith(".narrow") else {plain, plain + ".narrow"}
            assert key == plain or not behind & seen
            seen.add(key)


def shown(app, texts):
    """The texts of a room as this display shows them, buttons by their labels: {key: text}."""
    from engine.ui.page import quack_keys
    from engine.ui.texts import variants
    from engine.ui.widgets import hint_text, keys_in

    as_shown = {}
    for key, text in texts.items():
        plain = VARIANT.sub("", key)
        if key == next(plain + end for end in variants if plain + end in texts):
            as_keyed = hint_text if plain.startswith("hint") else keys_in
            as_shown[plain] = as_keyed(app, quack_keys(app, text.replace("\\n", "\n")))
    return as_shown


def filled(app, rooms, texts, key):
    """A text with the longest values in its places: a name, a card or rank, numbers."""
    names = shown(app, rooms["names"])
    form = ".s" if key.endswith(".s") else "" if key + ".s" in texts else None
    fitting = [names[who] for who in PEOPLE if form in (None, names["form." + who])]
    text = texts[key]
    if not key.startswith("ask."):
        text = text.replace("%s", max(fitting, key=app.font.width), 1)
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
        for key in texts if not room.endswith("-lesson") else ():  # see test_lessons
            parts = VARIANT.sub("", key).removesuffix(".s").split(".")
            for part in parts:
                assert len(part) == 1 or part.rstrip("0123456789") in PIECES, (room, key)


def test_a_room_has_each_key_once_and_its_variants_first():
    for path in TEXTS.glob("*/*.txt"):
        found = [line.partition(" = ")[0] for line in path.read_text("utf-8").splitlines()]
        assert len(set(found)) == len(found), path
        for key in found:
            if VARIANT.search(key):
                assert found.index(key) < found.index(VARIANT.sub("", key)), path


def test_every_language_has_every_key():
    def keys(texts):
        return {key for key in texts if not VARIANT.search(key)}

    for language in LANGUAGES:
        said = read(language)
        assert set(said) == set(ROOMS)
        for room, texts in ROOMS.items():
            assert keys(said[room]) == keys(texts), (language, room)


def test_every_language_has_the_same_places_for_values(rooms):
    for room, texts in rooms.items():
        for key, text in texts.items():
            ours = ROOMS[room][VARIANT.sub("", key)]
            assert re.findall("%.|#", text) == re.findall("%.|#", ours), (room, key)


def test_the_typeface_has_every_character(app, rooms):
    for char in "".join(text for texts in rooms.values() for text in texts.values()) + "♣♦♥♠◀▶":
        assert char == "\\" or app.font.find(ord(char)), char


@pytest.mark.parametrize("room", LINES)
def test_every_line_is_narrower_than_the_display(app, rooms, room):
    lines = []
    texts = shown(app, rooms[room])
    for key in texts:
        if (room, key) in PARAGRAPHS:
            continue
        text = filled(app, rooms, texts, key).split("\n")
        lines += [(key, line) for line in (text[:1] if room in WRAPPED else text)]
    assert wide(app, lines, app.layout.width) == []


def before(app, rooms, texts, key):
    """The most that comes before a reason of a hint at Sitting Ducks."""
    names = shown(app, rooms["names"])
    duck = max([names["duck." + code] for code in "ROYGBP"], key=app.font.width)
    target = texts["slot"] % (6, duck) + ".\n"
    does = [text for name, text in shown(app, rooms["sitting-ducks-cards"]).items()
            if name.endswith(".does")]
    deeds = [texts[deed] % ((5, 6) if "%" in texts[deed] else ()) for deed in DEEDS]
    if key in ("safe", "little", "only"):
        return target + max(does + deeds, key=app.font.width) + " "
    if key in ("aim", "aimed", "seen"):
        return target + max(deeds, key=app.font.width) + " "
    if key == "harm":
        return target * 2 + max(texts["lost"], texts["risk"], key=app.font.width) + " "
    return target * (3 if key.startswith("shot") else 2)


@pytest.mark.parametrize("room", ["notice", *HINTS])
def test_a_page_ends_above_its_hint(app, rooms, room):
    layout = app.layout
    texts = shown(app, rooms[room])
    for key in texts:
        body = filled(app, rooms, texts, key)
        if room == "notice":
            body = body.partition("\n")[2]
        elif room == "sitting-ducks-hint":  # after where to play the card, and what that moves
            body = before(app, rooms, texts, key) + body
        lines = app.font.wrap(body, layout.width - 2 * layout.margin)
        assert layout.line * (len(lines) + 1.5) <= layout.height - layout.line - 1, key


def test_what_a_hint_would_do_fits_in_its_title_and_the_button_in_its_foot(app, rooms):
    from engine.settings import QUACK

    for quacks in (1, 0):  # A, then B as at first
        app.settings[QUACK] = quacks
        texts = shown(app, rooms["duck-soup-hint"])
        lines = [(key, line) for key in SHORT for line in
                 texts[key].replace("%s", "10♠").split("\n")]
        assert wide(app, lines, app.layout.width) == []


def test_questions_that_name_a_rank_have_room(app, rooms):
    texts = shown(app, rooms["duck-soup-table"])
    ranks = [texts["rank"] % "10"] + [texts["rank." + rank] for rank in "AJQK"]
    asked = [(key, texts[key] % rank)
             for key in ("ask.quack", "ask.duck", "ask.third") for rank in ranks]
    assert wide(app, asked, app.layout.width) == []


@pytest.mark.parametrize("room", ["options", "duck-soup-setup"])
def test_values_stand_clear_of_the_names_of_their_rows(app, rooms, room):
    texts = shown(app, rooms[room])
    rows = [(key, f"{texts[key.partition('.')[0]]}   ◀ {value} ▶")
            for key, value in texts.items() if key[-1].isdigit()]
    assert rows
    assert wide(app, rows, app.layout.width - 2 * app.layout.margin) == []


@pytest.mark.parametrize("room", ["menu", "title"])
def test_rows_of_a_menu_have_room(app, rooms, room):
    layout = app.layout
    width = layout.width - (layout.title_menu[0] if room == "title" else 0)
    texts = shown(app, rooms[room])
    rows = [(key, text) for key, text in texts.items() if key not in ("title", "hint")]
    assert wide(app, rows, width - 2 * layout.margin) == []
