"""A pairing of computer players or outside programs: its deals, and what they say of it."""

import dataclasses
import importlib
import math
import random
import statistics

from engine.duck_soup import rules as duck_soup
from engine.sitting_ducks import rules as sitting_ducks
from sim import outside
from sim.referee import GAMES, LEVELS

CONFIDENCE = statistics.NormalDist().inv_cdf(0.975)  # standard deviations of a 95 % interval


@dataclasses.dataclass(frozen=True)
class Pairing:
    """A against B in a game, by its referee's name: one seat of A, the others of B."""

    game: str
    a: str
    b: str
    players: int = 2

    def play(self, seed):
        """Play a deal of `seed` with A in every seat by turns: [(seat, difference, share)]."""
        return [(seat, *self._play(seed, seat)) for seat in range(self.players)]

    def _play(self, seed, seat):
        chance = random.Random(f"{seed} {seat}")
        choosers = [self._chooser(self.b, chance)] * self.players
        choosers[seat] = self._chooser(self.a, chance)
        if self.game == "duck-soup":
            points = _deal(seed, choosers)
            difference = points[seat] - points[1 - seat]
            return difference, (difference > 0) + (difference == 0) / 2
        winners = _game(seed, choosers)
        share = 1 / len(winners) if seat in winners else 0.0
        return share - (1 - share) / (self.players - 1), share

    def _chooser(self, player, chance):
        """The function from a game to the option that a player takes in it."""
        package = GAMES[self.game]
        if player == "random":
            return lambda game: chance.choice(game.decision()[2])
        if player in LEVELS:
            think = importlib.import_module(f"engine.{package}.{player}").think
            return lambda game: _last(think(game.view(game.decision()[0])))
        return lambda game: outside.choose(player, self.game, package, game, chance)


def _deal(seed, choosers):
    """Play one deal of Duck Soup; the deal points by seat."""
    game = duck_soup.Game(seed)
    while game.decision()[1] < duck_soup.NEXT_DEAL:
        _decide(game, choosers)
    return game.deal_points()


def _game(seed, choosers):
    """Play a game of Sitting Ducks; the seats that win it."""
    game = sitting_ducks.Game(seed, len(choosers))
    while game.decision():
        _decide(game, choosers)
    return game.winners()


def _decide(game, choosers):
    seat, _, options = game.decision()
    game.choose(options[0] if len(options) == 1 else choosers[seat](game))


def _last(thoughts):
    for option in thoughts:
        pass
    return option


# --- figures ----------------------------------------------------------------------------


def figures(pairing, deals):
    """What `--json` tells of a pairing, from what `play` returned for each deal."""
    found = dataclasses.asdict(pairing)
    if pairing.game == "duck-soup":
        found["deals"] = len(deals)
    else:
        found["games"] = len(deals) * pairing.players
    differences, shares = ([statistics.fmean(play[i] for play in plays) for plays in deals]
                           for i in (1, 2))
    found["mean_difference"] = round(statistics.fmean(differences), 4)
    found["mean_difference_ci95"] = mean_interval(differences)
    found["win_share"] = round(statistics.fmean(shares), 4)
    found["win_share_ci95"] = share_interval(shares)
    return found


def mean_interval(values):
    """The 95 % interval of a mean, by the normal distribution; None for a single value."""
    if len(values) < 2:
        return None
    mean = statistics.fmean(values)
    half = CONFIDENCE * statistics.stdev(values) / math.sqrt(len(values))
    return [round(mean - half, 4), round(mean + half, 4)]


def share_interval(values):
    """The 95 % interval of a mean of values from 0 to 1; None for a single value.

    Wilson's, which holds near 0 and 1 too, for the number of wins and losses whose share would
    vary as much.
    """
    if len(values) < 2:
        return None
    share = statistics.fmean(values)
    variance = statistics.variance(values) / len(values)
    number = share * (1 - share) / variance if variance else len(values)
    weight = CONFIDENCE**2 / number
    middle = (share + weight / 2) / (1 + weight)
    half = math.sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return [round(max(middle - half, 0), 4), round(min(middle + half, 1), 4)]
