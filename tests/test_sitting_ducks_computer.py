"""The Sitting Ducks players in many games: fair, never stuck, and not too long over a slice."""

import itertools
import math

import pytest

from engine.sitting_ducks import easy, hard, normal
from engine.sitting_ducks.rules import Game
from tests.device.test_sitting_ducks_computer import chosen, same_choices
from tests.vm.machine import run

LEVELS = {"easy": easy.think, "normal": normal.think, "hard": hard.think}
SIX_PLAYERS = """
from engine.sitting_ducks.rules import Game
from engine.sitting_ducks.{level} import think
from host import call
game = Game(4, 6)
for _ in range(200):
    if game.decision():
        call("mark", "decision")
        for option in think(game.view(game.decision()[0])):
            call("mark", str(game.turn))
        game.choose(option)
"""
ALL_OPPONENTS = 900_000_000  # fuel they may burn between two turns of a person


def play(seed, players, think):
    """Play a game of one level alone; returns how many choices it took."""
    game = Game(seed, players)
    for choices in itertools.count():
        if game.decision() is None:
            assert game.winners()
            return choices
        game.choose(chosen(think, game))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level):
    assert sum(same_choices(LEVELS[level], seed, 3 + seed % 4) for seed in range(6)) > 600


@pytest.mark.parametrize("level", LEVELS)
def test_games_end(level):
    for seed in range(12):
        assert play(seed, 3 + seed % 4, LEVELS[level]) < 1000


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_thousands_of_games_end(level, soak_scale):
    for seed in range(1000, 1000 + math.ceil(3000 * soak_scale)):
        assert play(seed, 3 + seed % 4, LEVELS[level]) < 1000


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_none_of_thousands_of_choices(level, soak_scale):
    for seed in range(100, 100 + math.ceil(100 * soak_scale)):
        assert same_choices(LEVELS[level], seed, 3 + seed % 4) > 30


@pytest.mark.parametrize("level", LEVELS)
def test_with_six_players_neither_a_slice_nor_a_round_of_thinking_is_too_long(level):
    result = run("-c", SIX_PLAYERS.format(level=level), heap="96k")
    assert result.code == 0, result.err
    slices = [(turn, after - before) for (_, before), (turn, after)
              in itertools.pairwise(result.marks) if turn != "decision"]
    assert len(slices) > 1000
    assert max(fuel for _, fuel in slices) <= 3_000_000
    turns = [sum(fuel for _, fuel in turn)
             for _, turn in itertools.groupby(slices, lambda slice: slice[0])]
    assert len(turns) > 60
    assert max(turns) <= ALL_OPPONENTS / 5
    assert max(sum(turns[i:i + 5]) for i in range(len(turns) - 4)) <= ALL_OPPONENTS
