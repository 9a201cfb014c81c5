"""What the fuzzing begins with, and what it once found, as saves, requests and settings."""

import importlib
from pathlib import Path

import pytest

from sim import device, machine

SEEDS = sorted((Path(__file__).parent / "fuzz" / "corpus").glob("*/*"))


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"{seed.parent.name}-{seed.name}")
def test_nothing_but_a_refusal_in_plain_words_comes_of_it(seed):
    with device.modules(machine.ROOT):
        targets = importlib.import_module("tests.fuzz.targets")
        targets.TARGETS[seed.parent.name](seed.read_bytes())
