"""Cases of Sitting Ducks in few words: a line, the moves, and what follows from them.

Red, Green and Blue sit in seats 0 to 2, it is Red's turn, and his hand is the card of the first
move. A line is six tokens in one string, moves and cards likewise.
"""

from engine.sitting_ducks.notation import (
    choose,
    decision_of,
    from_position,
    position_of,
    result_of,
)

DRAW = "aim " * 14 + "aim"


def game_of(line, card="", given=None):
    """The study game of a line, Red holding the card; `given` has what differs, as text."""
    position = {"players": ["R", "G", "B"], "line": line.split(), "deck": "BGwR",
                "hands": [[card] if card else [], [], []], "draw": DRAW.split(), "study": True}
    for name, value in (given or {}).items():
        if name == "hands":
            value = [hand.split() for hand in value]
        elif name in ("draw", "discard", "players"):
            value = value.split()
        position[name] = value
    return from_position(position)


def plays(before, moves, given=None, **after):
    """Make the moves and compare the fields of the position named in `after`.

    `line`, `discard`, and the `options` that are due are strings there, `hand` is Red's.
    """
    game = _after(before, moves, given)
    position = position_of(game)
    for name, expected in after.items():
        if name == "options":
            found = " ".join(decision_of(game)["options"])
        elif name == "result":
            found = result_of(game)["winners"]
        elif name == "seat":
            found = decision_of(game)["seat"]
        elif name == "hand":
            found = " ".join(position["hands"][0])
        else:
            found = position[name]
            if name in ("line", "discard", "draw"):
                found = " ".join(found)
        assert found == expected, (moves, name, found)
    return game


def offers(line, moves, given=None):
    """The options after the moves, as one string."""
    return " ".join(decision_of(_after(line, moves, given))["options"])


def _after(line, moves, given):
    game = game_of(line, moves.split()[0], given)
    for move in moves.split():
        choose(game, move)
    return game


def playable(line, card, given=None):
    """Whether Red can play the card."""
    return card in decision_of(game_of(line, card, given))["options"]
