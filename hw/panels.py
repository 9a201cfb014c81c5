"""The display of a self-built handheld, as settings.toml describes it."""

import busio

from hw import settings

KINDS = ("st7735", "st7789", "ssd1306", "sh1107", "builtin")
SIZES = ("240x240", "240x135", "320x170")  # of an st7789, as it is held
ON_I2C = ("ssd1306", "sh1107")  # of one bit


def display(kind):
    """The `busdisplay.BusDisplay` of one of KINDS, on the pins that settings.toml names."""
    if kind == "builtin":
        return _builtin()
    import displayio

    displayio.release_displays()  # one outlives the program that made it
    clock = settings.pin("display_clock")
    data = settings.pin("display_data")
    try:
        return _oled(kind, clock, data) if kind in ON_I2C else _tft(kind, clock, data)
    except ImportError as error:
        settings.stop(
            f"The lib folder lacks the library of the {kind} ({error}): "
            "run circup install -r requirements-device.txt."
        )
    except (OSError, ValueError, RuntimeError) as error:
        settings.stop(
            f"settings.toml: the {kind} does not answer on the pins of the display_ keys "
            f"({error}); correct them or the wiring."
        )


def _builtin():
    import board

    found = getattr(board, "DISPLAY", None)
    if found is None:
        settings.stop(
            'settings.toml: display = "builtin", but this board has no display of its own.')
    return found


def _oled(kind, clock, data):
    from i2cdisplaybus import I2CDisplayBus

    if kind == "sh1107":
        from adafruit_displayio_sh1107 import SH1107 as Driver

        rotations = ("90", "270")
    else:
        from adafruit_displayio_ssd1306 import SSD1306 as Driver

        rotations = ("0", "180")
    address = settings.number("display_address", 0x3C, 0x7F)
    rotation = int(settings.choice("display_rotation", rotations))
    bus = I2CDisplayBus(
        busio.I2C(clock, data, frequency=400_000),
        device_address=address,
        reset=settings.optional_pin("display_reset"),
    )
    return Driver(bus, width=128, height=64, rotation=rotation)


def _tft(kind, clock, data):
    from fourwire import FourWire

    bus = FourWire(
        busio.SPI(clock, MOSI=data),
        command=settings.pin("display_command"),
        chip_select=settings.pin("display_chip_select"),
        reset=settings.optional_pin("display_reset"),
    )
    shared = {
        "colstart": settings.number("display_colstart", 0, 80),
        "rowstart": settings.number("display_rowstart", 0, 80),
        "backlight_pin": settings.optional_pin("display_backlight"),
    }
    if kind == "st7735":
        from adafruit_st7735r import ST7735R

        rotation = int(settings.choice("display_rotation", ("90", "270")))
        bgr = settings.number("display_bgr", 0, 1) == 1
        return ST7735R(bus, width=160, height=128, rotation=rotation, bgr=bgr, **shared)
    from adafruit_st7789 import ST7789

    rotation = int(settings.choice("display_rotation", ("0", "90", "180", "270")))
    width, _, height = settings.choice("display_size", SIZES).partition("x")
    return ST7789(bus, width=int(width), height=int(height), rotation=rotation, **shared)
