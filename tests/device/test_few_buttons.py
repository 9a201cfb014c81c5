"""Two or three buttons: what the app gets from taps, holds, and two together."""

from hw.buttons import LEFT, MUTE, RELEASED, REPEATED, RIGHT, START, A, B
from hw.few import ORDERS, FewButtons
from tests.device.test_buttons import Event, Scanner, drain


class Few(Scanner):
    def __init__(self, count):
        Scanner.__init__(self, ORDERS[count])
        self.key_count = count

    def press(self, name, timestamp):
        self.set(self.order["ABC".index(name)], True, timestamp)

    def let_go(self, name, timestamp):
        self.set(self.order["ABC".index(name)], False, timestamp)


def handheld(count=2):
    keys = Few(count)
    return keys, FewButtons(keys, Event())


def tap(code):
    return [code, code + RELEASED]


def test_the_labels_say_how_each_button_is_reached():
    assert handheld(2)[1].labels == ("", "", "", "A", "B", "hold B", "A+B", "", "A+B")
    assert handheld(3)[1].labels == ("", "", "A", "C", "B", "hold B", "A+C", "", "A+C")


def test_a_tap_acts_when_let_go():
    keys, buttons = handheld()
    for name, meant in (("A", RIGHT), ("B", A)):
        keys.press(name, 100)
        assert drain(buttons, 200) == []
        keys.let_go(name, 200)
        assert drain(buttons, 200) == tap(meant)


def test_of_three_the_outer_two_move():
    keys, buttons = handheld(3)
    for name, meant in (("A", LEFT), ("B", A), ("C", RIGHT)):
        keys.press(name, 0)
        keys.let_go(name, 100)
        assert drain(buttons, 100) == tap(meant)


def test_held_what_moves_on_does_so_again_and_again():
    keys, buttons = handheld()
    keys.press("A", 1000)
    assert drain(buttons, 1249) == []
    assert drain(buttons, 1250) == [RIGHT]
    assert drain(buttons, 1449) == []
    assert drain(buttons, 1450) == [RIGHT + REPEATED]
    keys.let_go("A", 1500)
    assert drain(buttons, 1500) == [RIGHT + RELEASED]
    assert drain(buttons, 9000) == []


def test_while_one_moves_on_the_other_goes_back():
    for count in (2, 3):
        keys, buttons = handheld(count)
        keys.press("A" if count == 2 else "C", 0)
        assert drain(buttons, 300) == [RIGHT]
        keys.press("B", 400)
        assert drain(buttons, 400) == tap(LEFT)
        keys.let_go("B", 500)
        assert drain(buttons, 600) == []  # to move on again at once would take that back
        assert drain(buttons, 900) == [RIGHT + REPEATED]


def test_holding_to_choose_goes_back_as_soon_as_it_is_long_enough():
    keys, buttons = handheld()
    keys.press("B", 1000)
    assert drain(buttons, 1599) == []
    assert drain(buttons, 1600) == tap(B)
    keys.let_go("B", 5000)
    assert drain(buttons, 5000) == []


def test_two_together_are_start_in_whatever_order():
    keys, buttons = handheld()
    for first, second in ("AB", "BA"):
        keys.press(first, 1000)
        keys.press(second, 1100)
        assert drain(buttons, 1150) == []
        keys.let_go(first, 1200)
        assert drain(buttons, 1200) == tap(START)
        keys.let_go(second, 1900)
        assert drain(buttons, 1900) == []


def test_two_held_together_mute_and_do_nothing_else():
    keys, buttons = handheld()
    keys.press("A", 1000)
    keys.press("B", 1050)
    assert drain(buttons, 2549) == []
    assert drain(buttons, 2550) == [MUTE]
    keys.let_go("A", 3000)
    keys.let_go("B", 3000)
    assert drain(buttons, 9000) == []


def test_after_the_queue_overflowed_what_is_down_counts_anew():
    keys, buttons = handheld()
    keys.press("A", 0)
    assert drain(buttons, 300) == [RIGHT]
    keys.overflowed = True
    assert drain(buttons, 400) == [RIGHT + RELEASED, RIGHT]
    keys.let_go("A", 450)
    assert drain(buttons, 450) == [RIGHT + RELEASED]
