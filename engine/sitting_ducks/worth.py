"""What a table is worth to a seat: its chance of winning, from what each player stands to lose.

A player's standing is a sum of weights, in 64ths of a doubling of his chance against the
others'. The places in a table of weights are named below.
"""

from .cards import COWARD, DUCKLING, SONG, TAIL, WATER
from .line import front_size
from .state import HAND
from .trial import UNKNOWN

# A duck is at stake the more the fewer its player has left: + 0 one, 1 two, 2 more. How long he
# has to wait for his turn matters too: + 3 * (not at all, shortly, long).
ALIVE = 0  # by how many ducks are left, 0 to 6
FREE = 7  # a front duck without crosshair: + wait + at stake
AIMED = 16  # under a crosshair: + wait + at stake
CALM = 25  # under a crosshair that Fire! cannot use now: + at stake
SHELTERED = 28  # by the best protection: + 2 * (Bodyguard, Little Coward, Tail Up) + aimed at
HIDDEN = 34
SINGING = 35  # a front duck with a Swan Song
FIRST = 36  # a front duck in slot 1, unprotected
MISSED = 37  # a turn to be missed
GOODBYE = 38  # an And Goodbye to be played
THREATENED = 39  # a duck in the line while another has an And Goodbye to play
LACKING = 40  # a card fewer than five

CERTAIN = 4096  # the price of a game won
_DOUBLING = 64
# 256 * 2 ** (part / 64) - 256 by part, rounded down: to work it out would leave a board's memory in
# pieces.
_POWERS = (
    b"\x00\x02\x05\x08\x0b\x0e\x11\x14\x17\x1a\x1d\x20\x23\x26\x29\x2d"
    b"\x30\x33\x37\x3a\x3d\x41\x44\x48\x4b\x4f\x53\x56\x5a\x5e\x62\x66"
    b"\x6a\x6d\x71\x75\x7a\x7e\x82\x86\x8a\x8f\x93\x97\x9c\xa0\xa5\xa9"
    b"\xae\xb3\xb7\xbc\xc1\xc6\xcb\xd0\xd5\xda\xdf\xe5\xea\xef\xf5\xfa"
)


class Worth:
    """Judges tables by weights: see `plays`. `keep` is in the units of the weights."""

    def __init__(self, weights, keep, average, surprise):
        self.weights = weights
        self.keep = keep
        self.cost = 0
        self.average = average
        self._surprise = surprise

    def unknown_gain(self, price):
        """What playing a card not seen yet adds to the price of a table."""
        return price * self._surprise >> 6

    def price(self, trial):
        """The seat's chance of winning, of CERTAIN."""
        left = trial.left
        own = trial.view.seat
        alive = len(left) - left.count(0)
        if alive <= 1:
            if alive:
                return CERTAIN if left[own] else 0
            return CERTAIN // 2 if trial.fell >> own & 1 else 0
        scores = self.standings(trial)
        scores[own] -= self.cost
        total = mine = 0
        for seat in range(len(scores)):
            score = min(max(scores[seat], 0), 12 * _DOUBLING)
            power = 256 + _POWERS[score % _DOUBLING] << score // _DOUBLING
            total += power
            if seat == own:
                mine = power
        return (mine << 9) // ((total >> 3) + 1)

    def standings(self, trial):
        """The standing of every seat, a list of ints."""
        weights = self.weights
        players = len(trial.left)
        scores = [0] * players
        stakes = [0] * players
        for seat in range(players):
            ducks = trial.left[seat]
            stakes[seat] = min(max(ducks, 1), 3) - 1
            scores[seat] += weights[ALIVE + min(ducks, 6)] + trial.skips[seat] * weights[MISSED]
            scores[seat] += (HAND - len(trial.hands[seat])) * weights[LACKING]
            scores[seat] += trial.goodbyes[seat] * weights[GOODBYE]
        self._add_line(trial, scores, stakes)
        return scores

    def _add_line(self, trial, scores, stakes):
        """Add what stands in the line to the scores."""
        weights = self.weights
        seats = trial.seats
        calm = _ducklings(trial.line)
        unknown = [0, 0]  # without and under crosshairs
        for slot in range(6):
            stack = trial.line[slot]
            if not stack:
                continue
            aimed = trial.crosshairs >> slot & 1
            front = stack[0]
            if front == UNKNOWN:
                unknown[aimed] += 1
            elif front < WATER:
                seat = seats[front]
                shelter = _shelter(stack)
                if shelter:
                    scores[seat] += weights[SHELTERED + 2 * (shelter - 1) + aimed]
                else:
                    place = self._place(trial, aimed, calm, seat) + stakes[seat]
                    scores[seat] += weights[place] + (0 if slot else weights[FIRST])
                if SONG in stack[1:front_size(stack)]:
                    scores[seat] += weights[SINGING]
                if sum(trial.goodbyes) > trial.goodbyes[seat]:
                    scores[seat] += weights[THREATENED]
            for code in stack[1:]:
                if code < WATER:
                    scores[seats[code]] += weights[HIDDEN]
        for aimed in (0, 1):
            if unknown[aimed]:
                self._add_unknown(trial, unknown[aimed], aimed, calm, scores, stakes)

    def _add_unknown(self, trial, count, aimed, calm, scores, stakes):
        """Add what so many cards, each the next of the duck deck, mean to every seat."""
        total = max(sum(trial.unseen), 1)
        for seat in range(len(scores)):
            share = count * trial.unseen[trial.colours[seat]]
            place = self._place(trial, aimed, calm, seat) + stakes[seat]
            scores[seat] += share * self.weights[place] // total

    def _place(self, trial, aimed, calm, seat):
        """The place in the weights, but for the stake, of an unprotected duck of a seat."""
        if aimed and (calm or trial.moby and seat not in [on for by, on in trial.moby]):
            return CALM
        players = len(trial.left)
        wait = (seat - trial.turn - (not trial.plays)) % players
        return (AIMED if aimed else FREE) + 3 * (0 if not wait else 1 if 2 * wait < players else 2)


def _shelter(stack):
    """The best protection of a front duck: Bodyguard 1, Little Coward 2, Tail Up 3, none 0."""
    best = 0
    for code in stack[1:front_size(stack)]:
        if code >= TAIL:
            best = 3
        elif code != SONG:
            best = max(best, 2 if code == COWARD else 1)
    return best


def _ducklings(line):
    for stack in line:
        if stack and stack[0] == DUCKLING:
            return True
    return False
