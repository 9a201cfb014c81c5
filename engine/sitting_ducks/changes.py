"""What a play of Sitting Ducks changes on the table, as far as a seat can tell."""

from .cards import SONG, WATER
from .line import close_up, front_size, remove
from .outcomes import outcomes
from .trial import Trial


def changes(view, card, picks):
    """What a play changes of the `_facts`, each times the total weight of the tables it may
    leave; and that total. A generator that rests after each table."""
    trial = Trial(view)
    yield None
    before = _facts(trial)
    yield None
    change = [[0] * len(facts) for facts in before]
    total = 0
    for weight in _tables(trial, card, picks):
        total += weight
        for row, old, new in zip(change, before, _facts(trial)):
            for seat in range(len(row)):
                row[seat] += weight * (new[seat] - old[seat])
        yield None
    return change + [total]


def _tables(trial, card, picks):
    if card is not None:
        return outcomes(trial, card, picks)
    remove(trial, 1 << picks[0])
    close_up(trial)
    return (1,)


def _facts(trial):
    """By seat: ducks left; front ducks without protection aimed at, and all such ducks; turns
    to miss; plays, and crosshairs, of the seat only."""
    aimed, in_sight, plays, sights = [[0] * len(trial.left) for _ in range(4)]
    for slot in range(6):
        stack = trial.line[slot]
        sights[trial.view.seat] += trial.crosshairs >> slot & 1
        if stack and stack[0] < WATER and not _sheltered(stack):
            seat = trial.view.seats[stack[0]]
            in_sight[seat] += 1
            aimed[seat] += trial.crosshairs >> slot & 1
    plays[trial.view.seat] = trial.plays
    return list(trial.left), aimed, in_sight, list(trial.skips), plays, sights


def _sheltered(stack):
    """Whether anything protects a front duck from shots."""
    for code in stack[1:front_size(stack)]:
        if code != SONG:
            return True
    return False
