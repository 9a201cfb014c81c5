"""The menu in the middle of a lesson: hear it again, go to another step, leave."""

from ..ui.menu import Menu
from ..ui.texts import say
from ..ui.widgets import START, B, hint_line, page


class Screen:
    """Opened over a `lesson.Lesson` by START; the table is as it was when it closes."""

    idle = True

    def __init__(self, app, lesson):
        self._app = app
        self._lesson = lesson
        layout = app.layout
        self.group = page(app, say("learn", lesson.entry.name))
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
        self.menu = Menu(app, [[text, None, 0] for text in texts], layout.top, layout.bottom)
        self.group.append(self.menu.group)
        self.group.append(hint_line(app, say("menu", "hint")))

    def press(self, button):
        if button == B or button == START:
            self._app.close()
            return
        row = self.menu.press(button)
        if row is not None:
            self._actions[row]()

    def _again(self):
        self._app.close()
        self._lesson.again()

    def _begin(self):
        number = self.menu.chosen - self._first
        self._app.close()
        self._lesson.set_up(number)

    def _leave(self):
        self._app.show_title()
        self._app.open("engine.screens.learn")

    def tick(self, now):
        """Nothing moves."""

    def close(self):
        """Nothing to put away."""
