"""Where the duck of the lesson of Sitting Ducks speaks, by display height: see `lesson.Lesson`."""

from ..ui.speech import HIGH, LOW

DOTS = "dots"  # the players' dots are spoken of

# The boxes of each place, as `Speech` wants them. The high ones end above the hand, the low ones
# begin below the players, but where the line must be seen at the cost of those.
_LOW_64 = ((3, 27, 54),)
_LOW_128 = ((3, 87, 118), (5, 63, 118))  # where the frame of a card begins
_LOW_135 = ((3, 93, 125), (5, 69, 125))
_LOW_170 = ((3, 110, 155), (4, 87, 155))
_LOW_240 = ((4, 160, 225), (6, 120, 225))
BOXES = {
    64: {HIGH: ((3, 0, 28),), LOW: _LOW_64, DOTS: ((3, 0, 28),)},
    128: {HIGH: ((3, 11, 49), (5, 11, 63)), LOW: _LOW_128, DOTS: _LOW_128},
    135: {HIGH: ((3, 11, 50), (5, 11, 68)), LOW: _LOW_135, DOTS: _LOW_135},
    170: {HIGH: ((3, 16, 65), (4, 16, 77)), LOW: _LOW_170, DOTS: _LOW_170},
    240: {HIGH: ((3, 20, 86), (6, 20, 119)), LOW: _LOW_240, DOTS: _LOW_240},
}
