"""A match at this handheld: the game, who sits at it, how long it goes on."""

from ..thinking import PERSON
from .position import pack, unpack
from .rules import Game

LENGTHS = (1, 3, 5, 0)  # games that end the match; 0: it stays open


class Session:
    """`game`; `players`, who sits in each seat; `length`, an index into LENGTHS; `feats`, the
    Duck Soups of the only person in this deal."""

    most_feats = 3  # that are counted

    def __init__(self, game, players, length):
        self.game = game
        self.players = players
        self.length = length
        self.feats = 0

    def pack(self):
        """The session as bytes for the journal."""
        head = self.players[0] | self.players[1] << 2 | self.length << 4 | self.feats << 6
        return bytes((head,)) + pack(self.game)

    def several_people(self):
        """True if two people pass the handheld to and fro."""
        return self.players[0] == self.players[1] == PERSON

    def untouched(self):
        """True if no card was played before, as far as the points tell."""
        game = self.game
        counts = game.up + game.down + game.totals + game.games
        return game.duck_points is None and not game.table and not max(counts)

    def near(self):
        """The seat shown at the bottom: the person's; of two, the one to decide."""
        if self.several_people():
            return self.game.decision()[0]
        return 1 if self.players[1] == PERSON else 0

    def names(self, near):
        """By seat, the key in names.txt of what it is called with `near` at the bottom."""
        if self.several_people():
            return "one", "two"
        if PERSON not in self.players:
            return "south", "north"
        return ("you", "they") if near == 0 else ("they", "you")

    def match_winner(self):
        """The seat that has won the match, None while it goes on."""
        length = LENGTHS[self.length]
        for seat in (0, 1):
            if length and self.game.games[seat] >= length:
                return seat
        return None


def begin(seed, players, length):
    """A new match; ints as in `Session`, `seed` as in `Game`."""
    return Session(Game(seed), players, length)


def resume(data, ours=False):
    """The session that `pack` made `data` of; see `position.unpack`."""
    if not data:
        raise ValueError("the saved match is empty")
    session = Session(unpack(data[1:], ours), [data[0] & 3, data[0] >> 2 & 3], data[0] >> 4 & 3)
    session.feats = data[0] >> 6
    return session
