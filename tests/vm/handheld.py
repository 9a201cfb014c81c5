# A handheld without a board, for programs on the VM; its pictures stand in for displayio's.

import gc
import sys

sys.path.insert(0, "/tests/vm/standins")

DOWN, RIGHT, A, B, START, SELECT = 1, 3, 4, 5, 6, 7


class Display:
    width = 160
    height = 128
    root_group = None

    def refresh(self):
        pass


class Handheld:
    mono = False
    labels = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "START", "SELECT", "SELECT")
    volume = brightness = 0
    swapped = swappable = dims = has_sound = has_lights = False
    store = bytearray(b"\xff" * 4096)
    erase_unit = 4096
    appends = True

    def __init__(self):
        self.display = Display()
        self.events = []
        self.now = 0

    def next_event(self):
        return self.events.pop(0) if self.events else None

    def ticks(self):
        self.now += 40
        return self.now

    def wait(self, ms):
        pass

    def play(self, tune):
        pass

    def light(self, r, g, b):
        pass

    def restart(self):
        print("restarts")
        raise SystemExit

    def entropy(self):
        return 12345


def press(app, button):
    """Press a button, and let the app see it."""
    app.handheld.events.append(button)
    app.frame()
    app.frame()


def choose(app, text):
    """Choose the row of the title that says so."""
    for _ in range(_steps_to(app.top.menu, text)):
        press(app, DOWN)
    press(app, A)


def _steps_to(menu, text):  # a function of its own, so that nothing here keeps the menu alive
    return [row[0] for row in menu.rows].index(text) - menu.chosen


def until_asked(app):
    """Go on until nothing moves and a person is asked."""
    while not app.idle:
        app.frame()


def free():
    """Bytes free after a collection; stale values on the VM's stack, which a collector that
    cannot tell takes for pointers, are overwritten before."""
    _overwrite(40)
    gc.collect()
    return gc.mem_free()


def _overwrite(depth):
    a = b = c = d = e = f = g = h = 0
    return _overwrite(depth - 1) + a + b + c + d + e + f + g + h if depth else 0
