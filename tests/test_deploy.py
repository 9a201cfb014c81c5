"""Duckpond copied to a drive: what the board needs, once, safely, and with the right words."""

import collections
import dataclasses
import gc
import http.server
import os
import platform
import random
import socket
import stat
import threading
import types
import zipfile
from pathlib import Path

import pytest

from sim import __main__ as command
from sim import boards, bundle, drive, fetch, join, shot
from sim.clock import Clock
from sim.deploy import Plan
from sim.machine import ROOT, Machine

REPORT = "Adafruit CircuitPython {} on 2026-10-01; Somebody's Board with a chip\nBoard ID:{}\n"
# Says that it is CircuitPython's, and compiles to what shows from where and how.
MPY_CROSS = """#!/bin/sh
if [ "$1" = --version ]; then
    echo "{name} 10.3.0 on 2026-10-01; mpy-cross emitting mpy v6.3"
else
    printf 'C\\006%s %s %d' "$1" "$3" "$(wc -c < "$6")" > "$5"
fi
"""


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """No waiting for the disk: two hundred files each time are a while."""
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.fixture
def board(tmp_path):
    """Make the drive of a board, as the firmware leaves it."""

    def made(board_id="raspberry_pi_pico", version="10.3.0", name="CIRCUITPY"):
        folder = tmp_path / name
        (folder / "lib").mkdir(parents=True)
        (folder / "boot_out.txt").write_text(REPORT.format(version, board_id))
        (folder / "code.py").write_text('print("Hello World!")\n')
        (folder / "settings.toml").touch()
        return folder

    return made


@pytest.fixture
def mpy_cross(tmp_path):
    """Make an mpy-cross that calls itself by a name."""

    def made(name="CircuitPython"):
        path = tmp_path / "mpy-cross"
        path.write_text(MPY_CROSS.format(name=name))
        path.chmod(0o755)
        return str(path)

    return made


@pytest.fixture
def deploy(capsys):
    """Run the command; its exit code and what it says last."""

    def run(*arguments):
        code = command.main(["deploy", *map(str, arguments)])
        said = capsys.readouterr()
        return code, (said.err or said.out).splitlines()[-1]

    return run


def content(folder):
    """{path: bytes} of all files in a folder."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_an_empty_folder_gets_everything_and_the_second_time_nothing(tmp_path, deploy):
    assert deploy(tmp_path) == (0, f"copied {len(content(tmp_path))}, unchanged 0")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    assert deploy(tmp_path) == (0, f"copied 0, unchanged {len(content(tmp_path))}")
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before
    assert {path.name for path in tmp_path.iterdir()} == {
        *("code.py", "boot.py", "settings.toml", "engine", "hw", "assets", "lib")
    }


def test_no_source_of_an_asset_and_no_cache_is_copied(tmp_path, deploy):
    deploy(tmp_path)
    kinds = {Path(path).suffix for path in content(tmp_path)}
    assert not [path for path in content(tmp_path) if "source" in path or "__pycache__" in path]
    assert kinds <= {".py", ".toml", ".bmp", ".tbl", ".txt", ".jsonl"}
    assert {path.name for path in (tmp_path / "assets/text").iterdir()} == {"en", "de"}


def test_docstrings_stay_behind_and_every_line_in_its_place():
    source = ('def f(a):\n    """Does\n    it."""\n\n\n'
              'class A:\n    """A\n\n    is."""  # that\n\n    b = """c"""\n')
    assert bundle.without_docstrings('"""Says\nall."""\n' + source) == (
        'pass\n\ndef f(a):\n    pass\n\n\n\nclass A:\n    pass\n\n\n\n    b = """c"""\n'
    )


def test_a_known_board_gets_what_fits_it_alone(board, deploy):
    folder = board("pygamer")
    deploy(folder)
    files = content(folder)
    assert "hw/pygamer.py" in files and "hw/stick.py" in files
    assert "hw/selfbuilt.py" not in files and "hw/panels.py" not in files
    assert "assets/160x128/ui.bmp" in files and "engine/duck_soup/places_160x128.py" in files
    assert not [path for path in files if "240x240" in path or "128x64" in path]
    assert not [path for path in files if path.startswith("lib/adafruit_st77")]


def test_every_board_that_hw_knows_is_known_here():
    source = (ROOT / "hw" / "__init__.py").read_text(encoding="utf-8")
    for board_id, (module, size) in bundle.BOARDS.items():
        assert f'"{board_id}"' in source
        assert (ROOT / "hw" / f"{module}.py").exists()
        assert (ROOT / "assets" / size).is_dir()
    modules = {
        path.stem
        for path in (ROOT / "hw").glob("*.py")
        if "\nimport board" in path.read_text(encoding="utf-8")
    }
    assert modules - {"selfbuilt", "settings"} == {module for module, _ in bundle.BOARDS.values()}


class AtTitle:
    """Watches code.py until a person is asked, at most 10 s; notes how it ended."""

    def __init__(self, machine):
        self.machine = machine
        self.report = self.idle = None

    def step(self):
        self.idle = self.machine.app is not None and self.machine.app.idle
        if self.idle or self.machine.clock.now > 10_000_000:
            raise shot.Quit

    def ended(self, report):
        self.report = report or "code.py ended"
        raise shot.Quit


@pytest.mark.parametrize("name", boards.NAMES)
def test_what_was_copied_runs(name, board, deploy):
    simulated = boards.get(name)
    folder = board(simulated.board_id)
    if simulated.settings:
        (folder / "settings.toml").write_text(simulated.settings)
    assert deploy(folder)[0] == 0
    machine = Machine(dataclasses.replace(simulated, settings=None), Clock(), root=folder)
    front = AtTitle(machine)
    machine.run(front)
    assert front.report is None and front.idle


class AtRandom(AtTitle):
    """Chooses a row of the title, and then presses buttons, so many times in all."""

    def __init__(self, machine, row, presses):
        super().__init__(machine)
        self.chance = random.Random(row)
        self.first = ["down"] * row + ["a"]
        self.presses = presses

    def step(self):
        if self.machine.held:
            self.machine.release(*self.machine.held)
        elif self.machine.app is not None:
            buttons = self.machine.board.buttons
            self.machine.press(
                self.first.pop(0) if self.first else self.chance.choice((*buttons, *"a" * 6)))
            self.presses -= 1
        if not self.presses:
            raise shot.Quit


def play_what_is_copied(deploy, folder, row, presses):
    assert deploy(folder)[0] == 0
    machine = Machine(boards.get("pygamer"), Clock(), root=folder)
    front = AtRandom(machine, row, presses)
    gc.freeze()  # all that the tests hold would slow every collection that the app asks for
    machine.run(front)
    assert front.report is None


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("together", [join.TOGETHER, join.COMPILED], ids=["py", "mpy"])
def test_what_was_copied_plays(together, row, board, deploy, monkeypatch):
    """With short names, and with modules joined as where they are compiled."""
    monkeypatch.setattr(join, "TOGETHER", together)
    play_what_is_copied(deploy, board("pygamer"), row, 100)


@pytest.mark.soak
@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("together", [join.TOGETHER, join.COMPILED], ids=["py", "mpy"])
def test_what_was_copied_plays_for_long(together, row, board, deploy, monkeypatch, soak_scale):
    monkeypatch.setattr(join, "TOGETHER", together)
    play_what_is_copied(deploy, board("pygamer"), row, round(10_000 * soak_scale))


def test_all_of_it_fits_the_drive_of_a_pico(tmp_path, deploy):
    """One of 1 MB in clusters of 512 bytes; some of it is the file system's own."""
    deploy(tmp_path)
    space = sum(-(-len(data) // 512) * 512 for data in content(tmp_path).values())
    space += sum(512 for path in tmp_path.rglob("*") if path.is_dir())
    assert space < 960 << 10


def test_the_drivers_of_all_panels_come_along_for_a_self_built_board(board, deploy):
    folder = board()
    deploy(folder)
    listed = (ROOT / "requirements-device.txt").read_text(encoding="utf-8")
    copied = {
        path.split("/")[1].removesuffix(".py") for path in content(folder) if path[:4] == "lib/"
    }
    names = [line.partition("==")[0] for line in listed.splitlines() if "==" in line]
    assert copied == {name.replace("circuitpython-", "").replace("-", "_") for name in names}


def test_a_board_that_is_not_known_is_said_to_need_settings(board, deploy, capsys):
    command.main(["deploy", str(board("their_board"))])
    said = capsys.readouterr().out
    assert "does not know how the board their_board is wired: settings.toml on the drive" in said
    settings = board("their_board", name="second") / "settings.toml"
    settings.write_text('display = "st7789"\n')
    command.main(["deploy", str(settings.parent)])
    assert "is wired" not in capsys.readouterr().out


def test_who_copies_sources_is_told_which_game_wants_them_compiled(board, mpy_cross, capsys):
    command.main(["deploy", str(board("pygamer"))])
    assert "Sitting Ducks most boards need them compiled, by --compile." in capsys.readouterr().out
    command.main(["deploy", str(board("pygamer", name="second")), "--mpy-cross", str(mpy_cross())])
    assert "--compile" not in capsys.readouterr().out


def test_only_what_changed_is_copied(board, deploy):
    folder = board("pygamer")
    deploy(folder)
    (folder / "engine/ui/menu.py").write_bytes(b"older")
    (folder / "assets/160x128/ui.bmp").unlink()
    assert deploy(folder) == (0, f"copied 2, unchanged {len(content(folder)) - 3}")


def test_a_file_that_duckpond_had_once_goes_and_what_is_another_s_stays(board, deploy):
    folder = board("pygamer")
    theirs = ("lib/foo.mpy", "notes.txt", "assets/text/fr/title.txt", "engine/notes.md", "sd/a.py")
    ours = (
        "engine/duck_soup/gone.py",
        "hw/gone.mpy",
        "assets/160x128/gone.bmp",
        "engine/__pycache__/app.pyc",
        "engine/old/only.py",
        "assets/fonts/gone.bmp.part",
    )
    for path in (*theirs, *ours):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).touch()
    assert deploy(folder)[0] == 0
    assert [path for path in theirs if not (folder / path).exists()] == []
    assert [path for path in ours if (folder / path).exists()] == []
    assert not (folder / "engine/old").exists()


def test_settings_of_somebody_s_own_are_left_as_they_are(board, deploy, capsys):
    folder = board("pygamer")
    (folder / "settings.toml").write_text("instant_start = 1\n")
    command.main(["deploy", str(folder)])
    assert (folder / "settings.toml").read_text() == "instant_start = 1\n"
    assert "settings.toml stays as it is on the drive." in capsys.readouterr().out


def test_what_circup_installed_is_left_alone(board, deploy, capsys):
    folder = board()
    (folder / "lib/adafruit_st7789.mpy").write_bytes(b"circup's")
    command.main(["deploy", str(folder)])
    assert "Left in lib as installed: adafruit_st7789." in capsys.readouterr().out
    assert (folder / "lib/adafruit_st7789.mpy").read_bytes() == b"circup's"
    assert not (folder / "lib/adafruit_st7789.py").exists()
    assert (folder / "lib/adafruit_st7735r.py").exists()
    assert deploy(folder)[1].startswith("copied 0, ")


def test_a_library_that_is_not_here_is_said_where_to_get(board, refused, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    said = refused(board())
    assert said.startswith("The library adafruit_") and said.endswith(
        ' is not installed here. Start this command by "python3 duckpond.py sim deploy", which '
        "fetches it."
    )


@pytest.mark.parametrize("name", ["code.py", "boot.py", "code.txt"])
def test_another_program_on_the_drive_is_kept(name, board, deploy):
    folder = board("pygamer")
    (folder / name).write_text("print('mine')\n")
    assert deploy(folder)[0] == 0
    assert name == "code.txt" or (folder / name).read_bytes() == (ROOT / name).read_bytes()
    assert not (folder / "code.txt").exists()  # the firmware would start that
    kept = name.replace(".", "-before-duckpond.")
    assert (folder / kept).read_text() == "print('mine')\n"


# Compiled


def test_compiled_modules_stand_alone(board, deploy, mpy_cross):
    folder = board()
    deploy(folder)
    assert deploy(folder, "--mpy-cross", mpy_cross())[0] == 0
    files = content(folder)
    assert {path for path in files if path.endswith(".py")} == {"code.py", "boot.py"}
    size = len(bundle.program(None, together=join.COMPILED)["engine/ui/menu.py"])
    assert files["engine/ui/menu.mpy"] == b"C\x06-O3 engine.ui.menu %d" % size
    assert "lib/adafruit_st7735r.mpy" in files
    assert deploy(folder, "--mpy-cross", mpy_cross()) == (
        0,
        f"copied 0, unchanged {len(files) - 1}",
    )
    assert deploy(folder)[0] == 0
    assert not [
        path for path in content(folder) if path.startswith("engine") and path[-4:] == ".mpy"
    ]


def test_micropython_s_mpy_cross_is_refused(board, deploy, mpy_cross):
    folder = board()
    before = content(folder)
    code, said = deploy(folder, "--mpy-cross", mpy_cross("MicroPython"))
    assert code == 1 and "is not CircuitPython's mpy-cross but says 'MicroPython 10.3.0" in said
    code, said = deploy(folder, "--mpy-cross", folder / "nothing")
    assert code == 1 and "cannot be run: No such file or directory." in said
    assert content(folder) == before


def test_an_mpy_cross_in_the_folder_one_is_in_needs_no_path(board, deploy, mpy_cross, monkeypatch):
    folder, name = os.path.split(mpy_cross())
    monkeypatch.chdir(folder)
    assert deploy(board(), "--mpy-cross", name)[0] == 0


# Compiled by an mpy-cross that is fetched

INSTEAD = "copy without --compile, or give an mpy-cross by --mpy-cross PATH."


@pytest.fixture
def store(tmp_path, monkeypatch):
    """A server in the place of Adafruit's. files: {path: bytes}; missing: how many bytes fewer
    it sends than it says; asked: the paths it was asked for; address: its own."""
    state = types.SimpleNamespace(files={}, missing=0, asked=[])

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            state.asked.append(self.path)
            if self.path not in state.files:
                self.send_error(404)
                return
            data = state.files[self.path]
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data[: len(data) - state.missing])

        def log_message(self, *_):
            pass

    monkeypatch.setenv("no_proxy", "*")
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(fetch, "KEPT", tmp_path / "kept")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        state.address = f"http://127.0.0.1:{server.server_port}/"
        monkeypatch.setattr(fetch, "STORE", state.address)
        threading.Thread(target=server.serve_forever, args=[0.01]).start()
        yield state
        server.shutdown()


def test_the_mpy_cross_of_the_drive_s_version_is_fetched_once(board, deploy, store, capsys):
    path = "linux-amd64/mpy-cross-linux-amd64-10.4.0-beta.1.static"
    store.files["/" + path] = MPY_CROSS.format(name="CircuitPython").encode()
    first, second = (board("pygamer", "10.4.0-beta.1", name) for name in ("first", "second"))
    assert command.main(["deploy", "--compile", str(first)]) == 0
    assert f"Fetching {store.address}{path}\n" in capsys.readouterr().out
    assert (first / "engine/ui/menu.mpy").exists() and not list(first.glob("engine/**/*.py"))
    assert deploy("--compile", second)[0] == 0
    assert content(second) == content(first)
    assert store.asked == ["/" + path]


@pytest.mark.parametrize(
    "sent, missing, why",
    [
        (None, 0, "10.3.0.static could not be fetched (Not Found): "),
        (MPY_CROSS.format(name="CircuitPython"), 9, "could not be fetched (it was cut short): "),
        ("<html>Log in", 0, "cannot be run: Exec format error. It was deleted: try again, "),
        (MPY_CROSS.format(name="MicroPython"), 0, "mpy-cross/ It was deleted: try again, "),
    ],
)
def test_what_is_no_mpy_cross_is_not_kept(sent, missing, why, board, refused, store):
    if sent:
        store.files["/linux-amd64/mpy-cross-linux-amd64-10.3.0.static"] = sent.encode()
    store.missing = missing
    assert refused(board("pygamer"), "--compile").endswith(why + INSTEAD)
    assert len(store.asked) == 1 and not list(fetch.KEPT.glob("*"))


@pytest.mark.parametrize("listens, why", [(True, "timed out"), (False, "Connection refused")])
def test_a_store_that_does_not_answer(listens, why, board, refused, store, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        if not listens:
            silent.close()
        monkeypatch.setattr(fetch, "STORE", f"http://127.0.0.1:{port}/")
        monkeypatch.setattr(fetch, "TIMEOUT", 0.1)
        said = refused(board("pygamer"), "--compile")
    assert said.endswith(f"{why}): {INSTEAD}")


def test_a_folder_of_no_version_and_a_computer_that_is_not_known(
    tmp_path, board, refused, store, monkeypatch
):
    (tmp_path / "folder").mkdir()
    assert refused(tmp_path / "folder", "--compile") == (
        f"{tmp_path / 'folder'} has no boot_out.txt, which would name its version of "
        f"CircuitPython: {INSTEAD}"
    )
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert refused(board("pygamer"), "--compile") == (
        f"No mpy-cross is known for this computer (Linux riscv64): {INSTEAD}"
    )
    assert store.asked == []


# Refused, and nothing written


@pytest.fixture
def refused(deploy):
    """Deploy to a drive that is left as it was; what is said."""

    def run(folder, *options):
        before = content(folder) if folder.exists() else None
        code, said = deploy(folder, *options)
        assert code == 1
        assert (content(folder) if folder.exists() else None) == before
        return said

    return run


def test_an_old_circuitpython_is_refused(board, refused):
    assert refused(board("pygamer", "9.2.8")) == (
        "The board has CircuitPython 9.2.8; Duckpond needs CircuitPython 10 or newer: put it on "
        "the board first (https://circuitpython.org/board/pygamer/)."
    )


def test_a_folder_of_other_things_is_no_drive(tmp_path, refused):
    (tmp_path / "letter.txt").touch()
    assert f"{tmp_path} is no CIRCUITPY drive: it has no boot_out.txt." in refused(tmp_path)


def test_our_own_sources_are_no_drive(tmp_path, refused):
    for name in ("code.py", "duckpond.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    assert f"{tmp_path} is no CIRCUITPY drive: it has no boot_out.txt." in refused(tmp_path)


def test_a_drive_that_is_not_there(tmp_path, refused):
    assert refused(tmp_path / "x") == (
        f"{tmp_path / 'x'} is not there: connect the board, or name its drive."
    )


def test_a_boot_out_that_is_no_circuitpython_s(board, refused):
    folder = board()
    (folder / "boot_out.txt").write_text("MicroPython\n")
    assert "names no version of CircuitPython and no board" in refused(folder)


def test_a_drive_that_is_too_small(board, refused, monkeypatch, mpy_cross):
    usage = collections.namedtuple("usage", "total used free")
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(200 << 10, 80 << 10, 120 << 10))
    folder = board()
    said = refused(folder)
    assert " is too small: " in said and " KB more are needed and 120 KB are free." in said
    assert said.endswith("or copy with --compile: compiled, Duckpond is smaller.")
    assert refused(folder, "--mpy-cross", mpy_cross()).endswith("Delete what you do not need.")


def test_a_drive_that_is_read_only(board, refused):
    folder = board()
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert f"{folder} is read-only: eject it, press the board's reset button" in refused(folder)
    folder.chmod(stat.S_IRWXU)


def test_a_drive_that_cannot_be_written(board, refused, monkeypatch):
    folder = board()
    monkeypatch.setattr(Path, "touch", lambda path: os.listdir("/nothing/there"))
    assert "cannot be written: No such file or directory." in refused(folder)


# Pulled out


@pytest.mark.parametrize("writes", [0, 1, 60, -1])
@pytest.mark.parametrize("old", [True, False])
def test_a_drive_pulled_out_says_so_until_it_is_whole(writes, old, board, deploy, monkeypatch):
    """Fails after so many writes, the last file being half there; -1: before the last one."""
    folder = board()
    if old:
        deploy(folder)
        for path in (folder / "engine").rglob("*.py"):
            path.write_bytes(b"# of an older version\n")
    plan = Plan(drive.Drive(folder))
    left = writes % (1 + len(set(plan.changed) | {"code.py"}))  # code.py is written twice
    write = drive.Drive.write

    def failing(self, name, data):
        nonlocal left
        if not left:
            (self.path / name).parent.mkdir(parents=True, exist_ok=True)
            (self.path / (name + drive.PART)).write_bytes(data[: len(data) // 2])
            raise OSError(5, "Input/output error")
        left -= 1
        write(self, name, data)

    monkeypatch.setattr(drive.Drive, "write", failing)
    code, said = deploy(folder)
    assert code == 1 and said.startswith("The copying stopped at ")
    assert writes == 0 or (folder / "code.py").read_bytes().endswith(
        b'print("Duckpond was not copied whole: copy it to this drive again.")\n'
    )
    monkeypatch.undo()
    assert deploy(folder)[0] == 0
    assert deploy(folder)[1] == f"copied 0, unchanged {len(plan.files)}"
    assert not list(folder.rglob("*" + drive.PART))


def test_an_interrupted_copying_says_so(board, deploy, monkeypatch):
    def interrupted(self, name, data):
        raise KeyboardInterrupt

    monkeypatch.setattr(drive.Drive, "write", interrupted)
    code, said = deploy(board())
    assert code == 1
    assert said.startswith("The copying stopped at code.py: interrupted. Until it is repeated, ")


def test_a_drive_that_cannot_be_read(board, deploy, monkeypatch):
    folder = board()
    monkeypatch.setattr(Path, "read_bytes", lambda path: os.listdir("/nothing/there"))
    assert deploy(folder) == (1, "[Errno 2] No such file or directory: '/nothing/there'")


def test_what_is_half_copied_says_so_on_the_board(board, monkeypatch, capfd):
    folder = board("pygamer")
    write = drive.Drive.write

    def failing(self, name, data):
        if name != "code.py":
            raise OSError(28, "No space left on device")
        write(self, name, data)

    monkeypatch.setattr(drive.Drive, "write", failing)
    assert command.main(["deploy", str(folder)]) == 1
    assert ": No space left on device. Until it is repeated" in capfd.readouterr().err
    machine = Machine(boards.get("pygamer"), Clock(), root=folder)
    machine.run(AtTitle(machine))
    said = capfd.readouterr().out
    assert said == "Duckpond was not copied whole: copy it to this drive again.\n"


# Found, and bundled


def test_the_drive_is_found(board, deploy, monkeypatch, tmp_path):
    monkeypatch.setattr(drive, "MOUNTS", [f"{tmp_path}/*"])
    assert deploy()[1].startswith("No CIRCUITPY drive is connected")
    (tmp_path / "a stick").mkdir()
    first = board("pygamer")
    assert deploy()[0] == 0 and (first / "engine").exists()
    second = board(name="CIRCUITPY1")
    assert deploy() == (1, f"Several boards are connected: name one of {first}, {second}.")


def test_a_bundle_holds_what_an_empty_folder_gets_and_is_the_same_each_time(tmp_path, deploy):
    (tmp_path / "drive").mkdir()
    deploy(tmp_path / "drive")
    count = len(content(tmp_path / "drive")) + 1
    for name in ("one.zip", "two.zip"):
        assert deploy("--zip", tmp_path / name) == (0, f"copied {count}, unchanged 0")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    assert files.pop("LICENSE") == (ROOT / "LICENSE").read_bytes()
    assert files == content(tmp_path / "drive")


def test_a_bundle_s_maker_says_where_to_unpack_it(tmp_path, capsys):
    assert command.main(["deploy", "--zip", str(tmp_path / "one.zip")]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first == f"{tmp_path}/one.zip: unpack it onto the drive of a board, then press reset."


def test_a_bundle_that_cannot_be_written_leaves_nothing(tmp_path, deploy):
    assert deploy("--zip", tmp_path / "no" / "x.zip")[0] == 1
    (tmp_path / "x.zip").mkdir()
    code, said = deploy("--zip", tmp_path / "x.zip")
    assert code == 1 and said == f"{tmp_path / 'x.zip'} cannot be written: Is a directory."
    assert [path.name for path in tmp_path.iterdir()] == ["x.zip"]


@pytest.mark.parametrize(
    "wrong",
    [
        *(["one", "two"], ["one", "--zip", "two"], ["--zip"], ["--big"]),
        *(["--compile", "--zip", "one"], ["--compile", "--mpy-cross", "one"]),
    ],
)
def test_a_wrong_command_line_is_answered_with_the_usage(wrong, capsys):
    with pytest.raises(SystemExit) as end:
        command.main(["deploy", *wrong])
    assert end.value.code == 2
    assert "usage: duckpond.py sim deploy" in capsys.readouterr().err
