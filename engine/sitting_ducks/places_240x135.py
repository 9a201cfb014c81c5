"""Where things lie on the Sitting Ducks table at 240 × 135; see places_160x128."""

HEADER = (1, 11)
HEADER_X = (2, 13, 178, 210)
SLOTS = (18, 36)
SIGHT = 12
LINE = 26
RAISE = 4
PEEPS = ((17, 3), (17, 10))
PEEP_BEHIND = True
BADGES = ((0, 16), (8, 16), (16, 16))
PLAYERS = (0, 52, 58, 4)
PIPS = (5, 1, 0, 9, 8)
HAND = (18, 70, 36)
TITLE = (8, 96)
BODY = (8, 105, 2)
HINT = 126
BODY_HIDES_HAND = False
