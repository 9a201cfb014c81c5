"""Short tunes for `Handheld.play`: pairs of a frequency in 20 Hz and a duration in 10 ms.

A quack rises fast, falls slowly, and is rough: every other note is the half of its neighbours.
Shot and splash jump about, which is as near to noise as notes of one voice come.
"""

QUACK_TUNE = bytes((
    19, 1, 27, 1, 16, 1, 32, 1, 16, 1, 30, 1, 15, 1, 28, 1, 14, 1, 25, 1, 12, 1, 22, 1, 11, 1,
    19, 1, 9, 1, 16, 1))
QUACK_QUACK_TUNE = QUACK_TUNE + b"\x00\x06" + QUACK_TUNE
DUCK_SOUP_TUNE = QUACK_QUACK_TUNE + bytes((0, 4, 26, 8, 33, 8, 39, 8, 52, 16))
SPLASH_TUNE = bytes((
    70, 1, 130, 1, 55, 1, 105, 1, 40, 1, 80, 1, 30, 1, 0, 2, 14, 1, 18, 1, 23, 1, 30, 1, 39, 1))
SHOT_TUNE = bytes((
    240, 1, 60, 1, 180, 1, 35, 1, 130, 1, 25, 1, 90, 1, 16, 1, 50, 1, 10, 1, 6, 2, 0, 8)) + SPLASH_TUNE
CARD_TUNE = bytes((60, 1))
TRICK_TUNE = bytes((39, 5, 52, 7))
LOST_TUNE = bytes((26, 6, 20, 9))
OWN_SHOT_TUNE = SHOT_TUNE + b"\x00\x05" + LOST_TUNE
REFUSED_TUNE = bytes((12, 5, 0, 2, 9, 9))
WIN_TUNE = bytes((26, 8, 33, 8, 39, 8, 52, 10, 39, 6, 52, 20))
