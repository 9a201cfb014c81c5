"""Settings: each takes effect at once and is kept after some seconds' rest or on leaving."""

from ..settings import (
    BRIGHTNESS,
    COUNTS,
    LANGUAGE,
    LIGHTS,
    MEMORY,
    MOTION,
    QUACK,
    REST,
    SPEED,
    SUITS,
    SWAPPED,
    VOLUME,
)
from ..ui.menu import Menu
from ..ui.page import hint_line, page
from ..ui.texts import say
from ..ui.tunes import QUACK_TUNE
from ..ui.widgets import LEFT_BUTTON, START, B, keys_in

_ROWS = (
    (LANGUAGE, "language"),
    (SPEED, "speed"),
    (QUACK, "quack"),
    (MEMORY, "memory"),
    (SWAPPED, "swapped"),
    (SUITS, "suits"),
    (MOTION, "motion"),
    (VOLUME, "volume"),
    (LIGHTS, "lights"),
    (BRIGHTNESS, "brightness"),
    (REST, "rest"),
)
_REST = 4000  # ms from the last change until all are saved, where a save costs an erase


class Screen:
    """One row a setting, but for those that make no difference on this handheld."""

    idle = True

    def __init__(self, app):
        self._app = app
        self._changed = False
        self._save_at = None  # when what is changed will be saved
        handheld = app.handheld
        matters = {
            SWAPPED: handheld.swappable,
            SUITS: not handheld.mono,
            VOLUME: handheld.has_sound,
            LIGHTS: handheld.has_lights,
            BRIGHTNESS: handheld.dims,
        }
        self._rows = [row for row in _ROWS if matters.get(row[0], True)]
        self._show(0)

    def _show(self, chosen):
        """Everything in the language of now, and the bar on a row."""
        app = self._app
        layout = app.layout
        self._volume = app.settings[VOLUME]
        self.group = page(app, say("options", "title"))
        rows = []
        for setting, key in self._rows:
            values = [say("options", "%s.%d" % (key, i)) for i in range(COUNTS[setting])]
            values = tuple([keys_in(app, value) for value in values])
            rows.append([say("options", key), values, app.settings[setting]])
        self.menu = Menu(app, rows, layout.top, layout.bottom)
        self.menu.go_to(chosen)
        self.group.append(self.menu.group)
        self.group.append(hint_line(app, say("options", "hint")))

    def press(self, button):
        app = self._app
        if button == B or button == START:
            app.close()
            return
        row = self.menu.press(button)
        if row is None:
            return
        setting = self._rows[row][0]
        app.settings.change(setting, -1 if button == LEFT_BUTTON else 1)
        app.apply()
        self._changed = True
        self._save_at = app.now + (0 if app.journal.appends else _REST)
        if setting == LANGUAGE or setting == SWAPPED:  # both change words
            self._show(row)
        elif setting == VOLUME:
            self._volume = app.settings[VOLUME]
            app.handheld.play(QUACK_TUNE)

    def tick(self, now):
        """A change is to be saved; the chord may have muted."""
        if self._save_at is not None and now >= self._save_at:
            self._save()
        if self._volume != self._app.settings[VOLUME]:
            self._show(self.menu.chosen)

    def close(self):
        if self._save_at is not None:
            self._save()
        if self._changed:
            self._app.renew()

    def _save(self):
        self._save_at = None
        self._app.settings.save()
