"""Where things lie on the Sitting Ducks table at 160 × 128, in pixels."""

HEADER = (1, 11)  # top of its text, height of its bar
HEADER_X = (2, 13, 106, 134)  # shape and words of the turn, duck deck, action deck
SLOTS = (3, 26)  # left of the first card; from card to card
SIGHT = 11  # top of what hangs over the slots
LINE = 25  # top of the cards
RAISE = 4  # how far those picked before stand out
PEEPS = ((17, 3), (17, 10))  # hidden ducks, on the card
PEEP_BEHIND = True  # whether the card covers them
BADGES = ((0, 16), (8, 16), (16, 16))  # attachments, on the card
PLAYERS = (0, 48, 40, 3)  # left, top, the widest a column may be, room at its left
PIPS = (5, 1, 0, 9, 8)  # columns and rows of fallen ducks, their place; left of marks
HAND = (3, 64, 26)  # left, top, from icon to icon
TITLE = (3, 90)
BODY = (3, 99, 2)  # left, top, lines
HINT = 119
BODY_HIDES_HAND = False  # whether both share one place
