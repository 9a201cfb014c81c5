"""Where memory is scarce: a table makes way for pages, and what follows a game or a lesson comes
after a start with all memory."""

import importlib
import sys

import pytest

from engine.settings import WAY
from sim.machine import Reload
from tests.player import SIZES, Player
from tests.positions import YOU, duck, soup
from tests.test_app_random import press_twice
from tests.test_sitting_ducks_screens import told

GAMES = ("Duck Soup", "Sitting Ducks")
SCARCE = 40_000  # bytes that are told to be free

each_game = pytest.mark.parametrize("game", GAMES)


def make_scarce(player):
    importlib.import_module("engine.app")._free = lambda: SCARCE


def at_the_table(player, game):
    player.choose(game)
    player.press("start")
    player.idle()
    make_scarce(player)
    return player.app.top


@each_game
@pytest.mark.parametrize("size", SIZES)
def test_a_table_that_made_way_for_the_menu_looks_as_before(game, size):
    with Player(SIZES[size]) as player:
        table = at_the_table(player, game)
        player.press("right")
        player.idle()
        before = player.picture()
        player.press("start")
        assert player.screen == "menu" and table.view is None
        player.press("b")
        player.idle()
        assert player.picture() == before


@each_game
def test_pages_over_pages_are_read_while_the_table_is_away(game):
    with Player() as player:
        table = at_the_table(player, game)
        for row in ("Log", "Score", "How to play", "Settings"):
            player.press("start")
            player.choose(row)
            assert table.view is None
            player.press("b")
            assert player.screen == "menu"
            player.press("b")
            player.idle()
            assert player.app.top is table and table.view


@each_game
@pytest.mark.parametrize("row", ["Log", "Score", "How to play", "Settings"])
@pytest.mark.parametrize("second", ["a", "down", "start"])
def test_what_is_pressed_while_a_page_closes_waits_until_the_menu_below_is_back(game, row, second):
    with Player(blind=True) as player:
        at_the_table(player, game)
        player.press("start")
        player.choose(row)
        press_twice(player, "b", second)
        player.app.frame()
        player.wait(500)
        assert player.app.top.group


@each_game
def test_what_is_pressed_while_the_menu_closes_waits_until_the_table_is_back(game):
    with Player(blind=True) as player:
        table = at_the_table(player, game)
        player.press("start")
        press_twice(player, "b", "start")
        player.machine.release("start")  # it may mean something else until let go
        player.app.frame()
        player.wait(500)
        assert player.screen == "menu" and table.view is None


def test_a_table_that_was_left_holds_no_sheets():
    with Player(blind=True) as player:
        table = at_the_table(player, "Sitting Ducks")
        player.app.needs_start = lambda: False
        player.app.show_title()
        player.wait(200)
        assert not any(vars(table).values())


def test_the_text_of_a_card_has_its_icon_while_the_table_is_away_and_what_reads_it_leaves():
    with Player() as player:
        table = at_the_table(player, "Sitting Ducks")
        card = table.game.hands[table.near][table.asker().card]
        forget = importlib.import_module("engine.loading").forget
        forget("engine.ui.sheets")  # as where modules are compiled
        player.press("up")
        assert player.screen == "pages" and table.view is None
        assert player.app.top.group[-2][0] == card
        player.press("b")
        assert "engine.ui.sheets" not in sys.modules
        player.idle()
        assert table.view


@each_game
def test_a_hint_puts_the_cursor_on_its_card_once_the_table_is_back(game):
    with Player(blind=True) as player:
        table = at_the_table(player, game)
        player.press("select")
        assert table.view is None
        player.idle()
        advised = table.advice[0]
        player.press("a")
        player.idle()
        asker = table.asker()
        hand = table.game.hands[table.near]
        at = asker.card if game == "Sitting Ducks" else asker.chosen
        assert hand[at] == advised & 63 or advised not in hand


@each_game
def test_a_cursor_moved_on_after_a_hint_is_where_it_was_when_the_menu_closes(game):
    with Player(blind=True) as player:
        table = at_the_table(player, game)
        player.press("select")
        player.idle()
        player.press("a", "right")
        player.idle()
        cursor = table.asker().cursor
        player.press("start", "b")
        player.idle()
        assert table.view and table.asker().cursor == cursor


@each_game
@pytest.mark.parametrize("waits", [40, 400, 1500, 4000])
def test_a_menu_in_the_midst_of_what_happens_takes_nothing_of_it_away(game, waits):
    def play(scarce):
        with Player(blind=True) as player:
            table = at_the_table(player, game)
            if not scarce:
                importlib.import_module("engine.app")._free = lambda: 1 << 20
            for _ in range(6):
                player.press("a")
                player.wait(waits)
                player.press("start")
                assert player.screen == "menu" and (table.view is None) == scarce
                player.press("b")
                player.idle()
            log = table.log
            return log.noted, bytes(log._ring), table.session.pack()

    assert play(True) == play(False)


def test_the_menu_opens_on_a_new_deal_that_the_table_has_not_shown_yet():
    with Player(match=(soup("AS", "KS", [9, 7], [(5, 1), (3, 3)]), YOU, 0), blind=True) as player:
        player.sit_down()
        make_scarce(player)
        player.press("a")
        while player.screen != "tally" or not player.app.idle:
            player.app.frame()
        press_twice(player, "b", "start")  # both are heard before the deal is shown
        player.machine.release("start")
        player.wait(500)
        assert player.screen == "menu"
        player.press("b")
        player.idle()
        assert player.screen == "table" and player.app.top.view


def test_a_lead_is_taken_back_from_the_menu():
    with Player(match=(duck(), YOU, 3), blind=True) as player:
        player.sit_down()
        make_scarce(player)
        before = player.app.top.session.pack()
        player.press("right", "a", "start", "down", "a")
        player.idle()
        table = player.app.top
        assert table.session.pack() == before and table.view and table.asker().chosen == 1


def test_a_card_is_taken_back_from_the_menu():
    with Player(blind=True) as player:
        table = at_the_table(player, "Sitting Ducks")
        before = table.session.pack()
        player.press("a")
        player.idle()
        player.press("start", "down", "a")
        player.idle()
        assert table.session.pack() == before and table.view


def test_after_a_change_of_language_the_table_comes_back_in_it():
    with Player() as player:
        at_the_table(player, "Sitting Ducks")
        player.press("start")
        player.choose("Settings")
        player.press("a")  # the first row is the language
        player.press("b", "b")
        player.idle()
        assert "Du" in " ".join(player.texts()), told(player)


@each_game
def test_what_is_said_after_a_lesson_comes_after_the_start_that_follows_it(game):
    with Player(blind=True) as player:
        entry = importlib.import_module("engine.games").GAMES[GAMES.index(game)]
        player.app.sit_down(entry.learn)
        player.wait(100)
        make_scarce(player)
        lesson = player.app.top
        lesson._at, lesson.number = len(lesson._script), lesson.count - 1
        with pytest.raises(Reload):
            lesson._go_on()
        player.power()
        assert player.texts()[0] == "The end of the lesson" and player.screen == "notice"
        player.press("a")
        assert player.screen == "setup" and player.app.settings[WAY] == 0


def test_another_game_of_sitting_ducks_is_set_up_after_a_start_with_all_memory():
    with Player(blind=True) as player:
        table = at_the_table(player, "Sitting Ducks")
        with pytest.raises(Reload):
            table.again()
        player.power()
        assert player.screen == "setup" and player.app.top.menu.chosen > 2
        player.power()
        assert player.screen == "title"


@each_game
def test_a_lesson_goes_on_from_its_menu_in_the_same_words_or_at_another_step(game):
    with Player(blind=True) as player:
        entry = importlib.import_module("engine.games").GAMES[GAMES.index(game)]
        player.app.sit_down(entry.learn)
        player.wait(100)
        player.idle()
        make_scarce(player)
        lesson = player.app.top
        said = player.texts()
        player.press("start")
        assert lesson.view is None
        player.press("b")
        player.idle()
        assert player.texts() == said
        for row in (1, lesson.count):  # what was said, once more; the last step but one
            player.press("start", *["down"] * row, "a")
            player.idle()
            assert player.app.top is lesson and lesson.view and lesson._speech.speaks
        assert lesson.number == lesson.count - 2
        player.press("start")
        for button in ("b", "a"):  # both are heard in one frame
            player.machine.press(button)
        player.wait(100)
        player.idle()
