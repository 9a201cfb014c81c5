"""Make the README's pictures from docs/pictures.txt and docs/*-moves.txt: python3 duckpond.py sim
has run once, then .venv/bin/python docs/pictures.py"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from docs import apng
from sim import boards, png
from sim.clock import Clock
from sim.machine import Machine
from sim.shot import Script, parse

SCALE = 3
SEED = 5  # of the stills
MOVES = {"duck-soup-moves.txt": 2, "sitting-ducks-moves.txt": 6}  # scripts with their seeds
FRAME = 50  # ms at the least from frame to frame of a moving picture
LARGE = 2  # its scale
FEWEST = 20  # pictures in it


def enlarge(width, height, rgb, scale=SCALE):
    """The picture with every pixel scale × scale."""
    rows = []
    for y in range(height):
        row = rgb[3 * width * y:3 * width * (y + 1)]
        wide = b"".join(row[3 * x:3 * x + 3] * scale for x in range(width))
        rows.append(wide * scale)
    return width * scale, height * scale, b"".join(rows)


class Pictures(Script):
    """The script's shots, enlarged, into this folder."""

    def _shot(self, name):
        picture = enlarge(*self._machine.panel.picture())
        (HERE / f"{name}.png").write_bytes(png.encode(*picture))
        return ()


class Moves(Script):
    """What is seen from a shot NAME-begin to NAME-end, as the moving picture NAME."""

    _frames = None  # while recording: [(picture, when it came)], the times in µs

    def step(self):
        if self._frames is not None:
            self._look()
        super().step()

    def _look(self):
        now = self._machine.clock.now
        if self._frames and now - self._frames[-1][1] < FRAME * 1000:
            return
        picture = self._machine.panel.picture()
        if not self._frames or picture != self._frames[-1][0]:
            self._frames.append((picture, now))

    def _shot(self, name):
        name, _, what = name.rpartition("-")
        if what == "begin":
            self._frames = []
            return ()
        if len(self._frames) < FEWEST:
            raise SystemExit(f"{name}: hardly anything moves. Does its script still fit the game?")
        times = [now for _, now in self._frames] + [self._machine.clock.now + 1_000_000]
        frames = []
        for i, (picture, now) in enumerate(self._frames):
            width, height, rgb = enlarge(*picture, LARGE)
            frames.append((rgb, (times[i + 1] - now) // 1000))
        (HERE / f"{name}.png").write_bytes(apng.encode(width, height, frames))
        self._frames = None
        return ()


def make(front, name, seed):
    """Run a script on a new machine."""
    script = HERE / name
    machine = Machine(boards.get("pygamer"), Clock(), seed=seed)
    machine.run(front(machine, parse(script.read_text(), script.name), script.name, HERE))


if __name__ == "__main__":
    make(Pictures, "pictures.txt", SEED)
    for name, seed in MOVES.items():
        make(Moves, name, seed)
