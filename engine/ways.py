"""Ways that lead past the title: where memory is scarce, over a start with all of it.

A way is kept in the settings until it has been gone.
"""

from .games import GAMES
from .settings import WAY

LEARN, AGAIN = 1, 2  # to the lessons and rules; to the set-up of Sitting Ducks, as it was
_LEARNED = 3  # to what is said after the lesson of the first game, and so on


def learned(game):
    """The way to what is said after the lesson of a game of GAMES."""
    return _LEARNED + GAMES.index(game)


def go(app, way):
    """Leave everything for a way."""
    app.leave()
    if app.needs_start():
        _keep(app, way)
        app.handheld.restart()
    _arrive(app, way)


def go_on(app):
    """After a start: go the way that was kept."""
    way = app.settings[WAY]
    _keep(app, 0)
    _arrive(app, way)


def _keep(app, way):
    app.settings[WAY] = way
    app.settings.save()


def _arrive(app, way):
    if way == AGAIN:
        app.open_next("engine.sitting_ducks.setup", True)
        return
    app.show_title()
    if way == LEARN:
        app.open("engine.screens.learn")
    else:
        game = GAMES[way - _LEARNED]
        app.open("engine.screens.notice", "learned." + game.name,
                 lambda: app.go(game.package + ".setup"),
                 lambda: app.open("engine.screens.learn"))
