"""Where things lie on the Duck Soup table at 128 × 64 in one bit; see places_160x128."""

HEADER = None  # the top line is the message's
COURSE = (None, 0, None)
SCORES = (128, 10, 19)  # right edge; tops of both points
BACKS = None
MESSAGE = (64, 0)
LOG = 0
POND = None
STOCK = None
STOCK_COUNT = (10, 17)
TRICK_X = (21, 18)
TRICK_Y = (9, 9)
FOOT = (12, 10, 25)
PILES = None
STEP = 9
HAND = 37
RAISED = 3
BILL = 4
HINT = 55
BUBBLE = (-8, -8)
BUBBLE_SIZE = (11, 11, 2, 1)
SPEECH = 8
