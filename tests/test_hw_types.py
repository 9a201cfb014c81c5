"""Every call to a hardware module is one the firmware has, every pin one the board has."""

import ast
import os
import re
import site
import subprocess
import sys
from pathlib import Path

import pytest

from sim import bundle
from tests import device_syntax

TOP = Path(__file__).parent.parent
BOARDS = {"pygamer", "pybadge", "picosystem", "clue", "selfbuilt"}  # of hw, of which one is used
DEFINITIONS = "board_definitions"  # of circuitpython-stubs
ELSEWHERE = (  # where the stubs are wrong, or wider than what we have
    'Unexpected keyword argument "color_index" for "Rectangle"',  # the firmware takes it
    'incompatible type "Bitmap | OnDiskBitmap"; expected "Bitmap"',  # a TileGrid of our own
)


def stub(*parts):
    """The text of a stub of circuitpython-stubs."""
    places = [
        Path(packages).joinpath(*parts, "__init__.pyi") for packages in site.getsitepackages()
    ]
    return next(path for path in places if path.exists()).read_text(encoding="utf-8")


def board_stub(board_id, folder):
    """Write the module `board` of one board into a folder, for mypy to find it first."""
    text = stub(DEFINITIONS, board_id).replace("displayio.Display", "busdisplay.BusDisplay")
    folder.mkdir()
    (folder / "board.pyi").write_text("import busdisplay\n" + text, encoding="utf-8")


@pytest.fixture(scope="session")
def cache(tmp_path_factory):
    """Where mypy keeps what it has read of the stubs that all boards share."""
    return tmp_path_factory.mktemp("mypy")


def complaints(files, stubs, cache):
    """The errors that mypy finds in files, a line each. stubs: a folder with more stubs."""
    command = [sys.executable, "-P", "-m", "mypy", "--check-untyped-defs", "--no-error-summary"]
    command += ["--follow-imports=silent", "--python-version=3.11"]
    command += ["--disable-error-code=import-untyped"]  # the panel drivers carry no types
    command += [f"--cache-dir={cache}"]
    done = subprocess.run(
        [*command, *files],
        check=False,
        cwd=TOP,
        env={**os.environ, "MYPYPATH": str(stubs)},
        capture_output=True,
        text=True,
    )
    assert done.returncode in (0, 1), done.stderr
    return [line for line in done.stdout.splitlines() if ": error: " in line]


@pytest.mark.parametrize(
    ("board_id", "module"),
    [
        ("pygamer", "pygamer"),
        ("pybadge", "pybadge"),
        ("edgebadge", "pybadge"),
        ("pimoroni_picosystem", "picosystem"),
        ("clue_nrf52840_express", "clue"),
        ("raspberry_pi_pico", "selfbuilt"),
        ("adafruit_feather_rp2040", "selfbuilt"),
    ],
)
def test_calls_and_pins_exist_on(board_id, module, tmp_path, cache):
    board_stub(board_id, tmp_path / "stubs")
    files = [path for path in (TOP / "hw").glob("*.py") if path.stem not in BOARDS - {module}]
    assert complaints([*files, TOP / "boot.py"], tmp_path / "stubs", cache) == []


def test_what_is_drawn_with_is_called_as_it_is_in_the_firmware(tmp_path, cache):
    """In `engine`, where much else has no types, only what mypy says of these modules counts."""
    sources = [path.read_bytes() for path in (TOP / "engine").rglob("*.py")]
    names = set().union(*map(bundle.imports, sources)) & device_syntax.FIRMWARE
    assert names >= {"bitmaptools", "displayio"}
    for module in sorted(names):
        tree = ast.parse(stub(f"{module}-stubs"))
        names |= {node.name for node in tree.body if hasattr(node, "name")}
    of_them = re.compile('Module "?({0})"? |"({0})"'.format("|".join(names)))
    found = complaints([TOP / "engine"], tmp_path / "stubs", cache)
    found = [line for line in found if of_them.search(line)]
    assert [line for line in found if not any(known in line for known in ELSEWHERE)] == []
