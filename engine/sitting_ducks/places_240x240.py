"""Where things lie on the Sitting Ducks table at 240 × 240; see places_160x128."""

HEADER = (4, 20)
HEADER_X = (5, 22, 146, 194)
SLOTS = (6, 39)
SIGHT = 26
LINE = 48
RAISE = 6
PEEPS = ((24, 4), (24, 14))
PEEP_BEHIND = True
BADGES = ((0, 21), (11, 21), (22, 21))
PLAYERS = (0, 88, 58, 5)
PIPS = (5, 1, 0, 12, 11)
HAND = (6, 122, 39)
TITLE = (6, 162)
BODY = (6, 178, 3)
HINT = 226
BODY_HIDES_HAND = False
