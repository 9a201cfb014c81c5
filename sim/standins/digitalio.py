"""Stand-in for CircuitPython's `digitalio`."""

from sim.machine import Claim


class Direction:
    INPUT, OUTPUT = "INPUT", "OUTPUT"


class Pull:
    UP, DOWN = "UP", "DOWN"


class DigitalInOut(Claim):
    """One pin, an input until it is switched."""

    def __init__(self, pin):
        super().__init__(pin)
        self.direction = Direction.INPUT
        self.pull = None

    def switch_to_output(self, value=False):
        self.direction = Direction.OUTPUT
        self.value = value

    def switch_to_input(self, pull=None):
        self.direction = Direction.INPUT
        self.pull = pull

    @property
    def value(self):
        return self.machine.level(self.pins[0].name, self.pull == Pull.UP)

    @value.setter
    def value(self, level):
        if self.direction != Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self.machine.drive(self.pins[0].name, bool(level))
