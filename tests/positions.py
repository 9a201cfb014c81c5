"""Positions of Duck Soup in few words, for the tests of its screens; seat 0 is yours."""

from engine.duck_soup.notation import RANKS, SUITS

PACK = [rank + suit for suit in SUITS for rank in RANKS]
YOURS = "2C 7C JC 7D TD KD 4H 5H QH 2S 8S 9S AS"
THEIRS = "3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS QS"
YOU, FRIENDS, WATCHING = (0, 1), (0, 0), (2, 3)  # players, as in `Session`


def duck(mine=YOURS, theirs=THEIRS, table="", stored=0, **more):
    """A position of the Duck course, your lead, with so many tricks stored."""
    out = [card for card in PACK if card not in f"{mine} {theirs} {table}"]
    return {"leader": 0, "hands": [mine.split(), theirs.split()], "table": table.split(),
            "tricks": [{"up": stored // 2}, {"down": stored - stored // 2}],
            "stock": out[:26 - 2 * stored], **more}


def soup(mine, theirs, points, tricks, **more):
    """A position of the Soup course, your lead. tricks: of each side, (up, down)."""
    return {"course": "soup", "leader": 0, "hands": [mine.split(), theirs.split()],
            "duck_points": points, "tricks": [{"up": up, "down": down} for up, down in tricks],
            **more}
