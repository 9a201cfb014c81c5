"""Scripts: what they say of their mistakes, and of the game's."""

import pytest

from sim import shot
from sim.__main__ import main
from tests.simulated import simulate

MISTAKES = {
    "jump": "line 2: unknown command 'jump'; use press, hold, wait, idle, shot, power.",
    "press": "line 2: 'press' must be 'press BUTTON'.",
    "press x": "line 2: 'x' is no button: up|down|left|right|a|b|start|select|c.",
    "hold a long": "line 2: 'long' is no milliseconds",
    "shot ../secret": "line 2: '../secret' is no name",
    "wait 10 20": "line 2: 'wait 10 20' must be 'wait MILLISECONDS'.",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_bad_script_ends_with_2_and_names_the_line(tmp_path, capsys, line):
    script = tmp_path / "script.txt"
    script.write_text(f"# first\n{line}\n", encoding="utf-8")
    assert main(["shot", str(script)]) == 2
    assert MISTAKES[line] in capsys.readouterr().err


def test_a_button_that_the_board_lacks_is_named():
    with pytest.raises(shot.ScriptError, match="line 1: this board has no button 'select'"):
        shot.parse("press select", "script", ("a", "b"))


def test_a_script_that_is_not_there_ends_with_2(tmp_path, capsys):
    assert main(["shot", str(tmp_path / "none.txt")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_an_nvm_file_of_another_size_is_refused_and_left_alone(tmp_path, capsys):
    script, nvm = tmp_path / "script.txt", tmp_path / "small.nvm"
    script.write_text("wait 1", encoding="utf-8")
    nvm.write_bytes(b"duck")
    assert main(["shot", str(script), "--nvm", str(nvm)]) == 2
    assert "4 bytes" in capsys.readouterr().err
    assert nvm.read_bytes() == b"duck"


def test_a_crash_is_reported_without_the_simulators_own_lines(tmp_path):
    _, report = simulate(tmp_path, "import time\ntime.sleep(0.1)\n1 / 0\n", "wait 1000")
    assert report.startswith("Traceback")
    assert report.endswith("ZeroDivisionError: division by zero\n")
    assert "sim/" not in report


def test_a_program_that_ends_leaves_the_script_stuck(tmp_path):
    _, report = simulate(tmp_path, "import time\ntime.sleep(0.1)", "wait 1000")
    assert report == "script, line 1: code.py ended before the script did.\n"


APP = """
import time
class App:
    idle = False
current = App()
def run():
    time.sleep({busy})
    current.idle = True
    time.sleep(1000)
"""


def with_app(folder, busy):
    (folder / "engine").mkdir()
    (folder / "engine" / "__init__.py").write_text("")
    (folder / "engine" / "app.py").write_text(APP.format(busy=busy))
    return "from engine import app\napp.run()"


def test_idle_waits_until_a_person_is_asked(tmp_path):
    machine, _ = simulate(tmp_path, with_app(tmp_path, 30), "idle\nshot asked")
    assert 30e6 < machine.clock.now < 31e6
    assert (tmp_path / "asked.png").read_bytes().startswith(b"\x89PNG")


def test_idle_gives_up_after_two_minutes(tmp_path):
    machine, report = simulate(tmp_path, with_app(tmp_path, 500), "wait 1\nidle")
    assert report == "script, line 2: the game asked nobody for 120 seconds.\n"
    assert 120e6 < machine.clock.now < 121e6
