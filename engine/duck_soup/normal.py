"""The normal computer player of Duck Soup: it prices every choice by rule and counts cards."""

from .judgement import Judgement, best

_SLICE = 5  # options


def think(view):
    """Yield None after each slice of thinking and at last the option chosen from `view`."""
    options = view.options
    if len(options) == 1:
        yield options[0]
        return
    judgement = Judgement(view)
    yield None
    prices = []
    for option in options:
        prices.append(judgement.price(option))
        if len(prices) % _SLICE == 0:
            yield None
    yield best(options, prices)
