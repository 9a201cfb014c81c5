"""The house palette as displayio takes it."""

import displayio

from .theme import CLEAR, PALETTE


def palette(count=16):
    """A new Palette of the first `count` house colours, the first of them transparent."""
    colours = displayio.Palette(count)
    for i in range(count):
        colours[i] = PALETTE[i]
    colours.make_transparent(CLEAR)
    return colours


def one_bit():
    """A new Palette for one-bit sheets: black and white."""
    colours = displayio.Palette(2)
    colours[1] = 0xFFFFFF
    return colours
