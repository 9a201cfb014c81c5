"""Adafruit PyGamer: an analogue stick, four buttons, a speaker, five NeoPixels."""

import analogio
import board
import keypad

from hw.buttons import SELECT, START, A, B, Buttons
from hw.handheld import Handheld
from hw.pixels import Pixels
from hw.speaker import SpeakerSound
from hw.stick import Stick


def scan():
    """The scanner of the four buttons on the shift register, in its order."""
    return keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=4,
        value_when_pressed=True,
    )


def open():
    """The open `Handheld`."""
    stick = Stick(analogio.AnalogIn(board.JOYSTICK_X), analogio.AnalogIn(board.JOYSTICK_Y))
    return Handheld(
        "PyGamer",
        board.DISPLAY,
        Buttons(scan(), bytes((B, A, START, SELECT)), keypad.Event(), stick),
        SpeakerSound(board.SPEAKER, board.SPEAKER_ENABLE),
        Pixels(board.NEOPIXEL, 5),
    )
