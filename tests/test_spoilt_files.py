"""Each file under assets/ missing, cut short or with a bit wrong: the program says which, or goes
on, and what was saved stays. A text in which a % has come or gone is taken for a mistake of the
program's: code.py then says what to do about either."""

import builtins
import os
import random
import shutil
from pathlib import Path

import pytest

from engine.save import DUCK_SOUP
from sim import machine
from tests.player import SIZES, Player
from tests.positions import YOU, duck
from tests.test_app_random import FLOWS, press_at_random

FRAMES = 1000
AGAIN = ": copy the folder assets to the board again."


def use(player):
    """Switch on, and use everything that there is: what the program says as it ends, or None."""
    try:
        player.power()
        for flow in FLOWS:
            player.app.show_title()
            press_at_random(player, flow, 1, FRAMES)
        player.app.go("engine.screens.statistics")
    except Exception as error:  # noqa: BLE001 (code.py, too, catches whatever it is)
        return error
    return None


def used_files(size):
    """The files of assets/ that are opened then, by name."""
    names = set()

    def spy(path, *arguments, **more):
        names.add(str(path))
        return host_open(path, *arguments, **more)

    host_open, builtins.open = builtins.open, spy
    try:
        with Player(SIZES[size], (duck(), YOU, 0), blind=True) as player:
            assert use(player) is None
    finally:
        builtins.open = host_open
    return sorted(name for name in names if name.startswith("assets/"))


def use_spoilt(size, folder, name, spoil):
    """What `use` says where a file was replaced by what spoil(its bytes) returns, or removed."""
    path = Path(folder, name)
    whole = path.read_bytes()
    with Player(SIZES[size], (duck(), YOU, 0), blind=True) as player:
        os.chdir(folder)
        path.unlink()
        spoilt = spoil(whole)
        if spoilt is not None:
            path.write_bytes(spoilt)
        try:
            error = use(player)
            assert player.app.journal.load(DUCK_SOUP)
        finally:
            path.write_bytes(whole)
    return error


@pytest.fixture
def copy(tmp_path):
    """A folder with a copy of assets/."""
    shutil.copytree(machine.ROOT / "assets", tmp_path / "assets")
    return tmp_path


def try_missing(size, copy, names):
    for name in names:
        error = use_spoilt(size, copy, name, lambda whole: None)
        assert error.args == (f"{name} is missing{AGAIN}",)


def try_damaged(size, copy, names, seed):
    """Cut short and with a bit wrong: the words say to copy it again, or it does not matter."""
    chance = random.Random(seed)

    def cut(whole):
        return whole[:chance.randrange(len(whole))]

    def flip(whole):
        spoilt = bytearray(whole)
        spoilt[chance.randrange(min(len(whole), 200))] ^= 1 << chance.randrange(8)
        return spoilt

    for name in names:
        for spoil in (cut, flip):
            error = use_spoilt(size, copy, name, spoil)
            if not (name.startswith("assets/text/") and isinstance(error, TypeError)):
                assert error is None or str(error.args[0]).endswith(AGAIN), (name, error)


def test_a_file_that_is_missing_or_damaged_is_named(copy):
    names = used_files("160x128")
    assert len(names) > 20
    try_missing("160x128", copy, names[::9])
    try_damaged("160x128", copy, names[::9], 1)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
def test_every_file_that_is_missing_or_damaged_is_named(size, copy, soak_scale):
    names = used_files(size)
    count = round(len(names) * min(soak_scale, 1))
    try_missing(size, copy, random.Random(1).sample(names, count))
    for seed in range(round(10 * soak_scale)):
        try_damaged(size, copy, names, seed)
