"""What speaks for a play of Sitting Ducks: what it changes on the table, in a few words."""

from .cards import CHOICE, DISCARDS, MOBY_DUCK, SONG, WATER
from .deck import CARDS, THEN
from .line import close_up, front_size, remove
from .outcomes import outcomes
from .picks import SEATS
from .trial import Trial


def reason(view, card, picks):
    """What speaks most for a play: the key of a text, and its value: a seat, a number or None.

    It is what the player weighs, heaviest first: ducks gone or back, ducks aimed at, ducks that
    can be, turns, cards. A generator that rests after each table the play may leave.
    """
    left, aimed, in_sight, missed, plays, sights, total = yield from _changes(view, card, picks)
    own = view.seat
    others = [seat for seat in range(len(left)) if seat != own]
    fallen = -sum([left[seat] for seat in others])
    if fallen > 0:
        if fallen % total:
            return "shot.maybe", fallen * 100 // total
        if left[own]:
            return "shot.both" if left[own] < 0 else "shot.back", None
        if fallen > total:
            return "shots", fallen // total
        for seat in others:
            if left[seat]:
                return "shot.last" if view.home[seat] == 5 else "shot", seat
    for row, sign, key in ((left, 1, "back"), (aimed, -1, "aimed"), (in_sight, -1, "seen")):
        if row[own] * sign > 0 and left[own] >= 0:
            return key if row[own] % total == 0 else "luck", None
    for row, one, many in ((aimed, "aim", "aims"), (missed, "missed", "missed")):
        hit = [seat for seat in others if row[seat] > 0]
        count = sum([row[seat] for seat in hit])
        if hit and left[own] >= 0:
            if count % total:
                return "luck", None
            return (one, hit[0]) if count == total else (many, count // total)
    if card == MOBY_DUCK:
        return "moby", picks[0] - SEATS
    if card is not None and CARDS[card][THEN] in (CHOICE, DISCARDS):
        return "choice" if CARDS[card][THEN] == CHOICE else "anew", None
    if plays[own] > 0:
        return "plays", plays[own] // total
    if left[own] < 0 or aimed[own] > 0:
        return "harm", None
    if abs(sights[own]) >= total:
        return "sight.more" if sights[own] > 0 else "sight.less", None
    return "little" if in_sight[own] > 0 else "safe", None


def _changes(view, card, picks):
    """What a play changes of the `_facts`, each times the total weight of the tables it may
    leave; and that total."""
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
