"""The Duck Soup players: fair, sensible, and at the end of a deal exact."""

import math
import random

import pytest

from engine.duck_soup import easy, hard, normal, notation, rules
from engine.duck_soup.endgame import Ending
from engine.duck_soup.position import pack, unpack
from sim.referee import answer
from tests.device.duck_soup import choose
from tests.independent.duck_soup_endings import Minimax

LEVELS = {"easy": easy, "normal": normal, "hard": hard}
SENSIBLE = ("normal", "hard")
PACK = [rank + suit for suit in notation.SUITS for rank in notation.RANKS]


def soup(own, other, **more):
    """A study of the Soup course, seat 0 to lead unless the table says otherwise."""
    return {"study": True, "course": "soup", "duck_points": [8, 8], "leader": 0,
            "hands": [own.split(), other.split()], **more}


def duck(own, other, stock, **more):
    """A study of the Duck course, seat 0 to lead unless the table says otherwise."""
    return {"study": True, "leader": 0, "stock": stock.split(),
            "hands": [own.split(), other.split()], **more}


def asked(level, position):
    reply = answer({"game": "duck-soup", "position": position, "ask": level})
    assert reply["ok"], reply
    return reply["choice"]


def decisions(seed, think):
    """The games standing at each decision of a deal that the player plays in both seats."""
    game = rules.Game(seed)
    while game.decision()[1] < rules.NEXT_DEAL:
        yield game
        game.choose(choose(think, game))


@pytest.mark.parametrize("level", SENSIBLE)
class TestBlunders:
    def test_leads_no_king_in_the_duck_course_with_a_two_in_hand(self, level):
        position = duck("2C KH", "9C 4H", "TS JS 3D 6D")
        assert asked(level, position) == "2C"

    def test_answers_duck_when_the_other_hand_surely_holds_the_fourth(self, level):
        position = soup("7D 2C", "7C 3H", table=["7H", "7S!"])
        assert asked(level, position) == "duck"

    def test_quack_quacks_when_the_fourth_is_gone(self, level):
        position = soup("7D 2C", "9C 3H", table=["7H", "7S!"])
        assert asked(level, position) == "7D"

    def test_quack_quacks_in_the_duck_course_when_the_fourth_is_gone(self, level):
        position = duck("7D 2C", "9C 3H", "TS JS 3D 6D", table=["7H", "7S!"])
        assert asked(level, position) == "7D"

    def test_replies_with_the_fourth_for_duck_soup(self, level):
        position = soup("7D 2C", "9C", leader=1, table=["7H", "7S!", "7C"])
        assert asked(level, position) == "7D"

    def test_quacks_when_the_leader_cannot_hold_a_third(self, level):
        for position in (soup("7D 8H 2C", "9C 3H", leader=1, table=["7H"]),
                         duck("7D 6H 2C", "9C 3H", "TS JS 3D 6S", leader=1, table=["7H"])):
            assert asked(level, position) == "7D!"

    def test_does_not_quack_into_a_third_it_knows_of(self, level):
        position = soup("7D 8H 2C", "7C 3H", leader=1, table=["7H"])
        assert asked(level, position) == "8H"

    def test_takes_a_trick_of_the_soup_course_with_the_cheapest_card(self, level):
        position = soup("6H AH 2C", "9C 3S", leader=1, table=["5H"])
        assert asked(level, position) == "6H"

    def test_loses_a_trick_face_down_rather_than_up(self, level):
        position = soup("4H 4C", "9C", leader=1, table=["TH"])
        assert asked(level, position) == "4H"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_and_the_next_deal_take_no_thought(level):
    game = notation.from_position(soup("2C", "9H"))
    assert list(LEVELS[level].think(game.view(0))) == [game.hands[0][0]]
    game.choose(game.hands[0][0])
    game.choose(game.hands[1][0])
    assert list(LEVELS[level].think(game.view(1))) == [rules.DEAL]


def same_choices(level, seed):
    """Play a deal and compare every choice with that in a twin, its hidden cards dealt anew; how
    many choices there were."""
    chance = random.Random(seed)
    compared = 0
    for game in decisions(seed, LEVELS[level].think):
        seat, _, options = game.decision()
        if len(options) == 1:
            continue
        twin = unpack(pack(game))
        if game.course == rules.DUCK:
            hidden = twin.hands[1 - seat] + twin.stock
            others = len(twin.hands[1 - seat])
            chance.shuffle(hidden)
            twin.hands[1 - seat], twin.stock = sorted(hidden[:others]), hidden[others:]
        assert vars(twin.view(seat)) == vars(game.view(seat))
        assert choose(LEVELS[level].think, twin) == choose(LEVELS[level].think, game)
        compared += 1
    return compared


@pytest.mark.parametrize(("level", "deals"), [("easy", 40), ("normal", 40), ("hard", 2)])
def test_a_choice_does_not_depend_on_what_is_hidden(level, deals):
    assert sum(same_choices(level, seed) for seed in range(deals)) > 40 * deals


@pytest.mark.soak
@pytest.mark.parametrize(("level", "deals"), [("easy", 1000), ("normal", 1000), ("hard", 200)])
def test_thousands_of_choices_do_not_depend_on_what_is_hidden(level, deals, soak_scale):
    for seed in range(1000, 1000 + math.ceil(deals * soak_scale)):
        assert same_choices(level, seed) > 30


def play_out(level, seed):
    """Play a game of one level in both seats."""
    game = rules.Game(seed)
    while game.decision()[1] != rules.NEXT_GAME:
        game.choose(choose(LEVELS[level].think, game))
    assert sum(game.games) in (1, 2)


@pytest.mark.parametrize(("level", "games"), [("easy", 20), ("normal", 20), ("hard", 1)])
def test_players_finish_games(level, games):
    for seed in range(games):
        play_out(level, seed)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_players_finish_thousands_of_games(level, soak_scale):
    for seed in range(1000, 1000 + math.ceil(2000 * soak_scale)):
        play_out(level, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_changes_nothing_and_asks_nothing_of_the_game(level):
    game = rules.Game(3)
    before = pack(game)
    choose(LEVELS[level].think, game)
    assert pack(game) == before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", [
    duck("2C 2H", "3C 3H", ""),  # the course changes after this trick
    duck(" ".join(PACK[:20]), " ".join(PACK[20:40]), ""),
    soup(" ".join(PACK[:26]), " ".join(PACK[26:])),
], ids=("no stock", "long hands", "whole pack"))
def test_players_choose_in_studies_of_any_size(level, position):
    assert asked(level, position) in position["hands"][0]


# --- endings ----------------------------------------------------------------------------


def endings(count, cards):
    """Random endings with so many cards a hand, of few ranks, some in the middle of a trick."""
    chance = random.Random(cards)
    while count:
        dealt = chance.sample([card for card in PACK if card[0] in "9TJQKA"], 2 * cards)
        position = soup(" ".join(dealt[:cards]), " ".join(dealt[cards:]),
                        duck_points=[chance.randrange(20), chance.randrange(20)])
        game = notation.from_position(position)
        for _ in range(chance.randrange(4)):
            game.choose(chance.choice(game.decision()[2]))
        if len(game.decision()[2]) > 1:
            count -= 1
            yield game


def values(game, minimax):
    """By option, what it gains in the end for the seat that decides."""
    sign = -1 if game.decision()[0] else 1
    choices = minimax.choices(notation.position_of(game))
    return {option: sign * choices[notation.option_text(option)]
            for option in game.decision()[2]}


@pytest.mark.parametrize(("cards", "count"), [(2, 60), (3, 60), (4, 60), (5, 30), (6, 15), (7, 2)])
def test_the_search_of_an_ending_agrees_with_plain_minimax(cards, count):
    for game in endings(count, cards):
        ending = Ending(game.view(game.decision()[0]))
        for _ in ending.solve(1000):
            pass
        worth = values(game, Minimax(game.duck_points))
        assert ending.value == max(worth.values()) == worth[ending.choice]


def keeps_the_value(game):
    """Hold every choice of the hard player in an ending against minimax; how many there were.

    What is played is any option, so that all ways to quack and to answer come up.
    """
    chance = random.Random(sum(game.hands[0]))
    minimax = Minimax(game.duck_points)
    compared = 0
    while game.decision()[1] < rules.NEXT_DEAL:
        options = game.decision()[2]
        if len(options) > 1:
            worth = values(game, minimax)
            option = choose(hard.think, game)
            assert worth[option] == max(worth.values()), notation.position_of(game)
            compared += 1
        game.choose(chance.choice(options))
    return compared


def test_hard_keeps_the_exact_value_of_six_cards_or_fewer():
    assert sum(keeps_the_value(game) for game in endings(30, 6)) > 150


@pytest.mark.soak
def test_hard_keeps_the_exact_value_of_many_endings(soak_scale):
    for game in endings(math.ceil(2000 * soak_scale), 6):
        keeps_the_value(game)
