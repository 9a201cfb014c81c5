"""A game's table: shows what happens one event at a time, lets players think, asks people."""

import gc
import sys

from .autosave import Autosave
from .loading import forget, forget_game
from .log import Log
from .making_way import MakingWay
from .save import SMALL
from .thinking import HARD, PERSON, Thinking
from .ui.texts import say
from .ui.widgets import SELECT, START, A, B

_GLOW = ((0, 24, 6), (6, 0, 20))  # the lights while it is a seat's turn
# A press too many of one who goes on faster shall do nothing: so long (ms) after a skip no page or
# question comes, and A and B choose nothing.
_PAUSE = 300
_RUN = 1000
_NEWS = 3  # paragraphs the next person is told at the hand-over
_COUNTER = "engine.statistics"


class Table(MakingWay, Thinking):
    """What the tables of both games have in common; a game's `table.Screen` is one.

    `session` has `game`, `players` (by seat), `pack()`, `several_people()`, `untouched()`,
    `feats` and `most_feats`; `near` is the seat whose hand is shown. A game's table has
    - `entry`, its `games.Entry`;
    - `view`, with `group`, `pieces`, `motion`, `tell(sentence)`, `message(text)`, `hint(text)`,
      and `said`, which `say_again(said)` of another one shows; None while it is not seen;
    - `lay_out()`: make the view; `show_again()`: show on it what the last one showed;
    - `take_up()`: show the session's game, and ask in it;
    - `catch_up()`: show everything as it stands in the game;
    - `show_event(event)`: show it, and return for how many milliseconds it is to be read;
    - `interlude()`: True if it has opened a screen that comes before the next decision;
    - `asker()`, whose `ask()` asks the near person; its `press(button)`: the option chosen, or
      None; its `point_at(option)` puts the cursor on it, its `cursor` back where that was;
    - `names`, by seat a key of names.txt, and `standing()`, which opens the page of the score;
    - `words(kind, seat, value)`: an event noted, as a sentence; `begins(kind)`: True if it
      begins a paragraph of the log;
    - `is_feat(event)`: True if an event of its own is counted for the only person;
    - `hides_nothing(events)`: True if a choice with these events has shown no hidden card;
    - `ends`: kinds of events, one of which comes last when a deal or game is to be counted;
    - `extra()`: the key of a row of the menu for a page of its own now, or None;
      `open_extra()` opens that page.
    """

    ducks = None  # the `Ducks` of a table whose players have colours
    real = True  # False in a lesson: nothing is counted or taken back
    pad_only = ()  # keys of rows of the menu for what up and down do, where they are missing

    def __init__(self, app, session, fresh):
        """`fresh`: the match has just begun; otherwise it was saved."""
        self.app = app
        app.worn = True
        self.session = session
        self.game = session.game
        self.events = []  # still to be shown; None: everything is shown as it stands
        self.covered = session.several_people()  # nobody sees a hand before the hand-over
        self._autosave = None
        self.log = Log(self, fresh or session.untouched())
        self._before = None  # the session before the last choice, while that can be taken back
        self._chosen = None  # the last choice
        self.advice = []  # the options that the cursor is to be on, this time and the next ones
        self._noted_before = 0
        self._until = 0  # what is shown is to be read till then
        self._asking = False
        self._pressed = -_RUN  # when a button skipped something
        self._warned = app.unsaved  # that saving fails
        self._choosing = False  # if memory runs out then, half a choice is not saved
        MakingWay.__init__(self)
        Thinking.__init__(self)
        self.save_anew()
        if fresh:
            self._autosave.choice_made(app.now)
            self._autosave.pausing()
        else:
            self._autosave.resume()

    @property
    def group(self):
        return self.view.group

    @property
    def idle(self):
        return self._asking and not self.away and not self.view.motion.busy

    def press(self, button):
        self.come_back()
        showing = self.events or self.app.now < self._until
        if showing:
            self._until = 0  # whatever is shown has been seen
            self.view.motion.skip()
            self._pressed = self.app.now
        if button == START:
            self._autosave.pausing()
            self.app.open("engine.screens.menu", self)
        elif button == B and self.can_take_back():
            self.take_back()
        elif showing:
            return
        elif self._thinking == HARD and button == A:
            self._hurry()
        elif self._asking and button == SELECT:
            self.advise()
        elif self._asking and (button not in (A, B) or self.app.now >= self._pressed + _RUN):
            option = self.asker().press(button)
            if option is not None:
                self.choose(option)

    def tick(self, now):
        self._autosave.tick(now)
        if self.away:
            self.app.soon(self.come_back)
            return
        busy = now >= self._until and self._proceed(now)
        if self.view:
            self.draw(busy)

    def _proceed(self, now):
        """Go on; True if that is enough for a frame."""
        if self.events:
            gc.collect()  # what is shown now stays a while: it shall lie close together
            self._until = now + self.show_event(self.events.pop(0))
            return True
        if self._thinking:
            self._take_thought()
        elif not self._asking:
            return self._go_on()

    def draw(self, busy=False):
        """Draw what is due in a frame, or nothing in a busy one; all there is, if the table is
        not seen yet."""
        if self.app.handheld.display.root_group is not self.group:
            self.view.motion.settle()
        elif not busy:
            self.view.motion.step(self._asking)

    @property
    def asking(self):
        """True while a person is asked."""
        return self._asking

    def renew(self):
        """Settings have changed: show everything in the language of now."""
        if self.away:
            return
        if not self.events:
            self.catch_up()
        if self._asking:
            self.asker().ask()
        elif self._thinking:  # anew: what shows it all may have taken the player's place
            self._begin_thinking(self.game.decision()[0], self._thinking)

    def advise(self):
        """Show what the normal player would do in the place of the person asked."""
        if not self.away:
            self.asker().ask()  # before the hint moves the cursor
        self.app.open("engine.screens.hint", self)

    def clear(self):
        """Let go of what shows the table and asks at it: a page needs the memory."""
        self.leave_view()
        self._asker = None

    def _ask(self):
        """Ask the near person, with the cursor where it is to be."""
        asker = self.asker()
        asker.ask()
        if self.advice and self.advice[0] in self.game.decision()[2]:
            asker.point_at(self.advice[0])

    def put_down(self):
        """Nobody plays any more, or the table is left: save what is unsaved."""
        if not self._choosing:
            self._autosave.leaving()

    def close(self):
        self.put_down()
        self.app.think(None)
        self.app.light(0, 0, 0)
        forget_game(self.entry.package)

    # --- whose turn ---------------------------------------------------------------------

    def _go_on(self):
        """All has been shown: on to whoever decides, in the frames after this; see `_proceed`."""
        decision = self.game.decision()
        player = self.session.players[decision[0]] if decision else PERSON
        if player == PERSON and self.app.now < self._pressed + _PAUSE:
            return
        if self.events is not None:
            self.catch_up()
            self.events = None
        elif self._autosave.failed and self.app.journal.state > SMALL and not self._warned:
            self._warned = True
            self.app.open("engine.screens.notice", "failed", None)
        elif not self.interlude():
            seat = decision[0]
            self.app.light(*self.glow(seat))
            if player != PERSON:
                self._begin_thinking(seat, player)
            elif seat != self.near or self.covered:
                self._hand_over(seat)
            else:
                self._asking = self._asker is not None  # else to load it is enough for a frame
                self.asker()
                if self._asking:
                    self._ask()
            return True

    def glow(self, seat):
        """What the lights show while it is a seat's turn: (red, green, blue)."""
        return _GLOW[seat]

    def _hand_over(self, seat):
        """The next tick finds the handheld with `seat`, and shows its hand."""
        news = self.log.news(self.near, seat, _NEWS)
        self.near = seat
        self.covered = False
        self.events = []
        self._before = None
        self.view.message(" ")  # it may name the card that was drawn
        self.app.open("engine.screens.hand_over", self, seat, news)

    def choose(self, option):
        """Carry out an option; its events are shown from the next tick on."""
        game = self.game
        person = self.session.players[game.decision()[0]] == PERSON
        before = self.session.pack() if person and self.real else None
        chance = game.rng.state
        self._choosing = True
        game.choose(option)
        self._choosing = False
        self.events = game.events
        self._chosen = option
        self.advice = self.advice[1:] if self.advice[:1] == [option] else []
        self._until = self.app.now + 1  # from the next frame on
        self._asking = False
        safe = game.rng.state == chance and self.hides_nothing(game.events)
        self._before = before if safe else None
        self._noted_before = self.log.noted
        self.view.hint(say("playing", "hint.undo" if self._before else "hint.skip"))
        if self._count(person):
            self._autosave.ended(self.app.now, self._counted())
            self.session.feats = 0
        elif person:
            self._autosave.choice_made(self.app.now)

    def can_take_back(self):
        """Whether the last choice can be taken back: a person's, since which nobody else has
        acted and no hidden card was seen."""
        return self._before is not None

    def take_back(self):
        """Take the last choice back, as if it had not been made."""
        self.come_back()
        self.session = sys.modules[self.entry.package + ".session"].resume(self._before, True)
        self.log.noted = self._noted_before
        self._before = None
        self.advice = [self._chosen]
        self._stop_thinking()
        self._hurried = False
        self._asking = False
        self.events = []
        self._until = 0
        self._pressed = -_RUN
        self.take_up()
        self._autosave.choice_made(self.app.now)

    # --- saving -------------------------------------------------------------------------

    def save_anew(self):
        """Count the erases of saving from 0: a game begins."""
        entry = self.entry
        self._autosave = Autosave(
            self.app.journal, entry.record, entry.version, lambda: self.session.pack()
        )

    def over(self):
        """The match has ended: back to the title, and nothing of it is kept."""
        self._autosave.over()
        self.app.show_title(self.entry)

    # --- counting -----------------------------------------------------------------------

    def _count(self, person):
        """Count the feats in a choice, a person's or not; True if a deal or game has ended that
        the statistics count."""
        session = self.session
        if not self.real or session.players.count(PERSON) != 1:
            return False
        for event in self.events:
            if person and self.is_feat(event):
                session.feats = min(session.feats + 1, session.most_feats)
        return self.events[-1][0] in self.ends

    def _counted(self):
        """The statistics with what has ended; their module leaves at once."""
        __import__(_COUNTER)
        data = sys.modules[_COUNTER].counted(self, self._autosave.statistics)
        forget(_COUNTER)
        return data

    # --- telling ------------------------------------------------------------------------

    def sentence(self, key, seat, *values):
        """A sentence of the game's texts about a seat: "You lead 7♥", "South leads 7♥"."""
        form = say("names", "form." + self.names[seat])
        return say(self.entry.name + "-table", key + form) % ((self.name(seat),) + values)

    def name(self, seat):
        """What a seat is called."""
        return say("names", self.names[seat])

    def tell(self, kind, seat, value=0):
        """Note an event, and show it as a sentence."""
        self.log.note(kind, seat, value)
        self.view.tell(self.words(kind, seat, value))
