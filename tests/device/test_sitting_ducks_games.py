"""Sitting Ducks, random whole games: what holds after every choice, and saves at every point."""

from engine.rng import Rng
from engine.sitting_ducks.cards import AND_GOODBYE, DUCKLING, TURN_MISSED, WATER
from engine.sitting_ducks.position import pack, unpack
from engine.sitting_ducks.rules import Game
from tests.device.helpers import raises

DUCKLINGS = {3: 1, 4: 2, 5: 2, 6: 3}


def play(seed, players, watch):
    """Play a game of random choices, calling `watch(game)` at every decision; returns it."""
    game = Game(seed, players)
    chance = Rng(seed)
    while game.decision():
        watch(game)
        options = game.decision()[2]
        turn, turns = game.turn, game.turns
        game.choose(options[chance.below(len(options))])
        if game.turns != turns:
            check_nobody_is_left_out(game, turn)
    watch(game)
    return game


def check_nobody_is_left_out(game, seat):
    """The turn has gone round by seat from `seat`, past none but those who missed theirs."""
    for event, who, _ in game.events:
        if event == TURN_MISSED:
            seat = (seat + 1) % len(game.hands)
            assert who == seat
    assert game.turn in (seat, (seat + 1) % len(game.hands))  # the same after Flying Ace


def check_cards(game):
    """No card is lost or doubled, the line is closed, and there is something to choose."""
    players = len(game.hands)
    in_line = list(b"".join(game.line))
    ducks = [code for code in in_line if code < 8] + game.deck
    for seat in range(players):
        assert ducks.count(game.colours[seat]) + game.home[seat] == 6
        assert game.left[seat] + game.home[seat] == 6
    assert ducks.count(WATER) == 5
    assert ducks.count(DUCKLING) + game.gone == DUCKLINGS[players]
    action_cards = len(game.draw) + len(game.discards) + len(game.moby) + sum(game.goodbyes)
    action_cards += len([code for code in in_line if code >= 8])
    for hand in game.hands:
        assert len(hand) <= 5 and AND_GOODBYE not in hand
        action_cards += len(hand)
    for card in game.playing:
        action_cards += 1 + len(card.taken)
    assert action_cards == 100
    assert len(game.line) == 6
    occupied = 6 - game.line.count(b"")
    assert game.songs or b"" not in game.line[:occupied]
    assert game.songs or occupied == 6 or not game.deck
    decision = game.decision()
    if decision:
        assert decision[2] and (game.songs or decision[0] == game.turn)
    else:
        assert len([seat for seat in range(players) if game.left[seat]]) <= 1
        assert game.winners() and game.plays == 0


def check_save(game):
    """What is packed is small and comes back the same, with the same choice to make."""
    data = pack(game)
    assert len(data) < 350
    again = unpack(data)
    assert pack(again) == data
    assert again.decision() == game.decision()
    assert again.winners() == game.winners()


def check_taking_back(game):
    """A card put down and taken back leaves no trace."""
    decision = game.decision()
    if decision and not game.playing:
        before = pack(game)
        for option in decision[2]:
            trial = unpack(before)
            trial.choose(option)
            if trial.can_cancel():
                trial.cancel()
                assert pack(trial) == before


def test_no_card_is_lost_in_whole_games():
    for players in (3, 4, 5, 6):
        play(players, players, check_cards)


def test_a_game_can_be_saved_and_resumed_at_every_decision():
    play(7, 3, check_save)


def test_a_card_put_down_can_be_taken_back_in_a_whole_game():
    play(8, 3, check_taking_back)


def test_the_same_seed_gives_the_same_game_everywhere():
    game = play(2026, 6, lambda game: None)
    assert (game.turns, game.winners(), game.rng.state) == (103, [1], 43938866)


def test_damaged_saves_are_refused():
    data = pack(Game(5, 4))
    raises(ValueError, unpack, b"")
    raises(ValueError, unpack, b"\xff" * 200)
    for size in range(0, len(data), 5):
        raises(ValueError, unpack, data[:size])
    for at in range(0, len(data), 3):
        bad = bytearray(data)
        bad[at] ^= 0xC1
        try:
            assert pack(unpack(bytes(bad))) == bytes(bad)  # another game, but a possible one
        except ValueError:
            pass
