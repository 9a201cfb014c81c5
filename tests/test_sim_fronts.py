"""The window, the terminal, and the demonstration."""

import io
import os
import re
import types

import pytest

from sim import boards, demo, keys, terminal
from sim.__main__ import main
from sim.clock import Clock
from sim.machine import Machine, Quit

PROGRAM = """
import board, displayio, keypad, time
display = board.DISPLAY
display.auto_refresh = False
display.refresh()
keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH, key_count=8, value_when_pressed=True)
while True:
    event = keys.events.get()
    if event and event.key_number == 1 and event.released: raise ValueError("A let go")
    time.sleep(0.01)
"""


@pytest.fixture
def pygame(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    module = pytest.importorskip("pygame")
    yield module
    module.quit()


def test_the_window_takes_clicks_and_f12_and_shows_a_crash_until_it_is_closed(tmp_path, pygame):
    from sim import window

    (tmp_path / "code.py").write_text(PROGRAM, encoding="utf-8")
    machine = Machine(boards.get("pybadge"), Clock(1.0), root=tmp_path)
    front = window.Window(machine, 2, True, tmp_path / "pictures")
    place = front._places["a"].center
    mouse = {"button": 1, "pos": place}
    colours = []

    def post(kind, **values):
        pygame.event.post(pygame.event.Event(kind, **values))

    def person():
        yield lambda: post(pygame.KEYDOWN, key=pygame.K_F12)
        yield lambda: post(pygame.MOUSEBUTTONDOWN, **mouse)
        for _ in range(20):  # 100 ms, several drawings
            yield lambda: colours.append(front._window.get_at((place[0] - 20, place[1]))[:3])
        yield lambda: post(pygame.MOUSEBUTTONUP, **mouse)

    doings, take_events = person(), front._take_events

    def take():
        take_events()
        next(doings, lambda: front.report and post(pygame.QUIT))()

    front._take_events = take
    machine.run(front)
    assert "ValueError: A let go" in front.report
    assert (tmp_path / "pictures" / "pybadge-001.png").exists()
    assert window._LIT in colours
    assert window._BUTTON in colours


def test_half_blocks_hold_two_rows_of_pixels():
    rgb = bytes((1, 2, 3) * 2 + (4, 5, 6) * 2)
    assert list(terminal.lines(2, 2, rgb)) == ["\x1b[38;2;1;2;3;48;2;4;5;6m▀▀"]


def test_a_picture_shrinks_to_the_mean_of_its_pixels():
    rgb = bytes((0, 0, 0, 100, 0, 0, 100, 40, 0, 0, 0, 0))
    assert terminal.shrink(2, 2, rgb, 2) == (1, 1, bytes((50, 10, 0)))


def test_what_a_terminal_sends_becomes_keys():
    typed = "\x1b[Ax\t\x1bOD\r"
    named = list(terminal._keys(typed))
    assert named == ["up", "x", "tab", "left", "return"]
    assert [keys.BUTTONS[key] for key in named] == ["up", "a", "select", "left", "start"]


def test_a_key_in_the_terminal_is_held_while_it_repeats_and_q_leaves(tmp_path, monkeypatch):
    machine = Machine(boards.get("pybadge"), Clock(), root=tmp_path)
    keyboard = types.SimpleNamespace(read=lambda: typed.pop(0))
    front = terminal.Terminal(machine, keyboard)
    monkeypatch.setattr(front, "_draw", lambda: None)
    now = [0.0]
    monkeypatch.setattr(terminal.time, "monotonic", lambda: now[0])
    typed, held = ["\x1b[B", "", "\x1b[B", "", "", "q"], []
    with pytest.raises(Quit):
        while True:
            front.step()
            held.append(set(machine.held))
            now[0] += 0.1
    assert held == [{"down"}, {"down"}, {"down"}, {"down"}, set()]


@pytest.fixture(name="terminal_of")
def terminal_on_no_one_s_screen(tmp_path, monkeypatch):
    """Draws a PyBadge in a terminal that says it has so many columns and lines; what is written."""

    def draw(columns, rows):
        written = io.StringIO()
        written.fileno = lambda: 1
        monkeypatch.setattr("sys.__stdout__", written)
        monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((columns, rows)))
        for variable in ("COLUMNS", "LINES"):
            monkeypatch.delenv(variable, raising=False)
        machine = Machine(boards.get("pybadge"), Clock(), root=tmp_path)
        terminal.Terminal(machine, None)._draw()
        return re.sub("\x1b\\[[0-9;]*m", "", written.getvalue())

    return draw


def test_a_terminal_that_does_not_know_its_size_is_taken_for_one_of_80_by_24(terminal_of):
    text = terminal_of(0, 0)
    assert text == terminal_of(80, 24)
    assert "Scaled 1:3." in text
    assert text.count("▀" * 53) == 21


@pytest.mark.parametrize(("columns", "rows"), [(80, 2), (80, 1), (80, 7), (19, 24)])
def test_a_terminal_too_small_to_play_in_says_so(terminal_of, columns, rows):
    text = terminal_of(columns, rows)
    placed = re.findall(r"\x1b\[(\d+);1H([^\x1b]*)", text)
    assert "▀" not in text
    assert " ".join(line for _, line in placed) == (
        "Too small to play in. Make the terminal 160 columns x 66 lines. Q: quit")
    assert all(int(row) <= rows and len(line) <= columns for row, line in placed)


def test_without_display_and_terminal_a_game_plays_itself(tmp_path, monkeypatch, capsys):
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(demo, "_LIMIT", 2)
    assert main(["play", "--seed", "1", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"pictures: {tmp_path}"
    assert (tmp_path / "001.png").exists()
    assert (tmp_path / "002.png").exists()
