"""Where things lie on the Duck Soup table at 240 × 135; see places_160x128."""

HEADER = (1, 11)
COURSE = (2, 18, 29)
SCORES = None
BACKS = (4, 1)
MESSAGE = (120, 26)
LOG = 0
POND = (32, 88)
STOCK = (22, 51)
STOCK_COUNT = (34, 41)
TRICK_X = (72, 28)
TRICK_Y = (40, 49)
FOOT = (57, 42, 73)
PILES = ((182, 12, 29, 0), (182, 66, 29, 0))
STEP = 17
HAND = 92
RAISED = 6
BILL = 9
HINT = 126
BUBBLE = (10, 95)
BUBBLE_SIZE = (27, 15, 3, 2)
SPEECH = 4
