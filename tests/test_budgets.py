"""What a device can bear, and that nothing has become dearer unnoticed (see sim/bench.py).

Where a cost is meant to grow, or has shrunk: `python3 duckpond.py sim bench --keep`.
"""

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


@pytest.fixture(scope="module")
def costs():
    return bench.costs()


@pytest.mark.parametrize("name", LIMITS)
def test_a_device_can_bear(name, costs):
    assert costs[name] <= LIMITS[name]


@pytest.mark.parametrize("name", BUDGETS)
def test_has_not_grown_by_more_than_5_percent(name, costs):
    assert costs[name] <= BUDGETS[name] * 1.05


def test_every_cost_has_a_budget(costs):
    assert costs.keys() == BUDGETS.keys()


def test_the_smallest_heap_holds_what_is_kept_and_little_more():
    program = ("-c", "kept = bytearray(20 * 1024)")
    assert 20 < bench.smallest_heap(*program) / 1024 < 24


def test_what_fails_on_the_vm_is_not_measured():
    with pytest.raises(bench.Unmeasured, match="NameError"):
        bench.run_on_vm("-c", "quack()")
