"""Files that did not reach the board, or not whole: the program says which, and what to do."""

import shutil

import pytest

from sim import machine
from tests.simulated import simulate

AGAIN = "copy the folder assets to the board again."
FILES = (
    "assets/160x128/ui.bmp",
    "assets/160x128/title.bmp",
    "assets/fonts/small.bmp",
    "assets/fonts/small.tbl",
    "assets/text/en/title.txt",
)


def report(folder, spoil):
    """What the console says when the program starts with spoilt files."""
    for part in ("assets", "engine", "hw"):
        shutil.copytree(machine.ROOT / part, folder / part, ignore=shutil.ignore_patterns("__*"))
    spoil(folder)
    program = (machine.ROOT / "code.py").read_text(encoding="utf-8")
    return simulate(folder, program, "wait 500")[1]


def test_a_whole_copy_starts(tmp_path):
    assert report(tmp_path, lambda folder: None) is None


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(tmp_path, name):
    said = report(tmp_path, lambda folder: (folder / name).unlink())
    assert said.endswith(f"{name} is missing: {AGAIN}\n")


@pytest.mark.parametrize("name", [name for name in FILES if "title.bmp" not in name])
def test_a_file_cut_short_is_named(tmp_path, name):
    """All but the title's picture, which is never read as a whole."""

    def spoil(folder):
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(whole[: len(whole) // 3])

    last = report(tmp_path, spoil).splitlines()[-1]
    assert f"{name} is damaged: {AGAIN}" in last or f"{name} lacks the text" in last
