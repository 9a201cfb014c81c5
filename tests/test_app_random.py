"""Random presses: whatever a person does, the app goes on."""

import importlib
import random
import sys

import pytest

from engine.games import GAMES
from engine.settings import DUCKS
from engine.thinking import NORMAL, PERSON
from sim import boards
from tests.player import SIZES, Player
from tests.positions import YOU, duck

FRAMES = 3_000
A = 4  # the event of that button
MILLION = 1_000_000
# What is chosen at the title, and the screens seen then.
FLOWS = {
    "duck-soup": {"setup", "table", "menu"},
    "sitting-ducks": {"setup", "table", "menu"},
    None: {"learn", "options"},
}
SAVED = duck(), YOU, 0
each_flow = pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow or "menus")


def release(player):
    for button in tuple(player.machine.held):
        player.machine.release(button)
    player.app.frame()


def press_twice(player, first, second):
    """Press two buttons before the next frame: on a board one may take a third of a second."""
    for button in tuple(player.machine.held):
        player.machine.release(button)
    player.machine.press(first)
    player.machine.release(first)
    player.machine.press(second)


def leave_title(player, flow, chance):
    """Choose a row of the flow: of a game, or None, of no game."""
    for game in GAMES:
        assert not [name for name in sys.modules if name.startswith(game.package + ".")]
    release(player)
    if player.screen != "title":
        return  # where a button has two meanings, letting go of it chooses one
    title = player.app.top
    rows = [row for row, (_, game) in enumerate(title._actions) if (game and game.name) == flow]
    steps = chance.choice(rows) - title.menu.chosen
    down, choose = player.down_and_choose
    player.press(*[down] * (steps % len(title._actions)), choose)


def press_at_random(player, flow, seed, frames):
    """Press or hold buttons at random for so many frames, now and then cut the power.

    Returns the names of the screens seen.
    """
    chance = random.Random(seed)
    board = player.machine.board
    few = "up" not in board.buttons  # which mean something else when held, or together
    choose = player.down_and_choose[1]
    buttons = board.buttons + (choose,) * (1 if few else 8)
    screens = set()
    for frame in range(frames):
        if player.screen == "title":
            leave_title(player, flow, chance)
        elif frame % 4 == 0:
            if not few or chance.random() < 0.8:
                release(player)
            if chance.random() < 0.6:
                player.machine.press(chance.choice(buttons))
            if few and chance.random() < 0.2:
                player.machine.press(chance.choice(buttons))
            elif not few and chance.random() < 0.1:
                press_twice(player, chance.choice(buttons), chance.choice(buttons))
        if chance.random() < 0.002:
            player.power()
            assert player.screen == "title"  # all that was saved is whole
        player.app.frame()
        assert len(player.app._stack) < 6
        screens.add(player.screen)
    return screens


@each_flow
@pytest.mark.parametrize("board", ["clue", "feather-oled", "feather-tft", "t-display-s3"])
def test_random_presses_never_end_the_program_on_more_boards(board, flow):
    with Player(board, SAVED, blind=True) as player:
        press_at_random(player, flow, 1, FRAMES // 3)


@each_flow
@pytest.mark.parametrize("size", SIZES)
def test_random_presses_never_end_the_program(size, flow):
    with Player(SIZES[size], SAVED, blind=True) as player:
        assert press_at_random(player, flow, 1, FRAMES) >= FLOWS[flow]


@pytest.mark.parametrize("free", [40_000, 1 << 20], ids=["scarce", "roomy"])
@pytest.mark.parametrize("first", [PERSON, NORMAL])
def test_the_language_changes_at_any_moment_where_modules_work_by_turns(first, free):
    chance = random.Random(1)
    with Player(blind=True) as player:
        importlib.import_module("engine.loading").COMPILED = True
        app = player.app
        importlib.import_module("engine.app")._free = lambda: free
        app.settings[DUCKS + 1] = first
        player.choose("Sitting Ducks")
        player.press("start")
        for _ in range(60):
            player.wait(chance.randrange(200))
            app.top.press(A)  # to go on
            player.wait(chance.randrange(100))
            app.open("engine.screens.options")  # within a frame or two, while somebody thinks
            player.wait(1)
            app.top.press(A)
            app.close()
        player.wait(5_000)
        assert player.screen == "table"


@pytest.mark.soak
@each_flow
@pytest.mark.parametrize("board", boards.NAMES)
def test_random_presses_never_end_the_program_for_long(board, flow, soak_scale):
    with Player(board, SAVED) as player:
        press_at_random(player, flow, 2, round(MILLION / 50 * soak_scale))


@pytest.mark.soak
@each_flow
@pytest.mark.parametrize("size", SIZES)
def test_a_million_frames_of_random_presses(size, flow, soak_scale):
    with Player(SIZES[size], SAVED, blind=True) as player:  # drawing takes most of the time
        press_at_random(player, flow, 3, round(MILLION * soak_scale))
