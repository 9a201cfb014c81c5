"""Where things lie on the Sitting Ducks table at 128 × 64 in one bit; see places_160x128."""

HEADER = None
HEADER_X = None
SLOTS = (3, 21)
SIGHT = 8
LINE = 14
RAISE = 2
PEEPS = ((10, 0), (10, 4))
PEEP_BEHIND = False
BADGES = ((0, 8), (8, 8))
PLAYERS = (0, 30, 32, 1)
PIPS = (3, 2, 8, 0, 20)
HAND = (3, 38, 21)
TITLE = (1, 0)
BODY = (1, 38, 2)
HINT = 55
BODY_HIDES_HAND = True
