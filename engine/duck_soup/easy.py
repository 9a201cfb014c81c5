"""The easy computer player of Duck Soup: a beginner who knows the rules.

It sees the trick before it, forgets what has been played, and sometimes forgets to quack.
"""

from ..rng import fork
from .cards import DUCK, QUACK, SAY_DUCK, strength

_SALT = 1
_NOTICES = 7  # times in ten that it notices a chance to quack or to quack-quack


def think(view):
    """Yield the option chosen from `view`; there is nothing to think about for long."""
    options = view.options
    if len(options) == 1:
        yield options[0]
        return
    table = view.table
    notices = fork(view.rng, _SALT).below(10) < _NOTICES
    if not table:
        yield _strongest(view.hand, view.course)
    elif len(table) == 1:
        yield _follow(view, notices)
    elif len(table) == 2:
        yield options[1] if notices else SAY_DUCK
    else:
        yield _reply(view)


def _follow(view, notices):
    led = view.table[0]
    beating = []
    losing = []
    for option in view.options:
        if option & QUACK:
            if notices:
                return option
        elif _beats(option, led, view.course):
            beating.append(option)
        else:
            losing.append(option)
    return _weakest(beating or losing, view.course)


def _reply(view):
    third = view.table[2]
    for card in view.hand:
        if card & 15 == third & 15:
            return card
    return _weakest(view.hand, view.course)


def _beats(card, led, course):
    if card & 48 != led & 48:
        return False
    return (strength(card, course) < strength(led, course)) == (course == DUCK)


def _strongest(cards, course):
    """The card that wins most easily, the first of equals."""
    return _extreme(cards, course, course != DUCK)


def _weakest(cards, course):
    return _extreme(cards, course, course == DUCK)


def _extreme(cards, course, high):
    chosen = cards[0]
    for card in cards:
        if (strength(card, course) > strength(chosen, course)) == high and (
                strength(card, course) != strength(chosen, course)):
            chosen = card
    return chosen
