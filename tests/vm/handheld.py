# What the programs here are handed for a board: a PyGamer's size, its buttons in `press`.
#
# The nvm is a small one, for here it takes its bytes from the heap, which no board's nvm does.


class Display:
    width = 160
    height = 128
    root_group = None

    def refresh(self):
        pass


class Handheld:
    mono = False
    labels = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "START", "SELECT", "SELECT")
    volume = brightness = 0
    swapped = swappable = dims = has_sound = has_lights = False
    erase_unit = 1024
    appends = False

    def __init__(self):
        self.display = Display()
        self.store = bytearray(b"\xff" * 1024)
        self.events = []
        self.now = 0

    def next_event(self):
        return self.events.pop(0) if self.events else None

    def ticks(self):
        self.now += 40
        return self.now

    def wait(self, ms):
        pass

    def play(self, tune):
        pass

    def light(self, r, g, b):
        pass

    def entropy(self):
        return 12345


def press(app, button):
    """Press a button, and let the app see it."""
    app.handheld.events.append(button)
    app.frame()
    app.frame()


def choose(app, text):
    """Choose the row of the title that says so."""
    for _ in range(_steps_to(app.top._menu, text)):
        press(app, 1)
    press(app, 4)


def _steps_to(menu, text):  # a function of its own, so that nothing here keeps the menu alive
    return [row[0] for row in menu._rows].index(text) - menu.chosen
