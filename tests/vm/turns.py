"""Runs on the VM: GAME LEVEL PLAYERS TURNS, a computer player in all seats for so many turns.

Marks for the fuel of each thought: before it the turn's name, after it `thought`. Thoughts of one
name belong to one turn: in Duck Soup a decision, in Sitting Ducks all that a seat decides in it.
"""

import sys

from host import call


def load(name):
    return __import__("engine." + sys.argv[1] + "." + name, None, None, ["*"])


def begin(seed):
    return rules.Game(seed, players) if players > 2 else rules.Game(seed)


rules = load("rules")
think = load(sys.argv[2]).think
players, turns = int(sys.argv[3]), int(sys.argv[4])
seed = decisions = 0
last = None
game = begin(seed)
while turns:
    decision = game.decision()
    if decision is None:
        seed += 1
        game = begin(seed)
        continue
    seat, _, options = decision
    option = options[0]
    decisions += 1
    if len(options) > 1:
        turn = "%d %d %d" % (seed, game.turns if players > 2 else decisions, seat)
        if turn != last:
            last = turn
            turns -= 1
        call("mark", turn)
        for option in think(game.view(seat)):
            pass
        call("mark", "thought")
    game.choose(option)
