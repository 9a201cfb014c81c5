"""Lights that show one colour: NeoPixels, or an RGB LED on three PWM pins."""


class Pixels:
    """A chain of `count` NeoPixels on a pin."""

    def __init__(self, pin, count):
        import digitalio
        import neopixel_write

        self._pin = digitalio.DigitalInOut(pin)
        self._pin.switch_to_output()
        self._write = neopixel_write.neopixel_write
        self._bytes = bytearray(3 * count)
        self.show(0, 0, 0)

    def show(self, r, g, b):
        """All to one colour, 0 to 255 each."""
        data = self._bytes
        for i in range(0, len(data), 3):
            data[i] = g  # the order on the wire
            data[i + 1] = r
            data[i + 2] = b
        self._write(self._pin, data)


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
