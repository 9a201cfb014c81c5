"""Why a play of Sitting Ducks is worth making, in words."""

from ..ui.texts import say
from .deeds import deed
from .reasons import reason
from .words import card_does, whose

_ROOM = "sitting-ducks-hint"


def grounds(view, card, picks, names, forced):
    """What a play does for the player, in words; `forced`: he has no other. A generator that rests
    after each slice; `names` as of `hint.think`."""
    key, value = yield from reason(view, card, picks)
    yield None
    weak = key in ("little", "safe")
    told = ""
    if key in ("lost", "risk"):
        told = say(_ROOM, key) + " "
        key = "harm"
    elif card is not None and len(picks) < 2 and (weak or key in ("aim", "aimed", "seen")):
        done = yield from deed(view, card, picks)  # of more picks the targets tell as much
        if done:
            told = say(_ROOM, done[0]) % done[1] + " "
        elif weak:
            told = card_does(card) + " "
    yield None
    if forced and (weak or key == "harm"):
        key = "only"
    elif key in ("shot", "shot.last", "aim", "missed", "moby"):
        value = whose(names[value])
        yield None
    return told + say(_ROOM, key) % (() if value is None else value)
