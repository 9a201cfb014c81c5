# GAME LEVEL SEED: computer players play a game, saved and loaded at each choice.
#
# GAME is duck_soup, or sitting_ducks with six players. Prints the choices; runs on the VM and on
# CPython. The nvm is a small one, for here it takes its bytes from the heap, which no board's
# nvm does; for the sake of the heap, too, this is no docstring.

import sys


def load(name):
    return __import__("engine." + name, None, None, ["*"])


package, level, seed = sys.argv[1:]
# What costs most to compile comes first, as on the device.
rules = load(package + ".rules")
save = load("save")
load(package + ".check")
position = load(package + ".position")
think = load(package + "." + level).think

if package == "duck_soup":
    record = save.DUCK_SOUP
    game = rules.Game(int(seed))
else:
    record = save.SITTING_DUCKS
    game = rules.Game(int(seed), 6)
journal = save.Journal(bytearray(b"\xff" * 800), 800, False)
while True:
    decision = game.decision()
    if decision is None or package == "duck_soup" and decision[1] == rules.NEXT_GAME:
        break
    for option in think(game.view(decision[0])):
        pass
    journal.save(record, 1, position.pack(game))
    game = position.unpack(journal.load(record)[1])
    game.choose(option)
    print(option, end=" ")
