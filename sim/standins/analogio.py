"""Stand-in for CircuitPython's `analogio`."""

from sim.machine import Claim


class AnalogIn(Claim):
    """One analogue input: an axis of the stick, or the noise of an open pin."""

    @property
    def value(self):
        return self.machine.analogue(self.pins[0].name)
