"""A lesson: positions set up one after the other, a duck that explains, the moves it means."""

import json
import sys

from .games import GAMES
from .loading import COMPILED, forget, wipe
from .settings import LESSON
from .table import Table
from .thinking import PERSON
from .ui.assets import damaged, open_asset
from .ui.speech import Speech
from .ui.texts import say
from .ui.tunes import REFUSED_TUNE
from .ui.widgets import (
    DOWN_BUTTON,
    LEFT_BUTTON,
    RIGHT_BUTTON,
    SELECT,
    START,
    UP_BUTTON,
    A,
    B,
    keys_in,
)

_PAUSE = 300  # ms from a skip until the duck speaks: not to skip what it says, too


# `assets/lessons/<game>.jsonl` has a step a line: a position in the referee's notation, and its
# `script`, a list of
# - "low 1", "high 1": the duck says `<step>.1`, and its box leaves the upper or the lower part of
#   the table to be seen, or what else one of BOXES is named after;
# - "7S!", "7S!/7H!": a move, of the learner's the one that is meant, or any of several; what it
#   is asked for with, the `<step>.1.task` of what was said last, is a line on the table;
# - "any": any move of the learner's;
# - "page": the page that comes between decisions now.
# `own` lists the wrong moves that `<step>.no.<move>` answers; `<step>.no` answers all others.


class Lesson:
    """Goes before a game's `table.Screen` among the bases of its lesson.

    That adds `base`, its table; `parse`, the name of the module that reads positions;
    `option_text`; `seat_at(game)`, the session; and another `shown()`, if the cursor is not all.
    The game's package has `boxes` with BOXES, by display height the places of a `Speech`.
    """

    real = False

    def __init__(self, app, number=0):
        self._room = self.entry.name + "-lesson"
        self._held = []  # events that wait while the duck speaks
        self._place = None  # of the duck's last box
        self._anew = False  # until another step follows
        game = self._read(number)
        boxes = self.entry.package + ".boxes"
        __import__(boxes)
        self._speech = Speech(app, sys.modules[boxes].BOXES[app.layout.height])
        forget(boxes)  # those of other displays are not needed
        self.base.__init__(self, app, self.seat_at(game), False)

    def save_anew(self):
        """A lesson is not saved."""
        self._autosave = Unsaved()

    def put_down(self):
        """Keep the step, to go on there another time; or the first, if the last one is done."""
        settings = self.app.settings
        i = LESSON + GAMES.index(self.entry)
        step = self.number
        if step + 1 == self.count and self._at == len(self._script):
            step = 0
        if settings[i] != step:
            settings[i] = step
            settings.save()

    def make_way(self):
        self.base.make_way(self)
        if self.away:
            self._speech.go_over(None)

    def come_back(self):
        """The duck goes on in the same words; a move that is due is asked for."""
        if not self.away:
            return
        asking = self._asking
        self._asking = False  # it is not for the table to ask
        self.base.come_back(self)
        self._asking = asking
        speaks = self._speech.speaks
        if asking and (not speaks or self._asked or self._move_follows()):
            self._ask()
        if speaks:
            self._speech.go_over(self.group)
            self._say_keys()

    def close(self):
        self.base.close(self)
        forget("engine.lesson")

    # --- steps --------------------------------------------------------------------------

    def _read(self, number):
        """Read a step, and count them all; returns the game it begins with."""
        found = None
        self.count = 0
        with open_asset(self._path()) as lines:
            for line in lines:
                if self.count == number:
                    found = line
                self.count += 1
        self.number = number
        self._at = 0  # in the script: what comes next there
        self._past = 0  # where it stood when something happened last
        self._misses = 0  # wrong moves at this decision
        __import__(self.parse)
        try:
            step = json.loads(str(found, "utf-8"))
            self._script = step["script"]
            self._own = step.get("own", ())
            game = sys.modules[self.parse].from_position(step["position"], True)
        except (ValueError, TypeError, KeyError):
            raise damaged(self._path())
        if COMPILED:  # else there may be no memory to compile it again
            wipe(self.parse)
        return game

    def _path(self):
        return "assets/lessons/" + self.entry.name + ".jsonl"

    def set_up(self, number):
        """Begin a step."""
        self.come_back()
        self._anew = True
        self.session.game = self._read(number)
        self.put_down()
        self.events = []
        self._held = []
        self._asking = False
        self._speech.end()
        self.take_up()

    def _next_step(self):
        if self.number + 1 < self.count:
            self.set_up(self.number + 1)
            return
        from .ways import go, learned  # here: it is needed once

        go(self.app, learned(self.entry))

    def title(self, number):
        """What a step is called."""
        name = say(self._room, "%d.title" % (number + 1))
        return "%d/%d %s" % (number + 1, self.count, name)

    def over(self):
        """The page of the end has been read."""

    # --- the script ---------------------------------------------------------------------

    def _proceed(self, now):
        if self.events:
            self._past = self._at
        return self.base._proceed(self, now)

    def _go_on(self):
        """All has been shown: on in the script."""
        if self.app.now < self._pressed + _PAUSE:
            return
        script = self._script
        if self._at == len(script):
            self._next_step()
            return
        place, _, key = script[self._at].partition(" ")
        if key:
            self._at += 1
            self._speak(place, key, False)
        elif place == "page":
            self._at += 1
            self.interlude()
        else:
            Table._go_on(self)

    def _move_follows(self):
        """Whether all has been shown, and a move of the learner's comes next in the script."""
        for part in self._script[self._at:]:
            if " " not in part:
                return (part != "page" and not self._held
                        and self.session.players[self.game.decision()[0]] == PERSON)
        return False

    def _has_spoken(self, at):
        """Whether the duck speaks last before a place of the script."""
        return 0 < at <= len(self._script) and " " in self._script[at - 1]

    def _option_meant(self):
        """The first option that the script wants."""
        meant = self._script[self._at].split("/")
        for option in self.game.decision()[2]:
            if meant[0] == "any" or self.option_text(option) in meant:
                return option
        raise damaged(self._path())

    def _begin_thinking(self, seat, player):
        """No need to: it is in the script."""
        self.choose(self._option_meant())

    def choose(self, option):
        """Carry out a move that is meant; say what is wrong with any other."""
        meant = self._script[self._at]
        text = self.option_text(option)
        if meant == "any" or text in meant.split("/"):
            self._at += 1
            self._misses = 0
            self.base.choose(self, option)
            return
        self._misses += 1
        self.app.handheld.play(REFUSED_TUNE)
        self._speak(self._place, "no." + text if text in self._own else "no", True)

    # --- speaking -----------------------------------------------------------------------

    def _speak(self, place, key, asked):
        """Let the duck say something; `asked`: the learner's move is pending, and stays so."""
        text = say(self._room, "%d.%s" % (self.number + 1, key))
        title = None
        if asked and self._misses > 1:
            text += "\n" + self.shown()
        elif self._at == 1 and not asked:
            title = self.title(self.number)
            if self._anew and self.number:
                text = say("learn", "anew") + " " + text
        self._place = place
        self._asked = asked
        self._asking = True
        if self.events:
            self._held = self.events
            self.events = []
        if self._move_follows():
            self._ask()  # what is spoken of is seen
        try:
            self._speech.begin(self.group, place, title, keys_in(self.app, text))
        except KeyError:
            raise damaged(self._path())
        self._say_keys()

    def _goes_back(self):
        """Whether B leads back: nothing has happened since the duck spoke before."""
        at = self._at - 1
        return self._speech.sheet or not self._asked and (
            at > self._past and self._has_spoken(at) or not at and self.number)

    def _say_keys(self):
        key = "hint.speech.back" if self._goes_back() else "hint.speech"
        self.view.hint(say("learn", key))

    def _turn(self, step):
        """Go a sheet on, or back, and from the first one a step."""
        if self._speech.turn(step):
            self._say_keys()
        elif step > 0:
            self._spoken()
        elif self._at == 1:
            self.set_up(self.number - 1)
        else:
            self._at -= 1
            self.repeat()
            while self._speech.turn(1):
                pass
            self._say_keys()

    def _spoken(self):
        """The duck has finished."""
        self._speech.end()
        self.events = self._held
        self._held = []
        if not self._asked:
            self._asking = False
            return
        self._ask()

    def _ask(self):
        """Ask, after two wrong moves with the cursor on the right one. The task that the duck gave
        stands where else the question or whose turn it is does."""
        self.asker().ask()
        if self._misses > 1:
            self.asker().point_at(self._option_meant())
        at = self._at
        while " " in self._script[at]:
            at += 1
        task = "%d.%s.task" % (self.number + 1, self._spoken_before(at)[1])
        self.view.message(say(self._room, task))

    def shown(self):
        """What the duck says when it has put the cursor there."""
        return say("learn", "shown")

    def again(self):
        """The game of the last step has ended: that step once more."""
        self.lay_out()
        self.take_up()
        self.set_up(self.number)

    def repeat(self):
        """Let the duck say once more what it said last."""
        self.come_back()
        asked = self._asked if self._speech.speaks else True
        place, key = self._spoken_before(self._at)
        self._speak(place, key, asked)

    def _spoken_before(self, at):
        """The place and the key of what the duck says last before a place of the script."""
        while not self._has_spoken(at):
            at -= 1
        return self._script[at - 1].split(" ")

    def press(self, button):
        self.come_back()
        if button == START:
            self.app.open("engine.screens.lesson", self)
        elif self._speech.speaks:
            if button in (A, RIGHT_BUTTON, DOWN_BUTTON):
                self._turn(1)
            elif button == B and self._goes_back() or (
                    button in (LEFT_BUTTON, UP_BUTTON) and self._speech.sheet):
                self._turn(-1)
        elif button == SELECT and self._asking:
            self.repeat()
        else:
            Table.press(self, button)


class Unsaved:
    """Stands for the `Autosave` of a table that is never saved."""

    failed = False

    def resume(self, now=0):
        """There is nothing to save, or to count on."""

    choice_made = tick = pausing = leaving = resume
