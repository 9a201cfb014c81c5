"""Positions of Duck Soup: whether one can be, and how it is packed for a save."""

import struct

from .cards import DUCK, SOUP, new_pack
from .rules import restored

_VERSION = 1
_HEAD = "<BB4B2H2I2II"  # version, flags, four lengths, duck points, totals, games, rng
_HEAD_SIZE = struct.calcsize(_HEAD)


def pack(game):
    """The whole state of a `Game` as some 40 to 95 bytes, for `unpack`."""
    flags = game.course | game.dealer << 1 | game.leader << 2 | game.study << 3
    parts = (game.hands[0], game.hands[1], game.stock, game.table)
    duck_points = game.duck_points or (0, 0)
    return struct.pack(
        _HEAD, _VERSION, flags, *[len(part) for part in parts],
        duck_points[0], duck_points[1], game.totals[0], game.totals[1],
        game.games[0], game.games[1], game.rng.state,
    ) + bytes(game.up + game.down + parts[0] + parts[1] + parts[2] + parts[3])


def unpack(data):
    """The `Game` that `pack` made `data` of. Raises ValueError if it is none."""
    if len(data) < _HEAD_SIZE + 4 or data[0] != _VERSION:
        raise ValueError("this is not a saved game of this version")
    head = struct.unpack(_HEAD, bytes(data[:_HEAD_SIZE]))
    flags = head[1]
    lengths = head[2:6]
    body = list(data[_HEAD_SIZE:])
    if len(body) != 4 + sum(lengths) or flags > 15:
        raise ValueError("the saved game has the wrong length")
    game = restored(head[12])
    game.course = flags & 1
    game.dealer = flags >> 1 & 1
    game.leader = flags >> 2 & 1
    game.study = bool(flags >> 3)
    game.up, game.down = body[0:2], body[2:4]
    start = 4
    parts = []
    for length in lengths:
        parts.append(body[start:start + length])
        start += length
    game.hands = parts[:2]
    game.stock = parts[2]
    game.table = parts[3]
    game.duck_points = list(head[6:8]) if game.course == SOUP else None
    if max(head[8:13]) >= 2**30:
        raise ValueError("a count of the saved game is too large")
    game.totals = list(head[8:10])
    game.games = list(head[10:12])
    check(game)
    return game


def check(game):
    """Raise ValueError, in plain words, if this position cannot be (referee.md)."""
    _check_cards(game)
    _check_table(game)
    hands = _hand_sizes(game)
    if hands[0] != hands[1]:
        raise ValueError("the hands are not of equal length, cards on the table counted")
    if len(game.stock) % 2:
        raise ValueError("the stock holds an odd number of cards")
    if game.course == SOUP and game.stock:
        raise ValueError("there is no stock in the Soup course")
    if hands[0] + len(game.stock) // 2 + sum(game.up) + sum(game.down) > 255:
        raise ValueError("there are more than 255 tricks, stored and still to come")
    if game.course == DUCK and not hands[0]:
        raise ValueError("the Duck course cannot go on with empty hands")
    if not game.study:
        _check_whole(game, hands[0])


def _check_cards(game):
    unseen = new_pack()
    for card in game.hands[0] + game.hands[1] + game.stock + game.table:
        if card not in unseen:
            raise ValueError("a card is there twice, or there is no such card")
        unseen.remove(card)


def _check_table(game):
    if len(game.table) > 3:
        raise ValueError("the table holds more than three cards")
    for card in game.table:
        if card & 15 != game.table[0] & 15:
            raise ValueError("a quack and a quack-quack must be of the rank led")


def _hand_sizes(game):
    """Cards of each seat, those on the table counted."""
    sizes = [len(game.hands[0]), len(game.hands[1])]
    for i in range(len(game.table)):
        sizes[game.leader ^ i & 1] += 1
    return sizes


def _check_whole(game, hand_size):
    if hand_size > 13:
        raise ValueError("a hand is too long: 13 cards at the most, the table counted")
    if game.course == DUCK and hand_size < 13:
        raise ValueError("cards are missing: in the Duck course each hand has 13,"
                         " the table counted")
    cards = 2 * hand_size + len(game.stock) + 2 * (sum(game.up) + sum(game.down))
    if game.course == DUCK and cards != 52:
        raise ValueError("listed cards and stored tricks make %d cards, not 52" % cards)
    if game.course == SOUP and cards not in (24, 26):
        raise ValueError("listed cards and stored tricks of the Soup course make %d cards,"
                         " not 26 or 24" % cards)
