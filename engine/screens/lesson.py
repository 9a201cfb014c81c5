"""The menu in the middle of a lesson: hear it again, go to another step, leave."""

from ..ui.menu import MenuScreen
from ..ui.texts import say


class Screen(MenuScreen):
    """Opened over a `lesson.Lesson` by START; the table is as it was when it closes."""

    def __init__(self, app, lesson):
        self._lesson = lesson
        self._actions = [app.close]
        texts = [say("learn", "resume")]
        if lesson.asking:
            texts.append(say("learn", "again"))
            self._actions.append(self._again)
        texts += [lesson.title(number) for number in range(lesson.count)]
        self._first = len(self._actions)  # row of the first step
        self._actions += [self._begin] * lesson.count
        texts.append(say("learn", "leave"))
        self._actions.append(self._leave)
        self.show(app, say("learn", lesson.entry.name), texts)

    def choose(self, row):
        self._actions[row]()

    def _again(self):
        self._app.close()
        self._lesson.repeat()

    def _begin(self):
        number = self.menu.chosen - self._first
        self._app.close()
        self._lesson.set_up(number)

    def _leave(self):
        from ..ways import LEARN, go

        go(self._app, LEARN)
