"""The lessons in the app: played through to the end, wrong moves answered, texts that fit."""

import importlib
from itertools import pairwise

import pytest

from engine.save import DUCK_SOUP, LARGEST, SETTINGS, SITTING_DUCKS, STATISTICS
from engine.settings import COUNTS, LESSON, QUACK
from engine.ui.texts import LANGUAGES
from tests.device.lessons import Lesson
from tests.player import SIZES, Player
from tests.positions import duck
from tests.test_texts import TEXTS, VARIANT, each_board, read, shown, wide  # noqa: F401 (a fixture)

GAMES = ("duck-soup", "sitting-ducks")
ICON = 20  # pixels of an icon of the hand that tell what it is


def module(game, name):
    return importlib.import_module(f"engine.{game.replace('-', '_')}.{name}")


def begin(player, game):
    """From the title into the lesson of a game, as a newcomer finds it."""
    player.press("a", *["down"] * GAMES.index(game), "a")
    return player.app.top


def listen(player):
    """Go on until the duck has said all and a move is due, or something else is shown."""
    player.idle()
    while player.screen == "lesson" and player.app.top._speech.speaks or player.screen == "tally":
        player.press("a")
        player.idle()


def foot(player):
    """What the buttons do while the duck speaks."""
    return next(text for text in player.texts() if text.startswith("Ⓐ go on"))


def move(player, lesson, option):
    """Make a move with the buttons, the cursor put in its place."""
    lesson.asker().point_at(option)
    options = lesson.game.decision()[2]
    text = lesson.option_text(option)
    answers = lesson.option_text(options[0]) == "duck" and text != "duck"
    player.press("b" if text.endswith("!") or answers else "a")


def meant(lesson):
    """(option, its text) of what can be chosen, and the texts of what is meant now."""
    wanted = lesson._script[lesson._at].split("/")
    options = [(option, lesson.option_text(option))
               for option in lesson.game.decision()[2]]
    return options, [text for _, text in options] if wanted == ["any"] else wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_is_played_to_its_end_with_every_wrong_move_answered(game, size):
    with Player(SIZES[size], blind=True) as player:
        lesson = begin(player, game)
        last = lesson.count - 1
        listen(player)
        while player.screen == "lesson":
            options, wanted = meant(lesson)
            at = lesson.number, lesson._at
            for option, text in options:
                if text not in wanted:
                    move(player, lesson, option)
                    assert lesson._speech.speaks, text
                    listen(player)
                    assert (lesson.number, lesson._at) == at
            move(player, lesson, next(option for option, text in options if text in wanted))
            listen(player)
        assert player.screen == "notice" and at[0] == last
        player.press("a")
        assert player.screen == "setup"


def test_after_two_wrong_moves_the_cursor_is_on_the_right_one():
    with Player(blind=True) as player:
        lesson = begin(player, "duck-soup")
        listen(player)
        player.press("a")
        listen(player)
        player.press("a")
        card = lesson._option_meant()
        assert lesson.game.hands[0][lesson.asker().chosen] == card
        listen(player)
        player.press("a")
        assert lesson._at > lesson._script.index("3H")


@pytest.mark.parametrize("auto, button", [(0, "Ⓑ"), (1, "Ⓐ")])
def test_after_two_silent_cards_the_duck_names_the_button_that_quacks(auto, button):
    with Player(blind=True) as player:
        player.app.settings[QUACK] = auto
        lesson = begin(player, "duck-soup")
        lesson.set_up(3)
        for _ in range(2):
            listen(player)
            lesson.asker().point_at(lesson._option_meant())
            player.press("b" if auto else "a")
        assert any(f"press {button}" in " ".join(sheet) for sheet in lesson._speech._sheets)


@pytest.mark.parametrize("game", GAMES)
def test_the_duck_says_it_again_and_begins_any_step(game):
    with Player(blind=True) as player:
        lesson = begin(player, game)
        listen(player)
        player.press("select")
        assert lesson._speech.speaks
        listen(player)
        player.press("start", "down", "a")
        assert lesson._speech.speaks
        player.press("start", *["down"] * 4, "a")
        assert lesson.number == 2
        player.press("start", "up", "a")
        assert player.screen == "learn"


@pytest.mark.parametrize("game", GAMES)
def test_b_goes_back_over_all_that_was_said_and_from_there_to_the_step_before(game):
    with Player(blind=True) as player:
        lesson = begin(player, game)
        lesson.set_up(2)
        player.idle()
        speech = lesson._speech
        seen = [(lesson._at, speech.sheet)]
        while " " in lesson._script[lesson._at] or speech.sheet + 1 < len(speech._sheets):
            player.press("a")
            player.idle()
            seen.append((lesson._at, speech.sheet))
        assert len(seen) > 3
        for state in reversed(seen):
            assert (lesson._at, speech.sheet) == state and "Ⓑ back" in foot(player)
            player.press("b")
            player.idle()
        assert lesson.number == 1 and lesson._at == 1


def test_where_b_does_not_lead_back_the_foot_does_not_say_so():
    with Player(blind=True) as player:
        lesson = begin(player, "sitting-ducks")
        player.idle()
        assert lesson._speech.speaks and "Ⓑ" not in foot(player)  # the first words of all
        player.press("b")
        assert lesson.number == 0 and lesson._at == 1
        for _ in range(2):  # a card, and over whom
            listen(player)
            options, wanted = meant(lesson)
            move(player, lesson, next(option for option, text in options if text in wanted))
            player.idle()
            at = lesson._at
            assert lesson._speech.speaks and "Ⓑ" not in foot(player)
            player.press("b")
            assert lesson._at == at and lesson._speech.speaks


def test_a_card_taken_back_is_asked_for_again():
    with Player(blind=True) as player:
        lesson = begin(player, "sitting-ducks")
        listen(player)
        at = lesson._at
        player.press("a")
        listen(player)
        player.press("b")
        assert lesson._at == at
        player.press("a")
        listen(player)
        player.press("a")
        listen(player)
        assert lesson.number == 1


def test_start_on_the_page_of_the_end_begins_the_last_step_again():
    with Player() as player:
        lesson = begin(player, "sitting-ducks")
        lesson.set_up(lesson.count - 1)
        for _ in range(2):
            player.idle()
            while player.screen != "tally":
                if lesson._speech.speaks:
                    player.press("a")
                else:
                    options, wanted = meant(lesson)
                    move(player, lesson, next(option for option, text in options if text in wanted))
                player.idle()
            player.press("start")
            player.idle()
            assert player.screen == "lesson" and lesson._speech.speaks
            assert lesson.number == lesson.count - 1


def test_a_duck_that_comes_up_behind_one_that_was_shot_is_seen_while_it_is_spoken_of():
    with Player(blind=True) as player:
        lesson = begin(player, "sitting-ducks")
        lesson.set_up(5)
        for pick in ("take-cover", "3", "4"):
            listen(player)
            options, _ = meant(lesson)
            move(player, lesson, next(option for option, text in options if text == pick))
        player.idle()
        player.press("a")
        player.idle()
        assert lesson._script[lesson._at - 1] == "low 3" and lesson._speech.speaks
        gone = importlib.import_module("engine.ui.ducks").GONE
        stack, mood = lesson.view.line._shown[2]
        assert stack == lesson.game.line[2] and mood != gone


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_was_left_goes_on_at_its_step_or_begins_anew(game):
    name = {"duck-soup": "Duck Soup", "sitting-ducks": "Sitting Ducks"}[game]
    with Player(blind=True) as player:
        lesson = begin(player, game)
        lesson.set_up(3)
        player.press("start", "up", "a")
        assert player.screen == "learn" and player.texts()[1] == f"Go on: {name}"
        player.power()
        player.press("a", "a")
        assert player.screen == "lesson" and player.app.top.number == 3
        player.press("start", "up", "a")
        player.choose(f"Lesson: {name}")
        assert player.app.top.number == 0


def test_the_steps_of_both_lessons_are_kept():
    with Player(blind=True) as player:
        for game, row, step in (("duck-soup", 0, 4), ("sitting-ducks", 2, 7)):
            player.app.show_title()
            player.wait(100)
            player.press("a", *["down"] * row, "a")
            player.app.top.set_up(step)
            assert player.app.top.entry.name == game
            player.press("start", "up", "a")
        rows = [row[0] for row in player.app.top.menu.rows]
        assert rows[:3] == ["Go on: Duck Soup", "Go on: Sitting Ducks", "Lesson: Duck Soup"]
        assert [player.app.settings[LESSON + i] for i in (0, 1)] == [4, 7]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_came_to_its_end_begins_anew(game):
    with Player(blind=True) as player:
        lesson = begin(player, game)
        lesson.set_up(lesson.count - 1)
        player.press("start", "b")
        assert player.app.settings[LESSON + GAMES.index(game)] == lesson.count - 1
        lesson._at = len(lesson._script)
        lesson._next_step()
        player.wait(100)
        assert player.screen == "notice" and player.app.settings[LESSON + GAMES.index(game)] == 0
        player.press("b")
        assert not any("Go on" in text for text in player.texts())


def test_each_step_of_a_lesson_is_one_write_and_a_power_cut_loses_none():
    with Player(blind=True) as player:
        lesson = begin(player, "duck-soup")
        before = player.app.journal.erases
        for step in range(1, lesson.count):
            lesson.set_up(step)
            player.wait(100)
        assert player.app.journal.erases == before + lesson.count - 1
        player.power()
        assert player.app.settings[LESSON] == lesson.count - 1


def test_the_step_is_kept_when_the_display_goes_dark():
    with Player(blind=True) as player:
        lesson = begin(player, "sitting-ducks")
        lesson.set_up(2)
        player.wait(301_000)
        player.power()
        assert player.app.settings[LESSON + 1] == 2


def test_settings_have_room_for_every_step_of_the_lessons():
    assert len(COUNTS) <= LARGEST[SETTINGS]
    for number, game in enumerate(GAMES):
        steps = Lesson(game, module(game, "notation")).steps
        assert COUNTS[LESSON + number] == len(steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leaves_the_saved_games_as_they_are(game):
    with Player(match=(duck(),), blind=True) as player:
        load = player.app.journal.load
        before = [load(kind) for kind in (DUCK_SOUP, SITTING_DUCKS, STATISTICS)]
        player.choose("Learn to play")
        player.press(*["down"] * GAMES.index(game), "a")
        listen(player)
        lesson = player.app.top
        options, wanted = meant(lesson)
        move(player, lesson, next(option for option, text in options if text in wanted))
        listen(player)
        player.press("start", "up", "a")
        assert player.screen == "learn"
        assert [load(kind) for kind in (DUCK_SOUP, SITTING_DUCKS, STATISTICS)] == before


def test_lessons_come_first_until_something_has_been_played():
    with Player(blind=True) as player:
        assert player.app.top.menu.chosen == player.texts().index("Learn to play") == 0
        player.press("down", "a", "start")
        player.idle()
        player.press("start", "up", "a")
        assert player.texts()[0] == "Go on: Duck Soup"
        assert "Learn to play" in player.texts()


@pytest.mark.parametrize(
    "content, fault", [(None, "is missing"), (b"{", "is damaged"), (b"", "is damaged")])
def test_a_file_of_steps_that_is_not_whole_is_named(tmp_path, monkeypatch, content, fault):
    with Player(blind=True) as player:
        (tmp_path / "assets" / "lessons").mkdir(parents=True)
        (tmp_path / "assets" / "text").symlink_to(TEXTS)
        (tmp_path / "assets" / "160x128").symlink_to(TEXTS.parent / "160x128")
        if content is not None:
            (tmp_path / "assets" / "lessons" / "duck-soup.jsonl").write_bytes(content)
        monkeypatch.chdir(tmp_path)
        with pytest.raises((OSError, ValueError), match=f"assets/lessons/duck-soup.jsonl {fault}"):
            begin(player, "duck-soup")


# --- texts ------------------------------------------------------------------------------


def spoken(game):
    """(key, where its box stands, whether it begins a step) of all that the duck says."""
    for number, step in enumerate(Lesson(game, module(game, "notation")).steps, 1):
        script = step["script"]
        for item in script:
            if " " in item:
                place, key = item.split()
                yield f"{number}.{key}", place, item is script[0]
        wrong = sum(len(wanted) < len(options) and not seat for _, seat, options, wanted in
                    Lesson(game, module(game, "notation")).decisions(step))
        for key in ["no"] * bool(wrong) + ["no." + own for own in step.get("own", ())]:
            for place in {item.split()[0] for item in script if " " in item}:
                yield f"{number}.{key}", place, False


def tasks(game):
    """The keys of what stands on the table while a move of the learner's is asked for."""
    lesson = Lesson(game, module(game, "notation"))
    keys = set()
    for number, step in enumerate(lesson.steps, 1):
        own = {at for at, seat, _, _ in lesson.decisions(step) if not seat}
        said, moves = None, 0
        for item in step["script"]:
            if " " in item:
                said = item.split()[1]
            elif item != "page":
                keys |= {f"{number}.{said}.task"} if moves in own else set()
                moves += 1
    return keys


def test_the_task_is_seen_until_the_card_that_is_meant_is_played():
    with Player(blind=True) as player:
        begin(player, "duck-soup")
        for presses in ["a"], ["right", "right", "a"]:  # wrong cards
            listen(player)
            assert "Win with a lower heart" in player.texts()
            player.press(*presses)
        listen(player)
        player.press("a")  # the cursor is on the right one
        listen(player)
        assert "Lead the lowest card" in player.texts()


def test_the_task_of_sitting_ducks_is_seen_in_place_of_whose_turn_it_is():
    with Player(blind=True) as player:
        begin(player, "sitting-ducks")
        listen(player)
        assert "Play “Aim!”" in player.texts() and "Your turn" not in player.texts()
        player.press("right")
        assert "Play “Aim!”" in player.texts()
        player.press("left", "a")
        listen(player)
        assert "Aim at a rival" in player.texts()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_have_room(app, game, language):
    room = app.layout.width
    if game == "sitting-ducks":
        header = module(game, f"places_{room}x{app.layout.height}").HEADER_X
        room = header[2] - header[1] - 2 if header else 999
    texts = shown(app, read(language)[game + "-lesson"])
    assert wide(app, [(key, texts[key]) for key in tasks(game)], room) == []


def test_the_hand_is_seen_while_the_duck_asks_for_a_card_of_duck_soup():
    for step in Lesson("duck-soup", module("duck-soup", "notation")).steps:
        asks = [said for said, move in pairwise(step["script"])
                if " " in said and " " not in move and move != "page"]
        assert asks and all(said.startswith("high ") for said in asks)


def test_the_trick_is_seen_while_the_duck_asks_for_a_card_of_duck_soup(app):
    places = module("duck-soup", f"places_{app.layout.width}x{app.layout.height}")
    boxes = module("duck-soup", "boxes").BOXES[app.layout.height]["high"]
    if app.layout.height == 64:  # there the box stands beside what is led
        assert boxes[0][3] >= sum(places.TRICK_X)  # where the next card would lie
        assert boxes[0][2] <= places.HAND - places.RAISED
    else:
        edge = 1
        assert max(bottom for _, _, bottom in boxes) - edge <= min(places.TRICK_Y)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_seen_in_the_last_words_before_a_card_of_sitting_ducks(app, language):
    if app.layout.height == 64:  # there the card is in the words
        return
    boxes = module("sitting-ducks", "boxes").BOXES[app.layout.height]
    size = f"{app.layout.width}x{app.layout.height}"
    hand = module("sitting-ducks", f"places_{size}").HAND[1]
    speech = importlib.import_module("engine.ui.speech").Speech(app, boxes)
    texts = shown(app, read(language)["sitting-ducks-lesson"])
    steps = Lesson("sitting-ducks", module("sitting-ducks", "notation")).steps
    for number, step in enumerate(steps, 1):
        for said, move in pairwise(step["script"]):
            if " " in said and move in step["position"]["hands"][0]:
                place, key = said.split()
                speech.begin([], place, None, texts[f"{number}.{key}"])
                lines = len(speech._sheets[-1])
                top, bottom = next(box[1:] for box in boxes[place] if lines <= box[0])
                assert bottom <= hand or top > hand + ICON, said


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_duck_says_is_there_and_nothing_else(game):
    keys = {key for key, _, _ in spoken(game)}
    steps = len({key.partition(".")[0] for key in keys})
    keys |= {f"{number}.title" for number in range(1, steps + 1)} | tasks(game)
    if game == "duck-soup":
        keys.add("shown")
    for language in LANGUAGES:
        texts = read(language)[game + "-lesson"]
        assert {VARIANT.sub("", key) for key in texts} == keys, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_duck_says_fits_into_its_box(app, game, language):
    boxes = module(game, "boxes").BOXES[app.layout.height]
    speech = importlib.import_module("engine.ui.speech").Speech(app, boxes)
    texts = shown(app, read(language)[game + "-lesson"])
    anew = read(language)["learn"]["anew"]
    for key, place, first in spoken(game):
        number = key.partition(".")[0]
        title = f"{number}/8 {texts[number + '.title']}" if first else None
        speech.begin([], place, title, f"{anew} {texts[key]}" if first else texts[key])
        assert all(len(sheet) <= speech._place[-1][0] for sheet in speech._sheets)
        torn = [sheet for sheet in speech._sheets if sheet[0][0] == "…"]
        assert torn == [] or app.layout.height == 64, key  # there the table goes first


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_of_lessons_have_room(app, language):
    texts = read(language)
    rows = [(key, text) for key, text in shown(app, texts["learn"]).items()
            if "hint" not in key and key not in ("anew", "shown", "cards.by-name")]
    for game in GAMES:
        rows += [(key, "8/8 " + text)
                 for key, text in shown(app, texts[game + "-lesson"]).items() if "title" in key]
    assert len(rows) > 16
    room = app.layout.width - 2 * app.layout.margin - app.font.width(" ▼")
    assert wide(app, rows, room) == []


def test_only_b_leads_from_the_first_words_of_a_step_to_the_step_before():
    with Player(blind=True) as player:
        lesson = begin(player, "duck-soup")
        lesson.set_up(3)
        player.idle()
        player.hold("left", 1500)
        player.hold("up", 1500)
        assert lesson.number == 3
        player.press("b")
        player.idle()
        assert lesson.number == 2


def test_b_in_a_lesson_does_not_lead_back_over_cards_that_were_drawn():
    with Player(blind=True) as player:
        lesson = begin(player, "duck-soup")
        lesson.set_up(6)
        listen(player)
        options, wanted = meant(lesson)
        move(player, lesson, next(option for option, text in options if text in wanted))
        player.idle()
        while lesson._script[lesson._at - 1] != "low 4":  # the stock is empty now
            player.press("a")
            player.idle()
        player.press("b")
        player.idle()
        assert lesson._script[lesson._at - 1] == "low 4"
