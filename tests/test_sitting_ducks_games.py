"""Sitting Ducks: the table of cards, many random games, and what they cost on the VM."""

import itertools
import statistics

import pytest

from engine.sitting_ducks.cards import KNOWN
from engine.sitting_ducks.dealing import new_deck
from engine.sitting_ducks.deck import CARDS, CODE, COPIES
from tests.device.test_sitting_ducks_games import check_cards, check_save, check_taking_back, play
from tests.vm.machine import run

SIX_PLAYERS = """
from engine.sitting_ducks.rules import Game
import engine.sitting_ducks.check  # compiled while there is most room, as at the title
from engine.sitting_ducks.position import pack, unpack
from engine.rng import Rng
from host import call
chance = Rng(1)
for seed in range(3):
    game = Game(seed, 6)
    while game.decision():
        options = game.decision()[2]
        option = options[chance.below(len(options))]
        game = unpack(pack(game))
        game.decision()
        call("mark", "choose")
        game.choose(option)
        game.decision()
        call("mark", "chosen")
import gc
gc.collect()
print(gc.mem_free())
"""


def test_there_are_100_cards_of_49_kinds():
    assert len(CARDS) == len({row[CODE] for row in CARDS}) == 49
    assert len(new_deck()) == sum(row[COPIES] for row in CARDS) == 100


def test_the_cards_that_the_rules_know_by_name_have_the_numbers_they_know():
    assert tuple(row[CODE] for row in CARDS[:len(KNOWN)]) == KNOWN


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_and_lose_no_card(seed):
    def watch(game):
        check_cards(game)
        check_save(game)
        check_taking_back(game)
    play(1000 + seed, 3 + seed % 4, watch)


@pytest.mark.soak
def test_ten_thousand_random_games_end_and_lose_no_card(soak_scale):
    for seed in range(round(10_000 * soak_scale)):
        play(seed, 3 + seed % 4, check_cards)


def test_games_of_six_leave_room_for_a_player_in_72_kb_and_are_quick():
    result = run("-c", SIX_PLAYERS, heap="72k")
    assert result.code == 0, result.err
    assert int(result.out) > 24 * 1024
    fuel = [after - before for (_, before), (name, after) in itertools.pairwise(result.marks)
            if name == "chosen"]
    assert len(fuel) > 300
    assert statistics.mean(fuel) < 1_500_000
    assert max(fuel) < 6_000_000
