"""The sign that the sound is off, or on again: on the screen below, for a moment."""

import displayio

from ..settings import VOLUME
from ..ui.text import CENTRE
from ..ui.texts import say
from ..ui.theme import CREAM, INK
from ..ui.tunes import QUACK_TUNE
from ..ui.widgets import box, text_at

_MOMENT = 900  # ms


class Screen:
    """A press ends it, and does below what it would have done there."""

    idle = False

    def __init__(self, app):
        self._app = app
        self._until = app.now + _MOMENT
        self.group = app.top.group
        text = "%s: %s" % (
            say("options", "volume"), say("options", "volume.%d" % app.settings[VOLUME]))
        layout = app.layout
        width = app.font.width(text) + 4 * layout.margin
        top = (layout.height - 2 * layout.line) // 2
        self._sign = displayio.Group()
        for rim, colour in ((1, CREAM), (0, INK)):
            self._sign.append(box(app, (layout.width - width) // 2 - rim, top - rim,
                                  width + 2 * rim, 2 * layout.line + 2 * rim, colour))
        self._sign.append(
            text_at(app, layout.width // 2, top + layout.line // 2, text, CREAM, CENTRE))
        self.group.append(self._sign)
        app.handheld.play(QUACK_TUNE)

    def press(self, button):
        self._app.close()
        self._app.top.press(button)

    def tick(self, now):
        if now >= self._until:
            self._app.close()

    def close(self):
        self.group.remove(self._sign)
        self._app.settings.save()
