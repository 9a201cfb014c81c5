"""Make the README's pictures from docs/pictures.txt: python3 duckpond.py sim has run once, then
.venv/bin/python docs/pictures.py"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from sim import boards, png
from sim.clock import Clock
from sim.machine import Machine
from sim.shot import Script, parse

SCALE = 3
SEED = 5


def enlarge(width, height, rgb):
    """The picture with every pixel SCALE × SCALE."""
    rows = []
    for y in range(height):
        row = rgb[3 * width * y:3 * width * (y + 1)]
        wide = b"".join(row[3 * x:3 * x + 3] * SCALE for x in range(width))
        rows.append(wide * SCALE)
    return width * SCALE, height * SCALE, b"".join(rows)


class Pictures(Script):
    """The script's shots, enlarged, into this folder."""

    def _shot(self, name):
        picture = enlarge(*self._machine.panel.picture())
        (HERE / f"{name}.png").write_bytes(png.encode(*picture))
        return ()


if __name__ == "__main__":
    script = HERE / "pictures.txt"
    machine = Machine(boards.get("pygamer"), Clock(), seed=SEED)
    machine.run(Pictures(machine, parse(script.read_text(), script.name), script.name, HERE))
