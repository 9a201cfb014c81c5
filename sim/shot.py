"""`python -m sim shot SCRIPT`: scripted presses, and the panel's pixels as PNG files."""

import re
import sys
from pathlib import Path

from sim import png
from sim.boards import ALL_BUTTONS
from sim.clock import Clock
from sim.machine import Machine, PowerCut, Quit

PRESS = 80  # ms a pressed button stays down: several frames, too short to repeat
PAUSE = 40  # ms after each release
SETTLED = 60  # ms for which the app must stay idle
PATIENCE = 120_000  # ms until `idle` gives up


class ScriptError(Exception):
    """A script that cannot be run; says which line and why."""


_ARGUMENTS = {  # of each command: what must follow it
    "press": ("button",),
    "hold": ("button", "milliseconds"),
    "wait": ("milliseconds",),
    "idle": (),
    "shot": ("name",),
    "power": (),
}
_PATTERNS = {"button": "|".join(ALL_BUTTONS), "milliseconds": "[0-9]+", "name": r"[\w-]+"}


def parse(text, name, buttons=ALL_BUTTONS):
    """The commands of a script as [(line number, command, arguments)].

    name: of the script, for ScriptError. buttons: those the board has.
    """
    commands = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        expected = _ARGUMENTS.get(words[0])
        where = f"{name}, line {number}: "
        if expected is None:
            raise ScriptError(f"{where}unknown command '{words[0]}'; use {', '.join(_ARGUMENTS)}.")
        if len(words) - 1 != len(expected):
            usage = " ".join([words[0], *(argument.upper() for argument in expected)])
            raise ScriptError(f"{where}'{line.strip()}' must be '{usage}'.")
        for kind, word in zip(expected, words[1:], strict=True):
            if not re.fullmatch(_PATTERNS[kind], word):
                raise ScriptError(f"{where}'{word}' is no {kind}: {_PATTERNS[kind]}.")
            if kind == "button" and word not in buttons:
                raise ScriptError(f"{where}this board has no button '{word}'.")
        commands.append((number, words[0], words[1:]))
    return commands


class Script:
    """The front that carries out the commands of a script, one after the other."""

    def __init__(self, machine, commands, name, out):
        self._machine = machine
        self._name = name
        self._out = Path(out)
        self._line = 0
        self._todo = self._run(commands)
        self.report = None  # what went wrong: a traceback, or a sentence that names the line

    def step(self):
        for signal in self._todo:
            if signal:
                raise signal
            return
        raise Quit

    def ended(self, report):
        self.report = report or self._sentence("code.py ended before the script did")
        raise Quit

    def _sentence(self, words):
        return f"{self._name}, line {self._line}: {words}.\n"

    def _run(self, commands):
        for self._line, command, arguments in commands:
            yield from getattr(self, "_" + command)(*arguments)

    def _wait(self, milliseconds):
        until = self._machine.clock.now + int(milliseconds) * 1000
        while self._machine.clock.now < until:
            yield None

    def _press(self, button):
        yield from self._hold(button, PRESS)

    def _hold(self, button, milliseconds):
        self._machine.press(button)
        yield from self._wait(milliseconds)
        self._machine.release(button)
        yield from self._wait(PAUSE)

    def _idle(self):
        clock = self._machine.clock
        busy_at = started = clock.now
        while clock.now - busy_at < SETTLED * 1000:
            if clock.now - started > PATIENCE * 1000:
                seconds = PATIENCE // 1000
                self.report = self._sentence(f"the game asked nobody for {seconds} seconds")
                yield Quit
            yield None
            app = self._machine.app
            if app is None or not app.idle:
                busy_at = clock.now

    def _shot(self, name):
        save(self._machine.panel, self._out / f"{name}.png")
        return ()

    def _power(self):
        yield PowerCut


def save(panel, path):
    """Write a panel's picture as a PNG, making its folder if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png.encode(*panel.picture()))


def save_numbered(machine, folder):
    """Write the picture as `BOARD-001.png` or the next number that is free; its path."""
    name = machine.board.name.lower()
    number = 1
    while (path := Path(folder) / f"{name}-{number:03}.png").exists():
        number += 1
    save(machine.panel, path)
    return path


def main(options):
    """Run `options.script` on a new machine; the exit code."""
    name = options.script
    board = options.hardware
    try:
        commands = parse(Path(name).read_text(encoding="utf-8"), name, board.buttons)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{name} cannot be read: {error}.", file=sys.stderr)
        return 2
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 2
    out = Path(options.out or "shots").resolve()
    out.mkdir(parents=True, exist_ok=True)
    machine = Machine(board, Clock(), options.nvm, options.seed)
    front = Script(machine, commands, name, out)
    machine.run(front)
    if front.report:
        print(front.report, end="", file=sys.stderr)
    print(f"pictures: {out}")
    return 1 if front.report else 0
