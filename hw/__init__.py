"""The handheld: `open()` makes the board the program runs on ready for the app.

What it returns is described in DEVELOPING.md, "The handheld".
"""

import sys
import time


def _module():
    """The module that knows this board; an unlisted one is described in settings.toml."""
    import board  # here, because hw.buttons and hw.sound are also tested where there is none

    if board.board_id == "pygamer":
        from hw import pygamer

        return pygamer
    if board.board_id in ("pybadge", "edgebadge"):
        from hw import pybadge

        return pybadge
    if board.board_id == "pimoroni_picosystem":
        from hw import picosystem

        return picosystem
    if board.board_id == "clue_nrf52840_express":
        from hw import clue

        return clue
    from hw import selfbuilt

    return selfbuilt


def open():
    """The open `Handheld`. Where that cannot be, says why on the console and ends the program."""
    module = _module()
    handheld = module.open()
    for name in (module.__name__, "hw.panels", "hw.settings"):  # 6 KB that nothing needs any more
        if name in sys.modules:
            delattr(sys.modules["hw"], name[3:])
            del sys.modules[name]
    return handheld


def button_held():
    """True if a button is held down now. For boot.py, which runs before anything is open."""
    keys = _module().scan()
    keys.reset()  # reports what is already down as a press
    time.sleep(0.1)
    held = len(keys.events) > 0
    keys.deinit()
    return held
