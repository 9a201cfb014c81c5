"""The app: one loop over input, the screen on top, the display; and what all screens share."""

import gc
import sys

import displayio

from .games import GAMES
from .loading import bring, empty, forget, forget_game, scrub
from .rest import Rest
from .save import DAMAGED, FOREIGN, NONE, SMALL, Journal
from .settings import LIGHTS, WAY, Settings
from .ui import palettes, texts, theme
from .ui.layout import layout_for

_TITLE = "engine.screens.title"
_WAYS = "engine.ways"
_NOTICES = {NONE: "none", SMALL: "small", FOREIGN: "foreign", DAMAGED: "damaged"}

_MUTE = 24  # the event of the chord, see hw.buttons
_MUTE_SIGN = "engine.screens.mute"

BUSY_MS = 5  # pause between frames while something moves or thinks
IDLE_MS = 25  # while only a press of a button can change anything

_SCARCE = 1 << 17  # bytes free: with fewer, a heap that has held a table may not hold another
_ROOMY = 48 << 10  # with fewer, a page over a table may not find room: the table makes way

current = None  # the running App: the simulator asks it whether it is idle


class App:
    """Holds the handheld, settings, journal, what all screens draw with, and the open screens.

    `layout`, `font` and `palette` are those of the display's size.

    A screen (class `Screen` of a module in `engine.screens`, or a game's table) has
    - `group`: a displayio Group, shown while the screen is on top;
    - `press(button)`: a button 0 to 7 went down, or repeats;
    - `tick(now)`: called every frame with milliseconds that never jump or wrap;
    - `idle`: True while nothing moves and a person is asked;
    - `close()`: called when it leaves the stack;
    - `renew()`, where settings change what it shows: called when they have changed;
    - `make_way()`, where it can let go of what it shows for a page over it, until it is ticked
      again; `shown` then tells whether it has not.
    """

    def __init__(self, handheld):
        global current
        current = self
        self.handheld = handheld
        self.journal = Journal(handheld.store, handheld.erase_unit, handheld.appends)
        self.settings = Settings(self.journal)
        self._lit = (0, 0, 0)  # what the lights are to show
        self._rest = Rest(self)
        self.apply()
        display = handheld.display
        self.layout = layout_for(display.width, display.height)
        texts.variants = (".narrow", "") if display.width < 160 else ("",)
        if not handheld.labels[0]:
            texts.variants = (".few",) + texts.variants
        from .ui.sheets import load_font  # not above: it leaves when a table needs the memory

        self.font = load_font(self.layout.font)
        self.palette = palettes.one_bit() if handheld.mono else palettes.palette()
        self.now = 0
        self._stale = True  # another screen is on top than when a button went down
        self._ticks = handheld.ticks()
        self._stack = []
        self._closed = []  # the screens that were closed in this frame, and their modules
        self._next = None  # what is to be done in the next frame, with its arguments
        self._thinker = None
        self.thought = None  # what the thinker has come to
        self._shown = None
        self._inks = {}
        self.unsaved = False  # the player wants to keep what cannot be saved over
        self.worn = False  # a table has left the heap in pieces

    def run(self):
        """Show the title, after what must be said of the saves, and go on for ever."""
        self.start()
        while True:
            try:
                self.frame()
            except MemoryError:
                self.make_room()

    def start(self):
        """Open the first screen."""
        key = _NOTICES.get(self.journal.state)
        if key is None and self.journal.torn:
            self.open("engine.screens.notice", "torn", self._tidy)
        elif key is None and self.settings[WAY]:
            __import__(_WAYS)
            sys.modules[_WAYS].go_on(self)
            forget(_WAYS)
        elif key is None:
            self.show_title()
        elif self.journal.state in (NONE, SMALL):
            self.open("engine.screens.notice", key, self.show_title)
        else:
            self.open("engine.screens.notice", key, self._start_fresh, self._go_unsaved)

    def make_room(self):
        """Memory ran out: give up all screens, saving what can be saved, and say so."""
        self._thinker = self._next = None
        self.worn = True
        self.blank()
        while self._stack:
            try:
                self.close()
            except MemoryError:
                pass  # what was saved last counts
        for package in ["engine.screens"] + [game.package for game in GAMES]:
            forget_game(package)
        self.open("engine.screens.notice", "memory", self.show_title)

    def leave(self):
        """Close every screen, so that what is unsaved is saved; nothing is shown after that."""
        while self._stack:
            self.close()
        self.blank()

    def blank(self):
        """Let go of what the display shows, till the next frame shows something."""
        self.handheld.display.root_group = self._shown = None

    def show_title(self, *played):
        """Leave everything for the title, with the `Entry` of the game played before, if one
        was; where memory is scarce, by a start with all of it."""
        self.leave()
        if self.needs_start():
            self.handheld.restart()
        self.open_next(_TITLE, *played)

    def needs_start(self):
        """Whether memory may be too scarce, after a table, for another."""
        return self.worn and _free() < _SCARCE

    def _tidy(self):
        self.journal.tidy()
        self.show_title()

    def _start_fresh(self):
        self.journal.erase()
        self.show_title()

    def _go_unsaved(self):
        self.unsaved = True
        self.show_title()

    def put_down(self):
        """Nobody plays any more: what is unsaved of a match at a table is saved."""
        if self._stack and hasattr(self._stack[0][1], "put_down"):
            self._stack[0][1].put_down()

    def stir(self):
        """Somebody looks on: the display is not to be dimmed yet."""
        self._rest.ends()

    def light(self, *rgb):
        """All lights to one colour, 0 to 255 each, if the player wants lights."""
        self._lit = rgb
        if self.settings[LIGHTS] and not self._rest.dark:
            self.handheld.light(*rgb)

    def apply(self):
        """Bring the handheld to the settings, at once."""
        self.settings.apply(self.handheld)
        self.light(*self._lit)

    def rgb(self, colour):
        """0xRRGGBB of a house colour on this display."""
        if self.handheld.mono:
            return 0xFFFFFF if theme.LIT[colour] else 0
        return theme.PALETTE[colour]

    def ink(self, colour):
        """The Palette for one-bit pictures in a house colour, on nothing."""
        ink = self._inks.get(colour)
        if ink is None:
            ink = self._inks[colour] = displayio.Palette(2)
            ink.make_transparent(0)
            ink[1] = self.rgb(colour)
        return ink

    def frame(self):
        """One turn of the loop."""
        if self._next:
            scrub(8)  # here: what it writes over is where the turn itself comes to lie
        self._turn()

    def _turn(self):
        handheld = self.handheld
        ticks = handheld.ticks()
        self.now += (ticks - self._ticks) & 0x1FFFFFFF
        self._ticks = ticks
        if self._closed:
            empty(self._closed)
            self._closed = []
        if self._next:
            gc.collect()  # here, where nothing of the screens that were left is on the stack
            self._arrive()
        event = handheld.next_event()
        while event is not None:
            self._hear(event)
            if self._next:
                return
            if self._closed:
                break  # what is below may have nothing to show: it is ticked first
            # After a repeat to the display: where a page takes longer to draw than a button to
            # repeat, a stuck button would keep the loop here for ever.
            event = None if 8 <= event < 16 else handheld.next_event()
        if self._thinker:
            self.thought = next(self._thinker)
            if self.thought is not None:
                self._thinker = None
        self._rest.tick()
        if self._rest.dark:
            handheld.wait(BUSY_MS if self._thinker else IDLE_MS)
            return
        top = self.top
        top.tick(self.now)
        if self._next or self.top is not top:  # which ticks before it is shown
            return
        if self._shown is not top.group:
            self._shown = top.group
            handheld.display.root_group = self._shown
        handheld.display.refresh()
        handheld.wait(IDLE_MS if self.idle else BUSY_MS)

    def _hear(self, event):
        """Hand a press or repeat to the screen on top; wake what rests; mute."""
        if self._rest.ends():
            self._stale = True
            self.apply()
        elif event == _MUTE:
            self._mute()
        elif event < 8:
            self._stale = False
            self.top.press(event)
        elif event < 16 and not self._stale:  # a repeat is not meant for a new screen
            self.top.press(event & 7)

    def _mute(self):
        """Sound off, or on again, with a sign of it."""
        self.settings.mute()
        self.apply()
        if self._stack[-1][0] == _MUTE_SIGN:
            self.close()
        try:
            self._put(_MUTE_SIGN)
        except MemoryError:  # no room for a sign
            forget(_MUTE_SIGN)
            self.settings.save()

    def think(self, thinker):
        """Let a computer player's generator think, a slice a frame, whatever screen is on top,
        until `thought` is its option; None: think of nothing."""
        self._thinker = thinker
        self.thought = None

    @property
    def top(self):
        """The screen on top of the stack; None on the way from one to another."""
        return self._stack[-1][1] if self._stack else None

    @property
    def idle(self):
        """True while nothing moves and a person is asked."""
        return self.top is not None and self.top.idle

    def open(self, module, *args):
        """Import a screen's module and put its `Screen(app, *args)` on top; where memory is scarce
        and screens below can make way, in the next frame, when nothing of them is at work."""
        self._arrive()
        for _, screen, _ in self._stack:
            if hasattr(screen, "make_way") and screen.shown and _free() < _ROOMY:
                self.soon(self._cover, module, *args)
                return
        self._put(module, *args)

    def _cover(self, module, *args):
        """Open a screen in the place of those below that make way."""
        for _, screen, _ in self._stack:
            if hasattr(screen, "make_way"):
                screen.make_way()
        self._put(module, *args)

    def _put(self, module, *args):
        gc.collect()
        self._stale = True
        # Parts of screens leave with the screen that brought them.
        brought = bring(module, "engine.ui.")
        self._stack.append((module, sys.modules[module].Screen(self, *args), brought))

    def close(self):
        """Take the top screen off; its module leaves memory with it, and what that brought."""
        self._stale = True
        module, screen, brought = self._stack.pop()
        screen.close()
        brought.append(module)
        closed = [sys.modules[name] for name in brought if name in sys.modules]
        forget(*brought)
        self._closed += closed + [screen]  # not before: they are still in use, or memory ran out

    def renew(self):
        """Let the screens of the stack show what settings have changed: the language, say."""
        for _, screen, _ in self._stack:
            if hasattr(screen, "renew"):
                screen.renew()

    def go(self, module, *args):
        """Close every screen, and open this one as `open_next` does."""
        self.leave()
        self.open_next(module, *args)

    def sit_down(self, how, *args):
        """Close every screen for a game's table; `how` is one of the ways of its `Entry`."""
        self.leave()
        self._next = how, (self,) + args

    def open_next(self, module, *args):
        """Open a screen in the next frame, as with `soon`."""
        self.soon(self.open, module, *args)

    def soon(self, do, *args):
        """Do something in the next frame, when what is let go of now has left memory: a screen
        that closes is still at work till then."""
        self._next = do, args

    def _arrive(self):
        """Do what `soon` or `sit_down` has said."""
        if self._next:
            go, args = self._next
            self._next = None
            go(*args)


def _free():
    """Bytes of memory that are free, as far as that is told."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else _SCARCE
