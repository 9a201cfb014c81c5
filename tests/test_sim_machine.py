"""The stand-ins for the hardware: as strict as a board, and the same in every run."""

import pytest

from tests.simulated import simulate

REFUSED = {  # what a board refuses: the error it gives
    "displayio.Bitmap(8, 8, 4)[8, 0] = 1": "IndexError: pixel coordinates out of bounds",
    "displayio.Bitmap(8, 8, 4)[64] = 1": "IndexError: pixel coordinates out of bounds",
    "displayio.Bitmap(8, 8, 4)[0, 0] = 4": "ValueError: pixel value requires too many bits",
    "displayio.Group().name = 'pond'": "AttributeError: 'Group' object has no attribute 'name'",
    "displayio.Palette(2).size = 2": "AttributeError: 'Palette' object has no attribute 'size'",
    "board.DISPLAY.refresh()": "RuntimeError: set auto_refresh to False",
    "import typing": "ImportError: no module named 'typing'",
    "import os; os.environ": "AttributeError",
    "board.GP0": "AttributeError: module 'board' has no attribute 'GP0'",
    "keep = [digitalio.DigitalInOut(board.D13) for _ in 'ab']": "ValueError: D13 in use",
    "busio.SPI(board.TFT_SCK, MOSI=board.TFT_MOSI).write(b'x')": "Function requires lock",
    "pwmio.PWMOut(board.SPEAKER, duty_cycle=65536)": "ValueError: duty_cycle must be 0-65535",
}
IMPORTS = "import board, busio, digitalio, displayio, keypad, microcontroller, pwmio, time\n"


@pytest.mark.parametrize("line", REFUSED)
def test_what_a_board_refuses_is_refused(tmp_path, line):
    _, report = simulate(tmp_path, IMPORTS + line)
    assert REFUSED[line] in report


def test_a_tile_beyond_the_sheet_is_refused(tmp_path):
    program = IMPORTS + (
        "sheet = displayio.Bitmap(16, 8, 4)\n"
        "grid = displayio.TileGrid(sheet, pixel_shader=displayio.Palette(4),\n"
        "    tile_width=8, tile_height=8)\n"
        "grid[0] = 1\ngrid[0] = 2\n"
    )
    assert "ValueError: Tile index out of bounds" in simulate(tmp_path, program)[1]


def test_subclasses_of_group_may_have_attributes(tmp_path, capsys):
    program = IMPORTS + (
        "class Pond(displayio.Group): pass\npond = Pond()\npond.ducks = 6\nprint(pond.ducks)\n"
        "time.sleep(9)"
    )
    assert simulate(tmp_path, program)[1] is None
    assert capsys.readouterr().out == "6\n"


READ_KEYS = IMPORTS + (
    "keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,\n"
    "    latch=board.BUTTON_LATCH, key_count=8, value_when_pressed=True)\n"
)
PRINT_KEYS = READ_KEYS + (
    "while True:\n"
    "    time.sleep(0.01)\n"
    "    event = keys.events.get()\n"
    "    if event: print(event.key_number, event.pressed)\n"
)


def test_a_press_is_two_events_of_the_key_on_the_shift_register(tmp_path, capsys):
    simulate(tmp_path, PRINT_KEYS, "wait 50\npress a\nhold left 500", "pybadge")
    assert capsys.readouterr().out == "1 True\n1 False\n7 True\n7 False\n"


def test_the_65th_event_is_lost_and_said_so(tmp_path, capsys):
    program = READ_KEYS + (
        "time.sleep(20)\nprint(len(keys.events), keys.events.overflowed)\n"
        "keys.events.clear()\nprint(len(keys.events), keys.events.overflowed)\ntime.sleep(20)"
    )
    simulate(tmp_path, program, "wait 10\n" + "press a\n" * 33 + "wait 20000", "pybadge")
    assert capsys.readouterr().out == "64 True\n0 False\n"


def test_a_key_that_is_down_is_reported_again_after_a_reset(tmp_path, capsys):
    program = READ_KEYS + (
        "time.sleep(0.1)\nkeys.events.clear()\nkeys.reset()\n"
        "print(keys.events.get().key_number)\ntime.sleep(20)"
    )
    simulate(tmp_path, program, "hold b 400", "pybadge")
    assert capsys.readouterr().out == "0\n"


def test_the_pygamers_pad_is_an_analogue_stick(tmp_path, capsys):
    program = IMPORTS + (
        "import analogio\n"
        "x, y = analogio.AnalogIn(board.JOYSTICK_X), analogio.AnalogIn(board.JOYSTICK_Y)\n"
        "for _ in range(3):\n"
        "    time.sleep(0.1)\n"
        "    print((x.value + 8192) // 16384 - 2, (y.value + 8192) // 16384 - 2)\n"
        "time.sleep(9)\n"
    )
    simulate(tmp_path, program, "wait 50\nhold right 60\nhold up 60\nwait 100")
    assert capsys.readouterr().out == "2 0\n0 -2\n0 0\n"


SETTINGS = """
pin = "GP\\u0031\\t" # a comment
number = 0x10   # another
half = 1.5
open = "no end
[table]
hidden = 1
"""


def test_settings_are_read_as_the_firmware_reads_them(tmp_path, capsys):
    program = (
        "import os\n"
        "for key in ('pin', 'number', 'hidden', 'nothing', 'half', 'open'):\n"
        "    try: print(repr(os.getenv(key)))\n"
        "    except ValueError as error: print('ValueError')\n"
        "import time; time.sleep(9)"
    )
    simulate(tmp_path, program, settings=SETTINGS)
    assert capsys.readouterr().out.split() == [
        r"'GP1\t'", "16", "None", "None", "ValueError", "ValueError",
    ]


def test_power_takes_everything_but_the_nvm(tmp_path, capsys):
    program = IMPORTS + (
        "import supervisor, sys\n"
        "nvm = microcontroller.nvm\n"
        "print(nvm[0], round(time.monotonic(), 2), supervisor.ticks_ms() >= 2**29 - 2**16)\n"
        "nvm[0:1] = b'7'\n"
        "try: time.sleep(9)\n"
        "except Exception: print('no program sees a power cut')\n"
    )
    machine, report = simulate(tmp_path, program, "wait 100\npower\nwait 100")
    assert report is None
    assert capsys.readouterr().out == "255 0.0 True\n55 0.0 True\n"
    assert machine.nvm[0] == ord("7")


def test_a_reload_starts_the_program_anew_with_the_nvm_as_it_is(tmp_path, capsys):
    program = (
        "import microcontroller, supervisor, time\n"
        "if microcontroller.nvm[0] == 255:\n"
        "    microcontroller.nvm[0:1] = b'a'\n"
        "    supervisor.reload()\n"
        "print('again')\n"
        "time.sleep(1)\n"
    )
    simulate(tmp_path, program)
    assert capsys.readouterr().out == "again\n"


def test_a_seed_fixes_the_noise_and_the_clock_does_not_depend_on_the_host(tmp_path, capsys):
    program = (
        "import os, time\nprint(os.urandom(4), time.monotonic())\n"
        "sum(range(10**{work}))\ntime.sleep(0.5)\nprint(time.monotonic())\ntime.sleep(9)"
    )
    outputs = set()
    for seed, work in ((1, 3), (1, 6), (2, 3)):
        simulate(tmp_path, program.format(work=work), "wait 900", seed=seed)
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 2


def test_a_loop_that_only_looks_at_the_clock_comes_to_an_end(tmp_path, capsys):
    program = "import time\nwhile time.monotonic() < 0.2: pass\nprint('on')\ntime.sleep(9)"
    simulate(tmp_path, program, "wait 400")
    assert capsys.readouterr().out == "on\n"


def test_a_piezo_and_the_lights_are_seen_by_the_front(tmp_path):
    program = IMPORTS + (
        "pwmio.PWMOut(board.AUDIO, frequency=440, duty_cycle=0x8000)\n"
        "pwmio.PWMOut(board.LED_G, duty_cycle=0x4000)\ntime.sleep(9)"
    )
    machine, _ = simulate(tmp_path, program, board="picosystem")
    assert machine.sound == (440, 1.0)
    assert machine.duty["LED_G"] == 0.25
