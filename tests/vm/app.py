# GAME: from power-on to the title, and a game of it to its end and back to the title.
#
# GAME is "Duck Soup" or "Sitting Ducks"; a person, who takes what the cursor is on, plays
# against normal computer players. Marks: `own N`, the bytes of heap that only this program and
# the stand-ins' code take; `start` and `title` around starting; `press` and `moved` around the
# first cursor move at the table, `play` and `played` around the first card; `over` at the end.

import gc
import sys

from host import call

sys.path.insert(0, "/tests/vm/standins")
gc.collect()
before = gc.mem_alloc()
import bitmaptools  # noqa: F401
import displayio  # noqa: F401
import vectorio  # noqa: F401

from tests.vm.handheld import Handheld, choose, press

RIGHT, A, START = 3, 4, 6


def mark(name):
    call("mark", name)


def until_asked():
    while not app.idle:
        app.frame()


handheld = Handheld()
gc.collect()
mark("own %d" % (gc.mem_alloc() - before))
mark("start")
from engine.app import App

app = App(handheld)
app.start()
app.frame()
mark("title")
choose(app, sys.argv[1])
press(app, START)
until_asked()
mark("press")
press(app, RIGHT)
mark("moved")
until_asked()
mark("play")
press(app, A)
mark("played")
while not hasattr(app.top, "_actions"):  # the title's
    until_asked()
    press(app, A)
    if app.idle:  # a card that cannot be played
        press(app, RIGHT)
mark("over")
