"""Runs on the VM: GAME LEVEL DECISIONS plays so many decisions, with marks for their fuel.

GAME is duck_soup, or sitting_ducks with three players; LEVEL is a computer player for every
seat, or `random`. Marks: `think` where a turn begins (in Sitting Ducks a card with all its
picks), `slice` after each slice of thinking (only where there is a choice, and not for
`random`), then `choose` and `chosen` around carrying a choice out and asking for the next.
"""

import sys

from host import call

from engine.rng import Rng


def mark(name):
    call("mark", name)


def load(name):
    return __import__("engine." + name, None, None, ["*"])


def new_game(package, rules, seed):
    return rules.Game(seed) if package == "duck_soup" else rules.Game(seed, 3)


def begins_turn(game):
    return not getattr(game, "playing", None)


def consider(think, game, seat):
    if begins_turn(game):
        mark("think")
    for option in think(game.view(seat)):
        mark("slice")
    return option


def main(package, level, decisions):
    rules = load(package + ".rules")
    think = None if level == "random" else load(package + "." + level).think
    game = new_game(package, rules, 2)
    rng = Rng(3)
    for made in range(decisions):
        if game.decision() is None:
            game = new_game(package, rules, made)
        seat, _, options = game.decision()
        if think and len(options) > 1:
            option = consider(think, game, seat)
        else:
            option = options[rng.below(len(options))]
        mark("choose")
        game.choose(option)
        game.decision()
        mark("chosen")


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
