"""Buttons as a queue of events: presses, repeats while held, releases."""

TYPE_CHECKING = False  # for mypy, which takes it for True: the VM of the tests has no keypad
if TYPE_CHECKING:
    import keypad

UP, DOWN, LEFT, RIGHT, A, B, START, SELECT = range(8)
NONE = 255

REPEATED = 8  # added to a button: repeated by holding
RELEASED = 16  # added to a button: let go
MUTE = 24  # the chord

_REPEAT_AFTER = 250  # ms
_REPEAT_EVERY = 80  # ms
_HOLD = 600  # ms until a button stands for a missing one
_HOLD_LONG = 1500  # ms until it stands for a second missing one

_TICKS_MAX = (1 << 29) - 1
_TICKS_HALF = 1 << 28


def ticks_diff(later, earlier):
    """Milliseconds from `earlier` to `later`, both `ticks_ms`, at most 2^28 apart; signed."""
    return ((later - earlier + _TICKS_HALF) & _TICKS_MAX) - _TICKS_HALF


class Buttons:
    """Events of a keypad scanner, and of an analogue stick where there is one.

    keys: `keypad.Keys` or `keypad.ShiftRegisterKeys`. order: the button of each key number,
    as bytes. event: a `keypad.Event`, filled again and again so that asking allocates nothing.
    names: what is printed beside the buttons, where it is not the usual.

    Missing buttons are reached by holding: without START, holding B is START; without B,
    holding A is B, and holding it longer START. A button with such a second meaning acts when
    let go, because only then is it known which was meant; the last meaning acts when its time
    is up. So does START where none is missing: DOWN while this button is held is the chord that
    mutes, and neither of the two acts then. `labels` says how each button is reached, "" for a
    missing SELECT; the ninth is what DOWN is pressed with.
    """

    def __init__(
        self,
        keys: "keypad.Keys | keypad.ShiftRegisterKeys",
        order: bytes,
        event: "keypad.Event",
        stick=None,
        names=None,
    ):
        self._keys = keys
        self._events = keys.events
        self._order = order
        self._event = event
        self._stick = stick
        self._held = 0  # bit per button, as handed out
        self._tilt = NONE  # direction of the stick, as handed out
        self._to_release = 0  # bit per button whose release is still to be handed out
        self._repeating = NONE
        self._repeat_at = 0
        self._holder_down = False
        self._holder_since = 0
        self._names = names or ["UP", "DOWN", "LEFT", "RIGHT", "A", "B", "START", "SELECT"]
        self.swappable = B in order
        self._give_missing_a_way()

    def _give_missing_a_way(self):
        """Set the button that stands for missing ones, its meanings, and the labels."""
        labels = list(self._names)
        missing = [button for button in (B, START) if button not in self._order]
        self._holder = A if B in missing else B if missing else START
        self._meanings = missing
        if SELECT not in self._order:
            labels[SELECT] = ""
        if missing:
            labels[missing[0]] = "hold " + labels[self._holder]
        if len(missing) == 2:
            labels[missing[1]] = "hold " + labels[self._holder] + " long"
        labels.append(labels[self._holder])
        self.labels = tuple(labels)

    def swap(self):
        """Let A and B change places, if there are both; they are let go of at first."""
        # For left hands, which come to B first; the pad stays: its directions are the screen's.
        if self.swappable:
            other = {A: B, B: A}
            self._order = bytes([other.get(button, button) for button in self._order])
            self._names[A], self._names[B] = self._names[B], self._names[A]
            self._to_release |= self._held & (1 << A | 1 << B)
            self._holder_down = False
            self._give_missing_a_way()

    def next_event(self, now):
        """The oldest event not yet handed out, or None. now: `ticks_ms`."""
        if self._events.overflowed:
            self._resynchronise()
        if self._to_release:
            return self._release_lowest()
        event = self._event
        while self._events.get_into(event):
            button = self._order[event.key_number]
            if button == self._holder:
                code = self._hold(event.pressed, event.timestamp)
            else:
                code = self._change(button, event.pressed, now)
            if code is not None:
                return code
        if self._stick is not None:
            code = self._follow_stick(now)
            if code is not None:
                return code
        if self._holder_down and self._meanings and self._meaning(now) == self._meanings[-1]:
            self._holder_down = False
            return self._tap(self._meanings[-1])
        if self._repeating != NONE and ticks_diff(now, self._repeat_at) >= 0:
            self._repeat_at = (now + _REPEAT_EVERY) & _TICKS_MAX
            return self._repeating + REPEATED
        return None

    def _change(self, button, pressed, now):
        """The event code of a button going down or up, None if it was so already.

        Repeats count from the moment the app gets the press, not from the press itself:
        while a slow screen is being redrawn nobody means to go further.
        """
        bit = 1 << button
        if pressed == (self._held & bit != 0):
            return None
        if pressed and button == DOWN and self._holder_down:
            self._holder_down = False
            return MUTE
        self._held ^= bit
        if pressed:
            if button <= RIGHT:
                self._repeating = button
                self._repeat_at = (now + _REPEAT_AFTER) & _TICKS_MAX
            return button
        if self._repeating == button:
            self._repeating = NONE
        return button + RELEASED

    def _hold(self, pressed, timestamp):
        """A button with several meanings went down (None) or up (the press meant)."""
        if pressed:
            self._holder_down = True
            self._holder_since = timestamp
            return None
        if not self._holder_down:
            return None
        self._holder_down = False
        return self._tap(self._meaning(timestamp))

    def _meaning(self, now):
        """What the held button means if let go now."""
        held = ticks_diff(now, self._holder_since)
        if held < _HOLD or not self._meanings:
            return self._holder
        if len(self._meanings) == 2 and held >= _HOLD_LONG:
            return self._meanings[1]
        return self._meanings[0]

    def _tap(self, button):
        """A press whose release follows at once."""
        self._held |= 1 << button
        self._to_release |= 1 << button
        return button

    def _follow_stick(self, now):
        """The event of the stick's next change: first the old direction up, then the new down."""
        tilt = self._stick.direction(self._tilt)
        if tilt == self._tilt:
            return None
        if self._tilt != NONE:
            code = self._change(self._tilt, False, now)
            self._tilt = NONE
            return code
        self._tilt = tilt
        return self._change(tilt, True, now)

    def _resynchronise(self):
        """The queue ran over: forget it, let go of everything, and see what is down."""
        self._events.clear()
        self._keys.reset()  # what is down comes as a new press
        self._holder_down = False
        self._tilt = NONE
        self._to_release = self._held

    def _release_lowest(self):
        button = 0
        while not self._to_release & 1 << button:
            button += 1
        self._to_release ^= 1 << button
        return self._change(button, False, 0)
