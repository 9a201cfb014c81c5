"""What a play of Sitting Ducks does to the line, slot by slot, as far as that can be foreseen."""

from .cards import DUCKLING
from .outcomes import outcomes
from .picks import fronted_by
from .trial import Trial


def deed(view, card, picks):
    """What a play moves: the key of a text, and its values: slots, counted from 1; None where
    chance decides or nothing of the kind happens. A generator that rests after each table."""
    trial = Trial(view)
    yield None
    tables = 0
    for _ in outcomes(trial, card, picks):
        found = _moved(view, trial)
        tables += 1
        yield None
    return found if tables == 1 else None


def _moved(view, trial):
    """The one crosshair or duck of the seat's own that is elsewhere, or that all may shoot."""
    went = _slots(view.crosshairs & ~trial.crosshairs)
    came = _slots(trial.crosshairs & ~view.crosshairs)
    if len(went) == len(came) == 1:
        return "moves", (went[0], came[0])
    if fronted_by(view, DUCKLING) and not fronted_by(trial, DUCKLING):
        return "free", ()
    own = view.colours[view.seat]
    before, after = fronted_by(view, own), fronted_by(trial, own)
    went, came = _slots(before & ~after), _slots(after & ~before)
    return ("swims", (went[0], came[0])) if len(went) == len(came) == 1 else None


def _slots(mask):
    return [slot + 1 for slot in range(6) if mask >> slot & 1]
