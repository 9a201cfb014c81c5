"""The hard computer player of Sitting Ducks: it weighs every play by what games have taught.

Its weights were fitted, by logistic regression over all seats, to who won thousands of games
between computer players, from every position in them; so was what each card in hand is worth.
"""

from .deck import CARDS, CODE
from .plays import think_by
from .worth import Worth

_WEIGHTS = (
    (64, 325, 370, 390, 407, 423, 438)  # alive
    + (-23, -19, -7) + (-41, -20, -8) + (-72, -26, -10)  # free
    + (-28, -25, -11) + (-61, -33, -13) + (-92, -43, -16)  # aimed at
    + (-40, -21, -8)  # calm
    + (-4, -6) + (-3, -4) + (-5, -8)  # sheltered
    + (1, 8, 7)  # hidden, singing, first
    + (-14, -2, -13, -4)  # missed, goodbye, threatened, lacking
)
_KEEP = (
    ("frank-ent-stein", 58), ("resubmission", 45), ("decoy", 21), ("from-the-south", 13),
    ("bird-in-the-hand", 13), ("avian-flu", 12), ("dr-duck", 10), ("duck-tracey", 8),
    ("flying-ace", 7), ("billy-the-duck", 6), ("shot-in-the-dark", 6), ("duck-shuffle", 5),
    ("ricochet", 3), ("take-cover", 2), ("afterburner", 0), ("fire", -1),
    ("peking-duck", -15), ("whispers", -13), ("head-high", -13), ("duck-norris", -11),
    ("move-forward", -11), ("in-the-centre", -10), ("double-barrel", -9),
    ("ugly-duckling", -9), ("draft", -8), ("hang-back", -8), ("kamikaze", -8), ("aim", -7),
    ("bump-left", -7), ("ducks-brothers", -7), ("recall", -7), ("bump-right", -6),
)
_OTHERS = -3  # what the cards not named are worth
_SURPRISE = 9  # 64ths that a card not seen yet adds to the chance of winning


def think(view):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    worth = dict(_KEEP)
    keep = [worth.get(row[CODE], _OTHERS) for row in CARDS]
    return think_by(view, Worth(_WEIGHTS, keep, 1, _SURPRISE))
