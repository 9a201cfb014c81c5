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
SCRIPT = "wait 500\npress a\nwait 500\npress a\nwait 3000"  # to the table of the first lesson
MODULES = ("hw/buttons.py", "hw/pygamer.py", "engine/save.py", "engine/duck_soup/table.py")


@pytest.fixture
def console(tmp_path, capsys):
    """Start a spoilt copy of the program; what it says, and the traceback, None if none."""

    def run(spoil):
        for part in ("assets", "engine", "hw"):
            ignored = shutil.ignore_patterns("__pycache__", "source")
            shutil.copytree(machine.ROOT / part, tmp_path / part, ignore=ignored)
        spoil(tmp_path)
        program = (machine.ROOT / "code.py").read_text(encoding="utf-8")
        report = simulate(tmp_path, program, SCRIPT)[1]
        if report and report.endswith("code.py ended before the script did.\n"):
            report = None
        return capsys.readouterr().out, report

    return run


def cut(name, part):
    """What spoils a file: a part of its bytes is all that is left."""

    def spoil(folder):
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(whole[: len(whole) // part])

    return spoil


def test_a_whole_copy_starts(console):
    assert console(lambda folder: None) == ("", None)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(console, name):
    said = console(lambda folder: (folder / name).unlink())
    assert said == (f"{name} is missing: {AGAIN}\n", None)


@pytest.mark.parametrize("name", [name for name in FILES if "title.bmp" not in name])
def test_a_file_cut_short_is_named(console, name):
    """All but the title's picture, which is never read as a whole."""
    said, crash = console(cut(name, 3))
    assert said.startswith((f"{name} is damaged: {AGAIN}", f"{name} lacks the text")) and not crash


@pytest.mark.parametrize("name", MODULES)
def test_a_missing_module_is_named(console, name):
    said, crash = console(lambda folder: (folder / name).unlink())
    assert said.startswith("Duckpond is not whole (") and not crash
    assert name[:-3].replace("/", ".").rpartition(".")[2] in said
    assert said.endswith("): copy it to the board again.\n")


def test_a_module_cut_short_is_said_so(console):
    said, crash = console(lambda folder: (folder / "engine/save.py").write_text("def load(\n"))
    assert said.startswith("Duckpond is not whole (") and not crash


def test_too_little_memory_is_said_so(console):
    said = console(lambda folder: (folder / "engine/save.py").write_text("raise MemoryError\n"))
    assert said == ("Duckpond ran out of memory. Press reset: your game is kept.\n", None)


def test_a_mistake_of_ours_comes_with_its_traceback_and_ends_in_words(console):
    said, crash = console(lambda folder: (folder / "engine/save.py").write_text("1 / 0\n"))
    assert not said and "ZeroDivisionError: division by zero" in crash
    assert crash.endswith(
        "Duckpond made a mistake. Press reset: your game is kept. "
        "If it does so again, copy Duckpond to the board again.\n")


def test_wrong_settings_are_said_and_end_the_program_as_if_it_were_done(tmp_path, capsys):
    """SystemExit would start the firmware's REPL, which hides the words and reloads nothing."""
    program = (machine.ROOT / "code.py").read_text(encoding="utf-8")
    program += '    print("the end")\n'
    shutil.copytree(machine.ROOT / "hw", tmp_path / "hw")
    simulate(tmp_path, program, "wait 500", "pico-st7735", settings='display = "tv"\n')
    assert capsys.readouterr().out == (
        'settings.toml: display = "tv" must be one of st7735, st7789, ssd1306, sh1107, builtin.\n'
        "the end\n")
