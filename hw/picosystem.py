"""Pimoroni PicoSystem: RP2040, eight buttons, a piezo, an RGB LED."""

import board
import keypad

from hw.buttons import Buttons
from hw.handheld import Handheld
from hw.led import Led
from hw.piezo import PwmSound

_BACKLIGHT_HZ = 50000  # of the firmware's display, which shares a timer with the green LED


def scan():
    """The scanner of the eight buttons, in the order of the handheld's; X is START, Y SELECT."""
    pins = (
        board.SW_UP,
        board.SW_DOWN,
        board.SW_LEFT,
        board.SW_RIGHT,
        board.SW_A,
        board.SW_B,
        board.SW_X,
        board.SW_Y,
    )
    return keypad.Keys(pins, value_when_pressed=False)


def open():
    """The open `Handheld`."""
    names = ["UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y"]
    return Handheld(
        "PicoSystem",
        board.DISPLAY,
        Buttons(scan(), bytes(range(8)), keypad.Event(), names=names),
        PwmSound(board.AUDIO),
        Led(board.LED_R, board.LED_G, board.LED_B, _BACKLIGHT_HZ),
    )
