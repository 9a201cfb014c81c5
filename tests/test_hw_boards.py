"""Each board opened on the simulator: what the app is handed there."""

import dataclasses
import re
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from sim import boards, device, machine
from sim.clock import Clock

EXAMPLE = (Path(__file__).parent.parent / "settings.toml").read_text(encoding="utf-8")
FEW = {  # boards of two or three buttons: what each taps
    "clue": {"a": 3, "b": 4},
    "feather-oled": {"a": 2, "b": 4, "c": 3},
    "t-display-s3": {"a": 3, "b": 4},
}
TUNE = bytes((22, 10, 44, 20))  # 440 Hz for 100 ms, 880 Hz for 200


@contextmanager
def simulated(name, **changes):
    """The machine of a board, switched on; `hw` is imported in it."""
    board = dataclasses.replace(boards.get(name), **changes)
    machine.current = machine.Machine(board, Clock(), seed=1)
    with device.modules(machine.ROOT):
        device.forget_program()
        yield machine.current


@contextmanager
def opened(name, **changes):
    """The machine and its open handheld."""
    with simulated(name, **changes) as board:
        import hw

        yield board, hw.open()


def refusal(name, settings, capsys, **changes):
    """What the console says on a board that cannot be opened with a settings.toml."""
    with pytest.raises(SystemExit), opened(name, settings=settings, **changes):
        pass
    return capsys.readouterr().out


def without(settings, *keys):
    """A settings.toml with the lines of some keys taken out."""
    return "".join(
        line for line in settings.splitlines(True) if line.partition(" =")[0] not in keys
    )


@pytest.mark.parametrize("board", ["pygamer", "pico-st7735"])
def test_what_opened_a_board_leaves_memory(board):
    with opened(board):
        left = {name[3:] for name in sys.modules if name.startswith("hw.")}
        voices = {"speaker"} if board == "pygamer" else {"piezo"}
        assert left - {"stick", "pixels"} == voices | {"buttons", "handheld", "sound", "store"}
        assert not hasattr(sys.modules["hw"], board)


@pytest.mark.parametrize(
    ("board", "name", "size", "mono", "start", "store", "erase_unit", "appends"),
    [
        ("pygamer", "PyGamer", (160, 128), False, "START", 8192, 8192, False),
        ("pybadge", "PyBadge", (160, 128), False, "START", 8192, 8192, False),
        ("picosystem", "PicoSystem", (240, 240), False, "X", 4096, 4096, True),
        ("clue", "CLUE", (240, 240), False, "A+B", 8192, 4096, False),
        ("pico-st7735", "self-built", (160, 128), False, "START", 4096, 4096, True),
        ("pico-st7789", "self-built", (240, 240), False, "START", 4096, 4096, True),
        ("pico-ssd1306", "self-built", (128, 64), True, "START", 4096, 4096, True),
        ("feather-oled", "self-built", (128, 64), True, "A+C", 4096, 4096, True),
        ("feather-tft", "self-built", (240, 135), False, "START", 8192, 8192, False),
        ("t-display-s3", "self-built", (320, 170), False, "A+B", 8192, 8192, False),
        ("s3-st7789", "self-built", (320, 170), False, "START", 8192, 8192, False),
    ],
)
def test_a_board_is_described(board, name, size, mono, start, store, erase_unit, appends):
    with opened(board) as (_, handheld):
        assert handheld.name == name
        assert (handheld.display.width, handheld.display.height) == size
        assert not handheld.display.auto_refresh
        assert handheld.mono is mono
        assert handheld.labels[6] == start
        assert len(handheld.store) == store
        assert (handheld.erase_unit, handheld.appends) == (erase_unit, appends)


def test_an_edgebadge_is_a_pybadge_with_its_own_name():
    with opened("pybadge", board_id="edgebadge") as (_, handheld):
        assert handheld.name == "EdgeBadge"


def test_on_an_nrf52840_a_page_is_erased_at_once():
    with opened("pico-st7735", chip="nrf52", nvm=(8192, 4096, False)) as (_, handheld):
        assert (len(handheld.store), handheld.erase_unit, handheld.appends) == (8192, 4096, False)


def test_without_nvm_there_is_no_store():
    with opened("pico-st7735", nvm=(0, 1, False)) as (_, handheld):
        assert handheld.store is None


@pytest.mark.parametrize("name", [name for name in boards.NAMES if name not in FEW])
def test_every_button_is_heard(name):
    with opened(name) as (board, handheld):
        for number, button in enumerate(boards.BUTTONS):
            board.press(button)
            handheld.wait(30)
            pressed = handheld.next_event()  # None: START acts when let go
            board.release(button)
            handheld.wait(30)
            if button == "start":
                assert pressed is None
                pressed = handheld.next_event()
            assert pressed == number
            assert handheld.next_event() == number + 16
        assert handheld.next_event() is None


@pytest.mark.parametrize("name", FEW)
def test_each_of_a_few_buttons_is_heard(name):
    with opened(name) as (board, handheld):
        for button, meant in FEW[name].items():
            board.press(button)
            handheld.wait(30)
            assert handheld.next_event() is None
            board.release(button)
            handheld.wait(30)
            assert (handheld.next_event(), handheld.next_event()) == (meant, meant + 16)


@pytest.mark.parametrize("name", boards.NAMES)
def test_boot_py_sees_whether_a_button_is_held(name):
    with simulated(name) as board:
        import hw

        assert not hw.button_held()
        board.press("a")
        assert hw.button_held()
        hw.open()  # the scanner has let go of its pins


@pytest.mark.parametrize("name", ["pygamer", "picosystem", "pico-st7735"])
def test_a_tune_plays_while_the_app_waits_and_asks(name):
    with opened(name) as (board, handheld):
        started = handheld.ticks()
        handheld.play(TUNE)
        assert board.sound[0] == 440
        handheld.wait(50)
        assert board.sound[0] == 440
        handheld.wait(100)
        assert board.sound[0] == 880
        handheld.wait(149)
        assert handheld.next_event() is None
        assert board.sound[0] == 880
        handheld.wait(5)
        assert board.sound is None
        assert (handheld.ticks() - started) % (1 << 29) == pytest.approx(304, abs=2)


@pytest.mark.parametrize("name", ["pygamer", "picosystem"])
def test_louder_is_louder_and_0_is_mute(name):
    with opened(name) as (board, handheld):
        loudness = []
        for handheld.volume in (1, 2, 3):
            handheld.play(TUNE)
            loudness.append(board.sound[1])
        assert 0 < loudness[0] < loudness[1] < loudness[2] <= 1
        handheld.volume = 0
        handheld.play(TUNE)
        assert board.sound is None


def test_the_speaker_s_amplifier_is_on_during_a_tune_only():
    with opened("pygamer") as (board, handheld):
        assert not board.level("SPEAKER_ENABLE")
        handheld.play(TUNE)
        assert board.level("SPEAKER_ENABLE")
        handheld.wait(400)
        assert not board.level("SPEAKER_ENABLE")


def test_neopixels_and_led_show_the_colour():
    with opened("pygamer") as (board, handheld):
        handheld.light(1, 2, 3)
        assert board.pixels == [(1, 2, 3)] * 5
    with opened("picosystem") as (board, handheld):
        handheld.light(255, 51, 0)
        assert [round(board.duty[pin], 2) for pin in ("LED_R", "LED_G", "LED_B")] == [1, 0.2, 0]


def test_brightness_dims_the_backlight():
    with opened("pygamer") as (board, handheld):
        bright = board.duty["TFT_LITE"]
        handheld.brightness = 0
        assert 0 < board.duty["TFT_LITE"] < bright
        assert handheld.brightness == 0


def test_entropy_is_a_seed_of_30_bits():
    with opened("pygamer") as (_, handheld):
        seeds = [handheld.entropy() for _ in range(50)]
        assert len(set(seeds)) == 50
        assert all(0 <= seed < 1 << 30 for seed in seeds)
        assert max(seeds) > 1 << 29


def test_a_handheld_of_five_buttons_without_sound_and_lights():
    keys = ("button_b", "button_start", "button_select", "piezo", "display_backlight")
    with opened("pico-st7735", settings=without(EXAMPLE, *keys)) as (board, handheld):
        assert handheld.labels[4:] == ("A", "hold A", "hold A long", "", "A")
        handheld.play(TUNE)
        assert board.sound is None
        handheld.light(9, 9, 9)
        handheld.brightness = 1
        assert handheld.brightness == 1
        board.press("a")
        handheld.wait(700)
        board.release("a")
        assert [handheld.next_event(), handheld.next_event()] == [5, 5 + 16]


def test_a_piezo_whose_timer_is_taken_is_said_so(capsys, monkeypatch):
    def refuse(*_, **__):
        raise ValueError("All timers in use")

    with simulated("pico-st7735"):
        pass  # the stand-ins are in place from here on
    monkeypatch.setattr("pwmio.PWMOut", refuse)
    said = refusal("pico-st7735", without(EXAMPLE, "display_backlight"), capsys)
    assert said == (
        "settings.toml: the pin of piezo cannot sound (All timers in use); choose another.\n"
    )


def test_an_unknown_board_without_settings_says_what_to_write_where(capsys):
    said = refusal("pico-st7735", "", capsys, board_id="their_board")
    assert said == (
        'Duckpond does not know the board "their_board": describe its wiring in settings.toml on '
        "this drive, beginning with display = one of st7735, st7789, ssd1306, sh1107, builtin; the "
        "settings.toml that comes with Duckpond is an example.\n"
    )


def test_an_unknown_display_is_answered_with_the_known_ones(capsys):
    said = refusal("pico-st7735", EXAMPLE.replace('"st7735"', '"ili9341"'), capsys)
    assert said == (
        'settings.toml: display = "ili9341" must be one of '
        "st7735, st7789, ssd1306, sh1107, builtin.\n"
    )


def test_a_board_without_a_display_of_its_own_is_said_so(capsys):
    said = refusal("pico-st7735", EXAMPLE.replace('"st7735"', '"builtin"'), capsys)
    assert said == 'settings.toml: display = "builtin", but this board has no display of its own.\n'


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ('display_clock = "GP20"', "No pull up found on SDA or SCL"),
        ("display_address = 0x3D", "No such device"),
    ],
)
def test_a_display_that_does_not_answer_is_said_so(capsys, wrong, reason):
    settings = boards.get("pico-ssd1306").settings
    said = refusal("pico-ssd1306", wrong + "\n" + settings, capsys)
    assert said.startswith(
        "settings.toml: the ssd1306 does not answer on the pins of the display_ keys"
    )
    assert reason in said


def test_a_missing_driver_is_answered_with_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "adafruit_st7735r", None)
    said = refusal("pico-st7735", EXAMPLE, capsys)
    assert said.startswith("The lib folder lacks the library of the st7735")
    assert said.endswith("run circup install -r requirements-device.txt.\n")


def test_the_example_names_every_key_that_is_read(monkeypatch):
    everything = re.sub(r"(?m)^# (\w+ = )", r"\1", EXAMPLE)
    written = set(re.findall(r"(?m)^(\w+) = ", everything))
    read = {"instant_start"}  # by boot.py

    def open_and_note(name, settings):
        with simulated(name, settings=settings):
            import hw
            from hw import settings as module

            getenv = module._read
            monkeypatch.setattr(module, "_read", lambda key: (read.add(key), getenv(key))[1])
            hw.open()

    open_and_note("pico-st7735", everything)
    with pytest.raises(SystemExit):  # the ssd1306 is on other pins than the example's
        open_and_note("pico-ssd1306", everything.replace('"st7735"', '"ssd1306"'))
    for name in ("feather-oled", "s3-st7789"):
        open_and_note(name, boards.get(name).settings)
    assert read == written


class Onlooker:
    """Watches code.py until the app waits for a person, at most 10 s of simulated time."""

    def __init__(self, board):
        self.board = board
        self.reports = []
        self.app = None

    def step(self):
        app = self.board.app
        if (app and app.idle) or self.board.clock.now > 10_000_000:
            self.app = app
            raise machine.Quit

    def ended(self, report):
        self.reports.append(report)
        raise machine.Quit


@pytest.mark.parametrize("name", boards.NAMES)
def test_code_py_starts_and_waits_for_a_person(name):
    board = machine.Machine(boards.get(name), Clock(), seed=1)
    onlooker = Onlooker(board)
    board.run(onlooker)
    assert onlooker.reports == []
    assert onlooker.app.idle
