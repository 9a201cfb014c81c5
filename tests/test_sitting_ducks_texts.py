"""The words of Sitting Ducks: each card has all it needs, each line has room at every size."""

import importlib

import pytest

from engine.sitting_ducks.cards import COLOURS
from engine.sitting_ducks.deck import CARDS, CODE, NEEDS, PICKS
from sim import machine
from tests.player import SIZES, Player
from tests.test_texts import five_buttons

TEXTS = machine.ROOT / "assets" / "text" / "en"
CODES = [row[CODE] for row in CARDS]
ALWAYS = {"moby-duck", "and-goodbye", "whispers", "you-are-out", "bully-drake"}  # find a pick


def room(name):
    lines = (TEXTS / f"sitting-ducks-{name}.txt").read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines)


@pytest.fixture(scope="module", params=[(size, few) for size in SIZES for few in (False, True)],
                ids=lambda param: f"{param[0]}-{'five' if param[1] else 'all'}-buttons")
def app(request):
    size, few = request.param
    with five_buttons(size) if few else Player(SIZES[size]) as player:
        yield player.app


@pytest.fixture(scope="module")
def places(app):
    name = f"engine.sitting_ducks.places_{app.layout.width}x{app.layout.height}"
    return importlib.import_module(name)


def shown(app, name):
    """The texts of a room as they are shown on this display."""
    texts = room(name)
    narrow = {key for key in texts if key.endswith(".narrow")}
    instead = {key.removesuffix(".narrow"): texts[key] for key in narrow}
    plain = {key: text for key, text in texts.items() if key not in narrow}
    return plain | instead if app.layout.width < 160 else plain


def lines(app, places, text):
    """How many lines a text takes in the body."""
    return len(app.font.wrap(text, app.layout.width - 2 * places.BODY[0]))


def test_each_card_has_a_name_a_deed_and_a_text():
    assert set(room("texts")) == set(CODES)
    assert set(room("cards")) == set(CODES) | {code + ".does" for code in CODES}


def test_each_pick_has_a_question_and_each_need_a_reason():
    asked = {"song", "done", "tick", "tick.narrow", "flying-ace", "and-goodbye.why"}
    for row in CARDS:
        code, picks = row[CODE], row[PICKS]
        if row[NEEDS]:
            asked.add(code + ".why")
        for number in range(1, len(picks) + 1):
            if number == 1 or code != "bully-drake":
                asked.add(code if number == 1 else f"{code}.{number}")
            if code not in ALWAYS and number <= len(set(picks)):
                asked.add(f"{code}.why.{number}")
    assert set(room("picks")) == asked


def test_a_card_s_text_begins_with_its_name():
    for code, text in room("texts").items():
        assert text.split("\\n")[0] == room("cards")[code]


def test_names_and_questions_fit_on_a_line(app, places):
    left = places.TITLE[0]
    width = app.layout.width - 2 * left
    table = shown(app, "table")
    for code in CODES:
        name = room("cards")[code]
        for text in (table["played"] % ("Orange", name), table["not-now"] % name):
            assert app.font.width(text) <= width, text
    for key, text in room("picks").items():
        if ".why" not in key:
            assert lines(app, places, text) == 1, text


def test_deeds_and_reasons_fit_below_the_title(app, places):
    for text in room("cards").values() if not places.BODY_HIDES_HAND else ():
        assert lines(app, places, text) <= places.BODY[2], text
    for text in room("picks").values():
        assert lines(app, places, text) <= places.BODY[2], text


def test_what_is_told_fits_below_the_title(app, places):
    for key, text in shown(app, "table").items():
        if key.startswith("hint"):
            continue
        long = text.replace("%d", "5").replace("%s", "Orange", 1).replace("%s", "Shot in the Dark")
        assert lines(app, places, long) <= places.BODY[2], long


def test_hints_fit_at_the_foot(app):
    from engine.ui.widgets import keys_in

    hints = [text for name in ("table", "setup", "tally")
             for key, text in shown(app, name).items() if key.startswith("hint")]
    wide = [text for text in hints if app.font.width(keys_in(app, text)) > app.layout.width]
    assert wide == []


def test_each_colour_has_a_name_and_owns_things():
    names = (TEXTS / "names.txt").read_text("utf-8")
    for colour in COLOURS:
        assert f"\n{colour} = " in names and f"\nform.{colour} = " in names
        assert "whose." + colour in room("table")
