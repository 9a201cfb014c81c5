"""`python -m sim`: the simulator's command line."""

import argparse
import dataclasses
import importlib
import sys
from pathlib import Path

# Commands that are a module with a command line of its own.
ELSEWHERE = ("referee", "bench", "arena", "contact", "deploy")


def _parser():
    from sim import boards

    parser = argparse.ArgumentParser(
        prog="duckpond.py sim",
        description="Run Duckpond's code.py on a simulated handheld. Other commands: "
        + ", ".join(ELSEWHERE)
        + " (each with its own --help).",
        epilog="play opens a window; without a display it plays in the terminal, and without a "
        "terminal it shows a game between computer players. It keeps the game in "
        ".duckpond/BOARD.nvm beside code.py unless --nvm names another file; shot and the "
        "demonstration begin with a blank nvm.",
    )
    add = parser.add_argument
    add("command", nargs="?", choices=("play", "shot"), default="play", help="default: play")
    add("script", nargs="?", help="of shot: a file with one command a line, # for comments: press "
        "BUTTON, hold BUTTON MS, wait MS, idle, shot NAME, power; buttons: "
        + " ".join(boards.ALL_BUTTONS))
    add("--board", choices=boards.NAMES, default="pygamer", help="default: pygamer")
    add("--scale", type=int, metavar="N", help="window: screen pixels a panel pixel")
    add("--term", action="store_true", help="play in the terminal")
    add("--speed", type=float, default=1.0, metavar="X", help="times as fast as a handheld")
    add("--seed", type=int, metavar="N", help="fix the board's noise, and so the deal")
    add("--nvm", metavar="FILE", help="file that is the board's nvm")
    add("--settings", metavar="FILE", help="settings.toml of a self-built board, to try it")
    add("--mute", action="store_true", help="no sound")
    add("--out", metavar="DIR", help="where PNGs go; default: shots, of a demonstration a new one")
    return parser


def main(argv):
    """Carry out a command line (without the program's name); the exit code."""
    if argv and argv[0] in ELSEWHERE:
        return importlib.import_module("sim." + argv[0]).main(argv[1:])
    parser = _parser()
    options = parser.parse_intermixed_args(argv)
    if (options.command == "shot") != (options.script is not None):
        parser.error("shot needs a SCRIPT, and nothing else does")
    if options.speed <= 0 or options.scale is not None and options.scale < 1:
        parser.error("--speed and --scale must be greater than 0")
    try:
        options.hardware = _board(options)
        return importlib.import_module("sim." + options.command).main(options)
    except (ValueError, OSError) as error:  # of files named on the command line
        print(error, file=sys.stderr)
        return 2


def _board(options):
    """The board to run on, with the settings.toml that was named."""
    from sim import boards

    board = boards.get(options.board)
    if options.settings:
        text = Path(options.settings).read_text(encoding="utf-8", errors="replace")
        board = dataclasses.replace(board, settings=text)
    return board


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
