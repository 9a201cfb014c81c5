"""The normal computer player of Sitting Ducks: it weighs every play by the table it leaves."""

from .deck import CARDS
from .plays import think_by
from .worth import Worth

_WEIGHTS = (
    (64, 320, 384, 432, 464, 488, 500)  # alive
    + (-26, -14, -8) * 3  # free
    + (-36, -20, -12) + (-48, -26, -15) + (-60, -34, -18)  # aimed at
    + (-30, -18, -10)  # calm
    + (-6, -10) * 3  # sheltered
    + (-4, 2, 0)  # hidden, singing, first
    + (-12, 0, -8, -4)  # missed, goodbye, threatened, lacking
)
_SURPRISE = 6  # 64ths that a card not seen yet adds to the chance of winning


def think(view):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    return think_by(view, Worth(_WEIGHTS, bytearray(len(CARDS)), 1, _SURPRISE))
