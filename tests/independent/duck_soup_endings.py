"""What each choice at the end of the Soup course is worth: plain minimax after the rules alone."""

from tests.independent.duck_soup import RANKS, decision, quacked, rank, suit


class Minimax:
    """Values in points of the deal yet to be gained, seat 0's less seat 1's, by Duck points.

    A position is here hands (two tuples of cards), leader, and the cards on the table.
    """

    def __init__(self, duck_points):
        self.duck_points = duck_points
        self.known = {}

    def choices(self, position):
        """The value of each option in a position as the referee tells it."""
        hands = tuple(tuple(hand) for hand in position["hands"])
        return self._choices(hands, position["leader"], tuple(position["table"]))

    def value(self, hands, leader, table=()):
        """What a position is worth if both choose as well as can be."""
        key = hands, leader, table
        if key not in self.known:
            self.known[key] = 0
            if hands != ((), ()) or table:
                best = min if self._seat(leader, table) else max
                self.known[key] = best(self._choices(hands, leader, table).values())
        return self.known[key]

    def _seat(self, leader, table):
        """The leader leads, and answers a quack; the other follows and replies."""
        return leader if len(table) in (0, 2) else 1 - leader

    def _choices(self, hands, leader, table):
        position = {"course": "soup", "hands": list(hands), "leader": leader, "table": list(table)}
        return {move: self._after(hands, leader, table, move)
                for move in decision(position)["options"]}

    def _after(self, hands, leader, table, move):
        follower = 1 - leader
        if move == "duck":
            return self._won(hands, follower, 2)
        seat = self._seat(leader, table)
        card = move.removesuffix("!")
        hands = tuple(tuple(held for held in hands[of] if of != seat or held != card)
                      for of in (0, 1))
        table += (move,)
        if len(table) in (1, 3) or quacked(move):
            return self.value(hands, leader, table)
        if len(table) == 2:
            return self._won(hands, *self._plain_trick(leader, *table))
        first, _, third, last = table
        if rank(first) == rank(last):
            return self._won(hands, follower, 4)
        return self._won(hands, leader, 2 + _points(third, last))

    def _plain_trick(self, leader, led, played):
        """The highest card of the suit led wins; a pair without a quack is the leader's."""
        ranks = RANKS["soup"]
        higher = ranks.index(rank(played)) > ranks.index(rank(led))
        winner = 1 - leader if suit(led) == suit(played) and higher else leader
        return winner, _points(led, played)

    def _won(self, hands, winner, points):
        gained = points * self.duck_points[winner]
        return (-gained if winner else gained) + self.value(hands, winner)


def _points(one, other):
    """One for a trick of one suit, face down, two for one of two suits."""
    return 1 if suit(one) == suit(other) else 2
