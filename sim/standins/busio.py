"""Stand-in for CircuitPython's `busio`: buses whose other end is the board's panel."""

import errno

from sim.machine import Claim


class _Bus(Claim):
    """A bus that really locks: the drivers wait for it."""

    def __init__(self, clock, data):
        super().__init__(clock, data)
        display = self.machine.board.display
        self._connected = (clock.name, data.name) == (display.clock, display.data)
        self._locked = False

    def try_lock(self):
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._locked = False


class SPI(_Bus):
    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False):
        super().__init__(clock, MOSI)

    def configure(self, *, baudrate=100000, polarity=0, phase=0, bits=8):
        if not self._locked:
            raise RuntimeError("Function requires lock")

    def write(self, buffer, *, start=0, end=None):
        if not self._locked:
            raise RuntimeError("Function requires lock")
        display = self.machine.board.display
        if self._connected and display.command and not self.machine.level(display.select):
            is_command = not self.machine.level(display.command)
            self.machine.panel.write(bytes(buffer[start:end]), is_command)


class I2C(_Bus):
    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        super().__init__(scl, sda)
        if not self._connected:
            self.deinit()
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")

    def writeto(self, address, buffer, *, start=0, end=None):
        if not self._locked:
            raise RuntimeError("Function requires lock")
        if address != self.machine.board.display.address:
            raise OSError(errno.ENODEV, "No such device")
        data = bytes(buffer[start:end])
        if data[0] == 0x40:  # the rest is pixels
            self.machine.panel.write(data[1:], False)
        else:  # a control byte before every command byte
            self.machine.panel.write(data[1::2], True)
