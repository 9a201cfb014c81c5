"""Computer players and outside programs against each other: who wins, how often, at what cost."""

import argparse
import concurrent.futures
import csv
import dataclasses
import itertools
import json
import math
import multiprocessing
import os
import random
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path

from sim import bench, outside
from sim.pairing import Pairing, figures
from sim.referee import GAMES, LEVELS

TOP = Path(__file__).parents[1]
TURNS = 200  # of each level, whose fuel is measured
COLUMNS = ("game", "a", "b", "players", "seed", "seat_of_a", "difference", "share")
USAGE = "%(prog)s [PLAYER ...] [--against PLAYER ...] [options]; --help tells more"
ABOUT = """
Duck Soup: each deal is played twice, with the seats swapped, from totals 0-0; a difference is A's
deal points less B's, and a tie is half a win. Sitting Ducks: one seat of A among B's, each deal
once with A in every seat; a win shared by k counts 1/k, and a difference is A's share of wins less
that of a seat of B. In brackets, and as _ci95: 95 % intervals, all plays of a deal counted as one.
The same command gives the same figures on any number of processes."""
PROTOCOL = """\
PLAYER is random, easy, normal, hard, or the command line of an outside program, in quotes. A
program reads decisions from its standard input, one JSON object a line,
  {"game": "duck-soup", "position": {...}, "decision": {"seat": 0, "kind": ..., "options": [...]}}
and answers each with a line {"choice": "7S"}, one of the options. Position and options are those
of `sim referee`, by which it may try its moves; but the cards that the deciding seat cannot know
are drawn at random in it, as is rng. A whole program:
  import json, sys
  from sim.referee import answer
  for line in sys.stdin:
      asked = json.loads(line)
      del asked["decision"]
      print(json.dumps(answer({**asked, "ask": "normal"})), flush=True)"""


def main(argv):
    """Carry out `python -m sim arena`; the exit code."""
    options = _parse(argv)
    tasks = list(_tasks(options))
    try:
        with concurrent.futures.ProcessPoolExecutor(
            options.processes, multiprocessing.get_context("spawn"),
            signal.signal, (signal.SIGINT, signal.SIG_IGN),
        ) as pool:
            burnt = _measure(pool, options.pairings) if options.fuel else []
            played = list(_progress("playing", pool.map(_play, tasks), len(tasks)))
    except (outside.Failed, bench.Unmeasured) as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return 1
    results = _figures(tasks, played)
    report = {"command": shlex.join(["python3", "duckpond.py", "sim", "arena", *argv]),
              "commit": _commit(), "pairings": results, "fuel": burnt}
    print(json.dumps(report, indent=2) if options.json else "\n".join(_table(report)))
    try:
        if options.csv:
            _write_csv(options.csv, tasks, played)
        if options.chart:
            from sim import chart  # pygame is for those who want it

            Path(options.chart).write_bytes(chart.draw(results))
    except OSError as error:
        print(f"{error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


# --- what is asked ----------------------------------------------------------------------


def _parse(argv):
    """The options, and as `pairings` what is to be played; ends the program if they are bad."""
    parser = argparse.ArgumentParser(prog="duckpond.py sim arena", usage=USAGE, epilog=PROTOCOL,
                                     description=__doc__ + ABOUT,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("players_a", nargs="*", metavar="PLAYER", help="each an A; default: easy normal hard")
    add("--against", nargs="+", default=["random", "normal"], metavar="PLAYER",
        help="each a B, for every A that is another; default: random normal")
    add("--game", choices=GAMES, help="default: both")
    add("--players", nargs="+", type=int, choices=range(3, 7), default=[3, 4, 6], metavar="N",
        help="of Sitting Ducks, 3 to 6; default: 3 4 6")
    add("--deals", type=_number, default=400, metavar="N", help="of Duck Soup; default: 400")
    add("--games", type=_number, default=600, metavar="N",
        help="of Sitting Ducks, rounded up until A has every seat alike; default: 600")
    add("--seed", type=int, default=1, metavar="N", help="of the deals; default: 1")
    add("--processes", type=_number, default=os.cpu_count(), metavar="N",
        help="that play at the same time; default: one for each core")
    add("--fuel", action="store_true",
        help=f"also what {TURNS} turns of each level burn on the 32-bit VM of the tests")
    add("--json", action="store_true", help="print one JSON object")
    add("--csv", metavar="FILE", help="write a line for each deal or game played")
    add("--chart", metavar="FILE", help="draw the shares of wins as a PNG")
    options = parser.parse_intermixed_args(argv)
    for player in options.players_a + options.against:
        if not _can_play(player):
            parser.error(f"'{player}' is none of random, {', '.join(LEVELS)}, nor a program here")
    for file in (options.csv, options.chart):
        if file and not Path(file).absolute().parent.is_dir():
            parser.error(f"there is no folder for {file}")
    options.pairings = list(_pairings(options))
    if not options.pairings:
        parser.error("a player needs another one --against it")
    return options


def _number(text):
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number above 0")
    return int(text)


def _can_play(player):
    try:
        return player in ("random", *LEVELS) or shutil.which(shlex.split(player)[0])
    except (IndexError, ValueError):  # nothing in it, or a quote not closed
        return False


def _pairings(options):
    sizes = {"duck-soup": [2], "sitting-ducks": options.players}
    for game in [options.game] if options.game else GAMES:
        for b, players in itertools.product(options.against, sizes[game]):
            for a in options.players_a or LEVELS:
                if a != b:
                    yield Pairing(game, a, b, players)


def _tasks(options):
    """Yield (pairing, seed) for each deal of each pairing; all pairings get the same seeds."""
    for pairing in options.pairings:
        deals = options.deals
        if pairing.game == "sitting-ducks":
            deals = math.ceil(options.games / pairing.players)
        for deal in range(deals):
            yield pairing, random.Random(f"{options.seed} {deal}").getrandbits(30)


# --- the work ---------------------------------------------------------------------------


def _play(task):
    pairing, seed = task
    return pairing.play(seed)


def _measure(pool, pairings):
    """The fuel of each level in the pairings, by game and number of players."""
    jobs = {(pairing.game, player, pairing.players): None for pairing in pairings
            for player in (pairing.a, pairing.b) if player in LEVELS}
    return list(_progress("measuring fuel", pool.map(fuel, *zip(*jobs)), len(jobs)))


def fuel(game, level, players):
    """Fuel that a level burns a turn on the 32-bit VM; raises bench.Unmeasured."""
    marks = bench.run_on_vm("/tests/vm/turns.py", GAMES[game], level, str(players), str(TURNS),
                            heap=bench.LARGEST_HEAP).marks
    spent = {}
    for (turn, before), (_, after) in zip(marks[::2], marks[1::2], strict=True):
        spent[turn] = spent.get(turn, 0) + after - before
    p95 = statistics.quantiles(spent.values(), n=20, method="inclusive")[-1]
    return {"game": game, "level": level, "players": players, "turns": len(spent),
            "median": round(statistics.median(spent.values())), "p95": round(p95),
            "max": max(spent.values())}


def _progress(what, results, total):
    """Pass results on; on a terminal show how many of them are there."""
    start = time.monotonic()
    for done, result in enumerate(results, 1):
        if sys.stderr.isatty():
            left = round((time.monotonic() - start) / done * (total - done))
            bar = "#" * (30 * done // total)
            print(f"\r{what} [{bar:<30}] {done} of {total}, {left // 60}:{left % 60:02} left ",
                  end="" if done < total else "\n", file=sys.stderr, flush=True)
        yield result


def _commit():
    """The commit of the code that played, "-dirty" if changed since; None outside a checkout."""
    try:
        asked = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=TOP, text=True,
                               capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return asked.stdout.strip()


# --- the report -------------------------------------------------------------------------


def _figures(tasks, played):
    by_pairing = {}
    for (pairing, _), plays in zip(tasks, played, strict=True):
        by_pairing.setdefault(pairing, []).append(plays)
    return [figures(pairing, deals) for pairing, deals in by_pairing.items()]


def _write_csv(path, tasks, played):
    with open(path, "w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        lines.writerow(COLUMNS)
        for (pairing, seed), plays in zip(tasks, played, strict=True):
            lines.writerows([*dataclasses.astuple(pairing), seed, *play] for play in plays)


def _table(report):
    """The lines that tell people the figures."""
    for game, pairings in itertools.groupby(report["pairings"], lambda found: found["game"]):
        soup = game == "duck-soup"
        yield (f"{game:<30}players  {'deals' if soup else 'games'}  wins of the first   (95 %)"
               f"            {'points ahead a deal' if soup else 'times its fair share'}")
        for found in pairings:
            share = _with_interval(found, "win_share", 100, "{:.1f} %")
            ahead = (_with_interval(found, "mean_difference", 1, "{:+.1f}") if soup
                     else _with_interval(found, "win_share", found["players"], "{:.2f}"))
            yield (f"  {found['a'] + ' - ' + found['b']:<28}{found['players']:>7}"
                   f"  {found['deals' if soup else 'games']:>5}  {share:<34}  {ahead}")
        yield ""
    if report["fuel"]:
        yield "fuel a turn, in millions       players  turns   median      p95  largest"
    for burnt in report["fuel"]:
        middle, p95, largest = (burnt[name] / 1e6 for name in ("median", "p95", "max"))
        seconds = burnt["max"] / bench.FUEL_PER_MS / 1000
        yield (f"  {burnt['game'] + ', ' + burnt['level']:<28}{burnt['players']:>7}"
               f"  {burnt['turns']:>5}{middle:>9.1f}{p95:>9.1f}{largest:>9.1f}"
               f", {seconds:.1f} s on a device")


def _with_interval(found, name, scale, form):
    interval = found[name + "_ci95"]
    told = form.format(found[name] * scale)
    return told + (" ({} to {})".format(*(form.format(end * scale).removesuffix(" %")
                                          for end in interval)) if interval else "")
