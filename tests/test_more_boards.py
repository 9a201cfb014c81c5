"""Boards of two and three buttons, and displays made of another size's sheets."""

from pathlib import Path

import pytest

from sim import shot
from tests.player import MORE_SIZES, Player
from tests.test_screens_golden import RENEW, kept

GOLDEN = Path(__file__).parent / "golden"
FEW = {"clue": ("a", "b"), "feather-oled": ("c", "b"), "t-display-s3": ("a", "b")}


@pytest.fixture(params=FEW)
def player(request):
    with Player(request.param) as handheld:
        handheld.next, handheld.choose_button = FEW[request.param]
        handheld.idle()
        yield handheld


def together(player):
    """Press the first and the last button at once."""
    buttons = player.machine.board.buttons
    for button in (buttons[0], buttons[-1]):
        player.machine.press(button)
    player.wait(shot.PRESS)
    for button in (buttons[0], buttons[-1]):
        player.machine.release(button)
    player.idle()


def test_two_buttons_reach_the_text_of_a_card_and_all_else_in_the_menu(player):
    player.choose("Sitting Ducks")
    player.idle()
    assert player.screen == "setup"
    hint = player.texts()[-1]
    assert hint.startswith("Ⓑ players   hold Ⓑ back")
    player.press(*[player.next] * 5, player.choose_button)
    player.idle()
    assert player.screen == "table"
    together(player)
    assert player.screen == "menu"
    player.choose("Text of the card")
    assert player.screen == "pages"
    player.hold("b", 700)
    assert player.screen == "table"
    together(player)
    player.choose("Log")
    assert player.screen == "log"


@pytest.mark.parametrize("menu", ["Duck Soup", "Sitting Ducks", "Settings", "Learn to play"])
def test_the_foot_of_a_narrow_menu_says_in_german_how_to_go_back(menu):
    with Player("feather-oled", language="de") as player:
        player.choose(menu)
        player.idle()
        assert player.texts()[-1].endswith("lang Ⓑ zurück")


def test_a_card_is_gone_to_and_played_with_two_buttons(player):
    player.choose("Duck Soup")
    player.idle()
    player.press(player.choose_button)  # another opponent
    assert "Hard" in player.texts()
    player.press(player.next, player.next, player.choose_button)
    player.idle()
    table = player.app.top
    player.hold(player.next, 800)  # on, and again and again
    assert 2 < table._asker.chosen < 6
    card = table.game.hands[table.near][table._asker.chosen]
    player.press(player.choose_button)
    player.idle()
    assert card not in table.game.hands[table.near]


@pytest.mark.parametrize("size", MORE_SIZES)
def test_tables_look_as_kept(size):
    """As in test_screens_golden, but one picture of each game."""
    wrong = []

    def look(name):
        path = GOLDEN / size / f"{name}.png"
        if RENEW:
            shot.save(player.machine.panel, path)
        elif kept(path) != player.picture():
            shot.save(player.machine.panel, path.with_suffix(".new.png"))
            wrong.append(f"{path} is not what is seen now")
        wrong.extend(player.crowded())

    with Player(MORE_SIZES[size]) as player:
        player.choose("Sitting Ducks")
        player.press("start")
        player.idle()
        player.wait(1000)
        look("sitting-ducks")
        player.app.show_title()
        player.wait(100)
        player.choose("Duck Soup")
        player.press("start")
        player.idle()
        player.wait(1000)
        look("duck-soup")
    assert wrong == []
