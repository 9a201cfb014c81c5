"""`python -m sim play`: the game in a window, in the terminal, or playing by itself."""

import os
import sys
from pathlib import Path

from sim.clock import Clock
from sim.machine import ROOT, Machine


def has_display():
    """True if a window can be shown."""
    named = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform not in ("win32", "darwin") and not named:
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    return bool(named) or pygame.display.get_driver() not in ("offscreen", "dummy")


def main(options):
    """Play on `options.hardware`, a `boards.Board`; the exit code."""
    board = options.hardware
    in_window = not options.term and has_display()
    if not in_window and not (sys.stdin.isatty() and sys.stdout.isatty()):
        from sim import demo

        print("Without a display and a terminal nobody can play here, so two computer players do: "
              "half a minute, up to two.", flush=True)
        return demo.play(Machine(board, Clock(), options.nvm, options.seed), options.out)
    nvm = Path(options.nvm) if options.nvm else ROOT / ".duckpond" / f"{options.board}.nvm"
    nvm.parent.mkdir(parents=True, exist_ok=True)
    machine = Machine(board, Clock(options.speed), nvm, options.seed)
    if in_window:
        from sim import window

        return window.play(machine, options)
    from sim import terminal

    return terminal.play(machine)
