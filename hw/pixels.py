"""NeoPixels that all show one colour."""


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
