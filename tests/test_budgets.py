"""What a device can bear, and that nothing has become dearer unnoticed (see sim/bench.py).

Where a cost is meant to grow, or has shrunk: `python3 duckpond.py sim bench --keep`.
"""

import itertools
import json

import pytest

from sim import bench

BUDGETS = json.loads(bench.BUDGETS.read_text())
LIMITS = {
    "duck_soup_fuel_mean": 500_000,
    "duck_soup_fuel_max": 3_000_000,
    "duck_soup_normal_fuel_max": 75_000_000,
    "duck_soup_slice_max": 3_000_000,
    "duck_soup_heap_py_bytes": 48 * 1024,
    "sitting_ducks_fuel_mean": 1_500_000,
    "sitting_ducks_fuel_max": 6_000_000,
    "sitting_ducks_normal_fuel_max": 300_000_000,
    "sitting_ducks_hard_fuel_max": 450_000_000,
    "sitting_ducks_slice_max": 3_000_000,
    "sitting_ducks_heap_py_bytes": 72 * 1024,
    "app_duck_soup_heap_py_bytes": 120 * 1024,
    "app_duck_soup_heap_mpy_bytes": 100 * 1024,
    "cursor_pixels_percent_160x128": 10,
    "cursor_pixels_percent_240x240": 10,
    "cursor_pixels_percent_128x64": 10,
    "duck_soup_frame_pixels_percent_160x128": 15,
    "duck_soup_frame_pixels_percent_240x240": 6,
    "sitting_ducks_frame_pixels_percent_160x128": 15,
    "sitting_ducks_frame_pixels_percent_240x240": 6,
}


@pytest.mark.parametrize("name", BUDGETS)
def test_a_device_can_bear_it_and_it_has_not_grown_by_more_than_5_percent(name):
    cost = bench.cost(name)
    assert cost <= LIMITS.get(name, cost)
    assert cost <= BUDGETS[name] * 1.05


def test_every_cost_has_a_budget_and_every_limit_a_cost():
    assert set(itertools.chain(*bench.PARTS)) == BUDGETS.keys() >= LIMITS.keys()


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("game", bench.GAMES)
def test_the_names_of_a_game_need_no_sixth_piece_of_their_table(game, compiled):
    assert "n_pool=5," in bench.app_run(game, compiled).out


@pytest.mark.parametrize("near", [None, 9, 21, 22, 23, 24, 40, 127])
def test_the_smallest_heap_holds_what_is_kept_and_little_more(near):
    heap = bench.smallest_heap(filled, near=near)
    assert 20 < heap < 24
    assert heap == bench.smallest_heap(filled)


def test_what_runs_in_no_heap_has_no_smallest():
    with pytest.raises(bench.Unmeasured, match="MemoryError"):
        bench.smallest_heap(filled, largest=20)


def filled(heap):
    return bench.run_on_vm("-c", "kept = bytearray(20 * 1024)", heap=heap)


def test_what_fails_on_the_vm_is_not_measured():
    with pytest.raises(bench.Unmeasured, match="NameError"):
        bench.run_on_vm("-c", "quack()")
