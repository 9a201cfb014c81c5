"""The house palette: sixteen colours of a pond at dusk, and who wears which.

Names are indices into a sheet's pixels and into `PALETTE` (0xRRGGBB). The first eight are
all that playing cards use; a card's own palette puts the suit's colour in place of `RED`.
Red, orange, yellow, green, blue and purple of the ducks are Okabe and Ito's
colour-blind-safe set; orange serves as the brass of the cursor too.
"""

CLEAR = 0  # transparent
INK = 1
WHITE = 2  # what speaks
RED = 3
CREAM = 4
TAN = 5
BRASS = 6
VERMILION = 7
YELLOW = 8
GREEN = 9
SKY = 10
PURPLE = 11
WATER = 12
DEEP = 13
DUSK = 14
MIST = 15  # what is quiet: hints, what cannot be chosen

PALETTE = (
    0x000000, 0x0E1A2B, 0xFFFFFF, 0xC2213A, 0xF7E9C6, 0xA9743F, 0xE69F00, 0xD55E00,
    0xF0E442, 0x009E73, 0x56B4E9, 0xCC79A7, 0x1A7672, 0x0D4655, 0x3B4A9E, 0x8FB5B0,
)

# By duck, in the order red, orange, yellow, green, blue, purple.
DUCK_COLOURS = bytes((VERMILION, BRASS, YELLOW, GREEN, SKY, PURPLE))

# By suit, in the order clubs, diamonds, hearts, spades. The safe ones are Okabe and Ito's, but
# for DUSK in place of their blue, which differs more from green to those who see no blue.
FOUR_COLOURS = bytes((WATER, DUSK, RED, INK))
TWO_COLOURS = bytes((INK, RED, RED, INK))
SAFE_COLOURS = bytes((GREEN, DUSK, VERMILION, INK))
SUIT_COLOURS = (FOUR_COLOURS, TWO_COLOURS, SAFE_COLOURS)  # by the setting SUITS

# What a one-bit panel lights, by colour.
LIT = bytes((0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1))
