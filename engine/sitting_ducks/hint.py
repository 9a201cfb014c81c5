"""A hint at Sitting Ducks: what the normal player would do, and what that changes on the table."""

from ..ui.texts import say
from . import cards
from .deck import CARDS, CODE
from .grounds import grounds
from .own_play import choice, play_from
from .picks import SEATS, pick_of
from .words import card_name, in_slot

_ROOM = "sitting-ducks-hint"
_ARRANGES = "bully-drake"  # its picks are the line's new order


def think(view, names):
    """Yield None after each slice of thinking, and at last (option, what to do, why, the options
    after that as a list).

    `names`: by seat, the key in names.txt of what it is called. The view is used up.
    """
    kind = view.kind
    forced = len(view.options) == 1
    option = yield from choice(view)
    yield None  # here and below: to read a text takes a slice
    if option < len(CARDS):
        title = say(_ROOM, "play") % card_name(option)
    elif option >= cards.DONE:
        title = say(_ROOM, "done" if option == cards.DONE else "new")
    else:
        title = _target(view, pick_of(view, option), names)
    yield None
    after = []
    if kind == cards.DISCARD or option == cards.DISCARD_HAND:
        why = say(_ROOM, "discard" if option < cards.DONE else "only")
    else:
        card, picks = yield from play_from(view, option)
        yield None
        why = yield from grounds(view, card, picks, names, forced)
        if kind == cards.CARD and picks:
            after = [cards.AT_SLOT | pick if pick < SEATS
                     else cards.OF_COLOUR | view.colours[pick - SEATS] for pick in picks]
            yield None
            why = _targets(view, card, picks, names) + "\n" + why
    yield option, title, why, after


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
    if CARDS[card][CODE] == _ARRANGES:
        return say(_ROOM, "order") % ", ".join([str(pick + 1) for pick in picks])
    return "\n".join([_target(view, pick, names) + "." for pick in picks])
