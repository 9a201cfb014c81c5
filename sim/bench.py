"""What the engine costs: speed on this machine, fuel and heap on the 32-bit VM of tests/vm/.

Fuel is what wasmtime counts, about one unit an instruction. Unlike seconds it is the same in
every run and on every machine, as is a heap, so tests/budgets.json can hold them.
"""

import argparse
import ast
import atexit
import functools
import importlib
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from sim import pixels

BUDGETS = Path(__file__).parents[1] / "tests" / "budgets.json"
GAMES = ("duck_soup", "sitting_ducks")
LEVELS = ("easy", "normal", "hard")
LARGEST_HEAP = 128  # KB: all that a board has, and what the runs get whose fuel is counted
APP_HEAP = 320  # KB in which the app surely runs
TURNS = {"duck_soup": 200, "sitting_ducks": 120}  # decisions that a level's figures are taken from
FUEL_PER_MS = 150_000  # on a device, as measured on an emulated RP2040
FUEL_PROGRAM = "/tests/vm/fuel.py"
GAME_PROGRAM = "/tests/vm/game.py"
APP_PROGRAM = "/tests/vm/app.py"
MODULES_PROGRAM = "/tests/vm/modules.py"
TITLES = {"duck_soup": "Duck Soup", "sitting_ducks": "Sitting Ducks"}


class Unmeasured(Exception):
    """A figure could not be had; says why."""


def decisions_per_second(game, seconds=5.0):
    """Decisions of random play a second on this machine, each with its options and choice."""
    rules = importlib.import_module(f"engine.{game}.rules")
    players = (3,) if game == "sitting_ducks" else ()
    play = rules.Game(1, *players)
    chance = random.Random(1).random
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(1000):
            decision = play.decision()
            if decision is None:
                play = rules.Game(decisions, *players)
                decision = play.decision()
            options = decision[2]
            play.choose(options[int(chance() * len(options))])
            decisions += 1
    return round(decisions / spent)


def steps(game, decisions=1000):
    """Fuel of each `choose` with the `decision` after it, over so many random decisions."""
    marks = run_on_vm(FUEL_PROGRAM, game, "random", str(decisions)).marks
    return [
        fuel - before for (_, before), (name, fuel) in itertools.pairwise(marks) if name == "chosen"
    ]


@functools.cache
def moves(game, level):
    """The turns of a level's player where it has a choice, each a list of its slices' fuel."""
    thought = []
    marks = run_on_vm(FUEL_PROGRAM, game, level, str(TURNS[game])).marks
    for (_, before), (name, fuel) in itertools.pairwise([("", 0), *marks]):
        if name == "think":
            thought.append([])
        elif name == "slice":
            thought[-1].append(fuel - before)
    return thought


def smallest_heap(run, largest=LARGEST_HEAP, near=None):
    """KB of the smallest heap in which a program comes to a good end.

    run: runs it in so many KB, see `run_on_vm`; near: where it is sought first, for a run takes
    seconds.
    """
    works, fails = largest, 8  # 8 KB hold little more than the interpreter's own state
    heap, step = (near, 1) if near else ((works + fails) // 2, largest)
    while works - fails > 1:
        try:
            run(heap)
            works = heap
        except Unmeasured:
            fails = heap
        middle = (works + fails) // 2
        heap = max(middle, works - step) if works < largest else min(middle, fails + step)
        step *= 2
    if works == largest:
        run(largest)  # or says why it does not work there either
    return works


def run_on_vm(*program, heap=LARGEST_HEAP, **more):
    """Run a program on the VM in so many KB and return the `Run`; Unmeasured if it fails.

    more: of `tests.vm.machine.run`.
    """
    try:
        machine = importlib.import_module("tests.vm.machine")
        result = machine.run(*program, heap=f"{heap}k", **more)
    except ModuleNotFoundError as missing:
        raise Unmeasured(f"{missing}; `python3 duckpond.py test` installs it.") from None
    except RuntimeError as failure:
        raise Unmeasured(str(failure)) from None
    if result.code != 0:
        raise Unmeasured(f"{' '.join(program)} failed on the VM: {result.err.strip()}")
    return result


@functools.cache
def copied(compiled):
    """The folder of the project as a board gets it, from source or compiled; it goes with the
    program."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    try:
        copier = importlib.import_module("tests.vm.copied")
    except ModuleNotFoundError as missing:
        raise Unmeasured(f"{missing}; `python3 duckpond.py test` installs it.") from None
    copier.copy_into(Path(folder.name), compiled=compiled)
    return Path(folder.name)


@functools.cache
def app_run(game, compiled, heap=APP_HEAP):
    """The `Run` of the whole app playing a game, from power-on back to the title."""
    return run_on_vm(APP_PROGRAM, TITLES[game], heap=heap, top=copied(compiled))


def app_heap(game, compiled):
    """Bytes that must be free at the start, as `gc.mem_free()` tells them, for the whole app to
    play a game; what only the program and the stand-ins take is not counted."""
    def free(heap):
        return int(app_run(game, compiled, heap).marks[0][0].removeprefix("free "))

    near = _kept(f"app_{game}_heap_{'mpy' if compiled else 'py'}_bytes")
    if near:  # of 44 bytes of a heap one is for its own tables
        near = APP_HEAP - round((free(APP_HEAP) - near) * 44 / 43 / 1024)
    return free(smallest_heap(functools.partial(app_run, game, compiled), APP_HEAP, near))


def _kept(name):
    """A figure as it was when tests/budgets.json was written; 0 if it was not there."""
    return json.loads(BUDGETS.read_text()).get(name, 0)


def _app_heap_figures():
    sources = [app_heap(game, False) for game in GAMES]
    compilates = [app_heap(game, True) for game in GAMES]
    return *sources, *compilates, max(sources), max(compilates)


def _app_fuel_figures():
    """Of starting, compiled, and of the first cursor move and card of each game."""
    figures = []
    for game in GAMES:
        fuel = dict(app_run(game, True).marks)
        figures += [fuel["moved"] - fuel["press"], fuel["played"] - fuel["play"]]
    return fuel["title"] - fuel["start"], *figures


def resident():
    """Bytes that stay of each module of the engine, compiled and joined (`sim.join`): pairs
    (module, bytes), as imported in the order of a board that plays one game after the other."""
    names = []
    for part in ("app", "screens/title", "table", "duck_soup/table", "duck_soup/normal",
                 "sitting_ducks/table", "sitting_ducks/normal"):
        _depend("engine." + part.replace("/", "."), names)
    top = copied(True)
    there = [name for name in names if (top / (name.replace(".", "/") + ".mpy")).exists()]
    out = run_on_vm(MODULES_PROGRAM, *there, heap=APP_HEAP, top=top).out
    return [(line.split()[0], int(line.split()[1])) for line in out.splitlines()]


def _depend(name, names):
    """Add a module of the engine, after what it imports, to names."""
    package = name.split(".")[:-1]
    tree = ast.parse((BUDGETS.parents[1] / (name.replace(".", "/") + ".py")).read_text())
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[:len(package) - node.level + 1] + (node.module or "").split(".")
            for module in (base, *(base + [alias.name] for alias in node.names)):
                path = BUDGETS.parents[1].joinpath(*filter(None, module)).with_suffix(".py")
                if path.exists() and ".".join(filter(None, module)) not in names:
                    _depend(".".join(filter(None, module)), names)
    if name not in names:
        names.append(name)


def _pixel_figures(size):
    """Of the largest frame of a cursor move in either game, and of a turn of each."""
    largest = pixels.largest(size)
    return max(cursor for cursor, _ in largest.values()), *[largest[game][1] for game in GAMES]


def _step_figures(game):
    fuel = steps(game)
    return round(statistics.mean(fuel)), max(fuel)


def _move_figures(game, level):
    fuel = [sum(slices) for slices in moves(game, level)]
    p95 = statistics.quantiles(fuel, n=20, method="inclusive")[-1]
    return round(statistics.median(fuel)), round(p95), max(fuel)


def _slice_figure(game):
    return (max(max(slices) for level in LEVELS for slices in moves(game, level)),)


def _heap_figures(game):
    heaps = []
    for level in LEVELS:
        near = _kept(f"{game}_{'hard_' if level == 'hard' else ''}heap_py_bytes") // 1024
        heaps.append(1024 * smallest_heap(
            lambda heap, level=level: run_on_vm(GAME_PROGRAM, game, level, "1", heap=heap),
            near=near))
    return max(heaps[:2]), heaps[2]


def _parts(game):
    """Yield the names of figures that are had together, and the function that has them."""
    yield (f"{game}_fuel_mean", f"{game}_fuel_max"), functools.partial(_step_figures, game)
    for level in LEVELS:
        names = tuple(f"{game}_{level}_fuel_{part}" for part in ("median", "p95", "max"))
        yield names, functools.partial(_move_figures, game, level)
    yield (f"{game}_slice_max",), functools.partial(_slice_figure, game)
    # With an easy or normal player, and with the hard one.
    names = f"{game}_heap_py_bytes", f"{game}_hard_heap_py_bytes"
    yield names, functools.partial(_heap_figures, game)


def _app_parts():
    """As `_parts`, of the whole app."""
    heaps = [f"app_{game}_heap_{kind}_bytes" for kind in ("py", "mpy") for game in GAMES]
    yield (*heaps, "app_heap_py_bytes", "app_heap_mpy_bytes"), _app_heap_figures
    fuel = [f"{game}_{what}_fuel" for game in GAMES for what in ("cursor", "card")]
    yield ("start_fuel", *fuel), _app_fuel_figures
    for size in pixels.SIZES:
        names = [f"{game}_frame_pixels_percent_{size}" for game in GAMES]
        yield (f"cursor_pixels_percent_{size}", *names), functools.partial(_pixel_figures, size)


PARTS = dict(itertools.chain(*map(_parts, GAMES), _app_parts()))


@functools.cache
def _figures(names):
    return dict(zip(names, PARTS[names](), strict=True))


def cost(name):
    """One figure, fuel or heap, of those tests/budgets.json holds; may raise Unmeasured."""
    return next(_figures(names)[name] for names in PARTS if name in names)


def costs():
    """All of them by name. None: see stderr for why."""
    figures = {}
    for names in PARTS:
        try:
            figures.update(_figures(names))
        except Unmeasured as reason:
            print(reason, file=sys.stderr)
            figures.update(dict.fromkeys(names))
    return figures


def main(argv):
    """Measure and print everything; the exit code is 1 if something could not be measured."""
    parser = argparse.ArgumentParser(prog="duckpond.py sim bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--keep", action="store_true", help="write tests/budgets.json anew")
    arguments = parser.parse_args(argv)
    budgets = costs()
    speeds = {f"{game}_decisions_per_second": decisions_per_second(game) for game in GAMES}
    figures = {**speeds, **budgets}
    complete = None not in figures.values()
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(_line(name, figure))
        print("\nbytes that stay of each module, compiled:")
        for name, size in resident():
            print(f"{name:<40}{size:>9,}")
    if arguments.keep and complete:
        BUDGETS.write_text(json.dumps(budgets, indent=4) + "\n")
    return 0 if complete else 1


def _line(name, figure):
    words = name.replace("_", " ").replace(" py bytes", " bytes, from source")
    if figure is None:
        return f"{words:<36} not measured"
    line = f"{words:<36}{figure:>13,}"
    if "fuel" in name or "slice" in name:
        line += f"   about {figure / FUEL_PER_MS:,.1f} ms on a device"
    return line
