"""Outside programs as players: a position and a decision out, a choice in, as lines of JSON."""

import functools
import importlib
import json
import shlex
import subprocess

from engine.sitting_ducks.cards import NOBODY


class Failed(Exception):
    """An outside program did not do its part; says how."""


def request(name, package, game, chance):
    """What an outside program is asked, as a dict: `{"game", "position", "decision"}`.

    The position is one that the deciding seat cannot tell from the true one: cards hidden from
    it, and `rng`, are drawn anew with `chance`, a `random.Random`.
    """
    notation = importlib.import_module(f"engine.{package}.notation")
    decision = notation.decision_of(game)
    position = notation.position_of(game)
    position["rng"] = chance.getrandbits(30)
    hide = _hide_duck_soup if package == "duck_soup" else _hide_sitting_ducks
    hide(game, position, decision["seat"], chance)
    return {"game": name, "position": position, "decision": decision}


def choose(command, name, package, game, chance):
    """The option that the program started by a command line chooses; raises Failed."""
    asked = request(name, package, game, chance)
    program = _start(command)
    try:
        program.stdin.write(json.dumps(asked) + "\n")
        program.stdin.flush()
        line = program.stdout.readline()
    except OSError:
        line = ""
    if not line:
        raise Failed(f"The program '{command}' ended when it was to choose.")
    try:
        choice = json.loads(line)["choice"]
        return game.decision()[2][asked["decision"]["options"].index(choice)]
    except (KeyError, TypeError, ValueError):
        raise Failed(f"The program '{command}' answered {line.strip()[:200]}, which is no "
                     f"choice among {', '.join(asked['decision']['options'])}.") from None


@functools.cache
def _start(command):
    """The program, started once in a process of the arena; it ends when its input does."""
    try:
        return subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, text=True)
    except OSError as error:
        raise Failed(f"The program '{command}' cannot be started: {error.strerror}.") from None


def _hide_duck_soup(game, position, seat, chance):
    """Deal the unseen cards anew; in the Soup course that is the other hand, as it was."""
    other = position["hands"][1 - seat]
    unseen = other + position["stock"]
    chance.shuffle(unseen)
    position["stock"] = unseen[len(other):]
    other[:] = unseen[:len(other)]


def _hide_sitting_ducks(game, position, seat, chance):
    """Shuffle the duck deck, and deal anew the action cards that nothing has shown the seat."""
    position["deck"] = "".join(chance.sample(position["deck"], len(position["deck"])))
    seen = [seat] + [whose for whose, _ in game.view(seat).shown]
    piles = [hand for whose, hand in enumerate(position["hands"]) if whose not in seen]
    play = position.get("playing")
    while play:
        if NOBODY not in seen:
            piles.append(play["taken"])
        play = play.get("inner")
    draw = position["draw"]
    unseen = [card for pile in [*piles, draw] for card in pile if card != "and-goodbye"]
    chance.shuffle(unseen)
    for pile in piles:
        pile[:] = [unseen.pop() for _ in pile]
    draw[:] = unseen + [card for card in draw if card == "and-goodbye"]  # never in a hand
    chance.shuffle(draw)
