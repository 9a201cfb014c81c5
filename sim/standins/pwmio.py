"""Stand-in for CircuitPython's `pwmio`."""

from sim.machine import Claim


class PWMOut(Claim):
    """A square wave on a pin: a piezo, a backlight or a part of an RGB LED."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        super().__init__(pin)
        self._variable = variable_frequency
        self._frequency = frequency
        self.duty_cycle = duty_cycle

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False.")
        self._frequency = hertz
        self.duty_cycle = self._duty_cycle

    @property
    def duty_cycle(self):
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, value):
        if not 0 <= value <= 65535:
            raise ValueError("duty_cycle must be 0-65535")
        self._duty_cycle = value
        self.machine.pulse(self.pins[0].name, self._frequency, value / 65536)

    def deinit(self):
        self.duty_cycle = 0
        super().deinit()
