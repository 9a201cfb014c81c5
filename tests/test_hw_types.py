"""Every call of `hw/` to a hardware module is one the firmware has, every pin one the board has."""

import os
import site
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
BOARDS = {"pygamer", "pybadge", "picosystem", "selfbuilt"}  # of hw, of which one is used
DEFINITIONS = "board_definitions"  # of circuitpython-stubs


def board_stub(board_id, folder):
    """Write the module `board` of one board into a folder, for mypy to find it first."""
    for packages in site.getsitepackages():
        source = Path(packages) / DEFINITIONS / board_id / "__init__.pyi"
        if source.exists():
            break
    text = source.read_text(encoding="utf-8").replace("displayio.Display", "busdisplay.BusDisplay")
    folder.mkdir()
    (folder / "board.pyi").write_text("import busdisplay\n" + text, encoding="utf-8")


@pytest.mark.parametrize(
    ("board_id", "module"),
    [
        ("pygamer", "pygamer"),
        ("pybadge", "pybadge"),
        ("edgebadge", "pybadge"),
        ("pimoroni_picosystem", "picosystem"),
        ("raspberry_pi_pico", "selfbuilt"),
    ],
)
def test_calls_and_pins_exist_on(board_id, module, tmp_path):
    board_stub(board_id, tmp_path / "stubs")
    command = [sys.executable, "-P", "-m", "mypy", "--check-untyped-defs"]
    command += ["--follow-imports=silent", "--python-version=3.11"]
    command += ["--disable-error-code=import-untyped"]  # the panel drivers carry no types
    command += [f"--cache-dir={tmp_path / 'cache'}"]
    files = [path for path in (TOP / "hw").glob("*.py") if path.stem not in BOARDS - {module}]
    done = subprocess.run(
        [*command, *files],
        check=False,
        cwd=TOP,
        env={**os.environ, "MYPYPATH": str(tmp_path / "stubs")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
