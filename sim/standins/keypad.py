"""Stand-in for CircuitPython's `keypad`. A scanner sees a key at once: nothing bounces here."""

import supervisor

from sim.machine import Claim


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = supervisor.ticks_ms() if timestamp is None else timestamp

    @property
    def released(self):
        return not self.pressed

    def __eq__(self, other):
        return (self.key_number, self.pressed) == (other.key_number, other.pressed)

    def __hash__(self):
        return self.key_number << 1 | self.pressed


class EventQueue:
    """At most `size` events; what comes when it is full is lost, and `overflowed` says so."""

    def __init__(self, size):
        self._events = []
        self._size = size
        self.overflowed = False

    def _put(self, event):
        if len(self._events) < self._size:
            self._events.append(event)
        else:
            self.overflowed = True

    def get(self):
        return self._events.pop(0) if self._events else None

    def get_into(self, event):
        oldest = self.get()
        if oldest is None:
            return False
        event.__dict__.update(oldest.__dict__)
        return True

    def clear(self):
        self._events.clear()
        self.overflowed = False

    def __len__(self):
        return len(self._events)


class _Scanner(Claim):
    """Keys numbered from 0. `_down(number)` says whether one is closed now."""

    def __init__(self, pins, key_count, max_events):
        super().__init__(*pins)
        self.key_count = key_count
        self.events = EventQueue(max_events)
        self.reset()
        self.machine.scanners.append(self)

    def reset(self):
        """All keys count as up: those that are down are reported again."""
        self._known = [False] * self.key_count
        self.scan()

    def scan(self):
        """Queue what changed since the last scan."""
        for number in range(self.key_count):
            down = self._down(number)
            if down != self._known[number]:
                self._known[number] = down
                self.events._put(Event(number, down))

    def deinit(self):
        super().deinit()
        if self in self.machine.scanners:
            self.machine.scanners.remove(self)


class Keys(_Scanner):
    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64):
        self._pull_up = pull and not value_when_pressed
        self._value_when_pressed = value_when_pressed
        super().__init__(pins, len(pins), max_events)

    def _down(self, number):
        level = self.machine.level(self.pins[number].name, self._pull_up)
        return level == self._value_when_pressed


class ShiftRegisterKeys(_Scanner):
    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        value_to_latch=True,
        key_count,
        value_when_pressed,
        interval=0.02,
        max_events=64,
    ):
        self._value_when_pressed = value_when_pressed
        super().__init__((clock, data, latch), key_count, max_events)

    def _down(self, number):
        shift = self.machine.board.shift
        level = number < len(shift) and shift[number] in self.machine.held
        return level == self._value_when_pressed
