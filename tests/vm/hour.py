# MINUTES: so long one match of Duck Soup after the other, a person and a normal computer player;
# prints the largest piece of memory that is free when he is asked first, and last.

import gc
import sys

sys.path.insert(0, "/tests/vm/standins")

from engine.app import App
from tests.vm.handheld import RIGHT, START, A, Handheld, choose, free, press, until_asked

_END = int(sys.argv[1]) * 60_000  # ms


def largest():
    """Bytes of the largest piece of memory that is free, to 64."""
    fits, fails = 0, free() + 64
    while fails - fits > 64:
        size = (fits + fails) // 2
        try:
            bytearray(size)
            fits = size
        except MemoryError:
            fails = size
        gc.collect()
    return fits


handheld = Handheld()
app = App(handheld)
app.start()
app.frame()
choose(app, "Duck Soup")
press(app, START)
until_asked(app)
print(largest())
while handheld.now < _END or "engine.duck_soup.tally" in sys.modules:
    press(app, A)
    if app.idle:  # a card that cannot be played
        press(app, RIGHT)
    until_asked(app)
print(largest())
