"""The normal computer player of Sitting Ducks: it weighs every play by the table it leaves."""

from .deck import CARDS
from .plays import think_by
from .worth import Worth

_WEIGHTS = (
    (64, 320, 384, 432, 464, 488, 500)  # alive
    + (-34, -22, -14) + (-26, -16, -10) * 5  # free
    + (-60, -34, -22) + (-72, -42, -28) + (-84, -50, -34)  # aimed at
    + (-40, -24, -16)  # calm
    + (-10, -16) * 3 + (-6, 2, 0, 0)  # sheltered, hidden, singing, behind, before
    + (-12, 0, -8, -4)  # missed, goodbye, threatened, lacking
)
_SURPRISE = 6  # 64ths that a card not seen yet adds to the chance of winning


def think(view):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    return think_by(view, Worth(_WEIGHTS, bytearray(len(CARDS)), 1, _SURPRISE))
