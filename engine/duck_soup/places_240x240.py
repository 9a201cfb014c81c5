"""Where things lie on the Duck Soup table at 240 × 240; see places_160x128."""

HEADER = (4, 20)
COURSE = (4, 30, 46)
SCORES = None
BACKS = (6, 12)
MESSAGE = (120, 76)
LOG = 2
POND = (96, 156)
STOCK = (3, 108)
STOCK_COUNT = (21, 93)
TRICK_X = (52, 38)
TRICK_Y = (94, 112)
FOOT = (40, 96, 147)
PILES = ((178, 26, 33, 0), (204, 106, 0, 22))
STEP = 17
HAND = 174
RAISED = 9
BILL = 12
HINT = 226
BUBBLE = (22, 178)
BUBBLE_SIZE = (19, 11, 3, 2)
SPEECH = 5
