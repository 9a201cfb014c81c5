"""Taking the last choice back: when B does it, what it brings back, and when it is too late."""

import importlib
import random
from types import SimpleNamespace

import pytest

from engine.duck_soup.notation import position_of
from tests import ducks_table
from tests.player import SIZES, Player
from tests.positions import FRIENDS, YOU, duck, soup

SOUP = soup("QS AS 2C", "KS JS 3C", [9, 7], [(5, 1), (2, 2)])
YOURS_TO_WIN = soup("AS 2C", "JS 3C", [9, 7], [(5, 1), (3, 1)], leader=1, table=["KS"],
                    hands=[["AS", "2C", "3H"], ["JS", "3C"]])


def duck_soup(position, players=YOU, board="pygamer", **more):
    """A player at the Duck Soup table."""
    return Player(board, match=(position, players, 3), blind=True, **more)


def position(player):
    return position_of(player.app.top.game)


@pytest.mark.parametrize("board", SIZES.values())
def test_b_takes_a_lead_back_while_it_is_shown(board):
    with duck_soup(duck(), board=board) as player:
        player.sit_down()
        before = position(player)
        player.press("right", "a")
        assert position(player) != before
        player.press("b")
        player.idle()
        assert position(player) == before
        assert player.app.top.log.noted == 0
        assert player.app.top.asker().chosen == 1  # the cursor is on the card again


def test_a_lead_is_taken_back_while_the_other_thinks_and_he_thinks_anew():
    with duck_soup(duck(), players=(0, 3)) as player:
        player.sit_down()
        before = position(player)
        player.press("a", "a")
        while not player.app.top._thinking:
            player.app.frame()
        player.press("b")
        player.idle()
        assert position(player) == before
        player.press("right", "a")
        player.idle()
        assert position(player) != before


def test_a_trick_won_is_taken_back_before_the_next_lead():
    with duck_soup(YOURS_TO_WIN) as player:
        player.sit_down()
        before = position(player)
        player.press("right", "right", "a")
        player.idle()
        assert "Your lead: any card" in player.texts()
        player.press("b")
        player.idle()
        assert position(player) == before


def test_what_was_taken_back_is_no_longer_told():
    with Player("picosystem", match=(YOURS_TO_WIN, YOU, 3), blind=True) as player:
        player.sit_down()
        before = player.texts()
        player.press("right", "right", "a")
        player.idle()
        player.press("b")
        player.idle()
        assert sorted(player.texts()) == sorted(before)
        player.press("a")
        assert not any(text.startswith("You win") for text in player.texts())


def test_where_nothing_can_be_taken_back_b_says_that_a_lead_cannot_quack():
    with duck_soup(duck()) as player:
        player.sit_down()
        before = position(player)
        player.press("b")
        assert "A lead cannot quack" in player.texts()
        assert position(player) == before


def test_not_after_a_card_was_drawn():
    with duck_soup(duck(table="2C", mine="AC 7C JC 7D TD KD 4H 5H QH 2S 8S 9S AS",
                        theirs="3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", leader=1)) as player:
        player.sit_down()
        player.press("a")
        after = position(player)
        assert not player.app.top.can_take_back()
        player.press("b")
        player.idle()
        assert position(player) == after


def test_not_after_the_other_has_acted():
    with duck_soup(SOUP) as player:
        player.sit_down()
        player.press("a")
        while position(player)["table"]:
            player.app.frame()
        assert not player.app.top.can_take_back()


def test_not_after_the_handheld_was_handed_over():
    with duck_soup(duck(), FRIENDS) as player:
        player.sit_down()
        player.press("a")
        assert player.app.top.can_take_back()
        while player.screen != "hand_over":
            player.app.frame()
        player.press("a")
        player.idle()
        assert not player.app.top.can_take_back()


def test_not_after_a_power_cut_and_what_was_taken_back_stays_so():
    with duck_soup(duck(), board="pico-st7735") as player:
        player.sit_down()
        before = position(player)
        player.press("a", "b")
        player.power()
        player.sit_down()
        assert position(player) == before
        player.press("a")
        player.power()
        player.press("a")
        assert not player.app.top.can_take_back()


def test_the_menu_takes_back_too():
    with duck_soup(duck()) as player:
        player.sit_down()
        before = position(player)
        player.press("a", "start", "down", "a")
        player.idle()
        assert position(player) == before


# --- Sitting Ducks ----------------------------------------------------------------------


def packed(game):
    return importlib.import_module("engine.sitting_ducks.position").pack(game)


def sitting_ducks(player, hand, line=ducks_table.LINE, **more):
    ducks_table.sit(player, ducks_table.game(hand, line, **more))
    player.idle()
    return player.app.top


def press(player, *buttons):
    for button in buttons:
        player.press(button)
        player.idle()


def test_b_takes_one_pick_back_at_a_time():
    with Player(blind=True) as player:
        table = sitting_ducks(player, "bully-drake", "R G B w w w")
        states = [packed(table.game)]
        for _ in range(4):
            press(player, "a")
            states.append(packed(table.game))
        for state in reversed(states[:-1]):
            press(player, "b")
            assert packed(table.game) == state
        assert not table.can_take_back()


def test_picks_made_before_a_power_cut_are_taken_back_too():
    with Player(blind=True) as player:
        sitting_ducks(player, "bully-drake", "R G B w w w")
        press(player, "a", "a", "a")
        player.power()
        press(player, "a")
        table = player.app.top
        saved = len(table.game.playing[0].picks)
        assert saved
        for picks in reversed(range(saved)):
            press(player, "b")
            assert len(table.game.playing[0].picks) == picks
        press(player, "b")
        assert not table.game.playing


def test_the_log_forgets_what_was_taken_back():
    with Player(blind=True) as player:
        table = sitting_ducks(player, "draft aim", "R G B G w w")
        press(player, "a", "a", "b", "right", "a")
        assert table.log.paragraph(0)[0] == "You: Draft on Blue's duck."
        press(player, "b", "b")
        assert table.log.noted == 0


def test_a_play_that_shows_nothing_hidden_is_taken_back_while_more_plays_follow():
    with Player(blind=True) as player:
        table = sitting_ducks(player, "afterburner aim draft", "R G B G w w")
        press(player, "a")
        before = packed(table.game)
        press(player, "a", "a")
        assert packed(table.game) != before
        while packed(table.game) != before:
            assert table.can_take_back()
            press(player, "b")


@pytest.mark.parametrize("hand, line, why", [
    ("afterburner fire aim", "*G B R w w w", "a card from the duck deck closes the line"),
    ("afterburner birdbrain aim", "*G B R w w w", "whether a hand holds Fire! is known"),
    ("afterburner duck-tracey aim", "*G B R w w w", "so it is if another's card asks for it"),
    ("peking-duck aim", "*G B R w w w", "five cards of the deck are known"),
    ("afterburner duck-shuffle aim", "*G B R w w w", "a new line is laid out"),
    ("aim", "G B R w w w", "a card was drawn"),
])
def test_not_after_something_hidden_was_seen(hand, line, why):
    with Player(blind=True) as player:
        table = sitting_ducks(player, hand, line, theirs="birdbrain")
        game = table.game
        plays = len(hand.split()) - 1 or 1
        while plays:
            press(player, "a")
            plays -= not game.playing
            if player.screen == "peek":
                press(player, "a")
        assert not table.can_take_back(), why


def test_not_after_a_birdbrain_even_while_a_swan_song_is_to_be_answered():
    with Player(blind=True) as player:
        table = sitting_ducks(player, "birdbrain", "*G[s] B R w w w", theirs="fire")
        player.press("a", "a")
        assert table.game.songs
        assert not table.can_take_back()


def test_what_can_be_taken_back_has_moved_no_hidden_card():
    safe = 0
    with Player(blind=True):
        hides_nothing = importlib.import_module("engine.sitting_ducks.table").Screen.hides_nothing
        rules = importlib.import_module("engine.sitting_ducks.rules")
        for seed in range(20):
            game = rules.Game(seed, 3 + seed % 4)
            chance = random.Random(seed)
            while game.decision():
                hidden = list(game.deck), list(game.draw)
                state = game.rng.state
                game.choose(chance.choice(game.decision()[2]))
                table = SimpleNamespace(game=game)
                if game.rng.state == state and hides_nothing(table, game.events):
                    safe += 1
                    assert hidden == (game.deck, game.draw)
    assert safe > 1000


@pytest.mark.parametrize("seed", range(3))
def test_taking_back_brings_back_every_state(seed):
    chance = random.Random(seed)
    taken_back = 0
    with Player(blind=True) as player:
        table = sitting_ducks(player, "afterburner fire duck-tracey aim draft", draw=["gigolo"] * 9)
        while table.game.decision() and taken_back < 20 and player.screen == "table":
            if not table.asking:
                player.press("a")
                continue
            before = packed(table.game)
            table.choose(chance.choice(table.game.decision()[2]))
            if table.can_take_back():
                table.take_back()
                assert packed(table.game) == before
                taken_back += 1
                player.idle()
                table.choose(chance.choice(table.game.decision()[2]))
    assert taken_back > 3


@pytest.mark.parametrize("pace", [100, 300, 500])
def test_who_goes_on_faster_with_a_plays_no_card_by_a_press_too_many(pace):
    with duck_soup(duck()) as player:
        player.sit_down()
        player.press("a")
        table = player.app.top
        while not table.asking:
            player.press("a")
            player.wait(pace)
        before = position(player)
        player.press("a")
        assert position(player) == before
        player.wait(1000)
        player.press("a")
        assert position(player) != before
