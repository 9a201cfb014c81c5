"""Deals of Duck Soup between computer players, for the device tests."""

from engine.duck_soup import rules


def player(level):
    """The module of a level, imported after the rules, which cost most to compile."""
    return __import__("engine.duck_soup." + level, None, None, ["think"])


def choose(think, game):
    """The option the player chooses in the game."""
    seat, _, options = game.decision()
    option = None
    for option in think(game.view(seat)):
        pass
    assert option in options
    return option


def choices(think, game):
    """What the player, in both seats, chooses until the deal is over."""
    chosen = []
    while game.decision()[1] < rules.NEXT_DEAL:
        chosen.append(choose(think, game))
        game.choose(chosen[-1])
    return chosen


def checksum(numbers):
    total = 0
    for number in numbers:
        total = (total * 31 + number) % 999983
    return total
