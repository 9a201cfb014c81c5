"""What lies on the table in Sitting Ducks, and what the turns do to it."""

from .cards import (
    AND_GOODBYE,
    DREW,
    EXPIRED,
    LAID_OPEN,
    MOBY_DUCK,
    NOBODY,
    RESHUFFLED,
)
from .line import take_off_tails

HAND = 5


class Play:
    """A card being played: its number, the place it had in its hand, the picks made so far (see
    `picks`), and the cards that Dr. Duck took."""

    def __init__(self, card, place):
        self.card = card
        self.place = place
        self.picks = []
        self.taken = []


class State:
    """The state of a game. Lists are by seat unless said otherwise.

    `colours` of the seats, and `seats` of the colours; `line` six slots as `cards` tells them,
    `crosshairs` a mask of slots; `deck` and `draw` have their top last, as has `discards`;
    `home` counts the ducks in front of each player, `left` those in line and duck deck,
    `goodbyes` the open And Goodbyes, `skips` the turns to miss; `moby` holds pairs (by, on);
    `gone` counts ducklings. While a play is under way `playing` holds its cards, a card played
    through another behind it, `songs` the seats that answer a Swan Song, and `fell` the seats,
    as a mask, whose last duck has gone in it. `line.look` adds masks of slots.
    """

    def __init__(self, colours, rng):
        """An empty table for players of these colours, 0 to 5, with a generator."""
        players = len(colours)
        self.colours = bytes(colours)
        self.seats = bytearray([NOBODY] * 6)
        for seat in range(players):
            self.seats[colours[seat]] = seat
        self.rng = rng
        self.study = False
        self.turn = 0
        self.plays = self.turns = 1
        self.line = [b""] * 6
        self.crosshairs = self.gone = self.fell = 0
        self.deck = []
        self.home = [1] * players
        self.left = [0] * players
        self.hands = [[] for _ in range(players)]
        self.goodbyes = [0] * players
        self.skips = [0] * players
        self.draw = []
        self.discards = []
        self.moby = []
        self.playing = []
        self.songs = []
        self.events = []

    def draw_up(self, seat):
        """Draw up to five cards; And Goodbye is laid open and replaced."""
        hand = self.hands[seat]
        before = len(hand)
        while len(hand) < HAND and (self.draw or self.discards):
            if not self.draw:
                self.draw = self.discards
                self.discards = []
                self.rng.shuffle(self.draw)
                self.events.append((RESHUFFLED, seat, 0))
            card = self.draw.pop()
            if card == AND_GOODBYE:
                self.goodbyes[seat] += 1
                self.events.append((LAID_OPEN, seat, 0))
            else:
                hand.append(card)
        if len(hand) > before:
            self.events.append((DREW, seat, len(hand) - before))

    def expire(self, seat):
        """A seat's turn begins or is missed: its Tail Ups and Moby Ducks are discarded."""
        take_off_tails(self, seat)
        kept = [mark for mark in self.moby if mark[0] != seat]
        for _ in range(len(self.moby) - len(kept)):
            self.discards.append(MOBY_DUCK)
            self.events.append((EXPIRED, seat, MOBY_DUCK))
        self.moby = kept

    def is_over(self):
        """Whether no play is under way and ducks of one colour at the most are left."""
        return not self.playing and len(self.left) - self.left.count(0) <= 1

    def winners(self):
        """The seats that win a game that is over; none if its last play is not known."""
        last = [seat for seat in range(len(self.left)) if self.left[seat]]
        return last or [seat for seat in range(len(self.left)) if self.fell >> seat & 1]


def ducklings(players):
    """How many ducklings a game of so many players has."""
    return 1 if players == 3 else 3 if players == 6 else 2
