"""Whether a position of Sitting Ducks can be (referee.md)."""

from .cards import (
    AND_GOODBYE,
    ATTACHED,
    CHOICE,
    COWARD,
    DECOY,
    DECOY_DUCK,
    DISCARDS,
    DUCKLING,
    MOBY_DUCK,
    TAIL,
    WATER,
)
from .deck import CARDS, CODE, COPIES, NEEDS, PICKS, THEN, complete, legal
from .line import is_duck, look
from .picks import SEATS
from .state import HAND, ducklings


def check(game):
    """Raise ValueError, in plain words, if this position of a `Game` cannot be."""
    players = len(game.hands)
    if game.turn >= players or game.crosshairs >= 64 or game.rng.state > 2**30 - 1:
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
        row = CARDS[play.card]
        if len(play.picks) > len(row[PICKS]) or play.place > HAND:
            raise ValueError("a card being played has too many picks, or no place")
        for pick in play.picks:
            if pick > 5 and not 0 <= pick - SEATS < len(game.hands):
                raise ValueError("a card being played has a pick that cannot be")
        takes = row[THEN] == CHOICE and not row[PICKS]
        if AND_GOODBYE in play.taken or play.taken and not takes:
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
    row = CARDS[play.card]
    if complete(game, play.card, play.picks):
        then = row[THEN]
        if then != DISCARDS and (then != CHOICE or not game.cards_to_play()):
            raise ValueError("a card is being played in which nothing is left to decide")
    elif row[NEEDS] and not row[NEEDS](game, ()) or not legal(game, play.card, play.picks):
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
