"""The simulated clock. Nothing else in the simulator moves time."""

import time

LOOK = 10  # µs a look at the clock costs, so that a loop that only looks comes to an end
FRAME = 2000  # µs a refresh costs, whatever it draws and however fast the host is
_STEP = 5000  # µs between two calls of `on_step`


class Clock:
    """Microseconds since the simulator started.

    on_step() is called every 5 ms of simulated time, from wherever the program waits; it may
    raise to leave the program. speed: None runs as fast as the host can, a number keeps
    simulated time at that multiple of real time.
    """

    def __init__(self, speed=None):
        self.now = 0
        self.stopped = False  # while it is not the program that is at work
        self.on_step = lambda: None
        self._next_step = _STEP
        self._speed = speed
        self._started = time.perf_counter()
        self._booted = 0

    def boot(self):
        """The board's own clocks start again."""
        self._booted = self.now

    def since_boot(self):
        """Microseconds since the board was switched on, as the program sees them."""
        self.advance(LOOK)
        return self.now - self._booted

    def advance(self, microseconds):
        """Let so much time pass."""
        if self.stopped:
            return
        until = self.now + microseconds
        while self._next_step <= until:
            self.now = max(self.now, self._next_step)
            self._next_step = self.now + _STEP
            if self._speed:
                self._keep_pace()
            self.stopped = True
            try:
                self.on_step()
            finally:
                self.stopped = False
        self.now = max(self.now, until)

    def _keep_pace(self):
        """Wait for real time, or jump to it where the host was too slow."""
        real = (time.perf_counter() - self._started) * 1e6 * self._speed
        if self.now > real:
            time.sleep((self.now - real) / 1e6 / self._speed)
        else:
            self.now = int(real)
