"""An analogue stick as a four-way pad."""

TYPE_CHECKING = False  # for mypy, which takes it for True: the VM of the tests has no analogio
if TYPE_CHECKING:
    import analogio

from hw.buttons import DOWN, LEFT, NONE, RIGHT, UP

_CENTRE = 32768
_ENGAGE = 17000  # from the centre of 0 to 65535
_LET_GO = 10000  # less, so that a trembling hand does not press twice


class Stick:
    """x, y: `analogio.AnalogIn`, growing to the right and downwards."""

    def __init__(self, x: "analogio.AnalogIn", y: "analogio.AnalogIn"):
        self._x = x
        self._y = y

    def direction(self, current):
        """The one direction the stick points to, or NONE. current: the last answer.

        A direction holds until the stick comes back; then the larger tilt wins.
        """
        x = self._x.value - _CENTRE
        y = self._y.value - _CENTRE
        if current == UP and y < -_LET_GO or current == DOWN and y > _LET_GO:
            return current
        if current == LEFT and x < -_LET_GO or current == RIGHT and x > _LET_GO:
            return current
        if max(abs(x), abs(y)) < _ENGAGE:
            return NONE
        if abs(x) >= abs(y):
            return RIGHT if x > 0 else LEFT
        return DOWN if y > 0 else UP
