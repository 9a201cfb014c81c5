"""The handheld the app is handed: a board's parts behind one face."""

import os
import time

import supervisor

from hw import store

_BRIGHTNESS = (0.1, 0.3, 0.6, 1.0, 0.0)  # the last for -1


class Handheld:
    """Names and units as DEVELOPING.md promises them, "The handheld".

    Sound has no clock of its own: `next_event`, `wait` and `play` move the tune on, so the app
    hears its tunes as long as it asks for events.
    """

    def __init__(self, name, display, buttons, sound, lights=None, mono=False):
        self.name = name
        self.display = display
        self.mono = mono
        self.labels = buttons.labels
        self.swappable = buttons.swappable
        self._swapped = False
        self.ticks = supervisor.ticks_ms
        self.store, self.erase_unit, self.appends = store.facts()
        self._buttons = buttons
        self._sound = sound
        self._lights = lights
        self.has_lights = lights is not None
        self.has_sound = sound.has_voice
        display.auto_refresh = False
        self.brightness = 3

    def next_event(self):
        """The oldest input event, or None."""
        now = self.ticks()
        self._sound.advance(now)
        return self._buttons.next_event(now)

    def wait(self, ms):
        """Sleep so many milliseconds, the tune going on."""
        sound = self._sound
        while sound.playing and sound.remaining(self.ticks()) < ms:
            note = sound.remaining(self.ticks())
            time.sleep(note / 1000)
            ms -= note
            sound.advance(self.ticks())
        time.sleep(ms / 1000)

    def play(self, tune):
        """Start a tune and return at once: bytes of pairs (20 Hz, 10 ms); b"" silences."""
        self._sound.play(tune, self.ticks())

    @property
    def volume(self):
        """0 (mute) to 3, from the next note on."""
        return self._sound.volume

    @volume.setter
    def volume(self, step):
        self._sound.volume = step

    def light(self, r, g, b):
        """All lights to one colour, 0 to 255 each."""
        if self._lights is not None:
            self._lights.show(r, g, b)

    @property
    def swapped(self):
        """True if A and B have changed places; never on a board without a B."""
        return self._swapped

    @swapped.setter
    def swapped(self, swapped):
        if self.swappable and swapped != self._swapped:
            self._swapped = swapped
            self._buttons.swap()
            self.labels = self._buttons.labels

    @property
    def brightness(self):
        """0 to 3, of the display; -1: its backlight off."""
        return self._brightness

    @brightness.setter
    def brightness(self, step):
        self._brightness = step
        try:
            self.display.brightness = _BRIGHTNESS[step]
            self.dims = True
        except RuntimeError:  # a panel without a dimmable backlight stays as bright as it is
            self.dims = False

    def restart(self):
        """Begin the program anew, with all of its memory; does not return."""
        supervisor.reload()

    def entropy(self):
        """A seed from 0 to 2^30 − 1 from the chip's noise."""
        noise = os.urandom(4)
        return noise[0] | noise[1] << 8 | noise[2] << 16 | (noise[3] & 63) << 24
