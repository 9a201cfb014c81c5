"""How a computer player weighs what it can do: every complete play by the table it leaves.

A judge is asked `price(trial)`, what a table is worth to the trial's seat, the higher the
better and never negative, and `keep`, by card what holding it is worth, in the judge's units.
"""

from .cards import AT_SLOT, CARD, DISCARD, DISCARD_HAND, DONE, FIRE, WATER
from .deck import CARDS, EFFECT, THEN
from .cards import CHOICE, DISCARDS
from .effects_movement import bully_drake, colourful_mix, duck_shuffle, ducks_brothers
from .effects_players import afterburner, peking_duck, whispers
from .effects_shooting import birdbrain, shot_in_the_dark
from .line import close_up, owner, remove, send_away
from .picks import options
from .trial import Trial

_SHUFFLES = 4  # tries of a play that shuffles
_A_SLICE = 2  # tables weighed in a slice of thinking


def think_by(view, judge):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    if len(view.options) == 1:
        yield view.options[0]
        return
    if view.kind == DISCARD:
        yield _to_discard(view, judge)
        return
    weighing = Weighing(view, judge)
    if view.songs:
        plays = weighing.answers()
    elif view.kind == CARD:
        plays = weighing.cards()
    else:
        card, made = view.playing[-1]
        plays = weighing.ways(card, made)
    best = None
    price = count = 0
    for option in plays:
        if best is None or weighing.price > price:
            best = option
            price = weighing.price
        count += 1
        if count % _A_SLICE == 0:
            yield None
    yield best


def _to_discard(view, judge):
    """Flying Ace: the next card that is worth less than an unknown one."""
    for card in view.options:
        if card != DONE and judge.keep[card] < judge.average:
            return card
    return DONE


class Weighing:
    """Weighs the plays of one `View`; `price` is that of the last one weighed."""

    def __init__(self, view, judge):
        self.view = view
        self.judge = judge
        self.trial = Trial(view)
        self.price = 0
