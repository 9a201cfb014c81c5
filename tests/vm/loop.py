# GAME: a thousand turns of the app's loop at a table where a person is asked, who moves the cursor
# to and fro in every tenth; prints the bytes that a turn allocates in which nothing changes, and
# one in which something does, at most, and the live bytes before and after.

import gc
import sys

sys.path.insert(0, "/tests/vm/standins")

from engine.app import App
from tests.vm.handheld import RIGHT, START, Handheld, choose, press, until_asked

LEFT = 2
TURNS = 1000


def allocated():
    """Bytes that one turn allocates."""
    before = gc.mem_alloc()
    app.frame()
    return gc.mem_alloc() - before


def live():
    gc.collect()
    return gc.mem_alloc()


app = App(Handheld())
app.start()
app.frame()
choose(app, sys.argv[1])
press(app, START)
until_asked(app)
press(app, RIGHT)
press(app, LEFT)
before = live()
idle = moving = 0
for turn in range(TURNS):
    if turn % 10:
        if app.idle:
            idle = max(idle, allocated())
        else:
            moving = max(moving, allocated())
    else:
        app.handheld.events.append(LEFT if turn % 20 else RIGHT)
        app.frame()
        gc.collect()
print(idle, moving, before, live())
