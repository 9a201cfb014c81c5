"""Where things lie on the Sitting Ducks table at 320 × 170; see places_160x128."""

SHEETS = "assets/160x128"  # lower than those of the layout, for words to have room
HEADER = (3, 18)
HEADER_X = (5, 22, 222, 272)
SLOTS = (36, 45)
SIGHT = 18
LINE = 32
RAISE = 4
PEEPS = ((17, 3), (17, 10))
PEEP_BEHIND = True
BADGES = ((0, 16), (8, 16), (16, 16))
PLAYERS = (0, 60, 78, 6)
PIPS = (5, 1, 0, 10, 8)
HAND = (36, 80, 45)
TITLE = (10, 108)
BODY = (10, 123, 2)
HINT = 156
BODY_HIDES_HAND = False
