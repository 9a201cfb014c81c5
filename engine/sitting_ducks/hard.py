"""The hard computer player of Sitting Ducks: it weighs every play by what games have taught.

Its weights were fitted, by logistic regression over all seats, to who won thousands of games
between computer players, from every position in them; so was what each card in hand is worth.
"""

from .deck import CARDS, CODE
from .plays import think_by
from .worth import Worth

_WEIGHTS = (
    (64, 310, 345, 366, 384, 399, 412)  # alive
    + (-17, -11, -8) + (-31, -14, -6) + (-49, -20, -7)  # free
    + (-20, -14, -10) + (-44, -18, -11) + (-66, -24, -13)  # aimed at
    + (-29, -12, -8)  # calm
    + (0, 0) + (2, -5) + (-6, -6)  # sheltered
    + (5, 4, 2)  # hidden, singing, first
    + (-4, -9, -12, -4)  # missed, goodbye, threatened, lacking
)
_KEEP = (
    ("frank-ent-stein", 44), ("resubmission", 35), ("decoy", 21), ("from-the-south", 20),
    ("flying-ace", 12), ("duck-tracey", 12), ("avian-flu", 7), ("billy-the-duck", 6),
    ("dr-duck", 6), ("take-cover", 6), ("bird-in-the-hand", 5), ("bodyguard", 5),
    ("in-the-centre", -10), ("whispers", -12), ("hang-back", -10), ("kamikaze", -10),
    ("turbo-drake", -10), ("bump-left", -9), ("bump-right", -9), ("moby-duck", -9),
    ("two-birds", -7), ("move-forward", -8), ("bully-drake", -5), ("peking-duck", -7),
    ("you-are-out", -6), ("ugly-duckling", -6), ("little-coward", -6),
)
_OTHERS = -2  # what the cards not named are worth
_SURPRISE = 6  # 64ths that a card not seen yet adds to the chance of winning


def think(view):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    worth = dict(_KEEP)
    keep = [worth.get(row[CODE], _OTHERS) for row in CARDS]
    return think_by(view, Worth(_WEIGHTS, keep, 1, _SURPRISE))
