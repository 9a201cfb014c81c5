"""What speaks for a play of Sitting Ducks: what it changes on the table, in a few words."""

from .cards import CHOICE, DISCARDS, MOBY_DUCK
from .changes import changes
from .deck import CARDS, THEN
from .picks import SEATS


def reason(view, card, picks):
    """What speaks most for a play: the key of a text, and its value: a seat, a number or None.

    It is what the player weighs, heaviest first: ducks gone or back, ducks aimed at, ducks that
    can be, turns, cards. A generator that rests after each table the play may leave.
    """
    left, aimed, in_sight, missed, plays, sights, total = yield from changes(view, card, picks)
    own = view.seat
    others = [seat for seat in range(len(left)) if seat != own]
    fallen = -sum([left[seat] for seat in others])
    if fallen > 0:
        if fallen % total:
            return "shot.maybe", fallen * 100 // total
        theirs = sum([6 - view.home[seat] for seat in others])
        if fallen == theirs * total and left[own] > (view.home[own] - 6) * total:
            return "wins", None
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
        return "risk" if left[own] > -total else "lost", None
    if abs(sights[own]) >= total:
        return "sight.more" if sights[own] > 0 else "sight.less", None
    return "little" if in_sight[own] > 0 else "safe", None
