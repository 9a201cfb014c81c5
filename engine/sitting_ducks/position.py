"""How a game of Sitting Ducks is packed for a save."""

import struct

from .cards import WATER
from .deck import CARDS
from .line import count_left
from .rules import restored
from .state import Play

_VERSION = 1
# version, kinds of cards, study, players, turn, crosshairs, fell; plays, gone; turns, rng
_HEAD = "<7B2H2I"
_HEAD_SIZE = struct.calcsize(_HEAD)


def pack(game):
    """The whole state of a `Game` as bytes, for `unpack`; fewer than 350 unless in a study."""
    parts = [game.colours, game.songs, game.goodbyes]
    for counts in (game.home, game.skips):
        parts.append(struct.pack(f"<{len(counts)}H", *counts))
    parts += [game.deck, game.draw, game.discards]
    parts.append([by << 4 | on for by, on in game.moby])
    parts += game.line + game.hands
    for play in game.playing:
        parts += [(play.card, play.place), play.picks, play.taken]
    data = [struct.pack(
        _HEAD, _VERSION, len(CARDS), game.study, len(game.hands), game.turn, game.crosshairs,
        game.fell, game.plays, game.gone, game.turns, game.rng.state)]
    for part in parts:
        data.append(struct.pack("<H", len(part)))
        data.append(bytes(part))
    return b"".join(data)


def unpack(data, ours=False):
    """The `Game` that `pack` made `data` of. Raises ValueError if it is none; `ours`: there is no
    doubt that it is one."""
    if len(data) < _HEAD_SIZE or data[0] != _VERSION or data[1] != len(CARDS):
        raise ValueError("this is not a saved game of this version")
    head = struct.unpack(_HEAD, bytes(data[:_HEAD_SIZE]))
    parts = _parts(bytes(data[_HEAD_SIZE:]))
    players = head[3]
    rest = len(parts) - 15 - players
    if rest < 0 or rest % 3 or len(parts[2]) != players:
        raise ValueError("the saved game has the wrong length")
    game = restored(_colours(parts[0], players), head[10])
    game.study = bool(head[2])
    game.turn, game.crosshairs, game.fell, game.plays, game.gone, game.turns = head[4:10]
    game.songs = list(parts[1])
    game.goodbyes = list(parts[2])
    game.home, game.skips = [_counts(part, players) for part in parts[3:5]]
    game.deck, game.draw, game.discards = [list(part) for part in parts[5:8]]
    game.moby = [(mark >> 4, mark & 15) for mark in parts[8]]
    if (max([game.plays, game.gone] + game.home + game.skips) >= 2**15 or game.turns > 2**30 - 1
            or max(game.goodbyes) > 200):
        raise ValueError("a count of the saved game is too large")
    game.line = parts[9:15]
    game.hands = [list(part) for part in parts[15:15 + players]]
    for at in range(15 + players, len(parts), 3):
        if len(parts[at]) != 2:
            raise ValueError("the saved game has the wrong length")
        play = Play(parts[at][0], parts[at][1])
        play.picks, play.taken = list(parts[at + 1]), list(parts[at + 2])
        game.playing.append(play)
    count_left(game)
    if not ours:
        from .check import check  # not before: only what was saved needs it

        check(game)
    return game


def _parts(data):
    parts = []
    start = 0
    while start < len(data):
        end = start + 2 + int.from_bytes(data[start:start + 2], "little")
        if end > len(data):
            raise ValueError("the saved game has the wrong length")
        parts.append(data[start + 2:end])
        start = end
    return parts


def _colours(colours, players):
    if len(colours) != players or not 3 <= players <= 6:
        raise ValueError("there are 3 to 6 players, each with a colour")
    for colour in colours:
        if colour >= WATER or colours.count(bytes((colour,))) > 1:
            raise ValueError("each player needs a colour of his own")
    return colours


def _counts(part, players):
    if len(part) != 2 * players:
        raise ValueError("the saved game has the wrong length")
    return list(struct.unpack(f"<{players}H", part))
