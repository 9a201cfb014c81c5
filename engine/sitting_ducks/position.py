"""Positions of Sitting Ducks: whether one can be, and how it is packed for a save."""

import struct

from .cards import (
    AND_GOODBYE, ATTACHED, CHOICE, COWARD, DECOY, DECOY_DUCK, DISCARDS, DUCKLING, MOBY_DUCK,
    TAIL, WATER,
)
from .deck import CARDS, CODE, COPIES, PICKS, THEN, complete, legal
from .line import count_left, is_duck, look
from .picks import SEATS
from .rules import restored
from .state import HAND, Play, ducklings

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


def unpack(data):
    """The `Game` that `pack` made `data` of. Raises ValueError if it is none."""
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
    game.line = parts[9:15]
    game.hands = [list(part) for part in parts[15:15 + players]]
    for at in range(15 + players, len(parts), 3):
        if len(parts[at]) != 2:
            raise ValueError("the saved game has the wrong length")
        play = Play(parts[at][0], parts[at][1])
        play.picks, play.taken = list(parts[at + 1]), list(parts[at + 2])
        game.playing.append(play)
    count_left(game)
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


def check(game):
    """Raise ValueError, in plain words, if this position cannot be (referee.md)."""
    players = len(game.hands)
    if game.turn >= players or game.crosshairs >= 64 or game.rng.state >= 2**30:
        raise ValueError("turn, crosshairs or rng is out of range")
    for by, on in game.moby:
        if by >= players or on >= players or by == on:
            raise ValueError("moby marks another player than one of the others")
    for card in game.deck:
        _check_duck_card(game, card)
    for stack in game.line:
        _check_stack(game, stack)
    for hand in game.hands:
        if len(hand) > HAND:
            raise ValueError("a hand holds more than five cards")
        if AND_GOODBYE in hand:
            raise ValueError("And Goodbye lies open in front, never in a hand")
    counts = _action_cards(game)
    if game.playing:
        _check_play(game)
    elif game.songs:
        raise ValueError("a Swan Song is answered though no card is played")
    elif not game.plays and not game.is_over():
        raise ValueError("plays is 0, though a card is due")
    if not game.songs:
        _check_closed_up(game)
    if not game.study:
        _check_whole(game, counts)


def _check_duck_card(game, card):
    if card > DUCKLING or card < WATER and game.seats[card] >= len(game.hands):
        raise ValueError("line or deck holds a duck of a colour that nobody plays")


def _check_stack(game, stack):
    before = 0
    cards = 0
    for code in stack:
        if code < ATTACHED:
            cards += 1
            if code != DECOY_DUCK:
                _check_duck_card(game, code)
        elif not cards or code >= TAIL + len(game.hands) or code < before:
            raise ValueError("a duck in the line has attachments that cannot be")
        before = code
    for code in stack:
        if not is_duck(code) and code < ATTACHED and len(stack) > 1:
            raise ValueError("water and ducklings bear no attachments and stand in no stack")


def _check_closed_up(game):
    empty = game.line.count(b"")
    if b"" in game.line[:6 - empty]:
        raise ValueError("there is a gap in the line")
    if empty and game.deck:
        raise ValueError("a rear slot is empty though the duck deck has cards")
    if COWARD in game.line[0]:
        raise ValueError("a Little Coward is in slot 1, where it comes off")


def _check_play(game):
    """A play under way: every card but the last waits for the one behind it."""
    look(game)
    for play in game.playing:
        selectors = CARDS[play.card][PICKS]
        if len(play.picks) > len(selectors) or play.place > HAND:
            raise ValueError("a card being played has too many picks, or no place")
        for pick in play.picks:
            if pick > 5 and not 0 <= pick - SEATS < len(game.hands):
                raise ValueError("a card being played has a pick that cannot be")
        if AND_GOODBYE in play.taken or play.taken and (CARDS[play.card][THEN] != CHOICE or play.picks):
            raise ValueError("a card being played has taken cards that cannot be")
    for play in game.playing[:-1]:
        others = [pick for pick in play.picks if pick >= SEATS and pick != SEATS + game.turn]
        if (CARDS[play.card][THEN] != CHOICE or others != play.picks
                or not complete(game, play.card, play.picks)):
            raise ValueError("a card is played through another that does not allow it")
    if game.songs:
        if not game.ducks or max(game.songs) >= len(game.hands):
            raise ValueError("a Swan Song cannot be answered")
    else:
        _check_pending(game, game.playing[-1])


def _check_pending(game, play):
    """The last card of a play whose shots, if any, are still to come."""
    for made in range(len(play.picks)):
        if not legal(game, play.card, play.picks[:made]) >> play.picks[made] & 1:
            raise ValueError("a card being played has a pick that cannot be")
    if complete(game, play.card, play.picks):
        then = CARDS[play.card][THEN]
        if then != DISCARDS and (then != CHOICE or not game.cards_to_play()):
            raise ValueError("a card is being played in which nothing is left to decide")
    elif not legal(game, play.card, play.picks):
        raise ValueError("a card is being played that cannot go on")


def _action_cards(game):
    """How many there are of each action card, a list by number."""
    counts = [0] * len(CARDS)
    counts[MOBY_DUCK] = len(game.moby)
    counts[AND_GOODBYE] = sum(game.goodbyes)
    piles = [game.draw, game.discards, [play.card for play in game.playing]]
    for pile in piles + game.hands + [play.taken for play in game.playing]:
        for card in pile:
            if card >= len(counts):
                raise ValueError("there is no such action card")
            counts[card] += 1
    for code in b"".join(game.line):
        if code >= ATTACHED:
            counts[min(code, TAIL) - ATTACHED] += 1
        elif code == DECOY_DUCK:
            counts[DECOY] += 1
    return counts


def _check_whole(game, counts):
    players = len(game.hands)
    for seat in range(players):
        ducks = game.home[seat] + game.left[seat]
        if ducks != 6:
            raise ValueError(f"seat {seat} has {ducks} ducks in all, not six")
    in_line = list(b"".join(game.line))
    water = game.deck.count(WATER) + in_line.count(WATER)
    if water != 5:
        raise ValueError(f"there are {water} water cards, not five")
    if game.deck.count(DUCKLING) + in_line.count(DUCKLING) + game.gone != ducklings(players):
        raise ValueError(f"the ducklings, those gone counted, are not {ducklings(players)}")
    for card in range(len(CARDS)):
        row = CARDS[card]
        if counts[card] != row[COPIES]:
            raise ValueError(f"of the card {row[CODE]} there are {counts[card]},"
                             f" not {row[COPIES]}")
