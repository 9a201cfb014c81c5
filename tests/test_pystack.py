"""A board's stack for Python frames: 2,048 bytes, and the program ends if they do not do."""

import pytest

from tests.player import SIZES, Player
from tests.pystack import Gauge, sizes_in
from tests.test_app_random import FLOWS, SAVED, press_at_random
from tests.test_scarce_memory import make_scarce

STACK = 2048
SPARE = 256  # for code.py and `App.run` below, and for arguments on their way
FRAMES = 1500


@pytest.mark.parametrize("scarce", [False, True], ids=["ample", "scarce"])
@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow or "menus")
@pytest.mark.parametrize("size", ["160x128", "128x64"])
def test_the_deepest_calls_fit_the_stack_for_frames(size, flow, scarce):
    with Player(SIZES[size], SAVED, blind=True) as player, Gauge() as gauge:
        if scarce:  # tables make way for pages
            player.app.needs_start = lambda: False
            make_scarce(player)
        press_at_random(player, flow, 5, FRAMES)
    assert 800 < gauge.deepest < STACK - SPARE, (gauge.deepest, gauge.chain)


def test_a_plain_function_recurses_as_deep_as_was_measured(tmp_path):
    path = tmp_path / "plain.py"
    path.write_text("def deeper(n):\n    return n and 1 + deeper(n - 1)\n")
    size = next(size for (_, _, name), size in sizes_in(path).items() if name == "deeper")
    assert abs(STACK // size - 47) <= 2  # device-facts.md
