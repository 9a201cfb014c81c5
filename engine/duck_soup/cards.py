"""Cards, decisions and events of Duck Soup as small ints, shared by rules, players and screens.

A card is suit * 16 + rank: suits 0 to 3 are clubs, diamonds, hearts, spades; ranks 1 to 13,
the ace 1. An option is a card, a card | QUACK, SAY_DUCK or DEAL.
"""

DUCK, SOUP = 0, 1  # the two courses

QUACK = 64
SAY_DUCK = 126
DEAL = 127

# What is to be decided.
LEAD, FOLLOW, ANSWER, REPLY, NEXT_DEAL, NEXT_GAME = range(6)

# What has happened: (event, seat, value), the value a card where none is named.
DEALT = 0  # seat: the dealer; value 0
LED = 1
FOLLOWED = 2  # without a quack
QUACKED = 3
DUCKED = 4  # value 0
QUACK_QUACKED = 5
REPLIED = 6
DUCK_SOUP = 7  # the reply is the fourth of its rank
TRICK_WON = 8  # value: 1 face down, 2 face up
DREW = 9  # value 0: what was drawn is the seat's own business
COURSE_ENDED = 10  # seat: the next leader; value 0
DEAL_ENDED = 11  # seat: the dealer of this deal; value 0
GAME_WON = 12  # value: games won, 1 or 2


def new_pack():
    """The 52 cards in a fresh list."""
    return [suit * 16 + rank for suit in range(4) for rank in range(1, 14)]


def strength(card, course):
    """How high a card ranks in a course, 1 to 14: the ace is low in Duck, high in Soup."""
    rank = card & 15
    return 14 if rank == 1 and course == SOUP else rank


def option_order(card, course):
    """Sort key of cards: clubs to spades, low to high as the course ranks them."""
    return card & 48 | strength(card, course)
