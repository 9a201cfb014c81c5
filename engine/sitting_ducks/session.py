"""A game at this handheld: the game itself, and who sits at it."""

from ..thinking import PERSON
from .cards import COLOURS
from .position import pack, unpack
from .rules import Game


class Session:
    """`game`; `players`, by seat PERSON or the level of a computer player; `feats`, the ducks of
    others that the only person has shot."""

    most_feats = 15  # that are counted

    def __init__(self, game, players):
        self.game = game
        self.players = players
        self.feats = 0

    def pack(self):
        """The session as bytes for the journal."""
        seats = self.feats << 12
        for seat in range(len(self.players)):
            seats |= self.players[seat] << 2 * seat
        return seats.to_bytes(2, "little") + pack(self.game)

    def several_people(self):
        """True if people pass the handheld to and fro."""
        return self.players.count(PERSON) > 1

    def untouched(self):
        """True if nothing was played before the card that is being played now, if one is."""
        return self.game.turns == 1 and not self.game.discards

    def near(self):
        """The seat whose hand is shown: the person's; of several, that of the one to decide."""
        if self.several_people():
            decision = self.game.decision()
            return decision[0] if decision else 0
        return self.players.index(PERSON) if PERSON in self.players else 0

    def names(self):
        """By seat, the key in names.txt of what it is called: "you", or its colour."""
        names = [COLOURS[colour] for colour in self.game.colours]
        if self.players.count(PERSON) == 1:
            names[self.players.index(PERSON)] = "you"
        return names


def begin(seed, players, colours):
    """A new game; `players` as in `Session`, `seed` and `colours` as in `Game`."""
    return Session(Game(seed, len(players), bytes(colours)), players)


def resume(data, ours=False):
    """The session that `pack` made `data` of; see `position.unpack`."""
    game = unpack(data[2:], ours)
    seats = int.from_bytes(data[:2], "little")
    session = Session(game, [seats >> 2 * seat & 3 for seat in range(len(game.hands))])
    session.feats = seats >> 12
    return session
