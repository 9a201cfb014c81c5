"""LEVEL SEED: a computer player plays Duck Soup against itself, saved and loaded at each choice.

Prints the choices of one game; runs on the VM and on CPython. The nvm is a small one, for here
it takes its bytes from the heap, which no board's nvm does.
"""

import sys


def load(name):
    return __import__("engine." + name, None, None, ["*"])


# What costs most to compile comes first, as on the device.
rules = load("duck_soup.rules")
save = load("save")
position = load("duck_soup.position")
think = load("duck_soup." + sys.argv[1]).think

journal = save.Journal(bytearray(b"\xff" * 1024), 1024, False)
game = rules.Game(int(sys.argv[2]))
seat, kind, options = game.decision()
while kind != rules.NEXT_GAME:
    for option in think(game.view(seat)):
        pass
    journal.save(save.DUCK_SOUP, 1, position.pack(game))
    game = position.unpack(journal.load(save.DUCK_SOUP)[1])
    game.choose(option)
    print(option, end=" ")
    seat, kind, options = game.decision()
