"""The hard computer player of Sitting Ducks: it weighs every play by what games have taught.

Its weights were fitted, by logistic regression over all seats, to who won thousands of games
between computer players, from every position in them; so was what each card in hand is worth.
"""

from .deck import CARDS, CODE
from .plays import think_by
from .worth import Worth

_WEIGHTS = (
    (64, 309, 353, 372, 389, 404, 416)  # alive
    + (-28, -13, -4) + (-32, -18, -8) + (-34, -15, -9)  # free
    + (-42, -22, -11) + (-41, -21, -9) + (-33, -19, -7)
    + (-10, -16, -7) + (-38, -20, -9) + (-64, -27, -12)  # aimed at
    + (-22, -12, -4)  # calm
    + (-2, 1) + (-10, -1) + (-7, -2)  # sheltered
    + (3, 5, 0, 2)  # hidden, singing, behind, before
    + (-8, -4, -10, 1)  # missed, goodbye, threatened, lacking
)
_KEEP = (
    ("frank-ent-stein", 49), ("resubmission", 30), ("decoy", 23), ("from-the-south", 18),
    ("flying-ace", 10), ("billy-the-duck", 9), ("bird-in-the-hand", 9), ("take-cover", 7),
    ("avian-flu", 7), ("head-high", -10), ("bump-left", -12), ("hang-back", -8),
    ("kamikaze", -8), ("move-forward", -8), ("sitting-duck", -8), ("draft", -7),
    ("bump-right", -7), ("moby-duck", -7), ("whispers", -7), ("you-are-out", -7),
    ("peking-duck", -6), ("tail-up", -6),
)
_OTHERS = -2  # what the cards not named are worth
_SURPRISE = 6  # 64ths that a card not seen yet adds to the chance of winning


def think(view):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    worth = dict(_KEEP)
    keep = [worth.get(row[CODE], _OTHERS) for row in CARDS]
    return think_by(view, Worth(_WEIGHTS, keep, 1, _SURPRISE))
