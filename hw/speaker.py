"""Tunes on an analogue output."""

from hw.sound import Sound

_SWING = (0, 1 << 11, 1 << 13, (1 << 15) - 1)  # about the middle of 0 to 65535, per volume
_SAMPLES = 16  # of one wave


class SpeakerSound(Sound):
    """A speaker on an analogue output, with a pin that switches its amplifier.

    The amplifier is on during a tune only: it hisses and draws current.
    """

    has_voice = True

    def __init__(self, pin, enable):
        import array

        import audiocore
        import audioio
        import digitalio

        super().__init__()
        self._amplifier = digitalio.DigitalInOut(enable)
        self._amplifier.switch_to_output(False)
        self._out = audioio.AudioOut(pin)
        self._wave = array.array("H", [0] * _SAMPLES)
        self._sample = audiocore.RawSample(self._wave)

    def _tone(self, frequency):
        swing = _SWING[self.volume]
        for i in range(_SAMPLES):
            self._wave[i] = 32768 + (swing if i < _SAMPLES // 2 else -swing)
        self._sample.sample_rate = frequency * _SAMPLES
        self._amplifier.value = True
        self._out.play(self._sample, loop=True)

    def _rest(self):
        self._out.stop()

    def _end(self):
        self._amplifier.value = False
