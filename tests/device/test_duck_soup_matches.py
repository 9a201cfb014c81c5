"""Random matches of Duck Soup: what always holds, and that a save changes nothing."""

from engine.duck_soup.cards import (
    ANSWER,
    DUCK,
    LEAD,
    NEXT_DEAL,
    NEXT_GAME,
    QUACK,
    TRICK_WON,
    new_pack,
)
from engine.duck_soup.position import pack, unpack
from engine.duck_soup.rules import Game
from engine.rng import Rng
from tests.device.helpers import raises


def check(game, turns):
    """What holds at every decision; turns: tricks of this deal stored so far."""
    held = game.hands[0] + game.hands[1] + game.stock + game.table
    assert sorted(held) == [card for card in new_pack() if card in held]
    assert len(held) + 2 * turns == 52
    stored = sum(game.up) + sum(game.down)
    assert sum(game.course_points()) == sum(game.down) + 2 * sum(game.up)
    assert (game.course == DUCK) == (game.duck_points is None)
    assert stored == turns or game.course != DUCK
    seat, kind, options = game.decision()
    assert options and (kind >= NEXT_DEAL or seat == game.leader ^ len(game.table) & 1)
    for option in options:
        assert kind in (ANSWER, NEXT_DEAL, NEXT_GAME) or option & ~QUACK in game.hands[seat]


def play(game, chance, deals):
    """Play so many deals at random, checking and saving at every decision."""
    turns = 0
    while deals:
        check(game, turns)
        saved = pack(game)
        assert len(saved) <= 148
        game = unpack(saved)
        assert pack(game) == saved
        options = game.decision()[2]
        game.choose(options[chance.below(len(options))])
        for event, _, _ in game.events:
            turns += event == TRICK_WON
        if game.decision()[1] in (NEXT_DEAL, NEXT_GAME):
            assert turns == 26
            check(game, turns)
            deals -= 1
            turns = 0
            game.choose(game.decision()[2][0])
    return game


def test_cards_points_and_turns_add_up_in_random_matches():
    for seed in range(5):
        play(Game(seed), Rng(seed), 4)


def test_a_match_goes_on_from_game_to_game():
    game = Game(5)
    chance = Rng(5)
    dealer = game.dealer
    deals = 0
    while sum(game.games) < 3:
        game = play(game, chance, 1)
        deals += 1
        assert game.dealer == dealer ^ deals & 1
        assert game.decision()[1] == LEAD


def test_what_is_no_save_is_refused():
    saved = pack(Game(1))
    for data in (b"", saved[:-1], saved + b"\0", b"\2" + saved[1:], saved[:-1] + b"\x7f",
                 saved[:-1] + saved[-2:-1]):
        raises(ValueError, unpack, data)


def test_the_generator_s_documented_sequence():
    rng = Rng(1)
    state = 1
    for drawn in (17039, 12635, 4623, 7326):
        assert rng.draw() == drawn
        state = (32157 * state + 12345) % 2**30
        assert rng.state == state


def test_a_shuffle_reaches_every_order_and_loses_no_card():
    rng = Rng(3)
    seen = []
    for _ in range(300):
        cards = bytearray(b"abcd")
        rng.shuffle(cards)
        assert sorted(cards) == [97, 98, 99, 100]
        if cards not in seen:
            seen.append(cards)
    assert len(seen) == 24
