"""Games of Sitting Ducks in few words, for the tests of its screens: Red sits in seat 0."""

import importlib

HAND = "aim fire draft bully-drake whispers"
YOU, FRIENDS = (0, 1, 1), (0, 0, 0)  # players, as in `Session`
LINE = "R[b] *G w *B R<G w"


def game(hand=HAND, line=LINE, theirs="aim", deck="RGBRGBwR", **more):
    """A position, Red to play: his hand, what both others hold, and what differs."""
    colours = more.pop("colours", "R G B").split()
    hands = [hand.split()] + [theirs.split() for _ in colours[1:]]
    return {"players": colours, "line": line.split(), "deck": deck, "hands": hands,
            "draw": ["aim"] * 30, "study": True, **more}


def sit(player, position, players=YOU):
    """Sit a `Player` down at a game under way; returns the game."""
    parse = importlib.import_module("engine.sitting_ducks.parse")
    session = importlib.import_module("engine.sitting_ducks.session")
    match = session.Session(parse.from_position(position), list(players))
    player.app.go("engine.sitting_ducks.table", match, True)
    return match.game
