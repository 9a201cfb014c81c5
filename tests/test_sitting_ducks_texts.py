"""The words of Sitting Ducks: each card has all it needs, each line has room at every size."""

import importlib
import re
import unicodedata

import pytest

from engine.sitting_ducks.cards import COLOURS
from engine.sitting_ducks.deck import CARDS, CODE, NEEDS, PICKS
from tests.test_texts import ROOMS, each_board, each_language, shown  # noqa: F401 (fixtures)

CODES = [row[CODE] for row in CARDS]
ALWAYS = {"moby-duck", "and-goodbye", "whispers", "you-are-out", "bully-drake"}  # find a pick


@pytest.fixture(scope="module")
def places(app):
    name = f"engine.sitting_ducks.places_{app.layout.width}x{app.layout.height}"
    return importlib.import_module(name)


@pytest.fixture
def texts(app, rooms):
    """The rooms of Sitting Ducks as this display shows them."""
    return {room.removeprefix("sitting-ducks-"): shown(app, rooms[room])
            for room in rooms if room.startswith("sitting-ducks-")}


def lines(app, places, text):
    """How many lines a text takes in the body."""
    return len(app.font.wrap(text, app.layout.width - 2 * places.BODY[0]))


def longest(app, texts):
    """The longest name of an action card."""
    return max([texts["cards"][code] for code in CODES], key=app.font.width)


def test_each_card_has_a_name_a_deed_and_a_text(texts):
    assert set(texts["texts"]) == set(CODES)
    assert set(texts["cards"]) == set(CODES) | {code + ".does" for code in CODES}


def test_each_pick_has_a_question_and_each_need_a_reason(texts):
    asked = {"song", "done", "tick", "flying-ace", "and-goodbye.why", "duck-norris.own",
             "fire.why.2"}
    for row in CARDS:
        code, picks = row[CODE], row[PICKS]
        if row[NEEDS]:
            asked.add(code + ".why")
        for number in range(1, len(picks) + 1):
            if number == 1 or code != "bully-drake":
                asked.add(code if number == 1 else f"{code}.{number}")
            if code not in ALWAYS and number <= len(set(picks)):
                asked.add(f"{code}.why.{number}")
    assert set(texts["picks"]) == asked


def test_a_card_s_text_begins_with_its_name(texts):
    for code, text in texts["texts"].items():
        assert text.split("\n")[0] == texts["cards"][code]


def test_the_cards_to_look_up_are_in_the_order_of_their_names_and_have_their_numbers(rooms):
    def in_order(code):
        letters = unicodedata.normalize("NFKD", rooms["sitting-ducks-cards"][code]).lower()
        return re.sub("[^a-z ]", "", letters)

    words = rooms["learn"]["cards.by-name"].split()
    assert words[::2] == sorted(CODES, key=in_order)
    assert words[1::2] == [str(CODES.index(code)) for code in words[::2]]  # for its icon


def test_lesson_and_rules_tell_in_the_same_words_when_a_player_is_out(rooms):
    assert rooms["sitting-ducks"]["page.6"].endswith(" " + rooms["sitting-ducks-lesson"]["2.4"])


def test_the_rules_tell_all_that_stands_beside_a_player_at_the_table():
    for sign in ("Small dots", "number with a duck", "suitcase", "whale", "barred circle"):
        assert sign in ROOMS["sitting-ducks"]["page.11"], sign


def test_the_headings_of_the_players_page_stand_apart(app, texts):
    columns = importlib.import_module("engine.sitting_ducks.standings")._COLUMNS
    edges = [right * app.layout.width // 160 for _, right in columns]
    for edge, (key, _), right in zip(edges, columns[1:], edges[1:]):
        assert right - app.font.width(texts["tally"][key]) - edge >= 4, key


def test_names_and_questions_fit_on_a_line_beside_you(app, places, texts):
    width = app.layout.width - places.TITLE[0]
    if not places.BODY_HIDES_HAND:
        width = places.HAND[0] + 5 * places.HAND[2] - 2
    table = texts["table"]
    for code in CODES:
        name = texts["cards"][code]
        for text in (table["played"] % ("Orange", name), table["not-now"] % name):
            assert app.font.width(text) < width, text
    for key, text in texts["picks"].items():
        if ".why" not in key:
            assert lines(app, places, text) == 1, text


def test_whose_turn_it_is_and_what_it_does_stand_clear_of_the_decks(app, places, rooms, texts):
    table, names = texts["table"], rooms["names"]
    said = [names["turn." + code] + table["plays"] % 3 for code in ("you", *COLOURS)]
    said += [table["over"], table["taken"], table["from"] % names["whose.O"], longest(app, texts)]
    for text in said if places.HEADER else ():
        assert app.font.width(text) + 2 < places.HEADER_X[2] - places.HEADER_X[1], text


def test_deeds_and_reasons_fit_below_the_title(app, places, texts):
    for text in texts["cards"].values() if not places.BODY_HIDES_HAND else ():
        assert lines(app, places, text) <= places.BODY[2], text
    for text in texts["picks"].values():
        assert lines(app, places, text) <= places.BODY[2], text


def test_what_is_told_fits_below_the_title(app, places, rooms, texts):
    card, you = longest(app, texts), rooms["names"]["you"]
    for key, text in texts["table"].items():
        if not key.startswith("hint"):
            who = you if key + ".s" in texts["table"] else "Orange"
            long = text.replace("%d", "5").replace("%s", who, 1).replace("%s", card)
            assert lines(app, places, long) <= places.BODY[2], long


def test_the_losses_of_all_six_in_one_flu_fit_below_the_title(app, places, rooms, texts):
    told = [texts["table"]["lost-many.s"] % (rooms["names"][code], 1) for code in COLOURS]
    assert lines(app, places, " ".join(told)) <= places.BODY[2]


def test_hints_fit_at_the_foot(app, texts):
    hints = [text for name in ("table", "setup", "tally")
             for key, text in texts[name].items() if key.startswith("hint")]
    assert [text for text in hints if app.font.width(text) > app.layout.width] == []


@pytest.mark.parametrize("colour", ["you", *COLOURS])
def test_each_colour_has_a_name_in_all_its_forms(rooms, colour):
    for form in ("", "form.", "turn.", "duck.", "whose.", "whom."):
        assert form + colour in rooms["names"]
