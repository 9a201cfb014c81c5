"""The referee: one JSON request a line in, one JSON reply a line out (rules/referee.md)."""

import importlib
import json
import sys

GAMES = {"duck-soup": "duck_soup", "sitting-ducks": "sitting_ducks"}
LEVELS = ("easy", "normal", "hard")
FIELDS = ("game", "position", "seed", "players", "moves", "ask")


class Refused(Exception):
    """A bad request: plain words, the index of the refused move, the decision it met."""

    def __init__(self, words, at=None, decision=None):
        super().__init__(words)
        self.reply = {"ok": False, "error": words, "at": at, "decision": decision}


def answer(request):
    """The reply, a dict, to a request, whatever value it is."""
    try:
        return _answer(_checked(request))
    except Refused as refusal:
        return refusal.reply


def answer_line(line):
    """The reply to one line of text."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {"ok": False, "error": f"this is not JSON: {error}", "at": None, "decision": None}
    return answer(request)


def main(argv):
    """Answer standard input line by line until it ends; blank lines are skipped."""
    if argv:
        print("usage: duckpond.py sim referee   (requests on standard input)", file=sys.stderr)
        return 2
    for raw in sys.stdin.buffer:
        line = raw.decode("utf-8", "replace")
        if line.strip():
            print(json.dumps(answer_line(line)), flush=True)
    return 0


def _checked(request):
    if not isinstance(request, dict):
        raise Refused("the request is not a JSON object")
    for field in request:
        if field not in FIELDS:
            raise Refused(f"a request has no field {field!r}")
    if request.get("game") not in list(GAMES):
        raise Refused(f"game is neither {' nor '.join(GAMES)}")
    if not isinstance(request.get("moves", []), list):
        raise Refused("moves is not a list")
    if request.get("ask") not in (None, *LEVELS):
        raise Refused("ask is neither null nor easy, normal or hard")
    return request


def _answer(request):
    package = GAMES[request["game"]]
    notation = importlib.import_module(f"engine.{package}.notation")
    game = _set_up(request, package, notation)
    events = []
    for at, move in enumerate(request.get("moves", [])):
        try:
            if not isinstance(move, str):
                raise ValueError(f"a move is not a string: {json.dumps(move)}")
            notation.choose(game, move)
        except ValueError as error:
            raise Refused(str(error), at, notation.decision_of(game)) from None
        events += [notation.event_text(event) for event in game.events]
    reply = {
        "ok": True,
        "position": notation.position_of(game),
        "decision": notation.decision_of(game),
        "events": events,
        "result": notation.result_of(game),
    }
    if request.get("ask") is not None:
        reply["choice"] = _choice(game, package, notation, request["ask"])
    return reply


def _set_up(request, package, notation):
    """The game a request begins with: its position, or a new one from its seed."""
    try:
        if request.get("position") is not None:
            return notation.from_position(request["position"])
        seed = _whole(request.get("seed", 1), "seed", 0, 2**30 - 1)
        rules = importlib.import_module(f"engine.{package}.rules")
        if package == "sitting_ducks":
            return rules.Game(seed, _whole(request.get("players", 3), "players", 3, 6))
        return rules.Game(seed)
    except ValueError as error:
        raise Refused(str(error)) from None


def _whole(value, name, smallest, largest):
    if type(value) is not int or not smallest <= value <= largest:
        raise ValueError(f"{name} is not a whole number from {smallest} to {largest}")
    return value


def _choice(game, package, notation, level):
    """What a computer player of this level would choose, as text; None when all is over."""
    decision = game.decision()
    if decision is None:
        return None
    player = importlib.import_module(f"engine.{package}.{level}")
    chosen = None
    for chosen in player.think(game.view(decision[0])):
        pass
    return notation.option_text(chosen)
