"""Short tunes for `Handheld.play`: pairs of a frequency in 20 Hz and a duration in 10 ms."""

QUACK_TUNE = bytes((34, 3, 27, 3, 22, 5, 18, 4))
QUACK_QUACK_TUNE = QUACK_TUNE + bytes((0, 5)) + QUACK_TUNE
DUCK_SOUP_TUNE = QUACK_QUACK_TUNE + bytes((0, 4, 26, 8, 33, 8, 39, 8, 52, 16))
CARD_TUNE = bytes((60, 1))
TRICK_TUNE = bytes((39, 5, 52, 7))
LOST_TUNE = bytes((26, 6, 20, 9))
REFUSED_TUNE = bytes((11, 9))
WIN_TUNE = bytes((26, 8, 33, 8, 39, 8, 52, 10, 39, 6, 52, 20))
