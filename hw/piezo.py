"""Tunes on a pin with PWM."""

from hw.sound import Sound

_DUTY = (0, 1 << 10, 1 << 12, 1 << 15)  # of 65536, per volume: a piezo grows with the duty


class PwmSound(Sound):
    """A piezo or speaker on a pin with PWM."""

    has_voice = True

    def __init__(self, pin):
        import pwmio

        super().__init__()
        self._pwm = pwmio.PWMOut(pin, frequency=440, variable_frequency=True)

    def _tone(self, frequency):
        self._pwm.frequency = frequency
        self._pwm.duty_cycle = _DUTY[self.volume]

    def _rest(self):
        self._pwm.duty_cycle = 0
