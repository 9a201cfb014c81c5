"""What the program imports: stand-ins for the hardware, and Blinka's displayio made as strict
as the device's."""

import builtins
import contextlib
import importlib
import os
import sys
from pathlib import Path

from sim import clock, machine

_STANDINS = Path(__file__).parent / "standins"
_CORE = ("time", "os")  # stood in for only where the program itself asks
# Of the standard library, what CircuitPython has under the same name.
_ON_DEVICE = {"__future__", "array", "binascii", "builtins", "collections", "errno", "gc", "io"}
_ON_DEVICE |= {"json", "math", "random", "re", "struct", "sys", "traceback", "zlib"}


def _prepare():
    """Put the stand-ins before Blinka's own modules and displayio on top of them. Once."""
    for path in _STANDINS.glob("*.py"):
        sys.modules.pop(path.stem, None)
    sys.path.insert(0, str(_STANDINS))
    import busdisplay
    import displayio
    import fourwire
    import i2cdisplaybus

    displayio._stop_background()  # its thread races with the program
    device_time = importlib.import_module("sim.standins.core.time")
    for module in (busdisplay, displayio._displaycore, fourwire, i2cdisplaybus):
        module.time = device_time
    _make_strict(displayio, busdisplay.BusDisplay)
    core = displayio._displaycore._DisplayCore
    core.set_region_to_update = _to_an_sh1107_too(core.set_region_to_update)


def _make_strict(displayio, bus_display):
    """Refuse what the device refuses and Blinka lets pass."""
    for kind in (displayio.Bitmap, displayio.Group, displayio.Palette, displayio.TileGrid):
        kind.__setattr__ = _only_known(kind)
    displayio.Bitmap.__setitem__ = _inside(displayio.Bitmap.__setitem__)
    displayio.Bitmap.__getitem__ = _inside(displayio.Bitmap.__getitem__)
    displayio.TileGrid.__setitem__ = _within_sheet(displayio.TileGrid.__setitem__)
    bus_display.refresh = _taking_time(bus_display.refresh)
    bus_display.__init__ = _noting_when_open(bus_display.__init__)
    brightness = bus_display.brightness
    bus_display.brightness = property(brightness.fget, _with_a_backlight(brightness.fset))


def _to_an_sh1107_too(set_region):
    """Blinka sends an SH1107 only the low half of a column, the firmware all of it."""
    from displayio._constants import CHIP_SELECT_TOGGLE_EVERY_BYTE, DISPLAY_COMMAND

    def set_region_to_update(core, area):
        if not core.sh1107_addressing:
            return set_region(core, area)
        column, page = area.x1 + core.colstart, (area.y1 + core.rowstart) // 8
        core.begin_transaction()
        core.send(DISPLAY_COMMAND, CHIP_SELECT_TOGGLE_EVERY_BYTE,
                  bytes((0x10 | column >> 4, column & 0x0F, 0xB0 | page)))
        return core.end_transaction()

    return set_region_to_update


def _only_known(kind):
    """A `__setattr__` by which instances of exactly this kind take no new attributes."""

    def set_attribute(self, name, value):
        if type(self) is kind and not name.startswith("_") and not hasattr(kind, name):
            raise AttributeError(f"'{kind.__name__}' object has no attribute '{name}'")
        object.__setattr__(self, name, value)

    return set_attribute


def _inside(access):
    def checked(bitmap, index, *value):
        if isinstance(index, int):
            index = (index % bitmap.width, index // bitmap.width)
        x, y = index
        if not (0 <= x < bitmap.width and 0 <= y < bitmap.height):
            raise IndexError("pixel coordinates out of bounds")
        if value and not 0 <= value[0] <= bitmap._bitmask:
            raise ValueError("pixel value requires too many bits")
        return access(bitmap, index, *value)

    return checked


def _within_sheet(set_tile):
    def checked(grid, index, tile):
        sheet = grid.bitmap
        if tile >= (sheet.width // grid.tile_width) * (sheet.height // grid.tile_height):
            raise ValueError("Tile index out of bounds")
        set_tile(grid, index, tile)

    return checked


def _noting_when_open(init):
    def opened(display, *arguments, **options):
        display._open = False
        init(display, *arguments, **options)
        display._open = True

    return opened


def _with_a_backlight(set_brightness):
    def checked(display, value):
        adjustable = display._backlight_type or display._brightness_command
        if adjustable is None and display._open:
            raise RuntimeError("Brightness not adjustable")
        set_brightness(display, value)

    return checked


def _taking_time(refresh):
    def timed(display, **options):
        if display.auto_refresh:
            raise RuntimeError("set auto_refresh to False: the simulator only draws in refresh()")
        done = refresh(display, **options)
        machine.current.clock.advance(clock.FRAME)
        return done

    return timed


def builtin_display(display):
    """`board.DISPLAY` as the firmware leaves it; see `boards.Display`."""
    import board
    import busdisplay
    import busio
    import fourwire

    def pin(name):
        return getattr(board, name)

    bus = fourwire.FourWire(
        busio.SPI(pin(display.clock), MOSI=pin(display.data)),
        command=pin(display.command),
        chip_select=pin(display.select),
        reset=pin(display.reset),
    )
    return busdisplay.BusDisplay(
        bus,
        display.init,
        width=display.size[0],
        height=display.size[1],
        backlight_pin=pin(display.backlight),
    )


def forget_program():
    """Unload the program's modules, and the display it left behind."""
    for name in _program_modules():
        del sys.modules[name]
    sys.modules["displayio"].release_displays()


def _program_modules():
    return [name for name in sys.modules if name.split(".")[0] in ("engine", "hw")]


@contextlib.contextmanager
def modules(root):
    """Within it, files under `root` (code.py, boot.py, engine, hw) import what a device has."""
    if "displayio" not in sys.modules:
        _prepare()
    host_import = builtins.__import__
    replaced = {name: importlib.import_module("sim.standins.core." + name) for name in _CORE}
    program = tuple(os.path.join(root, part) for part in ("code.py", "boot.py", "engine", "hw"))

    def device_import(name, globals=None, locals=None, fromlist=(), level=0):
        if level == 0 and globals and globals.get("__file__", "").startswith(program):
            if name in replaced:
                return replaced[name]
            if name in sys.stdlib_module_names and name not in _ON_DEVICE:
                raise ImportError(f"no module named '{name}'")
        return host_import(name, globals, locals, fromlist, level)

    kept = {name: sys.modules.pop(name) for name in _program_modules()}
    directory, path = os.getcwd(), list(sys.path)
    os.chdir(root)
    sys.path.insert(0, str(root))
    builtins.__import__ = device_import
    try:
        yield
    finally:
        builtins.__import__ = host_import
        sys.path[:] = path
        os.chdir(directory)
        for name in _program_modules():
            del sys.modules[name]
        sys.modules.update(kept)
