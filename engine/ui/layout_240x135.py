"""Measures of a display of 240 × 135: see `layout.Layout`."""

MEASURES = ("small", 10, 8, (8, 131, 48), "160x128")
