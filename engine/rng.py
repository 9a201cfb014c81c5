"""The engine's own random generator: the same sequence on every Python, in small ints only."""

_A = 32157  # spectral figures of merit 0.91 in two and three dimensions, modulo 2**30
_C = 12345


class Rng:
    """A linear congruential generator modulo 2**30, its output folded from both halves.

    `state` is an int from 0 to 2**30 - 1; any of them may be set, saved and resumed:
    state' = 32157 * state + 12345 (mod 2**30), computed in 15-bit halves so that no
    intermediate leaves a device's small ints.
    """

    def __init__(self, state):
        self.state = state

    def draw(self):
        """Step once; return an int from 0 to 32767."""
        state = self.state
        low = _A * (state & 0x7FFF) + _C
        high = (_A * (state >> 15) + (low >> 15)) & 0x7FFF
        low &= 0x7FFF
        self.state = high << 15 | low
        # The low half's own top bits hide what neighbouring states have in common.
        return high ^ (low * 21 & 0x7FFF)

    def below(self, n):
        """An int from 0 to n - 1, n at most 32768."""
        return self.draw() * n >> 15

    def shuffle(self, items):
        """Shuffle a list or bytearray in place (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw() * (last + 1) >> 15
            items[last], items[other] = items[other], items[last]


def fork(state, salt):
    """A generator of its own for a computer player: it shares no draw with `Rng(state)`.

    `state` and `salt` are ints from 0 to 2**30 - 1; different salts give different streams.
    """
    rng = Rng((state ^ 0x2A5A5A5A ^ salt) & 0x3FFFFFFF)
    rng.state = rng.draw() << 15 | rng.draw()
    rng.draw()
    return rng
