"""The boards the simulator knows: their pins, what is wired to them, and their chip."""

from dataclasses import dataclass, field
from pathlib import Path

from sim.panels import SH1107, SSD1306, ST77xx

HERE = Path(__file__).parent
BUTTONS = ("up", "down", "left", "right", "a", "b", "start", "select")
ALL_BUTTONS = (*BUTTONS, "c")

# Of the firmware of PyGamer and PyBadge: reset, wake, rows from right to left (MADCTL 0xA0),
# 16 bits, on. The analogue settings of the real sequence change nothing here.
_ST7735_INIT = b"\x01\x80\x96\x11\x80\xff\x20\x00\x36\x01\xa0\x3a\x01\x05\x13\x80\x0a\x29\x80\x64"
_ST7789_INIT = b"\x01\x80\x96\x11\x80\xff\x3a\x01\x55\x36\x01\x00\x21\x00\x13\x80\x0a\x29\x80\xff"


@dataclass(frozen=True)
class Display:
    """How a panel is wired: to SPI (clock, data, command, select, reset) or I2C (clock, data).

    panel() makes the model. init: the firmware's own sequence where `board.DISPLAY` comes with
    the board, else empty.
    """

    panel: object
    clock: str
    data: str
    command: str = ""
    select: str = ""
    reset: str = ""
    backlight: str = ""
    address: int = 0
    init: bytes = b""
    size: tuple = ()


@dataclass(frozen=True)
class Board:
    """A board. nvm: (bytes, bytes erased at once, True if blank bytes need no erase).

    keys: the pin of each button that is wired to one, low when pressed. shift: the buttons on
    the shift register, first bit first. stick: True if the pad is an analogue stick. lights:
    the pins of an RGB LED. captions: what is printed beside a button if not its name. settings:
    the text of `settings.toml`, None for the project's own.
    """

    name: str
    board_id: str
    chip: str
    nvm: tuple
    pins: tuple
    display: Display
    keys: dict = field(default_factory=dict)
    shift: tuple = ()
    stick: bool = False
    speaker: str = ""
    amplifier: str = ""
    pixels: int = 0
    lights: tuple = ()
    captions: dict = field(default_factory=dict)
    settings: str | None = None

    @property
    def buttons(self):
        """The buttons the board has, in the handheld's order."""
        pad = BUTTONS[:4] if self.stick else ()
        return tuple(b for b in ALL_BUTTONS if b in self.keys or b in self.shift or b in pad)

    def caption(self, button):
        """What is printed beside a button."""
        return self.captions.get(button, button.upper())


def _badge(name, board_id, shift, more_pins=(), stick=False):
    """A PyGamer or PyBadge: SAMD51, ST7735R 160×128, speaker and NeoPixels."""
    pins = "A0 D13 LIGHT NEOPIXEL SPEAKER SPEAKER_ENABLE BUTTON_LATCH BUTTON_OUT BUTTON_CLOCK "
    pins += "TFT_LITE TFT_MOSI TFT_SCK TFT_RST TFT_CS TFT_DC SDA SCL"
    return Board(
        name=name,
        board_id=board_id,
        chip="samd51",
        nvm=(8192, 8192, False),
        pins=(*pins.split(), *more_pins),
        display=Display(
            lambda: ST77xx((128, 160), (128, 160), turn=90, order=0),
            clock="TFT_SCK",
            data="TFT_MOSI",
            command="TFT_DC",
            select="TFT_CS",
            reset="TFT_RST",
            backlight="TFT_LITE",
            init=_ST7735_INIT,
            size=(160, 128),
        ),
        shift=shift,
        stick=stick,
        speaker="SPEAKER",
        amplifier="SPEAKER_ENABLE",
        pixels=5,
    )


def _picosystem():
    keys = {button: "SW_" + button.upper() for button in BUTTONS[:6]}
    keys |= {"start": "SW_X", "select": "SW_Y"}
    pins = "AUDIO BACKLIGHT LED_R LED_G LED_B LCD_RESET LCD_CS LCD_SCLK LCD_MOSI LCD_DC BAT_SENSE"
    return Board(
        name="PicoSystem",
        board_id="pimoroni_picosystem",
        chip="rp2040",
        nvm=(4096, 4096, True),
        pins=(*pins.split(), *keys.values()),
        display=Display(
            lambda: ST77xx((240, 320), (240, 240), order=0, inverted=True),
            clock="LCD_SCLK",
            data="LCD_MOSI",
            command="LCD_DC",
            select="LCD_CS",
            reset="LCD_RESET",
            backlight="BACKLIGHT",
            init=_ST7789_INIT,
            size=(240, 240),
        ),
        keys=keys,
        speaker="AUDIO",
        lights=("LED_R", "LED_G", "LED_B"),
        captions={"start": "X", "select": "Y"},
    )


def _clue():
    pins = "SPEAKER NEOPIXEL WHITE_LEDS SCL SDA LED"
    keys = {"a": "BUTTON_A", "b": "BUTTON_B"}
    return Board(
        name="CLUE",
        board_id="clue_nrf52840_express",
        chip="nrf52840",
        nvm=(8192, 4096, False),
        pins=(*pins.split(), *_TFT, *keys.values()),
        display=Display(
            lambda: ST77xx((240, 320), (240, 240), order=0, inverted=True),
            *_TFT,
            init=_ST7789_INIT,
            size=(240, 240),
        ),
        keys=keys,
        speaker="SPEAKER",
        pixels=1,
    )


def _pico(name, display):
    """A Pico with a panel and eight buttons, wired as `<name>.toml` beside this file says."""
    return Board(
        name="Pico",
        board_id="raspberry_pi_pico",
        chip="rp2040",
        nvm=(4096, 4096, True),
        pins=(*(f"GP{n}" for n in range(29)), "LED"),
        display=display,
        keys={button: f"GP{number}" for number, button in enumerate(BUTTONS, 2)},
        speaker="GP15",
        settings=(HERE / f"{name}.toml").read_text(encoding="utf-8"),
    )


def _feather():
    """A Feather RP2040 with the OLED FeatherWing, as `feather-oled.toml` says."""
    return Board(
        name="Feather",
        board_id="adafruit_feather_rp2040",
        chip="rp2040",
        nvm=(4096, 4096, True),
        pins=("SCL", "SDA", "D5", "D6", "D9", "D10", "D11", "D12", "D13", "NEOPIXEL"),
        display=Display(lambda: SH1107(turn=270), clock="SCL", data="SDA", address=0x3C),
        keys={"a": "D9", "b": "D6", "c": "D5"},
        speaker="D12",
        pixels=1,
        settings=(HERE / "feather-oled.toml").read_text(encoding="utf-8"),
    )


def _s3(name, board_id, settings, size, pins, keys, **more):
    """An ESP32-S3 board with an ST7789 of its own, lying on its side; described in settings.toml.

    The model's memory is what the glass shows: where that begins is the firmware's matter.
    """
    width, height = size
    return Board(
        name=name,
        board_id=board_id,
        chip="esp32s3",
        nvm=(8192, 8192, False),
        pins=(*pins, *_TFT, *keys.values()),
        display=Display(
            lambda: ST77xx((height, width), (height, width), turn=90, order=0, inverted=True),
            *_TFT,
            init=_ST7789_INIT.replace(b"\x36\x01\x00", b"\x36\x01\xa0"),
            size=size,
        ),
        keys=keys,
        settings=(HERE / f"{settings}.toml").read_text(encoding="utf-8"),
        **more,
    )


def _feather_tft():
    keys = dict(zip(BUTTONS, ("A0", "A1", "A2", "A3", "D5", "D6", "D9", "D10"), strict=True))
    return _s3("Feather TFT", "adafruit_feather_esp32s3_tft", "feather-tft", (240, 135),
               ("D11", "D12", "D13", "NEOPIXEL"), keys, speaker="D12", pixels=1)


def _t_display():
    """Its eight data lines to the panel are taken for one."""
    return _s3("T-Display-S3", "lilygo_tdisplay_s3", "t-display-s3", (320, 170),
               ("IO1", "IO2", "IO3"), {"a": "BUTTON0", "b": "BUTTON1"})


def _s3_st7789():
    numbers = (1, 2, 4, 5, 6, 15, 16, 17)
    return Board(
        name="ESP32-S3",
        board_id="espressif_esp32s3_devkitc_1_n8r8",
        chip="esp32s3",
        nvm=(8192, 8192, False),
        pins=tuple(f"IO{n}" for n in range(22)),
        display=Display(
            lambda: ST77xx((240, 320), (170, 320), (35, 0), turn=270, order=0, inverted=True),
            "IO12", "IO11", "IO9", "IO10", "IO8", "IO7",
        ),
        keys={button: f"IO{n}" for button, n in zip(BUTTONS, numbers, strict=True)},
        speaker="IO18",
        settings=(HERE / "s3-st7789.toml").read_text(encoding="utf-8"),
    )


def _on_spi(panel):
    return Display(
        panel,
        clock="GP18",
        data="GP19",
        command="GP16",
        select="GP17",
        reset="GP20",
        backlight="GP21",
    )


# Of the displays that come with a board: clock, data, command, select, reset, backlight.
_TFT = ("TFT_SCK", "TFT_MOSI", "TFT_DC", "TFT_CS", "TFT_RESET", "TFT_BACKLIGHT")
_SHIFT = ("b", "a", "start", "select", "right", "down", "up", "left")

_MAKERS = {
    "pygamer": lambda: _badge(
        "PyGamer", "pygamer", _SHIFT[:4], ("JOYSTICK_X", "JOYSTICK_Y"), stick=True
    ),
    "pybadge": lambda: _badge("PyBadge", "pybadge", _SHIFT),
    "picosystem": _picosystem,
    "clue": _clue,
    "pico-st7735": lambda: _pico(
        "pico-st7735", _on_spi(lambda: ST77xx((132, 162), (128, 160), (2, 1), turn=90))
    ),
    "pico-st7789": lambda: _pico(
        "pico-st7789",
        _on_spi(lambda: ST77xx((240, 320), (240, 240), turn=180, order=0, inverted=True)),
    ),
    "pico-ssd1306": lambda: _pico(
        "pico-ssd1306",
        Display(lambda: SSD1306(turn=180), clock="GP1", data="GP0", address=0x3C),
    ),
    "feather-oled": _feather,
    "feather-tft": _feather_tft,
    "t-display-s3": _t_display,
    "s3-st7789": _s3_st7789,
}
NAMES = tuple(_MAKERS)


def get(name):
    """The `Board` of a name in `NAMES`."""
    return _MAKERS[name]()
