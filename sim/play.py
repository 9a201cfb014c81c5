"""`python -m sim play`: the game in a window, in the terminal, or playing by itself."""

import os
import sys
from pathlib import Path

from sim import boards
from sim.clock import Clock
from sim.machine import ROOT, Machine


def has_display():
    """True if a window can be shown."""
    if sys.platform in ("win32", "darwin") or os.environ.get("SDL_VIDEODRIVER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main(options):
    """Play on `options.board`; the exit code."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if not options.term and has_display():
        kind = "window"
    elif terminal:
        kind = "terminal"
    else:
        kind = "demo"
    nvm = Path(options.nvm) if options.nvm else ROOT / ".duckpond" / f"{options.board}.nvm"
    nvm.parent.mkdir(parents=True, exist_ok=True)
    machine = Machine(
        boards.get(options.board), Clock(options.speed), nvm.resolve(), options.seed
    )
    if kind == "terminal":
        from sim import terminal

        return terminal.play(machine)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from sim import window

    return window.play(machine, options)
