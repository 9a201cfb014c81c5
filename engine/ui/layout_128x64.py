"""Measures of a display of 128 × 64: see `layout.Layout`."""

MEASURES = ("small", 8, 3, (0, 62, 22), "128x64")
