"""Two or three buttons in place of eight: what each of them does when tapped, held, or together."""

from hw.buttons import LEFT, MUTE, REPEATED, RIGHT, SELECT, START, A, B, Buttons, ticks_diff

_MOVE_AFTER = 250  # ms held until moving begins
_MOVE_EVERY = 200  # ms: slower than with a pad, for there is no quick way back
_HOLD = 600  # ms until holding to choose goes back instead
_MUTE_AFTER = 1500  # ms that two are held together

_TICKS_MAX = (1 << 29) - 1

# What happens to those that are down.
_UP, _ONE, _TWO, _MOVING, _DONE = range(5)

ORDERS = {2: bytes((RIGHT, A)), 3: bytes((LEFT, A, RIGHT))}  # by their number, in their order


class FewButtons(Buttons):
    """Like `Buttons`, for a keypad scanner of two buttons (A, B) or three (A, B, C).

    B tapped chooses (A); held, it goes back (B). Of two buttons A moves on (RIGHT), and again and
    again while held; of three C does, and A moves back (LEFT). Any two together are START; held
    on, they mute. While one moves, each tap of another is a step in the other direction, so two
    buttons can move back, too.

    Only what is let go, or held long enough, acts: until then another button may join it. There
    are no UP and DOWN: `labels` has "" for them, and the app lets LEFT and RIGHT do their work.
    """

    def __init__(self, keys, event):
        count = keys.key_count
        Buttons.__init__(self, keys, ORDERS[count], event, names=["A", "B", "C"][:count])
        self._state = _UP
        self._down = 0  # bit per button that is down
        self._first = 0  # the button that went down first
        self._since = 0  # since when the state may change with time

    def _give_missing_a_way(self):
        labels = [""] * SELECT + ["", ""]
        for button, name in zip(self._order, self._names):
            labels[button] = name
        labels[B] = "hold " + labels[A]
        labels[START] = labels[8] = self._names[0] + "+" + self._names[-1]
        self.labels = tuple(labels)

    def next_event(self, now):
        """The oldest event not yet handed out, or None. now: `ticks_ms`."""
        if self._events.overflowed:
            self._resynchronise()
            self._down = 0
            self._state = _UP
        if self._to_release:
            return self._release_lowest()
        event = self._event
        while self._events.get_into(event):
            button = self._order[event.key_number]
            if event.pressed:
                code = self._press(button, event.timestamp)
            else:
                code = self._let_go(button)
            if code is not None:
                return code
        return self._pass_time(now)

    def _press(self, button, now):
        self._down |= 1 << button
        state = self._state
        if state == _UP:
            self._first = button
        elif state == _MOVING:
            self._since = (now + _MOVE_AFTER) & _TICKS_MAX  # it does not move on meanwhile
            return self._tap(LEFT + RIGHT - self._first)
        if state <= _ONE:
            self._since = now
            self._state = state + 1
        return None

    def _let_go(self, button):
        self._down &= ~(1 << button)
        state = self._state
        if state == _MOVING and button != self._first:
            return None
        self._state = _DONE if self._down else _UP
        if state == _ONE:
            return self._tap(button)
        if state == _TWO:
            return self._tap(START)
        if state == _MOVING:
            return self._change(button, False, 0)
        return None

    def _pass_time(self, now):
        """What happens because nothing has changed for long enough, or None."""
        held = ticks_diff(now, self._since)
        state = self._state
        first = self._first
        if state == _ONE and first == A and held >= _HOLD:
            self._state = _DONE
            return self._tap(B)
        if state == _TWO and held >= _MUTE_AFTER:
            self._state = _DONE
            return MUTE
        if state == _ONE and first != A and held >= _MOVE_AFTER:
            self._state = _MOVING
            self._since = now
            self._held |= 1 << first
            return first
        if state == _MOVING and held >= _MOVE_EVERY:
            self._since = now
            return first + REPEATED
        return None
