"""An RGB LED on three PWM pins."""


class Led:
    """An RGB LED on three pins, lit by a high level.

    frequency: hertz; pins that share a timer with other PWM must have that one's.
    """

    def __init__(self, red, green, blue, frequency):
        import pwmio

        self._red = pwmio.PWMOut(red, frequency=frequency)
        self._green = pwmio.PWMOut(green, frequency=frequency)
        self._blue = pwmio.PWMOut(blue, frequency=frequency)

    def show(self, r, g, b):
        """One colour, 0 to 255 each."""
        self._red.duty_cycle = r * 257
        self._green.duty_cycle = g * 257
        self._blue.duty_cycle = b * 257
