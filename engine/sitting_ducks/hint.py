"""A hint at Sitting Ducks: what the normal player would do, and what that changes on the table."""

from ..ui.texts import say
from . import cards, normal
from .deck import CARDS, CODE, complete, legal
from .picks import SEATS, options, pick_of
from .reasons import reason
from .trial import Trial
from .words import card_name, in_slot, whose

_ROOM = "sitting-ducks-hint"
_ARRANGES = "bully-drake"  # its picks are the line's new order


def think(view, names):
    """Yield None after each slice of thinking, and at last (option, what to do, why, the options
    after that as a list).

    `names`: by seat, the key in names.txt of what it is called. The view is used up.
    """
    kind = view.kind
    forced = len(view.options) == 1
    option = yield from _choice(view)
    yield None  # here and below: to read a text takes a slice
    if option < len(CARDS):
        title = card_name(option)
    elif option >= cards.DONE:
        title = say(_ROOM, "done" if option == cards.DONE else "new")
    else:
        title = _target(view, pick_of(view, option), names)
    yield None
    after = []
    if kind == cards.DISCARD or option == cards.DISCARD_HAND:
        why = say(_ROOM, "discard" if option < cards.DONE else "only")
    else:
        card, picks = yield from _play(view, option)
        yield None
        key, value = yield from reason(view, card, picks)
        yield None
        if forced and key in ("harm", "little", "safe"):
            key = "only"
        if key in ("shot", "shot.last", "aim", "missed", "moby"):
            value = whose(names[value])
            yield None
        why = say(_ROOM, key) % (() if value is None else value)
        if kind == cards.CARD and picks:
            after = [cards.AT_SLOT | pick if pick < SEATS
                     else cards.OF_COLOUR | view.colours[pick - SEATS] for pick in picks]
            yield None
            why = _targets(view, card, picks, names) + "\n" + why
    yield option, title, why, after


def _choice(view):
    """What the normal player chooses; rests after each slice of thinking."""
    for option in normal.think(view):
        if option is None:
            yield None
    return option


def _play(view, option):
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
        option = yield from _choice(view)


def _target(view, pick, names):
    """A slot, where it is seen while picking, with what swims there, or a player."""
    if pick >= SEATS:
        return say("names", names[pick - SEATS])
    place = pick + 1
    if view.playing and not view.songs:
        card, picks = view.playing[-1]
        if CARDS[card][CODE] == _ARRANGES:  # those picked before are in front already
            place += len([slot for slot in picks if slot > pick])
    return say(_ROOM, "slot") % (place, in_slot(view.line[pick], view.seats, names))


def _targets(view, card, picks, names):
    if len(picks) > 1:
        key = "order" if CARDS[card][CODE] == _ARRANGES else "slots"
        return say(_ROOM, key) % ", ".join([str(pick + 1) for pick in picks])
    return _target(view, picks[0], names) + "."
