"""Nobody presses anything: the display is dimmed, and later goes off, till a button wakes it."""

import displayio

_DIM_MS = 60000  # without a press until the display is dimmed


class Rest:
    """Watches how long the buttons of an app rest; `dark` while display and lights are off."""

    def __init__(self, app):
        self._app = app
        self._touched = 0  # when a button was used last
        self._dimmed = False  # or dark: a press only wakes it
        self.dark = False

    def ends(self):
        """A button is used; True if that only wakes what is dimmed or dark."""
        self._touched = self._app.now
        woken = self._dimmed
        self._dimmed = self.dark = False
        return woken

    def tick(self):
        """Called every frame."""
        app = self._app
        rested = app.now - self._touched
        if rested <= _DIM_MS or self.dark:
            return
        handheld = app.handheld
        off = app.settings.rest
        if not off:
            return
        if rested >= off:
            app.put_down()
            self._dimmed = self.dark = True
            handheld.brightness = -1
            handheld.light(0, 0, 0)
            app.blank()
            handheld.display.root_group = displayio.Group()  # a backlight may not go off
            handheld.display.refresh()
        elif handheld.dims and handheld.brightness > 0:
            self._dimmed = True
            handheld.brightness = 0
