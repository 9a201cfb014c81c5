"""A person at a simulated handheld: presses buttons, waits, looks; for the tests of the app."""

import dataclasses
import gc
import importlib

from engine.duck_soup.notation import from_position
from engine.save import DUCK_SOUP, Journal
from engine.settings import LANGUAGE
from engine.ui.texts import LANGUAGES
from sim import boards, device, machine
from sim.clock import Clock
from sim.shot import PATIENCE, PAUSE, PRESS, SETTLED

MENUS = ("title", "menu", "learn")  # rooms of texts
GAP = 2  # pixels between things written side by side
SIZES = {"160x128": "pygamer", "240x240": "picosystem", "128x64": "pico-ssd1306"}  # and a board
MORE_SIZES = {"240x135": "feather-tft", "320x170": "s3-st7789"}  # made of the same sheets


class Player:
    """Within `with Player(…) as player`, `player.app` is the App on a board just switched on.

    board: a name in `boards.NAMES`. match: what `save` takes, to be found saved. content: what
    the nvm begins with. seed: of the board's noise. blind: True if nothing need be drawn, which
    is quicker. language: of `texts.LANGUAGES`; None: as the settings have it. changes: of the
    board, see `boards.Board`.
    """

    def __init__(self, board="pygamer", match=None, content=b"", seed=1, blind=False,
                 language=None, **changes):
        self._board = dataclasses.replace(boards.get(board), **changes)
        self._seed = seed
        self._blind = blind
        self._language = language
        self._modules = device.modules(machine.ROOT)
        self._switch_on()
        self.nvm.content[:len(content)] = content
        self._match = match

    def __enter__(self):
        gc.collect()
        gc.freeze()  # all that the tests hold would slow every collection that the app asks for
        self._modules.__enter__()
        if self._match:
            self.save(*self._match)
        self._start()
        return self

    def __exit__(self, *error):
        self._modules.__exit__(*error)

    def _switch_on(self):
        self.machine = machine.Machine(self._board, Clock(), seed=self._seed)
        self.nvm = self.machine.nvm

    def _start(self):
        """What code.py does, short of going on for ever."""
        machine.current = self.machine
        device.forget_program()
        app = importlib.import_module("engine.app")
        self.app = app.App(importlib.import_module("hw").open())
        if self._blind:
            self.app.handheld.display.refresh = lambda: None
        if self._language:
            self.app.settings[LANGUAGE] = LANGUAGES.index(self._language)
            self.app.apply()
        self.app.start()
        self.app.frame()

    def save(self, position, players=(0, 1), length=0, version=1):
        """Save a match in the nvm, as if it had been left at a position (see referee.md).

        players, who sits in seats 0 and 1, and length as in `Session`.
        """
        machine.current = self.machine
        session = importlib.import_module("engine.duck_soup.session")
        match = session.Session(from_position(position), list(players), length)
        journal = Journal(self.nvm, *self._board.nvm[1:])
        assert journal.save(DUCK_SOUP, version, b"\0" + match.pack())

    def power(self):
        """Cut the power, and switch on again: only what the nvm holds is left."""
        nvm = self.nvm
        self._switch_on()
        self.nvm = self.machine.nvm = nvm
        self._start()

    @property
    def now(self):
        """Milliseconds since the power was switched on."""
        return self.machine.clock.now // 1000

    @property
    def screen(self):
        """The name of the module of the screen on top, such as "title"."""
        return type(self.app.top).__module__.rpartition(".")[2]

    def wait(self, milliseconds):
        """Let so much time pass, frame by frame, and no less than a change of screens takes."""
        until = self.now + milliseconds
        while self.now < until or self.app.top is None:
            self.app.frame()

    def hold(self, button, milliseconds):
        """Hold a button down so long; what is on top has been seen."""
        if self.app.top and self.app.handheld.display.root_group is not self.app.top.group:
            self.app.frame()
        self.machine.press(button)
        self.wait(milliseconds)
        self.machine.release(button)
        self.wait(PAUSE)

    def press(self, *buttons):
        """Press buttons one after the other."""
        for button in buttons:
            self.hold(button, PRESS)

    def idle(self):
        """Wait until nothing moves and a person is asked."""
        asked, limit = self.now, self.now + PATIENCE
        while self.now - asked < SETTLED:
            assert self.now < limit, "the game asks nobody"
            self.app.frame()
            if not self.app.idle:
                asked = self.now

    def settle(self, name):
        """Before a picture of that name is taken: wait until nothing moves on a table, unless
        the name ends with "-moving"."""
        view = getattr(self.app.top, "view", None)
        while view and view.motion.moving and not name.endswith("-moving"):
            self.app.frame()

    def sit_down(self):
        """From the title to the match in its first row, past a hand-over, until asked."""
        self.press("a")
        self.idle()
        if self.screen == "hand_over":
            self.press("a")
            self.idle()

    def texts(self):
        """The lines that can be read on the screen on top."""
        return [text for text, *_ in _labels(self.app.top.group)]

    def choose(self, text):
        """Press A on the row of a menu that says so in English, whatever the language."""
        menu = self.app.top.menu
        rows = [row[0] for row in menu.rows]
        steps = rows.index(self._translated(text)) - menu.chosen
        down, choose = self.down_and_choose
        self.press(*[down] * (steps % len(rows)), choose)

    @property
    def down_and_choose(self):
        """The buttons to press in a menu."""
        buttons = self.machine.board.buttons
        if "up" not in buttons:
            return "c" if "c" in buttons else "a", "b"
        return "down", "b" if self.app.handheld.swapped else "a"

    def _translated(self, text):
        say = importlib.import_module("engine.ui.texts").say
        for room in MENUS:
            lines = (machine.ROOT / f"assets/text/en/{room}.txt").read_text("utf-8").splitlines()
            for key, _, english in [line.partition(" = ") for line in lines]:
                if english == text:
                    return say(room, key)
        raise ValueError(f"no menu says {text!r}")

    def picture(self):
        """What the panel shows: (width, height, RGB bytes)."""
        return self.machine.panel.picture()

    def written(self):
        """What can be read on the screen on top: [(text, {(x, y) of its pixels})]."""
        lines = []
        for part, x, y, scale in _parts(self.app.top.group):
            if type(part).__name__ == "Rectangle":  # covers what lies below it
                right, bottom = x + part.width * scale, y + part.height * scale
                lines = [(text, {at for at in pixels
                                 if not (x <= at[0] < right and y <= at[1] < bottom)})
                         for text, pixels in lines]
            elif hasattr(part, "text") and part.text.strip():
                lines.append((part.text, _pixels(part, x, y, scale)))
        return [(text, pixels) for text, pixels in lines if pixels]

    def crowded(self):
        """What is cut off, beyond the glass, or less than `GAP` pixels beside something else."""
        width, height, _ = self.picture()
        for text, part, *_ in _labels(self.app.top.group):
            if max(map(self.app.font.width, text.split("\n"))) > part.bitmap.width:
                yield f"{width}x{height}: {text!r} is cut off"
        lines = self.written()
        for at, (text, pixels) in enumerate(lines):
            if any(not (0 <= x < width and 0 <= y < height) for x, y in pixels):
                yield f"{width}x{height}: {text!r} leaves the display"
            around = {(x + step, y) for x, y in pixels for step in range(-GAP, GAP + 1)}
            for other, theirs in lines[:at]:
                if len({y for _, y in around & theirs}) > 1:  # narrow lines share a row of pixels
                    yield f"{width}x{height}: {text!r} touches {other!r}"


def _parts(group, x=0, y=0, scale=1):
    """(part, x, y, scale) of all that is not hidden, but for groups, the undermost first."""
    for part in group:
        if part.hidden:
            continue
        at = x + part.x * scale, y + part.y * scale
        if hasattr(part, "scale"):  # a group
            yield from _parts(part, *at, scale * part.scale)
        else:
            yield part, *at, scale


def _labels(group):
    """(what it says, itself, x, y, scale) of each `Text` that is not hidden."""
    for part, *where in _parts(group):
        if hasattr(part, "text") and part.text.strip():
            yield part.text, part, *where


def _pixels(grid, x, y, scale):
    bitmap = grid.bitmap
    return {(x + column * scale, y + row * scale)
            for row in range(bitmap.height) for column in range(bitmap.width)
            if bitmap[column, row]}
