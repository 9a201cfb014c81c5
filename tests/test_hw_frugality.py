"""What the handheld costs the device on every turn of the app's loop."""

from tests.vm.machine import run

IDLE = """
import gc
from hw.buttons import Buttons
from hw.sound import Sound
from hw.stick import Stick

class Scanner:
    overflowed = False
    def get_into(self, event):
        return False

class Axis:
    value = 32768

scanner = Scanner()
scanner.events = scanner
buttons = Buttons(scanner, bytes(range(4)), None, Stick(Axis(), Axis()))
sound = Sound()
sound.play(bytes((22, 250, 44, 250)), 0)

def turns(n):
    for now in range(n):
        sound.advance(now)
        assert buttons.next_event(now) is None

def used(n):
    before = gc.mem_alloc()
    turns(n)
    return gc.mem_alloc() - before

gc.disable()
print(used(4000))
"""


def test_asking_for_events_while_a_tune_plays_allocates_nothing():
    result = run("-c", IDLE)
    assert (result.out, result.err) == ("0\n", "")
