"""What is counted, when it is saved, what a power cut leaves of it, and the page that shows it."""

import struct
import sys

import pytest

from engine.autosave import Autosave
from engine.save import DUCK_SOUP, STATISTICS, Journal
from sim.nvm import Nvm, PowerCut
from tests import ducks_table
from tests.player import SIZES, Player
from tests.positions import FRIENDS, YOU, soup

LAST_CARDS = soup("QS AS", "KS JS", [9, 7], [(5, 1), (3, 2)], totals=[150, 130])
QUEENS = soup("QS 2C", "3C", [9, 7], [(5, 1), (2, 2)], leader=1, table=["QH", "QC!", "QD"])
BOARDS = {"RP2040": (4096, 4096, True), "nRF52840": (8192, 4096, False),
          "SAMD51": (8192, 8192, False)}
each_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def rows(player):
    """The rows counted, only those that are not all 0: {(game, level): row}."""
    from engine import statistics

    found = statistics.load(player.app.journal)
    return {(i // 3, i % 3 + 1): tuple(row) for i, row in enumerate(found) if any(row)}


def play_on(player, screen):
    """Press A for whatever comes until a screen is on top."""
    while player.screen != screen:
        player.press("a")


def test_a_deal_is_counted_when_it_ends_and_with_it_the_game_won():
    with Player(match=(LAST_CARDS, YOU, 3), blind=True) as player:
        player.press("a")
        player.idle()
        assert rows(player) == {}
        play_on(player, "tally")
        assert rows(player) == {(0, 1): (1, 1, 0, 9 * 12, 1, 9 * 12)}  # 150 + 108: over 250


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_a_deal_counted_is_not_counted_again_after_a_power_cut(board):
    with Player(match=(LAST_CARDS, YOU, 3), blind=True, nvm=board) as player:
        player.press("a")
        play_on(player, "tally")
        counted = rows(player)
        for _ in range(3):
            player.power()
            player.press("a")
            play_on(player, "tally")
            assert rows(player) == counted


@pytest.mark.parametrize("length, then", [(0, "another match"), (3, "the next game")])
def test_a_game_counted_after_the_last_save_a_flash_can_bear_is_saved_with_the_one_after(
        length, then):
    with Player(match=(LAST_CARDS, YOU, length), blind=True) as player:
        player.press("a")
        player.idle()
        player.app.top._autosave._saves = 255
        play_on(player, "tally")
        assert rows(player) == {}
        play_on(player, "table")
        player.idle()
        player.press("start", "up", "a")
        assert player.screen == "title"
        assert rows(player)[0, 1][:2] == (1, 1), then


def test_a_duck_soup_is_counted_though_the_deal_goes_on_after_a_power_cut():
    with Player("pico-st7735", match=(QUEENS, YOU, 3), blind=True) as player:
        player.press("a")
        player.idle()
        player.press("a")
        player.power()
        player.press("a")
        play_on(player, "tally")
        assert rows(player)[0, 1][2] == 1


def test_nothing_is_counted_where_several_people_play():
    with Player(match=(LAST_CARDS, FRIENDS, 3), blind=True) as player:
        player.press("a")
        play_on(player, "tally")
        assert rows(player) == {}


def test_a_game_of_sitting_ducks_is_counted_when_it_ends():
    with Player(blind=True) as player:
        last = ducks_table.game("fire aim", "*G R w w w w", deck="", home=[3, 5, 6])
        ducks_table.sit(player, last)
        player.idle()
        player.press("a", "a")
        play_on(player, "tally")
        assert rows(player) == {(1, 1): (1, 1, 1, 3, 2, 1)}


@each_board
def test_no_cut_counts_a_deal_that_will_be_played_again(board):
    before = bytearray(b"\xff" * board[0])
    journal = Journal(before, *board[1:])
    journal.save(STATISTICS, 1, b"none")
    journal.save(DUCK_SOUP, 1, b"\0last card")
    steps = 0
    while True:
        nvm = Nvm(*board)
        nvm.content[:] = before
        saver = Autosave(Journal(nvm, *board[1:]), DUCK_SOUP, 1, lambda: b"over")
        saver.resume()
        nvm.cut_after(steps)
        try:
            saver.ended(0, b"one")
        except PowerCut:
            steps += 7
        else:
            break
        found = Journal(bytearray(nvm.content), *board[1:])
        game, counted = found.load(DUCK_SOUP), found.load(STATISTICS)
        if counted == (1, b"one"):
            assert game is None or game[1][1:] == b"over"
        if board != BOARDS["SAMD51"] and steps < 200:  # its only block is being erased
            assert game and counted == (1, b"none")
    assert steps > 7


@each_board
def test_a_deal_counted_costs_at_most_one_erase_of_a_unit(board):
    nvm = Nvm(*board)
    saver = Autosave(Journal(nvm, *board[1:]), DUCK_SOUP, 1, lambda: b"over")
    saver.choice_made(0)
    before = list(nvm.erases)
    saver.ended(0, b"one")
    assert max(now - then for now, then in zip(nvm.erases, before, strict=True)) <= 1
    assert Journal(nvm, *board[1:]).load(STATISTICS) == (1, b"one")


def test_statistics_of_another_length_are_none():
    with Player(blind=True) as player:
        player.app.journal.save(STATISTICS, 1, b"\1" * 80)
        assert rows(player) == {}


@pytest.mark.parametrize("board", SIZES.values())
def test_clearing_asks_first(board):
    with Player(board, match=(LAST_CARDS, YOU, 3)) as player:
        player.press("a")
        play_on(player, "tally")
        player.app.go("engine.screens.statistics")
        player.press("a", "start")
        assert "Clear statistics?" in player.texts()
        player.press("b")
        assert rows(player)
        player.press("start", "a")
        assert rows(player) == {}
        assert any(text.startswith("Nothing yet.") for text in player.texts())
        player.press("start")
        assert player.screen == "statistics"


@pytest.mark.parametrize("board", ["picosystem", "s3-st7789"])
def test_the_page_names_each_number_counted(board):
    """Rows of six numbers, of Duck Soup and of Sitting Ducks, easy to hard."""
    counted = [(9, 4, 2, 90, 20, 1000), (8, 3, 1, 80, 16, 480), (0,) * 6,
               (7, 2, 11, 4, 13, 70), (0,) * 6, (6, 1, 12, 5, 14, 60)]
    with Player(board) as player:
        player.app.journal.save(
            STATISTICS, 1, b"".join(struct.pack("<5HI", *row) for row in counted))
        player.power()
        player.choose("Statistics")
        texts = player.texts()
        assert texts[:8] == ["◀ You at Duck Soup ▶", "Games won",
                             "Easy", "4/9", "Normal", "3/8", "Hard", "0/0"]
        numbers = [text for text in texts if text.isdigit()]
        assert numbers == ["20", "90", "50", "2", "16", "80", "30", "1", "0", "0", "0", "0"]
        assert texts[-5:-1] == ["Deals", "Best deal", "Average", "Duck Soups"]
        player.press("right")
        texts = player.texts()
        assert texts[2:8] == ["Easy", "2/7", "Normal", "0/0", "Hard", "1/6"]
        numbers = [text for text in texts if text.isdigit()]
        assert numbers == ["11", "13", "4", "0", "0", "0", "12", "14", "5"]
        assert texts[-4:-1] == ["Ducks shot", "Ducks lost", "Most left"]
        player.press("b")
        assert player.screen == "title"
        assert "engine.statistics" not in sys.modules
