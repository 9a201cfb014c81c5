"""Settings: each takes effect at once and is kept on leaving."""

from ..settings import BRIGHTNESS, COUNTS, LIGHTS, QUACK, SPEED, VOLUME
from ..ui.texts import say
from ..ui.tunes import QUACK_TUNE
from ..ui.widgets import LEFT_BUTTON, START, B, Menu, hint_line, keys_in, page

_ORDER = (SPEED, QUACK, VOLUME, LIGHTS, BRIGHTNESS)
_KEYS = ("speed", "quack", "volume", "lights", "brightness")


class Screen:
    """One row a setting."""

    idle = True

    def __init__(self, app):
        self._app = app
        layout = app.layout
        self._changed = False
        self.group = page(app, say("options", "title"))
        rows = []
        for setting in _ORDER:
            key = _KEYS[setting]
            values = tuple(keys_in(app, say("options", "%s.%d" % (key, i))) for i in range(COUNTS[setting]))
            rows.append([say("options", key), values, app.settings[setting]])
        self._menu = Menu(app, rows, layout.top, layout.bottom)
        self.group.append(self._menu.group)
        self.group.append(hint_line(app, say("options", "hint")))

    def press(self, button):
        if button == B or button == START:
            self._app.close()
            return
        row = self._menu.press(button)
        if row is not None:
            setting = _ORDER[row]
            self._app.settings.change(setting, -1 if button == LEFT_BUTTON else 1)
            self._app.settings.apply(self._app.handheld)
            self._changed = True
            if setting == VOLUME:
                self._app.handheld.play(QUACK_TUNE)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        if self._changed:
            self._app.settings.save()
