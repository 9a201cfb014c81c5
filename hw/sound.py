"""Tunes, played a note at a time while the app goes on.

Nothing runs in the background: whoever has a `Sound` calls `advance` often.
"""

from hw.buttons import ticks_diff

_TICKS_MAX = (1 << 29) - 1


class Sound:
    """A player without a voice: silence, and the base of those that have one."""

    has_voice = False

    def __init__(self):
        self.volume = 2  # 0 (mute) to 3
        self._tune = b""
        self._next = 0  # index of the next note's first byte
        self._until = 0  # ticks_ms at which the note that sounds ends
        self.playing = False

    def play(self, tune, now):
        """Start a tune in place of the one that plays; b"" silences.

        tune: bytes of pairs (frequency in 20 Hz, 0 for a rest; duration in 10 ms).
        now: `ticks_ms`.
        """
        self._tune = tune
        self._next = 0
        self._until = now
        self.playing = True
        self.advance(now)

    def advance(self, now):
        """Go on to the next note if the present one is over. now: `ticks_ms`.

        A note that was not ended in time sounds longer; none is skipped.
        """
        if not self.playing or ticks_diff(now, self._until) < 0:
            return
        if self._next >= len(self._tune):
            self.playing = False
            self._rest()
            self._end()
            return
        frequency = self._tune[self._next] * 20
        self._until = (now + self._tune[self._next + 1] * 10) & _TICKS_MAX
        self._next += 2
        if frequency and self.volume:
            self._tone(frequency)
        else:
            self._rest()

    def remaining(self, now):
        """Milliseconds until `advance` has something to do; only while `playing`."""
        return max(0, ticks_diff(self._until, now))

    def _tone(self, frequency):
        """Sound so many hertz from now on, at the volume set."""

    def _rest(self):
        """Sound nothing from now on."""

    def _end(self):
        """The tune is over."""
