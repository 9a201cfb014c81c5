"""Where things lie on the Duck Soup table at 320 × 170; see places_160x128."""

HEADER = (2, 16)
COURSE = (4, 30, 46)
SCORES = None
BACKS = (6, -1)
MESSAGE = (160, 29)
LOG = 0
POND = (44, 100)
STOCK = (12, 46)
STOCK_COUNT = (62, 64)
TRICK_X = (92, 40)
TRICK_Y = (45, 48)
FOOT = (76, 48, 82)
PILES = ((252, 46, 33, 0), (252, 72, 33, 0))
STEP = 23
HAND = 107
RAISED = 9
BILL = 12
HINT = 156
BUBBLE = (15, 112)
BUBBLE_SIZE = (26, 14, 3, 2)
SPEECH = 5
