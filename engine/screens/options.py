"""Settings: each takes effect at once and is kept on leaving."""

from ..settings import BRIGHTNESS, COUNTS, LANGUAGE, LIGHTS, QUACK, SPEED, VOLUME
from ..ui.texts import say
from ..ui.tunes import QUACK_TUNE
from ..ui.widgets import LEFT_BUTTON, START, B, Menu, hint_line, keys_in, page

_ORDER = (LANGUAGE, SPEED, QUACK, VOLUME, LIGHTS, BRIGHTNESS)
_KEYS = ("language", "speed", "quack", "volume", "lights", "brightness")


class Screen:
    """One row a setting."""

    idle = True

    def __init__(self, app):
        self._app = app
        self._changed = False
        self._show()

    def _show(self):
        """Everything in the language of now."""
        app = self._app
        layout = app.layout
        self.group = page(app, say("options", "title"))
        rows = []
        for setting, key in zip(_ORDER, _KEYS):
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
            if setting == LANGUAGE:
                self._show()
                self._menu.go_to(row)
            elif setting == VOLUME:
                self._app.handheld.play(QUACK_TUNE)

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        if self._changed:
            self._app.settings.save()
            self._app.renew()
