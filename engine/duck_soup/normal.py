"""The normal computer player of Duck Soup: it prices every choice by rule and counts cards."""

from .judgement import best


def think(view):
    """Yield None after each slice of thinking and at last the option chosen from `view`."""
    if len(view.options) == 1:
        yield view.options[0]
    else:
        yield from best(view, view.options)
