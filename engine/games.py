"""The games there are: what the title, their tables and their saves agree on; how one begins."""

import sys

from .loading import forget, forget_game
from .save import DUCK_SOUP, SITTING_DUCKS


class Entry:
    """A game in the menus: `name` keys its texts, `package` holds its modules; `record` and
    `version` are those of a saved match in the journal.

    `begin`, `resume` and `learn` are ways to sit down, for `App.sit_down`.
    """

    def __init__(self, name, package, record, version, sheet):
        """sheet: the largest of a table, loaded before all."""
        self.name = name
        self.package = package
        self.record = record
        self.version = version
        self._sheet = sheet

    def begin(self, app, *how):
        """Open the table with a new match; how: as the game's `session.begin` takes it."""
        session = self._load(app).begin(*how)
        forget(self.package + ".dealing")
        self._sit_down(app, session, True)

    def resume(self, app, version, data):
        """Open the table with a saved match; one that cannot be read is said so, and stays."""
        module = self._load(app)
        try:
            if version != self.version:
                raise ValueError("saved by another version")
            session = module.resume(data)
        except ValueError:
            forget_game(self.package)
            app.show_title(self)
            app.open("engine.screens.notice", "match", None)
            return
        forget(self.package + ".check")
        self._sit_down(app, session, False)

    def learn(self, app, *step):
        """Open the lesson, at its begin or at a step."""
        self._load(app)
        app.open(self.package + ".lesson", *step)

    def _sit_down(self, app, session, fresh):
        from .thinking import import_players

        import_players(self.package, session.players)
        app.open(self.package + ".table", session, fresh)

    def _load(self, app):
        from .ui.sheets import load_early  # here, for counting and saving have no display

        load_early(app.layout.folder + self._sheet, len(app.palette))
        __import__("engine.table")
        __import__(self.package + ".order")
        forget(self.package + ".order")
        return sys.modules[self.package + ".session"]


GAMES = (
    Entry("duck-soup", "engine.duck_soup", DUCK_SOUP, 1, "/cards.bmp"),
    Entry("sitting-ducks", "engine.sitting_ducks", SITTING_DUCKS, 1, "/ducks.bmp"),
)
