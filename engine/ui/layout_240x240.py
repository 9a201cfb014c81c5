"""Measures of a display of 240 × 240: see `layout.Layout`."""

MEASURES = ("large", 15, 10, (8, 232, 100), "240x240")
