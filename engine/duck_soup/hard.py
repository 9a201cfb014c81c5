"""The hard computer player of Duck Soup.

In the Duck course it tries every choice in many completions of the hidden cards; in the Soup
course, where both hands are known, it searches.
"""

from ..rng import fork
from .cards import DUCK
from .endgame import Ending
from .trial import Trials

_SALT = 3
_COMPLETIONS = 80
_TRIALS = 6  # a slice
_WORK = 2000  # moves a search may try before it settles for a horizon
_SLICE = 6  # of them a slice
_EXACT = 6  # with so many cards in hand or fewer it plays by the exact value
_PACK = 26  # cards that a search can number; a study may hold more


def think(view):
    """Yield None after each slice of thinking and at last the option chosen from `view`."""
    if len(view.options) == 1:
        yield view.options[0]
    elif view.course == DUCK:
        yield from _sample(view)
    elif len(view.hand) + len(view.unseen) + len(view.table) > _PACK:
        from . import normal  # here, for a match never needs it

        yield from normal.think(view)
    else:
        yield from _search(view)


def _sample(view):
    """The option that does best over completions of the hidden cards."""
    yield None  # making the view took part of a slice
    trials = Trials(view)
    yield None
    trials.price_holdings()
    yield None
    rng = fork(view.rng, _SALT)
    totals = [0] * len(view.options)
    for _ in range(_COMPLETIONS):
        trials.deal(rng)
        for i in range(len(totals)):
            if i % _TRIALS == 0:
                yield None
            totals[i] += trials.value(view.options[i])
    yield view.options[totals.index(max(totals))]


def _search(view):
    """The best option as far as it can be searched, to the end if that is near."""
    yield None
    ending = Ending(view)
    yield None
    if len(view.hand) <= _EXACT:
        yield from ending.solve(_SLICE)
    else:
        yield from ending.deepen(_SLICE, _WORK)
    yield ending.choice
