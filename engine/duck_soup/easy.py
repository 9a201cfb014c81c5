"""The easy computer player of Duck Soup: a beginner who knows the rules.

It sees the trick before it, forgets what has been played, and sometimes forgets to quack.
"""

from ..rng import fork
from .cards import DUCK, QUACK, SAY_DUCK, SOUP, strength

_SALT = 1
_NOTICES = 7  # times in ten that it notices a chance to quack or to quack-quack


def think(view):
    """Yield the option chosen from `view`, in one slice of thinking."""
    options = view.options
    if len(options) == 1:
        yield options[0]
        return
    table = view.table
    # `view.rng` stays the same through a deal, what is unseen does not.
    notices = fork(view.rng, _SALT | len(view.unseen) << 4).below(10) < _NOTICES
    if not table:
        yield _lead(view)
    elif len(table) == 1:
        yield _follow(view, notices)
    elif len(table) == 2:
        yield options[1] if notices else SAY_DUCK
    else:
        yield _reply(view)


def _lead(view):
    """The strongest of the ranks it holds most of, in hope of an answer to a quack."""
    held = bytearray(14)
    for card in view.hand:
        held[card & 15] += 1
    most = max(held)
    chosen = [card for card in view.hand if held[card & 15] == most]
    return _extreme(chosen, view.course, view.course == SOUP)


def _follow(view, notices):
    """Quack, or win as cheaply as can be, or lose the trick face down rather than up."""
    led = view.table[0]
    beating = []
    for option in view.options:
        if option & QUACK:
            if notices:
                return option
        elif _beats(option, led, view.course):
            beating.append(option)
    return _weakest(beating or _losing(view, led), view.course)


def _reply(view):
    third = view.table[2]
    for card in view.hand:
        if card & 15 == third & 15:
            return card
    return _weakest(_losing(view, third), view.course)


def _losing(view, led):
    """The cards of the suit led, or all if there is none."""
    return [card for card in view.hand if card & 48 == led & 48] or view.hand


def _beats(card, led, course):
    if card & 48 != led & 48:
        return False
    return (strength(card, course) < strength(led, course)) == (course == DUCK)


def _weakest(cards, course):
    return _extreme(cards, course, course == DUCK)


def _extreme(cards, course, high):
    """The card of the highest, or lowest, rank in a course; the first of equals."""
    chosen = cards[0]
    for card in cards:
        gap = strength(card, course) - strength(chosen, course)
        if gap > 0 if high else gap < 0:
            chosen = card
    return chosen
