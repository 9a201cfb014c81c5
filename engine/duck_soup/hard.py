"""The hard computer player of Duck Soup: for now it judges as the normal one does."""

from .judgement import Judgement, best


def think(view):
    """Yield None after each slice of thinking and at last the option chosen from `view`."""
    judgement = Judgement(view)
    yield best(view.options, [judgement.price(option) for option in view.options])
