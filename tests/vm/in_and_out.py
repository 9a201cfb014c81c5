# ROUNDS: from the title into one game and back, into the other and back; prints the free heap
# after each round, on stand-ins for a PyGamer and its display.

import gc
import sys

sys.path.insert(0, "/tests/vm/standins")

from engine.app import App

A, DOWN, START = 4, 1, 6


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
    swapped = swappable = dims = False
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

    def entropy(self):
        return 12345


def press(button):
    handheld.events.append(button)
    app.frame()
    app.frame()


def choose(text):
    menu = app.top._menu
    rows = [row[0] for row in menu._rows]
    while menu.chosen != rows.index(text):
        press(DOWN)
    press(A)


def play_a_little():
    while not app.idle:
        app.frame()
    press(START)
    choose("Save and leave")


handheld = Handheld()
app = App(handheld)
app.start()
app.frame()  # opens the title
choose("Duck Soup")
press(START)
play_a_little()
choose("Sitting Ducks")
press(START)
play_a_little()
for _ in range(int(sys.argv[1])):
    for game in ("Duck Soup", "Sitting Ducks"):
        choose("Go on: " + game)
        play_a_little()
    gc.collect()
    print(gc.mem_free())
