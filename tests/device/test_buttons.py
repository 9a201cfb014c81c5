"""Presses, repeats, releases: what the app gets from what the scanner saw."""

from hw.buttons import (
    DOWN,
    LEFT,
    MUTE,
    NONE,
    RELEASED,
    REPEATED,
    RIGHT,
    SELECT,
    START,
    UP,
    A,
    B,
    Buttons,
    ticks_diff,
)
from hw.stick import Stick

ALL = bytes(range(8))
NO_START = bytes((UP, DOWN, LEFT, RIGHT, A, B))
NO_B = bytes((UP, DOWN, LEFT, RIGHT, A, START))
FIVE = bytes((UP, DOWN, LEFT, RIGHT, A))


class Event:
    key_number = 0
    pressed = False
    timestamp = 0


class Scanner:
    """A keypad scanner and its queue. Keys are named by their button."""

    def __init__(self, order=ALL):
        self.order = order
        self.events = self
        self.queue = []
        self.down = set()
        self.overflowed = False

    def set(self, button, pressed, timestamp):
        (self.down.add if pressed else self.down.discard)(button)
        self.queue.append((self.order.index(bytes((button,))), pressed, timestamp))

    def get_into(self, event):
        if not self.queue:
            return False
        event.key_number, event.pressed, event.timestamp = self.queue.pop(0)
        return True

    def clear(self):
        self.queue = []
        self.overflowed = False

    def reset(self):
        for button in self.down:
            self.set(button, True, 0)


def handheld(order=ALL, stick=None):
    scanner = Scanner(order)
    return scanner, Buttons(scanner, order, Event(), stick)


def drain(buttons, now):
    """All events there are at a time."""
    codes = []
    code = buttons.next_event(now)
    while code is not None:
        codes.append(code)
        code = buttons.next_event(now)
    return codes


def test_presses_and_releases_come_in_the_order_they_happened():
    keys, buttons = handheld()
    keys.set(A, True, 100)
    keys.set(A, False, 120)
    keys.set(LEFT, True, 140)
    assert drain(buttons, 150) == [A, A + RELEASED, LEFT]
    assert drain(buttons, 160) == []


def test_the_scanner_s_key_numbers_are_translated_by_the_board_s_order():
    keys, buttons = handheld(bytes((B, A, START, SELECT)))
    keys.queue = [(0, True, 0), (3, True, 0)]
    assert drain(buttons, 0) == [B, SELECT]


def test_a_held_direction_repeats_after_250_ms_then_every_80():
    keys, buttons = handheld()
    keys.set(RIGHT, True, 1000)
    assert drain(buttons, 1000) == [RIGHT]
    assert drain(buttons, 1249) == []
    assert drain(buttons, 1250) == [RIGHT + REPEATED]
    assert drain(buttons, 1329) == []
    assert drain(buttons, 1330) == [RIGHT + REPEATED]
    keys.set(RIGHT, False, 1335)
    assert drain(buttons, 1500) == [RIGHT + RELEASED]


def test_only_directions_repeat():
    keys, buttons = handheld()
    keys.set(A, True, 0)
    drain(buttons, 0)
    assert drain(buttons, 5000) == []


def test_a_press_waiting_behind_a_slow_screen_does_not_repeat_at_once():
    keys, buttons = handheld()
    keys.set(DOWN, True, 1000)
    assert drain(buttons, 1400) == [DOWN]
    assert drain(buttons, 1650) == [DOWN + REPEATED]


def test_of_two_held_directions_the_later_repeats():
    keys, buttons = handheld()
    keys.set(LEFT, True, 0)
    keys.set(RIGHT, True, 10)
    drain(buttons, 10)
    assert drain(buttons, 300) == [RIGHT + REPEATED]


def test_repeats_go_on_over_the_wrap_of_the_clock():
    keys, buttons = handheld()
    end = (1 << 29) - 100
    keys.set(UP, True, end)
    assert drain(buttons, end) == [UP]
    assert drain(buttons, 149) == []
    assert drain(buttons, 150) == [UP + REPEATED]
    assert ticks_diff(150, end) == 250


def test_a_queue_that_ran_over_is_dropped_and_what_is_held_is_found_again():
    keys, buttons = handheld()
    keys.set(UP, True, 0)
    keys.set(A, True, 0)
    drain(buttons, 0)
    keys.set(UP, False, 10)
    keys.overflowed = True
    assert drain(buttons, 20) == [UP + RELEASED, A + RELEASED, A]


def test_a_button_held_at_the_start_is_not_released_later():
    keys, buttons = handheld()
    keys.set(A, False, 10)
    assert drain(buttons, 10) == []


def test_without_start_holding_b_is_start():
    keys, buttons = handheld(NO_START)
    keys.set(B, True, 1000)
    assert drain(buttons, 1599) == []
    assert drain(buttons, 1600) == [START, START + RELEASED]
    keys.set(B, False, 1700)
    assert drain(buttons, 1700) == []


def test_without_start_b_acts_when_let_go():
    keys, buttons = handheld(NO_START)
    keys.set(B, True, 1000)
    keys.set(B, False, 1200)
    assert drain(buttons, 1900) == [B, B + RELEASED]


def test_without_b_holding_a_is_b():
    keys, buttons = handheld(NO_B)
    keys.set(A, True, 1000)
    assert drain(buttons, 1600) == [B, B + RELEASED]


def test_with_five_buttons_a_is_also_b_and_start():
    keys, buttons = handheld(FIVE)
    for held, meant in ((599, A), (600, B), (1499, B)):
        keys.set(A, True, 1000)
        assert drain(buttons, 1000 + held) == []
        keys.set(A, False, 1000 + held)
        assert drain(buttons, 1000 + held) == [meant, meant + RELEASED]
    keys.set(A, True, 1000)
    assert drain(buttons, 2500) == [START, START + RELEASED]


def test_how_long_a_was_held_is_measured_by_the_scanner_not_by_the_app():
    keys, buttons = handheld(FIVE)
    keys.set(A, True, 1000)
    keys.set(A, False, 1100)
    assert drain(buttons, 9000) == [A, A + RELEASED]


def test_start_acts_when_let_go():
    keys, buttons = handheld()
    keys.set(START, True, 1000)
    assert drain(buttons, 5000) == []
    keys.set(START, False, 5000)
    assert drain(buttons, 5000) == [START, START + RELEASED]


def test_down_while_start_is_held_mutes_and_neither_acts():
    keys, buttons = handheld()
    keys.set(START, True, 1000)
    keys.set(DOWN, True, 1100)
    assert drain(buttons, 1100) == [MUTE]
    keys.set(DOWN, False, 1900)
    keys.set(START, False, 2000)
    assert drain(buttons, 2000) == []
    keys.set(DOWN, True, 2100)
    assert drain(buttons, 2100) == [DOWN]


def test_where_a_button_stands_for_start_down_is_pressed_with_it():
    for order, holder in ((NO_START, B), (NO_B, A), (FIVE, A)):
        keys, buttons = handheld(order)
        keys.set(holder, True, 1000)
        keys.set(DOWN, True, 1500)
        assert drain(buttons, 1500) == [MUTE]
        assert drain(buttons, 3000) == []
        assert buttons.labels[8] == buttons.labels[holder]


def test_swapped_a_is_b_and_is_called_so():
    keys, buttons = handheld()
    keys.set(A, True, 0)
    assert drain(buttons, 0) == [A]
    buttons.swap()
    keys.set(A, False, 10)
    keys.set(A, True, 20)
    assert drain(buttons, 20) == [A + RELEASED, B]
    assert buttons.labels[4:6] == ("B", "A")
    keys.set(B, True, 30)
    assert drain(buttons, 30) == [A]


def test_swapped_and_without_start_the_button_called_a_is_held_for_it():
    keys, buttons = handheld(NO_START)
    buttons.swap()
    keys.set(A, True, 1000)
    assert drain(buttons, 1600) == [START, START + RELEASED]
    assert buttons.labels[6] == "hold A"


def test_without_b_nothing_is_swapped():
    keys, buttons = handheld(FIVE)
    buttons.swap()
    keys.set(A, True, 1000)
    keys.set(A, False, 1100)
    assert drain(buttons, 1100) == [A, A + RELEASED]


def test_labels_say_how_each_button_is_reached():
    assert handheld()[1].labels[:8] == (
        "UP", "DOWN", "LEFT", "RIGHT", "A", "B", "START", "SELECT")
    assert handheld(NO_START)[1].labels[5:8] == ("B", "hold B", "")
    assert handheld(NO_B)[1].labels[5:8] == ("hold A", "START", "")
    assert handheld(FIVE)[1].labels[5:8] == ("hold A", "hold A long", "")


class Axis:
    value = 32768


def test_the_stick_gives_the_events_of_a_pad():
    x, y = Axis(), Axis()
    _, buttons = handheld(bytes((B, A, START, SELECT)), Stick(x, y))
    assert drain(buttons, 0) == []
    x.value = 60000
    assert drain(buttons, 10) == [RIGHT]
    assert drain(buttons, 260) == [RIGHT + REPEATED]
    x.value = 2000
    assert drain(buttons, 300) == [RIGHT + RELEASED, LEFT]
    x.value = 32768
    assert drain(buttons, 310) == [LEFT + RELEASED]
    assert "START" in buttons.labels


def test_a_trembling_stick_presses_once():
    x, y = Axis(), Axis()
    stick = Stick(x, y)
    x.value = 32768 - 18000
    assert stick.direction(NONE) == LEFT
    x.value = 32768 - 12000
    assert stick.direction(LEFT) == LEFT
    assert stick.direction(NONE) == NONE
    x.value = 32768 - 9000
    assert stick.direction(LEFT) == NONE


def test_a_slanted_stick_means_its_larger_tilt():
    x, y = Axis(), Axis()
    x.value, y.value = 32768 + 20000, 32768 - 25000
    assert Stick(x, y).direction(NONE) == UP
    y.value = 32768 + 25000
    assert Stick(x, y).direction(NONE) == DOWN
