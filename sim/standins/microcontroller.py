"""Stand-in for CircuitPython's `microcontroller`."""

import functools

from sim import machine


class Pin:
    """A pin, known by its name on the board."""

    @classmethod
    @functools.cache
    def named(cls, name):
        """The one object for a pin's name."""
        pin = cls()
        pin.name = name
        return pin

    def __repr__(self):
        return f"board.{self.name}"


class Processor:
    """The chip: always the same one."""

    frequency = 120_000_000
    temperature = 25.0
    voltage = 3.3
    uid = b"duckpond"


cpu = Processor()


def reset():
    """Start again from power-on."""
    raise machine.PowerCut


def __getattr__(name):
    if name == "nvm":
        return machine.current.nvm
    raise AttributeError(f"module 'microcontroller' has no attribute '{name}'")
