"""The panel models, driven by the real drivers through the pretended buses."""

import struct
import zlib

import pytest

from sim import png
from sim.panels import SSD1306, ST77xx
from tests.simulated import pixel, simulate

RED, GREEN, BLUE, BLACK = (255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 0, 0)

SCENE = """
import board, busio, displayio, fourwire, time
{driver}
group = displayio.Group()
sheet = displayio.Bitmap(display.width, display.height, 4)
palette = displayio.Palette(4)
for index, colour in enumerate((0, 0xFF0000, 0x00FF00, 0x0000FF)):
    palette[index] = colour
sheet[0, 0] = 1
sheet[display.width - 1, 0] = 2
sheet[0, display.height - 1] = 3
group.append(displayio.TileGrid(sheet, pixel_shader=palette))
display.root_group = group
display.refresh()
time.sleep(60)
"""
ON_SPI = """
from adafruit_{chip} import {chip_class} as Driver
spi = busio.SPI(board.GP18, MOSI=board.GP19)
bus = fourwire.FourWire(spi, command=board.GP16, chip_select=board.GP17, reset=board.GP20)
display = Driver(bus, width={width}, height={height}, rotation={rotation}, auto_refresh=False,
    colstart={start[0]}, rowstart={start[1]}, {more})
"""
ON_I2C = """
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus
bus = I2CDisplayBus(busio.I2C(board.GP1, board.GP0), device_address=0x3C)
display = SSD1306(bus, width=128, height=64, rotation={rotation}, auto_refresh=False)
"""


def tft(folder, board, rotation, more=""):
    portrait = rotation % 180 == 0
    if board == "pico-st7735":
        chip, size, start = "ST7735R", ((128, 160) if portrait else (160, 128)), (2, 1)
    else:
        chip, size, start = "ST7789", (240, 240), (0, 80)
    driver = ON_SPI.format(
        chip=chip.lower(), chip_class=chip, width=size[0], height=size[1],
        rotation=rotation, start=start, more=more,
    )
    machine, report = simulate(folder, SCENE.format(driver=driver), "wait 5000", board)
    assert report is None
    return machine


CORNERS = ((0, 0), (-1, 0), (-1, -1), (0, -1))  # clockwise from the top left


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize("board", ["pico-st7735", "pico-st7789"])
def test_a_rotation_turns_the_picture_clockwise_on_the_glass(tmp_path, board, rotation):
    machine = tft(tmp_path, board, rotation)
    machine.panel.turn = 180  # as the driver's rotation 0 is upright
    first = rotation // 90
    corners = [pixel(machine, *CORNERS[(first + i) % 4]) for i in range(4)]
    assert corners == [RED, GREEN, BLACK, BLUE]


@pytest.mark.parametrize("rotation", [0, 180])
def test_an_ssd1306_shows_both_rotations(tmp_path, rotation):
    program = SCENE.format(driver=ON_I2C.format(rotation=rotation)).replace("0x0000FF", "0xFFFFFF")
    machine, _ = simulate(tmp_path, program, "wait 5000", "pico-ssd1306")
    first = rotation // 90
    lit = [pixel(machine, *CORNERS[(first + i) % 4])[0] for i in range(4)]
    assert lit == [0, 255, 0, 255]  # red is darker than the threshold


@pytest.mark.parametrize("rotation", [90, 270])
def test_an_sh1107_shows_both_rotations_and_what_changes_alone(tmp_path, rotation):
    driver = ON_I2C.replace("ssd1306", "sh1107").replace("SSD1306", "SH1107")
    for pin in ("1", "0"):
        driver = driver.replace(f"GP{pin}", "SCL" if pin == "1" else "SDA")
    later = "sheet[70, 20] = 3; display.refresh(); time.sleep(60)"
    program = SCENE.format(driver=driver.format(rotation=rotation)).replace("0x0000FF", "0xFFFFFF")
    machine, _ = simulate(tmp_path, program.replace("time.sleep(60)", later), "wait 5000",
                          "feather-oled")
    picture = machine.panel.picture()
    assert picture[:2] == (128, 64)
    lit = [at for at in range(128 * 64) if picture[2][3 * at]]
    there = [127, 63 * 128, 20 * 128 + 70]  # green and white; red is darker than the threshold
    assert lit == sorted(there if rotation == 90 else [128 * 64 - 1 - at for at in there])


@pytest.mark.parametrize("board", ["pygamer", "pybadge", "picosystem", "clue"])
def test_a_built_in_display_is_upright_and_true_in_colour(tmp_path, board):
    driver = "display = board.DISPLAY; display.auto_refresh = False"
    machine, _ = simulate(tmp_path, SCENE.format(driver=driver), board=board)
    assert [pixel(machine, *corner) for corner in CORNERS] == [RED, GREEN, BLACK, BLUE]
    assert machine.panel.pixels_sent == machine.panel.glass[0] * machine.panel.glass[1]
    assert machine.panel.bytes_sent > 2 * machine.panel.pixels_sent


def test_the_wrong_order_of_colours_shows_red_as_blue(tmp_path):
    machine = tft(tmp_path, "pico-st7735", 90, "bgr=True")
    assert pixel(machine, 0, 0) == BLUE


def test_a_panel_that_needs_inversion_shows_negative_colours_without(tmp_path):
    machine = tft(tmp_path, "pico-st7789", 0, "invert=False")
    assert pixel(machine, 5, 5) == (255, 255, 255)


def test_a_wrong_row_start_leaves_a_strip_of_memory_that_was_never_written(tmp_path):
    driver = ON_SPI.format(chip="st7735r", chip_class="ST7735R", width=160, height=128,
                           rotation=90, start=(2, 0), more="")
    machine, _ = simulate(tmp_path, SCENE.format(driver=driver), "wait 5000", "pico-st7735")
    assert pixel(machine, 0, 0) != RED


MOVES = """
import board, displayio, random, time
display = board.DISPLAY
display.auto_refresh = False
random.seed({seed})
palette = displayio.Palette(4)
for index, colour in enumerate((0, 0xFF0000, 0x00FF00, 0x0000FF)):
    palette[index] = colour
palette.make_transparent(0)
sheet = displayio.Bitmap(32, 8, 4)
for place in range(256):
    sheet[place] = random.randrange(4)
group = displayio.Group()
for number in range(12):
    group.append(displayio.TileGrid(sheet, pixel_shader=palette, tile_width=8, tile_height=8))
display.root_group = group
for step in range(30):
    sprite = group[random.randrange(12)]
    sprite.x, sprite.y = random.randrange(-8, 160), random.randrange(-8, 128)
    sprite[0] = random.randrange(4)
    sprite.flip_x = random.random() < 0.5
    display.refresh()
if {full}:
    display.root_group = displayio.Group()
    display.root_group = group
    display.refresh()
time.sleep(60)
"""


@pytest.mark.parametrize("board", ["pygamer", "picosystem"])
def test_partial_refreshes_add_up_to_a_full_one(tmp_path, board):
    pictures = []
    for full in (False, True):
        program = MOVES.format(seed=7, full=full)
        pictures.append(simulate(tmp_path, program, "wait 500", board)[0].panel.picture())
    assert pictures[0] == pictures[1]
    assert len(set(pictures[0][2])) > 1


def test_a_panel_that_is_asleep_or_off_is_black():
    panel = ST77xx((4, 4), (4, 4))
    panel.write(b"\x2a", True)
    panel.write(bytes((0, 0, 0, 3)), False)
    panel.write(b"\x2b", True)
    panel.write(bytes((0, 0, 0, 3)), False)
    panel.write(b"\x2c", True)
    panel.write(b"\xff\xff" * 16, False)
    assert panel.picture() == (4, 4, bytes(48))
    panel.write(b"\x11\x29", True)
    assert panel.picture() == (4, 4, b"\xff" * 48)


def test_an_ssd1306_fills_its_window_page_by_page():
    panel = SSD1306()
    panel.write(bytes((0xAF, 0x21, 10, 11, 0x22, 2, 3)), True)
    panel.write(bytes((0x01, 0x80, 0xFF, 0x00)), False)
    rgb = panel.picture()[2][::3]
    lit = {(i % 128, i // 128) for i, value in enumerate(rgb) if value}
    assert lit == {(10, 16), (11, 23)} | {(10, y) for y in range(24, 32)}


def test_a_png_holds_the_pixels_it_was_given():
    rgb = bytes(range(18))
    data = png.encode(3, 2, rgb)
    assert struct.unpack(">II", data[16:24]) == (3, 2)
    body = data[data.index(b"IDAT") + 4 : -16]
    assert zlib.decompress(body) == b"\0" + rgb[:9] + b"\0" + rgb[9:]
