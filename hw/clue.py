"""Adafruit CLUE: nRF52840, two buttons, a small speaker, one NeoPixel."""

import board
import keypad

from hw.few import FewButtons
from hw.handheld import Handheld
from hw.piezo import PwmSound
from hw.pixels import Pixels


def scan():
    """The scanner of the two buttons, A on the left, B on the right of the display."""
    return keypad.Keys((board.BUTTON_A, board.BUTTON_B), value_when_pressed=False)


def open():
    """The open `Handheld`."""
    return Handheld(
        "CLUE",
        board.DISPLAY,
        FewButtons(scan(), keypad.Event()),
        PwmSound(board.SPEAKER),
        Pixels(board.NEOPIXEL, 1),
    )
