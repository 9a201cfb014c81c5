"""A self-built handheld: a display, two, three or five to eight buttons, as settings.toml says."""

import board
import keypad

from hw import panels, settings
from hw.buttons import SELECT, START, B, Buttons
from hw.handheld import Handheld
from hw.piezo import PwmSound
from hw.pixels import Pixels
from hw.sound import Sound

_KEYS = (
    "button_up",
    "button_down",
    "button_left",
    "button_right",
    "button_a",
    "button_b",
    "button_start",
    "button_select",
)
_MAY_LACK = (B, START, SELECT)
_PAD = 4  # of the keys


def _is_few():
    """True if there is no pad, but two buttons or three."""
    return not any(settings.text(key) for key in _KEYS[:_PAD])


def _few():
    """The pins of A, B, and C if it is there."""
    pins = [settings.pin("button_a"), settings.pin("button_b")]
    third = settings.optional_pin("button_c")
    return pins if third is None else pins + [third]


def _wired():
    """The buttons that are there, as bytes, and their pins, in the same order."""
    buttons = []
    pins = []
    for button, key in enumerate(_KEYS):
        pin = settings.optional_pin(key) if button in _MAY_LACK else settings.pin(key)
        if pin is not None:
            buttons.append(button)
            pins.append(pin)
    return bytes(buttons), pins


def scan():
    """The scanner of the buttons; each connects its pin to ground."""
    return keypad.Keys(_few() if _is_few() else _wired()[1], value_when_pressed=False)


def _buttons():
    if not _is_few():
        return Buttons(scan(), _wired()[0], keypad.Event())
    from hw.few import FewButtons

    return FewButtons(scan(), keypad.Event())


def _sound():
    """A player on the piezo's pin, a silent one where there is none."""
    piezo = settings.optional_pin("piezo")
    if piezo is None:
        return Sound()
    try:
        return PwmSound(piezo)
    except (ValueError, RuntimeError) as error:  # its timer may be the backlight's
        settings.stop(f"settings.toml: the pin of piezo cannot sound ({error}); choose another.")


def open():
    """The open `Handheld`. Ends the program with a sentence where settings.toml is wrong."""
    if settings.text("display") is None:
        settings.stop(
            f'Duckpond does not know the board "{board.board_id}": describe its wiring in '
            "settings.toml on this drive, beginning with display = one of "
            f"{', '.join(panels.KINDS)}; the settings.toml that comes with Duckpond is an example."
        )
    kind = settings.choice("display", panels.KINDS)
    buttons = _buttons()
    pixel = settings.optional_pin("neopixel")
    return Handheld(
        "self-built",
        panels.display(kind),
        buttons,
        _sound(),
        None if pixel is None else Pixels(pixel, settings.number("neopixel_count", 1, 64)),
        mono=kind in panels.ON_I2C,
    )
