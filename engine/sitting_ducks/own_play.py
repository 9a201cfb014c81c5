"""The play that the normal player of Sitting Ducks would make in the place of a seat."""

from . import cards, normal
from .deck import complete, legal
from .picks import SEATS, options, pick_of
from .trial import Trial


def choice(view):
    """What the normal player chooses; rests after each slice of thinking."""
    for option in normal.think(view):
        if option is None:
            yield None
    return option


def play_from(view, option):
    """The card and the picks of a play, from an option on as the normal player makes them; the
    card is None for a Swan Song. The view comes to show the play before its effect."""
    if view.songs:
        return None, (option - cards.AT_SLOT,)
    if view.kind == cards.CARD:
        if option == cards.AND_GOODBYE:
            view.goodbyes[view.seat] -= 1
        elif not view.playing:
            view.hand.remove(option)
            view.hands[view.seat] -= 1
        if not view.playing:
            view.plays -= 1
        view.playing.append((option, ()))
        option = None
    while True:
        card, picks = view.playing[-1]
        if option not in (None, cards.DONE):
            picks += (pick_of(view, option),)
            view.playing[-1] = card, picks
        yield None
        trial = Trial(view)
        yield None
        if option == cards.DONE or complete(trial, card, list(picks)):
            return card, picks
        offered = legal(trial, card, list(picks))
        view.kind = cards.COLOUR if offered >> SEATS else cards.SLOT
        view.options = options(trial, offered)
        option = yield from choice(view)
