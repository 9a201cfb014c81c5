"""Small programs on the simulator, for the tests of the simulator itself."""

import dataclasses

from sim import boards, shot
from sim.clock import Clock
from sim.machine import Machine


def simulate(folder, program, script="wait 10", board="pygamer", seed=1, **changes):
    """(machine, what went wrong or None) after a script was run on a program that is put into
    `folder`; changes: of the board, see `boards.Board`."""
    (folder / "code.py").write_text(program, encoding="utf-8")
    changed = dataclasses.replace(boards.get(board), **changes)
    machine = Machine(changed, Clock(), seed=seed, root=folder)
    front = shot.Script(machine, shot.parse(script, "script"), "script", folder)
    machine.run(front)
    return machine, front.report


def pixel(machine, x, y):
    """The colour (red, green, blue) of a pixel of the panel; negative ones count from the end."""
    width, height, rgb = machine.panel.picture()
    start = 3 * (y % height * width + x % width)
    return tuple(rgb[start : start + 3])
