"""The title: go on with a saved match, begin one, learn to play, look back, change settings."""

import displayio

from ..autosave import Autosave
from ..games import GAMES
from ..loading import forget_game
from ..save import STATISTICS
from ..ui import sheets
from ..ui.menu import Menu
from ..ui.page import Page, hint_line
from ..ui.texts import say
from ..ui.theme import INK
from ..ui.widgets import START, UP_BUTTON, A, box

_RESUME, _BEGIN, _LEARN, _STATISTICS, _OPTIONS = range(5)
_KEYS = ("resume", "begin", "learn", "statistics", "options")


class Screen(Page):
    """The picture with a menu: saved matches come first, the latest before all; for a newcomer
    how to learn the games."""

    def __init__(self, app, played=None):
        """`played`: the game just played, where the cursor begins, or None."""
        self._app = app
        self.menu = None
        for game in GAMES:
            forget_game(game.package)  # what a set-up that was left had imported
        self.renew()
        if played:
            self.menu.go_to([game for _, game in self._actions].index(played))

    def renew(self):
        """Draw all of it, in the language of now."""
        app = self._app
        chosen = self._actions[self.menu.chosen] if self.menu else None
        self.group = None  # the old picture, to make room for the new
        self.group = displayio.Group()
        self.group.append(sheets.picture(
            "assets/%dx%d/title.bmp" % (app.layout.width, app.layout.height)))
        self._actions = self._offers()
        rows = [[say("title", self._key(*action)), None, 0] for action in self._actions]
        left, bottom, highest = app.layout.title_menu
        if not app.handheld.labels[UP_BUTTON]:  # nobody could guess what two or three buttons do
            bar = app.layout.line + 2
            bottom = app.layout.height - bar - 2
            self.group.append(
                box(app, 0, app.layout.height - bar, app.layout.width, bar, INK))
            self.group.append(hint_line(app, say("title", "hint")))
        top = max(bottom - len(rows) * app.layout.line, highest)
        texts = [row[0] for row in rows]
        scrolls = len(rows) * app.layout.line > bottom - top
        if scrolls:  # a sign says so, on any row but the first
            texts = texts[:1] + [text + " ▼" for text in texts[1:]]
        width = max([app.font.width(text) for text in texts]) + 2 * app.layout.margin
        if scrolls and not left:
            width = app.layout.width  # rather no duck than a part of one
        self.group.append(box(app, left, top - 3, width, bottom - top + 5, INK))
        self.menu = Menu(app, rows, top, bottom, left, width)
        if chosen in self._actions:
            self.menu.go_to(self._actions.index(chosen))
        self.group.append(self.menu.group)

    def _offers(self):
        """What the menu offers, as pairs (action, game or None)."""
        offers = []
        latest = 0
        for game in GAMES:
            number = self._number_saved(game)
            if number:
                offers.insert(0 if number > latest else 1, (_RESUME, game))
                latest = max(latest, number)
        new = not offers and self._app.journal.load(STATISTICS) is None
        offers += [(_BEGIN, game) for game in GAMES]
        if new:
            return [(_LEARN, None)] + offers + [(_OPTIONS, None)]
        return offers + [(_LEARN, None), (_STATISTICS, None), (_OPTIONS, None)]

    def _key(self, action, game):
        key = _KEYS[action]
        return key + "." + game.name if game else key

    def _saved(self, game):
        """(version, data) of a game's saved match, or None."""
        return Autosave(self._app.journal, game.record, game.version, None).resume()

    def _number_saved(self, game):
        """The number of the record of a game's saved match; 0 if there is none."""
        return self._app.journal.found if self._saved(game) else 0

    def press(self, button):
        if button == START:  # as on many a title
            button = A
        row = self.menu.press(button)
        if row is None or button != A:
            return
        app = self._app
        action, game = self._actions[row]
        if action == _RESUME:
            app.sit_down(game.resume, *self._saved(game))
        elif action == _BEGIN:
            self._begin(game)
        else:
            app.open("engine.screens." + _KEYS[action])

    def _begin(self, game):
        """To the set-up, after asking if a saved match would be lost."""

        def set_up():
            self._app.go(game.package + ".setup")

        def stay():
            """The title is as it was."""

        if self._saved(game) is None:
            set_up()
        else:
            self._app.open("engine.screens.notice", "begin." + game.name, set_up, stay)
