"""Where things lie on the Duck Soup table at 160 × 128, in pixels; pairs are (far, near)."""

HEADER = (1, 11)  # top of its text, height of its bar
COURSE = (1, 16, 26)  # left edges: the course's icon, the arrow, the words
SCORES = None  # both points stand in the header
BACKS = (0, 1)  # left, top: half of it under the header
MESSAGE = (80, 23)  # middle, top
LOG = 0  # lines of what happened before
POND = (32, 80)  # ripples from here to there
STOCK = (1, 43)
STOCK_COUNT = (13, 33)  # middle, top
TRICK_X = (36, 26)  # of the first card; from card to card
TRICK_Y = (34, 43)
FOOT = (27, 36, 65)  # left; tops where the far or the near side leads
PILES = ((113, 12, 29, 0), (142, 46, 0, 14))  # left, top, way from the up to the down pile
STEP = 11  # from card to card of the hand
HAND = 85
RAISED = 6  # how far the chosen card stands out
BILL = 9  # how far above a card that can quack its mark begins; half a tile if it has no room
HINT = 119
BUBBLE = (10, 88)
BUBBLE_SIZE = (18, 10, 3, 2)  # columns at the most, at the least; rows; scale of its words
SPEECH = 4  # the words in a bubble, from its top
