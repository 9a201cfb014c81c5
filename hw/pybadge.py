"""Adafruit PyBadge, PyBadge LC and EdgeBadge: eight buttons, a speaker, up to five NeoPixels.

The LC runs the PyBadge's firmware and cannot be told from it: its one NeoPixel takes the first
colour, and the rest of the signal goes nowhere.
"""

import board
import keypad

from hw.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B, Buttons
from hw.handheld import Handheld
from hw.pixels import Pixels
from hw.speaker import SpeakerSound


def scan():
    """The scanner of the eight buttons on the shift register, in its order."""
    return keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=8,
        value_when_pressed=True,
    )


def open():
    """The open `Handheld`."""
    order = bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT))
    return Handheld(
        "EdgeBadge" if board.board_id == "edgebadge" else "PyBadge",
        board.DISPLAY,
        Buttons(scan(), order, keypad.Event()),
        SpeakerSound(board.SPEAKER, board.SPEAKER_ENABLE),
        Pixels(board.NEOPIXEL, 5),
    )
