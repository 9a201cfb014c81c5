# GAME: from power-on to the title, and a game of it to its end and back to the title.
#
# GAME is "Duck Soup" or "Sitting Ducks"; a person, who takes what the cursor is on, plays against
# normal computer players, and looks at a hint and all pages of the menu after the first card.
# Marks: `free N`, the bytes of heap that are free at its start, but for what only this program, its
# nvm and the stand-ins' code take; `start` and `title` around starting, `press` and `moved` around
# the first cursor move, `play` and `played` around the first card. At its end it prints how many
# names there are.

import gc
import sys

import micropython
from host import call

micropython.opt_level(3)  # as code.py does

gc.collect()
free, before = gc.mem_free(), gc.mem_alloc()
sys.path.insert(0, "/tests/vm/standins")

import bitmaptools  # noqa: F401
import displayio  # noqa: F401
import vectorio  # noqa: F401

from tests.vm.handheld import RIGHT, SELECT, START, A, B, Handheld, choose, press, until_asked

handheld = Handheld()
gc.collect()
call("mark", "free %d" % (free - gc.mem_alloc() + before))
call("mark", "start")
from engine.app import App

app = App(handheld)
app.start()
app.frame()
call("mark", "title")
choose(app, sys.argv[1])
press(app, START)
until_asked(app)
call("mark", "press")
press(app, RIGHT)
call("mark", "moved")
until_asked(app)
call("mark", "play")
press(app, A)
call("mark", "played")
until_asked(app)
press(app, SELECT)
for page in (None, "Log", "Score", "How to play", "Settings"):
    until_asked(app)
    if page:
        press(app, START)
        until_asked(app)
        choose(app, page)
        until_asked(app)
        press(app, B)
    press(app, B)
while "engine.screens.title" not in sys.modules:
    until_asked(app)
    press(app, B if "engine.duck_soup.tally" in sys.modules else A)  # A would begin another match
    if app.idle:  # a card that cannot be played
        press(app, RIGHT)
micropython.qstr_info()
