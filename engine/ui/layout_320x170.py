"""Measures of a display of 320 × 170: see `layout.Layout`."""

MEASURES = ("large", 15, 10, (24, 164, 56), "240x240")
