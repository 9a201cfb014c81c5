"""Measures of a display of 160 × 128: see `layout.Layout`."""

MEASURES = ("small", 10, 6, (1, 125, 64), "160x128")
