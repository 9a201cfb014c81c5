"""Stand-in for CircuitPython's `supervisor`."""

from sim import machine
from sim.standins.core import os

# The firmware's count begins 65 s before it wraps, so that programs meet the wrap early.
_FIRST = (1 << 29) - (1 << 16)

get_setting = os.getenv  # the firmware reads settings.toml by either


def ticks_ms():
    """Milliseconds, wrapping at 2^29."""
    return (machine.current.clock.since_boot() // 1000 + _FIRST) % (1 << 29)


def reload():
    """End the program and start it again."""
    raise machine.Reload
