"""Runs on the VM: LEVEL DECISIONS plays so many decisions of Duck Soup, with marks for their fuel.

LEVEL is a computer player for both seats, or `random`. The marks of a decision: `think`, `slice`
after each slice of thinking (only where there is a choice, and not for `random`), then `choose`
and `chosen` around carrying it out and asking for the next decision.
"""

import sys

from host import call

from engine.duck_soup.rules import Game
from engine.rng import Rng


def mark(name):
    call("mark", name)


def consider(think, game, seat):
    mark("think")
    for option in think(game.view(seat)):
        mark("slice")
    return option


def main(level, decisions):
    game = Game(2)
    rng = Rng(3)
    think = None
    if level != "random":
        think = __import__("engine.duck_soup." + level, None, None, ["think"]).think
    for _ in range(decisions):
        seat, _, options = game.decision()
        if think and len(options) > 1:
            option = consider(think, game, seat)
        else:
            option = options[rng.below(len(options))]
        mark("choose")
        game.choose(option)
        game.decision()
        mark("chosen")


main(sys.argv[1], int(sys.argv[2]))
