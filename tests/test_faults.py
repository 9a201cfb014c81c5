"""Hardware that fails: stuck buttons, too many presses, an nvm that does not keep what it gets."""

import gc
import random
import tracemalloc

import pytest

from sim import boards
from sim.nvm import Nvm
from tests.player import SIZES, Player
from tests.positions import YOU, duck

SAVED = duck(), YOU, 0


# --- buttons ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_button_stuck_from_power_on_leaves_the_others_working(size):
    with Player(SIZES[size], SAVED, blind=True) as player:
        for button in player.machine.board.buttons:
            player.power()
            player.machine.press(button)
            player.wait(3000)
            player.press(*[other for other in ("b", "start") if other != button])
            player.machine.release(button)
            player.app.show_title()
            player.wait(100)
            player.press("a")
            assert player.screen == "table"


def test_a_stuck_button_does_not_keep_a_slow_screen_from_being_shown():
    with Player(blind=True) as player:
        presses = []

        def slowly(button):
            presses.append(button)
            assert len(presses) < 30, "the loop hands out repeats for ever"
            player.machine.clock.advance(200_000)

        player.app.top.press = slowly
        player.machine.press("down")
        for _ in range(20):
            player.app.frame()
        assert len(presses) > 5


def test_more_presses_than_the_queue_holds_leave_no_button_down():
    with Player(SIZES["240x240"], blind=True) as player:
        for button in ("a", "down", "b", "up") * 40:
            player.machine.press(button)
            player.machine.release(button)
        player.machine.press("left")
        player.machine.press("a")
        player.app.frame()
        player.machine.release("a")
        player.machine.release("left")
        player.wait(1000)
        assert not player.app.handheld._buttons._held
        assert player.app.handheld.next_event() is None


# --- the nvm ------------------------------------------------------------------------------


class Raises(Nvm):
    """Refuses to be written, or to be read as well."""

    def __init__(self, error, reads):
        super().__init__(8192, 8192, False)
        self._error, self._reads = error, reads

    def __getitem__(self, index):
        if not self._reads:
            raise self._error
        return super().__getitem__(index)

    def __setitem__(self, index, value):
        raise self._error


class Ignores(Nvm):
    """Takes nothing in."""

    def __setitem__(self, index, value):
        self._check(index)


class Sticks(Nvm):
    """Some bits are always 0."""

    def __getitem__(self, index):
        found = super().__getitem__(index)
        return found & 0xBF if isinstance(found, int) else bytes(byte & 0xBF for byte in found)


FAULTY = {
    "raises OSError": lambda: Raises(OSError(5), True),
    "raises RuntimeError": lambda: Raises(RuntimeError("NVS"), True),
    "cannot be read": lambda: Raises(RuntimeError("NVS"), False),
    "ignores writes": lambda: Ignores(8192, 8192, False),
    "appends nothing": lambda: Ignores(4096, 4096, True),
    "has stuck bits": lambda: Sticks(4096, 4096, True),
}


def play_a_game(player):
    """Begin Duck Soup, and make some choices; the notices seen."""
    notices = set()
    if player.screen == "notice":
        notices.add(player.texts()[0])
        player.press("a")
    player.choose("Duck Soup")
    player.press("start")
    for _ in range(12):
        player.idle()
        if player.screen == "notice":
            notices.add(player.texts()[0])
        player.press("a")
    assert player.screen in ("table", "notice")
    return notices


@pytest.mark.parametrize("fault", FAULTY)
def test_with_an_nvm_that_fails_one_plays_on_and_is_told(fault):
    with Player(blind=True) as player:
        player.nvm = FAULTY[fault]()
        player.power()
        assert play_a_game(player) & {"Not saved", "No saving here"}


@pytest.mark.parametrize("size", [0, 256, 4096, 8192])
@pytest.mark.parametrize("board", ["pygamer", "picosystem"])
def test_whatever_the_size_of_the_nvm_one_plays_and_is_told_where_nothing_is_kept(board, size):
    appends = board == "picosystem"
    unit = 4096 if appends else max(size, 1)
    with Player(board, blind=True, nvm=(size, unit, appends)) as player:
        assert play_a_game(player) == ({"No saving here"} if size < 4096 else set())
        player.power()
        assert ("Go on: Duck Soup" in player.texts()) == (size >= 4096)


# --- hours --------------------------------------------------------------------------------


def memory_at_the_title(player):
    """Bytes in use there, but for those of pytest-xdist, which may hand out tests meanwhile."""
    player.app.show_title()
    player.app.frame()
    gc.collect()
    others = [tracemalloc.Filter(False, f"*/{package}/*") for package in ("xdist", "execnet")]
    return sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces(others).traces)


def play_for(player, minutes, chance):
    """Press a button every now and then, both games in turn; the handheld's ticks wrap after the
    first minute."""
    until = player.now + minutes * 60_000
    while player.now < until:
        for button in ("down", "a", "start"):  # from the title into a game
            player.press(button)
        for _ in range(60):
            if player.screen != "title":
                player.press(chance.choice(boards.BUTTONS + ("a",) * 6))
                player.wait(chance.randrange(4000))
        player.app.show_title()
        player.app.frame()


def growth(minutes):
    """By how many bytes memory grows in each third of so many minutes but the first, at least: what
    is seen for the first time, such as a page, makes it grow once."""
    chance = random.Random(1)
    with Player("picosystem", SAVED, blind=True) as player:
        play_for(player, 12, chance)  # all that Python itself keeps for later is made
        tracemalloc.start()
        try:
            found = []
            for _ in range(3):
                play_for(player, minutes / 3, chance)
                found.append(memory_at_the_title(player))
        finally:
            tracemalloc.stop()
    return min(found[1] - found[0], found[2] - found[1])


def test_memory_stays_flat_over_the_wrap_of_the_clock():
    assert growth(6) < 20_000


@pytest.mark.soak
def test_memory_stays_flat_for_eight_hours(soak_scale):
    assert growth(max(480 * soak_scale, 10)) < 20_000
