"""A game's table: shows what happens one event at a time, lets players think, asks people."""

import sys

from .app import forget_game
from .autosave import Autosave
from .save import GOOD
from .ui.texts import say
from .ui.widgets import SELECT, START, A

PERSON, EASY, NORMAL, HARD = range(4)  # in `session.players`
LEVELS = (None, "easy", "normal", "hard")

_ASKED = (0, 24, 6)  # the lights while a person is asked
_THINKING = (6, 0, 20)  # and while a computer player thinks
_PAUSE = 300  # ms from a skip until somebody is asked: not to take one press too many for a move
_NEWS = 3  # sentences the next person is told at the hand-over


class Table:
    """What the tables of both games have in common; a game's `table.Screen` is one.

    `session` has `game`, `players` (by seat), `pack()` and `several_people()`; `near` is the
    seat whose hand is shown. A game's table has
    - `entry`, its `games.Entry`;
    - `view`, with `group`, `tell(sentence)`, `message(text)` and `hint(text)`;
    - `catch_up()`: show everything as it stands in the game;
    - `show_event(event)`: show it, and return for how many milliseconds it is to be read;
    - `interlude()`: True if it has opened a screen that comes before the next decision;
    - `ask()`: ask the near person; `press_asked(button)`: the option chosen, or None;
    - `point_at(option)`: put the cursor on it;
    - `names`, by seat a key of names.txt, and `standing()`, which opens the page of the score.
    """

    def __init__(self, app, session, fresh):
        """`fresh`: the match has just begun; otherwise it was saved."""
        self.app = app
        self.session = session
        self.game = session.game
        self.events = []  # still to be shown
        self.covered = session.several_people()  # nobody sees a hand before the hand-over
        self._autosave = None
        self._news = []
        self._until = 0  # what is shown is to be read till then
        self._thinking = PERSON  # the level of the player that thinks now
        self._asking = False
        self._hurried = False
        self._pressed = -_PAUSE  # when a button skipped something
        self._warned = False  # that saving fails
        self._import_players()  # before the view takes memory: compiling needs much of it
        self.save_anew()
        if fresh:
            self._autosave.choice_made(app.now)
        else:
            self._autosave.resume()

    def _import_players(self):
        for player in self.session.players:
            if player != PERSON:
                __import__(self.entry.package + "." + LEVELS[player])
        if HARD in self.session.players:
            __import__(self.entry.package + "." + LEVELS[NORMAL])  # for when it must hurry

    @property
    def group(self):
        return self.view.group

    @property
    def idle(self):
        return self._asking

    def press(self, button):
        showing = self.events or self.app.now < self._until
        if showing:
            self._until = 0  # whatever is shown has been seen
            self._pressed = self.app.now
        if button == START:
            advise = self.advise if self._asking else None
            self.app.open("engine.screens.menu", self.entry.name, self.standing, advise)
        elif showing:
            return
        elif self._thinking == HARD and button == A:
            self._hurry()
        elif self._asking and button == SELECT:
            self.advise()
        elif self._asking:
            option = self.press_asked(button)
            if option is not None:
                self.choose(option)

    def tick(self, now):
        self._autosave.tick(now)
        if now < self._until:
            return
        if self.events:
            self._until = now + self.show_event(self.events.pop(0))
        elif self._thinking:
            self._take_thought()
        elif not self._asking:
            self._go_on()

    def renew(self):
        """Settings have changed: show everything in the language of now."""
        if not self.events:
            self.catch_up()
        if self._asking:
            self.ask()

    def advise(self):
        """Show what the normal player would do in the place of the person asked."""
        self.ask()  # before the hint moves the cursor
        self.app.open("engine.screens.hint", self)

    def close(self):
        self._autosave.leaving()
        self.app.think(None)
        self.app.light(0, 0, 0)
        forget_game(self.entry.package)

    # --- whose turn ---------------------------------------------------------------------

    def _go_on(self):
        """All has been shown: on to whoever decides."""
        decision = self.game.decision()
        player = self.session.players[decision[0]] if decision else PERSON
        if player == PERSON and self.app.now < self._pressed + _PAUSE:
            return
        self.catch_up()
        if self._autosave.failed and self.app.journal.state == GOOD and not self._warned:
            self._warned = True
            self.app.open("engine.screens.notice", "failed", None)
        elif not self.interlude():
            seat = decision[0]
            if player != PERSON:
                self._begin_thinking(seat, player)
            elif seat != self.near or self.covered:
                self._hand_over(seat)
            else:
                self._asking = True
                self.app.light(*_ASKED)
                self.ask()

    def _hand_over(self, seat):
        """The next tick finds the handheld with `seat`, and shows its hand."""
        self.near = seat
        self.covered = False
        self.app.open("engine.screens.hand_over", self.name(seat), self._news)
        self._news = []

    def _begin_thinking(self, seat, player):
        self.app.light(*_THINKING)
        self._think(player)
        self.view.message(self.sentence("thinks", seat))
        self.view.hint(say("playing", "hint.hurry" if player == HARD else "hint.wait"))

    def _think(self, level):
        self._thinking = level
        player = sys.modules[self.entry.package + "." + LEVELS[level]]
        self.app.think(player.think(self.game.view(self.game.decision()[0])))

    def _hurry(self):
        """The hard player plays as the normal one would: that is soon thought of."""
        self._hurried = True
        self._think(NORMAL)

    def _take_thought(self):
        option = self.app.thought
        if option is not None:
            self._thinking = PERSON
            self.app.think(None)
            self.choose(option)
            if self._hurried:  # thought through again after a power cut, it might be another
                self._hurried = False
                self._autosave.choice_made(self.app.now)

    def choose(self, option):
        """Carry out an option; its events are shown from the next tick on."""
        person = self.session.players[self.game.decision()[0]] == PERSON
        self.game.choose(option)
        self.events = self.game.events
        self._asking = False
        self.view.hint(say("playing", "hint.skip"))
        if person:
            self._autosave.choice_made(self.app.now)

    # --- saving -------------------------------------------------------------------------

    def save_anew(self):
        """Count the erases of saving from 0: a game begins."""
        entry = self.entry
        self._autosave = Autosave(
            self.app.journal, entry.record, entry.version, self.session.pack
        )

    def over(self):
        """The match has ended: back to the title, and nothing of it is kept."""
        self._autosave.over()
        self.app.go("engine.screens.title")

    # --- telling ------------------------------------------------------------------------

    def sentence(self, key, seat, *values):
        """A sentence of the game's texts about a seat: "You lead 7♥", "South leads 7♥"."""
        form = say("names", "form." + self.names[seat])
        return say(self.entry.name + "-table", key + form) % ((self.name(seat),) + values)

    def name(self, seat):
        """What a seat is called."""
        return say("names", self.names[seat])

    def tell(self, sentence):
        """Show a sentence, and keep it for the next hand-over."""
        self.view.tell(sentence)
        self._news = (self._news + [sentence])[-_NEWS:]
