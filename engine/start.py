"""The first screen: the title, a kept way past it, or what must be said of the saves."""

import sys

from .loading import forget
from .save import DAMAGED, FOREIGN, NONE, SMALL
from .settings import WAY

_NOTICE = "engine.screens.notice"
_WAYS = "engine.ways"
_KEYS = {NONE: "none", SMALL: "small", FOREIGN: "foreign", DAMAGED: "damaged"}  # by journal's state


def open_first(app):
    """Open the screen that an `App` begins with."""
    journal = app.journal
    key = _KEYS.get(journal.state)
    if key in ("none", "small"):
        app.open(_NOTICE, key, app.show_title)
    elif key:
        app.open(_NOTICE, key, lambda: _start_fresh(app), lambda: _go_unsaved(app))
    elif journal.torn:
        app.open(_NOTICE, "torn", lambda: _tidy(app))
    elif app.settings[WAY]:
        __import__(_WAYS)
        sys.modules[_WAYS].go_on(app)
        forget(_WAYS)
    else:
        app.show_title()


def _tidy(app):
    app.journal.tidy()
    app.show_title()


def _start_fresh(app):
    app.journal.erase()
    app.show_title()


def _go_unsaved(app):
    app.unsaved = True
    app.show_title()
