# ROUNDS: from the title into one game and back, into the other and back; prints the free heap
# after each round, on stand-ins for a PyGamer and its display.

import sys

sys.path.insert(0, "/tests/vm/standins")

from engine.app import App
from tests.vm.handheld import START, Handheld, choose, free, press, until_asked


def play_a_little():
    until_asked(app)
    press(app, START)
    choose(app, "Save and leave")
    app.frame()


app = App(Handheld())
app.start()
app.frame()
for game in ("Duck Soup", "Sitting Ducks"):
    choose(app, game)
    press(app, START)
    play_a_little()
for _ in range(int(sys.argv[1])):
    for game in ("Duck Soup", "Sitting Ducks"):
        choose(app, "Go on: " + game)
        play_a_little()
    print(free())
