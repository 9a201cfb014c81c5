"""Where the duck of the lesson of Duck Soup speaks, by display height: see `lesson.Lesson`."""

from ..ui.speech import HIGH, LOW

# The boxes of each place, as `Speech` wants them. The high ones end above the
# trick, or where they cannot stand beside the card led; the low ones cover the hand and leave
# the trick.
BOXES = {
    64: {HIGH: ((3, 8, 33, 39),), LOW: ((2, 34, 54), (3, 27, 54))},
    128: {HIGH: ((2, 11, 33),), LOW: ((4, 76, 118),)},
    135: {HIGH: ((2, 11, 39),), LOW: ((4, 84, 125),)},
    170: {HIGH: ((2, 15, 46),), LOW: ((4, 95, 155),)},
    240: {HIGH: ((2, 20, 59), (3, 20, 74), (4, 20, 92)), LOW: ((4, 161, 225),)},
}
