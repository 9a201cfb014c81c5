"""The hard computer player of Duck Soup.

In the Duck course it tries every choice in many completions of the hidden cards; in the Soup
course, where both hands are known, it searches.
"""

from ..rng import fork
from .cards import DUCK

_SALT = 3
_SAMPLES = 60  # completions of the hidden cards
_PLAYOUTS = 8  # a slice
_WORK = 2500  # moves a search may try before it settles for a horizon
_SLICE = 12  # of them a slice
_EXACT = 6  # with so many cards a hand or fewer it plays by the exact value


def think(view):
    """Yield None after each slice of thinking and at last the option chosen from `view`."""
    if len(view.options) == 1:
        yield view.options[0]
    elif view.course == DUCK:
        yield from _sample(view)
    else:
        yield from _search(view)


def _sample(view):
    """The option that does best over completions of the hidden cards."""
    from .playout import Playouts

    playouts = Playouts(view)
    yield None
    rng = fork(view.rng, _SALT)
    totals = [0] * len(view.options)
    for _ in range(_SAMPLES):
        playouts.deal(rng)
        yield None
        for i in range(len(totals)):
            totals[i] += playouts.play(view.options[i])
            if i % _PLAYOUTS == _PLAYOUTS - 1:
                yield None
    yield view.options[totals.index(max(totals))]


def _search(view):
    from .endgame import Ending

    ending = Ending(view)
    yield None
    if ending.tricks[0] <= _EXACT:
        yield from ending.solve(_SLICE)
    else:
        yield from ending.deepen(_SLICE, _WORK)
    yield ending.choice
