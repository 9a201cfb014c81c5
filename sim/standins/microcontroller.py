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


def __getattr__(name):
    if name == "nvm":
        return machine.current.nvm
    raise AttributeError(f"module 'microcontroller' has no attribute '{name}'")
