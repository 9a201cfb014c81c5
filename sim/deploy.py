"""`python -m sim deploy`: Duckpond onto a CIRCUITPY drive, or into a zip file."""

import argparse
import os
import re
import shutil
import sys
import zipfile
from pathlib import Path

from sim import bundle, drive, fetch, join
from sim.bundle import Refused
from sim.machine import ROOT

_HELLO = b'print("Hello World!")'  # what the firmware writes into the code.py of a new drive
_STARTED = ("boot.py", "code.txt", "code.py")  # by the firmware; code.txt before code.py
_UNFINISHED = (
    drive.MARK
    + b""" is being copied: only a part of it is here yet.\"\"\"

print("Duckpond was not copied whole: copy it to this drive again.")
"""
)


class Plan:
    """What there is to do on a `drive.Drive`.

    files: {path: bytes} of ours that shall be there, in the order in which they are written.
    changed: paths of those that are not there yet. stale: paths of ours that shall go. others:
    paths of another program's boot.py and code.py. left: how many files stay as somebody else
    installed or wrote them. notes: what people should be told of it.
    """

    def __init__(self, target, compiler=None):
        self._drive = target
        self._compiled = compiler is not None
        self.left = 0
        self.notes = []
        self.stale = []
        self.files = {}
        together = join.COMPILED if compiler else join.TOGETHER
        own = bundle.program(target.board_id, together=together)
        self._add_libraries(bundle.libraries(own), compiler)
        own = compiler.compiled(own) if compiler else own
        self.files.update(own)
        self._add_settings()
        self.files.update((name, (ROOT / name).read_bytes()) for name in ("boot.py", "code.py"))
        self.stale += [path for path in self._ours() if path not in own]
        self.changed = [path for path, data in self.files.items() if target.read(path) != data]
        self.others = [name for name in _STARTED if self._is_another_s(name)]

    def _add_libraries(self, libraries, compiler):
        """Those that are not in lib yet; what somebody else put there, circup say, stays."""
        installed = set()
        compiled = compiler.compiled(libraries) if compiler else libraries
        for source, (path, data) in zip(libraries, compiled.items(), strict=True):
            there = {
                name: self._drive.read("lib/" + name)
                for name in (source, source.removesuffix(".py") + ".mpy")
            }
            if compiler and there[source] == libraries[source]:  # by us, without a compiler
                self.stale.append("lib/" + source)
                del there[source]
            if all(content is None for content in there.values()) or there.get(path) == data:
                self.files["lib/" + path] = data
            else:
                installed.add(source.partition("/")[0].removesuffix(".py"))
                self.left += 1
        if installed:
            self.notes.append(f"Left in lib as installed: {', '.join(sorted(installed))}.")

    def _add_settings(self):
        """Our settings.toml, unless there is one; what it should say where there is."""
        mine = (ROOT / "settings.toml").read_bytes()
        theirs = (self._drive.read("settings.toml") or b"").strip()
        fresh = theirs in (b"", mine.strip())
        if fresh:
            self.files["settings.toml"] = mine
        else:
            self.left += 1
            self.notes.append("settings.toml stays as it is on the drive.")
        board = self._drive.board_id
        if not bundle.known(board) and (fresh or not re.search(rb"(?m)^\s*display *=", theirs)):
            self.notes.append(
                f"Duckpond does not know how {f'the board {board}' if board else 'this board'} is "
                "wired: settings.toml on the drive must name its display, and the pins of display "
                f"and buttons. {ROOT / 'settings.toml'} is the example, for a Raspberry Pi Pico."
            )

    def _ours(self):
        """The paths on the drive of what Duckpond, of whatever version, once put there."""
        kinds = {
            (path.rpartition("/")[0], path[path.rfind(".") :]) for path in bundle.program(None)
        }
        for folder in bundle.FOLDERS:
            for file in sorted((self._drive.path / folder).rglob("*.*")):
                path = file.relative_to(self._drive.path).as_posix()
                if folder == "assets":  # where people may have put a language of their own
                    ours = (path.rpartition("/")[0], file.suffix) in kinds
                else:
                    ours = file.suffix in (".py", ".mpy", ".pyc")
                if ours or file.suffix == drive.PART:
                    yield path

    def _is_another_s(self, name):
        there = (self._drive.read(name) or b"").strip()
        return there not in (b"", _HELLO) and not there.startswith(drive.MARK)

    def refuse_if_too_small(self):
        """Refused if the drive has not enough space left for the changes."""
        space, read = self._drive.space, self._drive.read
        needed = sum(space(len(self.files[path])) for path in self.changed)
        gone = [path for path in (*self.changed, *self.stale) if path not in self.others]
        needed -= sum(space(len(read(path) or b"")) for path in gone)
        folders = {self._drive.path / path for path in self.changed}
        folders = {folder for path in folders for folder in path.parents if not folder.exists()}
        needed += len(folders) * space(1)
        needed += max((space(len(self.files[path])) for path in self.changed), default=0)  # .part
        free = shutil.disk_usage(self._drive.path).free
        if needed > free:
            raise Refused(
                f"{self._drive.path} is too small: {-(-needed // 1024)} KB more are needed and "
                f"{free // 1024} KB are free. Delete what you do not need" + (
                    "." if self._compiled
                    else ", or copy with --compile: compiled, Duckpond is smaller.")
            )

    def carry_out(self):
        """Make the drive so; Refused if that fails on the way.

        Whenever the drive is pulled out meanwhile, no old and new modules run together: until
        all is there, code.py is one that says that it is not.
        """
        todo = [*self.stale, *self.changed]
        if todo not in ([], ["code.py"]):
            todo = [path for path in todo if path != "code.py"] + ["code.py"]
        path = None
        try:
            for path in self.others:
                kept = self._drive.keep(path)
                self.notes.append(f"{path} was another program's: it is kept as {kept}.")
            if len(todo) > 1:
                path = "code.py"
                self._drive.write(path, _UNFINISHED)
            for path in todo:
                if path in self.files:
                    self._drive.write(path, self.files[path])
                else:
                    self._drive.remove(path)
        except (OSError, KeyboardInterrupt) as error:
            why = error.strerror if isinstance(error, OSError) else "interrupted"
            raise Refused(
                f"The copying stopped at {path}: {why}. Until it is repeated, the board "
                "only says that Duckpond was not copied whole."
            ) from error


def bundled(file, compiler):
    """Write a zip file of all that any board needs; the number of its files."""
    own = bundle.program(None, together=join.COMPILED if compiler else join.TOGETHER)
    libraries = bundle.libraries(own)
    if compiler:
        own, libraries = compiler.compiled(own), compiler.compiled(libraries)
    names = ("LICENSE", "settings.toml", "boot.py", "code.py")
    files = {name: (ROOT / name).read_bytes() for name in names}
    files |= own | {"lib/" + path: data for path, data in libraries.items()}
    unfinished = file.with_name(file.name + ".part")
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(files):
                entry = zipfile.ZipInfo(path)  # of 1980: the same files make the same bundle
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, files[path], zipfile.ZIP_DEFLATED)
        os.replace(unfinished, file)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise Refused(f"{file} cannot be written: {error.strerror}.") from error
    return len(files)


def _parser():
    parser = argparse.ArgumentParser(
        prog="duckpond.py sim deploy",
        description="Copy Duckpond to a board's CIRCUITPY drive: what the board needs and has not "
        "got yet.",
    )
    add = parser.add_argument
    add("drive", nargs="?", metavar="DRIVE", help="where the drive is; default: the one connected")
    add("--zip", metavar="FILE", help="write a bundle for all boards to a zip file instead")
    add("--compile", action="store_true", help="compile to .mpy by CircuitPython's mpy-cross of "
        "the drive's version, which the first time is fetched from Adafruit")
    add("--mpy-cross", metavar="PATH", help="compile by this mpy-cross of CircuitPython's")
    return parser


def main(argv):
    """Carry out a command line (without the command's name); the exit code."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.drive and options.zip:
        parser.error("a DRIVE or --zip, not both")
    if options.compile and (options.zip or options.mpy_cross):
        parser.error("--compile fetches the mpy-cross for a drive: not with --zip or --mpy-cross")
    try:
        compiler = bundle.Compiler(options.mpy_cross) if options.mpy_cross else None
        if options.zip:
            count = bundled(Path(options.zip), compiler)
            print(f"{options.zip}: unpack it onto the drive of a board, then press reset.")
            print(f"copied {count}, unchanged 0")
            return 0
        target = drive.Drive(options.drive) if options.drive else drive.find()
        if options.compile:
            compiler = fetch.compiler(target)
        plan = Plan(target, compiler)
        plan.refuse_if_too_small()
        print(f"{target.path}, board {target.board_id or 'not known'}")
        if plan.changed:
            size = sum(len(plan.files[path]) for path in plan.changed) // 1024
            of_all = f"{len(plan.changed)} of {len(plan.files)} files, {size} KB"
            print(f"Copying {of_all}; to a slow drive this takes minutes ...", flush=True)
        plan.carry_out()
    except (Refused, OSError) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    copied = len(plan.changed)
    if copied and not compiler:
        plan.notes.append("These are sources, with which Duck Soup plays: for Sitting Ducks most "
                          "boards need them compiled, by --compile.")
    if copied and target.board_id:
        plan.notes.append("Now press the board's reset button, or switch it off and on.")
    if plan.notes:
        print(*plan.notes, sep="\n")
    print(f"copied {copied}, unchanged {len(plan.files) - copied + plan.left}")
    return 0
