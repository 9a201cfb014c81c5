"""The easy computer player of Duck Soup: a beginner who knows the rules.

It judges as the normal player does, but by a bad memory: of most cards that have gone it has no
idea. And sometimes it forgets to quack, or to quack-quack.
"""

from ..rng import fork
from .cards import QUACK, SAY_DUCK, new_pack
from .judgement import best

_SALT = 1
_NOTICES = 7  # times in ten that it notices a chance to quack or to quack-quack
_FORGETS = 6  # cards in ten that it does not remember when they have gone


def think(view):
    """Yield None after each slice of thinking and at last the option chosen from `view`.

    The view is used up.
    """
    if len(view.options) == 1:
        yield view.options[0]
        return
    # `view.rng` stays the same through a deal, what is unseen does not.
    notices = fork(view.rng, _SALT | len(view.unseen) << 4).below(10) < _NOTICES
    options = view.options if notices else _without_quacks(view)
    _forget(view)
    yield None
    yield from best(view, options)


def _without_quacks(view):
    """The options that come to mind when a chance is missed."""
    if SAY_DUCK in view.options:
        return (SAY_DUCK,)
    return [option for option in view.options if not option & QUACK]


def _forget(view):
    """Add to the unseen cards of a view those that have gone and are not remembered."""
    known = view.hand + view.table + view.unseen
    memory = fork(view.rng, _SALT)  # the same cards through a deal
    for card in new_pack():
        if memory.below(10) < _FORGETS and card not in known:
            view.unseen.append(card)
