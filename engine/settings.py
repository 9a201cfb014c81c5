"""The player's settings: small numbers kept in a record of the journal."""

from .save import SETTINGS
from .ui import texts

_VERSION = 2  # begins with all that version 1 had

# Each setting: its place in the record, how many values it has, and the one it has at first.
# OPPONENT and LENGTH are the rows chosen last in the set-up of Duck Soup; from DUCKS on is that
# of Sitting Ducks: how many players above three, the player of each seat, its colour; MOTION is 1
# if things may glide, SWAPPED 1 if A and B have changed places; LOUDNESS comes back after muting;
# MEMORY is 1 for the memory aid of Duck Soup; WAY is one of `ways`, or 0; from LESSON on is by game
# the step at which its lesson was left, 0 if it is to begin anew.
SPEED, QUACK, VOLUME, LIGHTS, BRIGHTNESS, OPPONENT, LENGTH = range(7)
LANGUAGE, SUITS, SWAPPED, MOTION, REST, LOUDNESS, MEMORY = range(7, 14)
DUCKS = 14
WAY = 27
LESSON = 28
COUNTS = bytes((3, 2, 4, 2, 4, 5, 4, 2, 3, 2, 2, 4, 4, 2, 4)) + b"\4" * 6 + b"\6" * 6 + b"\5\10\10"
_DEFAULTS = (b"\x01\x00\x02\x01\x03\x01\x00\x00\x00\x00\x01\x02\x02\x00\x00"
             b"\x00\x02\x02\x02\x02\x02\x00\x03\x04\x02\x05\x01"  # red, green, blue first
             b"\x00\x00\x00")

_HOLD = (2200, 1300, 600)  # ms an event stays to be read, slow to fast
_REST = (0, 120000, 300000, 600000)  # ms without a press until the display goes off; 0: never


class Settings:
    """Values by number, `settings[SPEED]`; a change lasts from `save` on."""

    def __init__(self, journal):
        self._journal = journal
        self._values = bytearray(_DEFAULTS)
        saved = journal.load(SETTINGS)
        if saved and saved[0] <= _VERSION:
            for i in range(min(len(COUNTS), len(saved[1]))):
                if saved[1][i] < COUNTS[i]:
                    self._values[i] = saved[1][i]

    def __getitem__(self, setting):
        return self._values[setting]

    def __setitem__(self, setting, value):
        self._values[setting] = value

    def change(self, setting, step):
        """Go `step` values on, round and round."""
        self._values[setting] = (self._values[setting] + step) % COUNTS[setting]

    def save(self):
        """Write the values to the journal."""
        self._journal.save(SETTINGS, _VERSION, self._values)

    def apply(self, handheld):
        """Bring the handheld's sound, lights and display, and the language, to the values."""
        texts.language = texts.LANGUAGES[self[LANGUAGE]]
        handheld.volume = self[VOLUME]
        handheld.brightness = self[BRIGHTNESS]
        handheld.swapped = bool(self[SWAPPED])
        if not self[LIGHTS]:
            handheld.light(0, 0, 0)

    def mute(self):
        """Sound off, or on again as loud as it was."""
        if self[VOLUME]:
            self[LOUDNESS] = self[VOLUME]
            self[VOLUME] = 0
        else:
            self[VOLUME] = self[LOUDNESS] or 2

    @property
    def rest(self):
        """Milliseconds without a press until the display goes off, 0 for never."""
        return _REST[self[REST]]

    @property
    def hold(self):
        """Milliseconds that an event stays to be read."""
        return _HOLD[self[SPEED]]
