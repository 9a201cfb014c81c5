"""A simulated board: power, pins, buttons, and the program that runs on it."""

import random
import sys
import traceback
from pathlib import Path

from sim.nvm import Nvm, PowerCut

ROOT = Path(__file__).parent.parent
current = None  # the Machine that the stand-ins belong to


class Quit(BaseException):
    """The person at the simulator wants to leave."""


class Reload(BaseException):
    """The program wants to be started anew."""


class Claim:
    """Something that has pins to itself until it is deinitialised."""

    def __init__(self, *pins):
        self.machine = current
        self.pins = [pin for pin in pins if pin is not None]
        for pin in self.pins:
            if pin.name in self.machine.in_use:
                raise ValueError(f"{pin.name} in use")
        self.machine.in_use.update(pin.name for pin in self.pins)

    def deinit(self):
        self.machine.in_use.difference_update(pin.name for pin in self.pins)
        self.pins = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()


class Machine:
    """A board with the program in `root` on it.

    board: a `boards.Board`. clock: a `clock.Clock`. nvm_path: the file that is its nvm, None
    for one in memory. seed: fixes the board's noise, None for real noise.
    """

    def __init__(self, board, clock, nvm_path=None, seed=None, root=ROOT):
        self.board = board
        self.clock = clock
        self.root = Path(root)
        self.panel = board.display.panel()
        self.nvm = Nvm(*board.nvm, path=nvm_path and Path(nvm_path).resolve())
        self.noise = random.Random(seed)
        self.held = set()  # buttons that are down
        self._runs = False  # code.py has neither ended nor crashed
        self._power_on()

    def _power_on(self):
        """The state of a board without a program."""
        self.in_use = set()
        self.scanners = []
        self.sound = None  # or (hertz, loudness 0 to 1)
        self.pixels = [(0, 0, 0)] * self.board.pixels
        self.duty = {}  # pin: 0 to 1
        self._levels = {}  # pin: level driven
        self._display = None
        self.panel.power_on()
        self.clock.boot()

    @property
    def settings(self):
        """The text of the board's settings.toml."""
        if self.board.settings is not None:
            return self.board.settings
        path = self.root / "settings.toml"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    # What the person does

    def press(self, button):
        """Hold down a button, one of `board.buttons`."""
        self.held.add(button)
        self._scan()

    def release(self, button):
        """Let go of a button."""
        self.held.discard(button)
        self._scan()

    def _scan(self):
        for scanner in self.scanners:
            scanner.scan()

    # What the pins do

    def level(self, pin, pull_up=False):
        """The level at a pin: driven, or pulled, or low where a pressed button grounds it."""
        if pin in self._levels:
            return self._levels[pin]
        grounded = any(pin == wired for key, wired in self.board.keys.items() if key in self.held)
        return pull_up and not grounded

    def drive(self, pin, level):
        """Set a pin that is an output."""
        self._levels[pin] = level
        if pin == self.board.display.reset and not level:
            self.panel.reset()
        if pin == self.board.amplifier and not level:
            self.sound = None

    def analogue(self, pin):
        """0 to 65535 at a pin: the stick with a little noise, half the range elsewhere."""
        ends = {"JOYSTICK_X": ("left", "right"), "JOYSTICK_Y": ("up", "down")}.get(pin)
        tilt = 0
        if self.board.stick and ends:
            tilt = (ends[1] in self.held) - (ends[0] in self.held)
        return 32768 + tilt * 32000 + self.noise.randrange(-300, 300)

    def pulse(self, pin, hertz, duty):
        """A square wave on a pin, high for `duty` (0 to 1) of the time."""
        self.duty[pin] = duty
        if pin == self.board.speaker:
            self.sound = (hertz, min(duty, 1 - duty) * 2) if duty else None

    def builtin_display(self):
        """`board.DISPLAY`, made when first asked for; the firmware's work takes no time."""
        if self._display is None:
            from sim import device

            self.clock.stopped = True
            self._display = device.builtin_display(self.board.display)
            self.clock.stopped = False
        return self._display

    @property
    def app(self):
        """The program's running App, or None."""
        return getattr(sys.modules.get("engine.app"), "current", None)

    # Running

    def leave(self):
        """The person leaves the simulator: the app saves, and the program ends."""
        if self._runs and self.app is not None:
            self.app.leave()
        raise Quit

    def run(self, front):
        """Switch on and run boot.py and code.py, again after each power cut and reload, until Quit.

        front.step() is called every 5 ms of simulated time: there it presses buttons and shows
        the panel, and may raise PowerCut or Quit. front.ended(report) is called when the
        program is over: report is its traceback, or None if it ended by itself.
        """
        global current
        from sim import device

        current = self
        self.clock.on_step = front.step
        with device.modules(self.root):
            while True:
                try:
                    device.forget_program()
                    self._power_on()
                    report = self._run_file("boot.py")
                    self._runs = report is None
                    report = report or self._run_file("code.py")
                    self._runs = False
                    front.ended(report)
                except (PowerCut, Reload):
                    continue
                except Quit:
                    return

    def _run_file(self, name):
        """Run a file of the program; the traceback if it raised, None if it ended or is missing."""
        path = self.root / name
        if not path.exists():
            return None
        try:
            code = compile(path.read_bytes(), str(path), "exec")
            exec(code, {"__name__": "__main__", "__file__": str(path)})  # noqa: S102
        except SystemExit:
            return None
        except Exception as error:  # noqa: BLE001 (a board reports whatever it was)
            return self._report(error)
        return None

    def _report(self, error):
        """The traceback of an error, the simulator's own frames left out."""
        report = traceback.TracebackException.from_exception(error)
        own = (__file__, sys.modules["sim.device"].__file__)
        frames = [frame for frame in report.stack if frame.filename not in own]
        report.stack = traceback.StackSummary.from_list(frames)
        return "".join(report.format())
