# GAME WHAT: from the title begin a game with its normal player, if WHAT is "game", or its lesson,
# and play that to its end; prints the free heap at the table when a person is first asked to move.

import sys

sys.path.insert(0, "/tests/vm/standins")

from engine.app import App
from tests.vm.handheld import Handheld, free

DOWN, A, B, START = 1, 4, 5, 6
ANSWER = 2  # in engine.duck_soup.cards

game = int(sys.argv[1])
handheld = Handheld()
app = App(handheld)


def press(*buttons):
    for button in buttons:
        handheld.events.append(button)
        app.frame()
        while not app.idle:
            app.frame()


def listen(lesson):
    """Go on until a move is due or the lesson has ended."""
    while app.top is not lesson and hasattr(app.top, "session") or (
            app.top is lesson and lesson._speech.speaks):
        press(A)


def play():
    """Play a lesson to its end; returns the free heap when the first move is due."""
    lesson = app.top
    listen(lesson)
    in_lesson = free()
    last = lesson.count - 1
    while app.top is lesson:
        number = lesson.number
        option = lesson._option_meant()
        lesson.asker().point_at(option)
        quacks = lesson.option_text(option).endswith("!")
        if game == 0 and lesson.game.decision()[1] == ANSWER:
            quacks = not quacks  # the other choice there is to duck
        press(B if quacks else A)
        listen(lesson)
    assert number == last
    return in_lesson


app.start()
app.frame()
if sys.argv[2] == "game":
    press(*[DOWN] * (1 + game) + [A, START])
    print(free())
else:
    app.open("engine.screens.learn")
    press(*[DOWN] * game + [A])
    print(play())
