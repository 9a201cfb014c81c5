"""Options of Sitting Ducks as the referee writes them (referee.md)."""

from .cards import AT_SLOT, COLOURS, DISCARD_HAND, DONE, OF_COLOUR
from .deck import CARDS, CODE


def option_text(option):
    """An option as text: `fire`, `3`, `R`, `done`, `discard-hand`."""
    if option == DISCARD_HAND:
        return "discard-hand"
    if option == DONE:
        return "done"
    if option >= OF_COLOUR:
        return COLOURS[option - OF_COLOUR]
    if option >= AT_SLOT:
        return str(option - AT_SLOT + 1)
    return CARDS[option][CODE]
