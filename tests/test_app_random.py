"""Random presses: whatever a person does, the app goes on."""

import random

import pytest

from sim import boards
from tests.player import SIZES, Player

FRAMES = 8_000
BUTTONS = boards.BUTTONS + ("a",) * 8


def release(player):
    for button in tuple(player.machine.held):
        player.machine.release(button)
    player.app.frame()


def press_at_random(player, seed, frames):
    """Press or hold buttons at random for so many frames, now and then cut the power; at the
    title, and where to learn, choose any row without Sitting Ducks. Returns the names of the
    screens seen."""
    chance = random.Random(seed)
    screens = set()
    for frame in range(frames):
        if player.screen in ("title", "learn"):
            release(player)
            menu = player.app.top._menu
            rows = [i for i, row in enumerate(menu._rows) if "Sitting" not in row[0]]
            menu.go_to(chance.choice(rows))
            player.press("b" if player.app.handheld.swapped else "a")
        elif frame % 4 == 0:
            release(player)
            if chance.random() < 0.6:
                player.machine.press(chance.choice(BUTTONS))
        if chance.random() < 0.0003:
            player.power()
        player.app.frame()
        screens.add(player.screen)
    return screens


@pytest.mark.parametrize("size", SIZES)
def test_random_presses_never_end_the_program(size):
    with Player(SIZES[size], blind=True) as player:
        screens = press_at_random(player, 1, FRAMES)
    assert screens >= {"setup", "table", "menu", "hint", "options", "pages", "tally"}


@pytest.mark.soak
@pytest.mark.parametrize("board", boards.NAMES)
@pytest.mark.parametrize("seed", range(5))
def test_random_presses_never_end_the_program_for_long(board, seed, soak_scale):
    with Player(board, blind=seed > 0) as player:  # drawing takes most of the time
        press_at_random(player, seed, round(20 * FRAMES * soak_scale))
