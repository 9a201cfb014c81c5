"""Stand-in for CircuitPython's `neopixel_write`."""

from sim import machine


def neopixel_write(digitalinout, buf):
    """Show green, red and blue of each pixel."""
    pixels = [(buf[i + 1], buf[i], buf[i + 2]) for i in range(0, len(buf) - 2, 3)]
    machine.current.pixels = pixels[: machine.current.board.pixels]
