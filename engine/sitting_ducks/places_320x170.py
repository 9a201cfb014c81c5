"""Where things lie on the Sitting Ducks table at 320 × 170; see places_160x128."""

ICONS = "assets/160x128"  # lower than those of the layout, for words to have room
HEADER = (2, 16)
HEADER_X = (5, 22, 218, 268)
SLOTS = (29, 46)
SIGHT = 16
LINE = 33
RAISE = 4
PEEPS = ((24, 4), (24, 14))
PEEP_BEHIND = True
BADGES = ((0, 21), (11, 21), (22, 21))
PLAYERS = (0, 65, 78, 4)
PIPS = (5, 1, 0, 11, 12)
HAND = (33, 88, 46)
TITLE = (10, 113)
BODY = (10, 127, 2)
HINT = 156
BODY_HIDES_HAND = False
