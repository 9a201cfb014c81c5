"""How many erases a game costs each board, counted on whole games of people quick and slow."""

import importlib
import random

import pytest

from engine.autosave import Autosave
from engine.save import DUCK_SOUP, LARGEST, SETTINGS, SITTING_DUCKS, STATISTICS, Journal
from sim.nvm import Nvm

BOARDS = {"RP2040": (4096, 4096, True), "nRF52840": (8192, 4096, False),
          "SAMD51": (8192, 8192, False)}
each_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
TICKS = 2**29  # the handheld's clock starts over


class Game:
    """A person at a game: `choices` of them, thinking `seconds` on the average; the menu is
    opened after one in `menu_every` choices, the game left after each `leave_every`."""

    def __init__(self, board, choices, seconds, seed, leave_every=0, menu_every=0):
        self.nvm = Nvm(*board)
        self.journal = Journal(self.nvm, *board[1:])
        self.noise = random.Random(seed)
        self.now = TICKS - 100_000
        self.unsaved = []  # how many choices a power cut would have lost, after each choice
        self.state = bytearray(LARGEST[DUCK_SOUP] - 1)
        self.saver = self.new_saver()
        self.saver.choice_made(self.now)
        self.saver.pausing()
        for choice in range(1, choices + 1):
            self.think(seconds)
            self.state[0] = choice
            self.saver.choice_made(self.now)
            if menu_every and self.noise.randrange(menu_every) == 0:
                self.saver.pausing()
            self.unsaved.append(choice - self.saved())
            if leave_every and choice % leave_every == 0:
                self.saver.leaving()
                self.saver = self.new_saver()
                assert self.saved() == choice
        self.saver.over()
        self.journal.save(STATISTICS, 1, self.noise.randbytes(200))

    def new_saver(self):
        saver = Autosave(self.journal, DUCK_SOUP, 1, lambda: bytes(self.state))
        saver.resume()
        return saver

    def think(self, seconds):
        for _ in range(int(self.noise.expovariate(1 / seconds)) + 1):
            self.now = (self.now + 1000) % TICKS
            self.saver.tick(self.now)

    def saved(self):
        found = self.journal.load(DUCK_SOUP)
        return found[1][1] if found else 0


@each_board
@pytest.mark.parametrize("choices", [80, 130, 250])
@pytest.mark.parametrize("seconds", [2, 8, 40])
@pytest.mark.parametrize("menu_every", [0, 1, 4])
def test_a_game_costs_no_erase_unit_more_than_40_erases(board, choices, seconds, menu_every):
    game = Game(board, choices, seconds, seed=choices, menu_every=menu_every)
    assert max(game.nvm.erases) <= 40
    assert sum(game.nvm.erases) == game.journal.erases


@each_board
def test_leaving_a_game_again_and_again_does_not_start_the_count_anew(board):
    assert max(Game(board, 130, 8, seed=1, leave_every=20).nvm.erases) <= 40


def test_where_records_are_appended_each_choice_is_saved():
    assert max(Game(BOARDS["RP2040"], 130, 8, seed=1).unsaved) == 0


def test_with_two_halves_the_beginning_and_each_of_the_first_55_choices_is_saved():
    unsaved = Game(BOARDS["nRF52840"], 80, 2, seed=1).unsaved
    assert max(unsaved[:55]) == 0
    assert max(unsaved[55:71]) == 1
    assert max(unsaved[71:]) == 7


def test_with_one_block_at_most_one_choice_is_unsaved_at_first_and_two_later():
    unsaved = Game(BOARDS["SAMD51"], 80, 2, seed=1).unsaved
    assert max(unsaved[:22]) == 1
    assert max(unsaved[:60]) == 2


def one_block():
    return Autosave(Journal(Nvm(*BOARDS["SAMD51"]), 8192, False), DUCK_SOUP, 1, lambda: b"game")


def test_one_block_is_written_8_seconds_after_the_player_has_paused():
    saver = one_block()
    saver.choice_made(5000)
    saver.tick(12999)
    assert saver.resume() is None
    saver.tick(13000)
    assert saver.resume() == (1, b"game")


def test_the_menu_saves_what_is_unsaved_and_nothing_else():
    saver = one_block()
    saver.pausing()
    assert saver.resume() is None
    saver.choice_made(0)
    assert saver.resume() is None
    saver.pausing()
    assert saver.resume() == (1, b"game")


def test_a_failed_save_is_told():
    saver = Autosave(Journal(None, 0, False), DUCK_SOUP, 1, lambda: b"game")
    saver.choice_made(0)
    saver.leaving()
    assert saver.failed


def test_an_rp2040_saves_the_largest_game_ten_times_for_one_erase():
    journal = Journal(Nvm(*BOARDS["RP2040"]), 4096, True)
    for kind in (DUCK_SOUP, SITTING_DUCKS, SETTINGS, STATISTICS):
        journal.save(kind, 1, bytes(LARGEST[kind]))
    erased_at = []
    for turn in range(40):
        before = journal.erases
        journal.save(SITTING_DUCKS, 1, bytes((turn,)) * LARGEST[SITTING_DUCKS])
        if journal.erases > before:
            erased_at.append(turn)
    assert erased_at[1] - erased_at[0] >= 10
    assert erased_at[2] - erased_at[1] >= 10


def test_where_memory_is_short_an_nvm_is_rewritten_in_two_pieces_and_nothing_is_lost(monkeypatch):
    save = importlib.import_module("engine.save")
    nvm = Nvm(*BOARDS["RP2040"])
    journal = Journal(nvm, 4096, True)
    for kind in (DUCK_SOUP, SETTINGS, STATISTICS):
        journal.save(kind, 1, bytes((kind,)) * LARGEST[kind])

    def short(size):
        if size > 2048:
            raise MemoryError
        return bytearray(size)

    monkeypatch.setattr(save, "bytearray", short, raising=False)
    turn = 0
    while journal.erases == 0:
        turn += 1
        assert journal.save(SITTING_DUCKS, 1, bytes((turn,)) * LARGEST[SITTING_DUCKS])
    assert journal.erases == 2 and nvm.erases == [2]
    again = Journal(nvm, 4096, True)
    assert not again.torn and again.load(SITTING_DUCKS)[1][0] == turn
    for kind in (DUCK_SOUP, SETTINGS, STATISTICS):
        assert again.load(kind) == (1, bytes((kind,)) * LARGEST[kind])
