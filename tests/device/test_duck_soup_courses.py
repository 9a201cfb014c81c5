"""Duck Soup, drawing and the change of course; refusals, and what a seat may know."""

from engine.duck_soup import rules  # first, for they cost most to compile
from engine.duck_soup.notation import position_of
from tests.device.duck_soup_cases import due, study
from tests.device.helpers import raises


def test_the_winner_draws_first():
    hands = position_of(study("7H 2C", "6H 3C", "7H 6H"))["hands"]
    assert hands == [["2C", "8D"], ["3C", "8C"]]


def test_after_a_quack_quack_both_draw_two_alternately_the_winner_first():
    position = position_of(study("7C 7D 2H", "7S AD 3C", "7C 7S! 7D AD", "KH KS QH QS JC JD"))
    assert position["hands"] == [["2H", "QH", "KH"], ["3C", "QS", "KS"]]
    assert position["stock"] == ["JC", "JD"]


def test_with_two_cards_left_a_quack_quack_shortens_the_soup_course():
    position = position_of(study("7C 7D 2H", "7S AD 3C", "7C 7S! 7D AD", "KH KS"))
    assert position["course"] == "soup"
    assert [len(hand) for hand in position["hands"]] == [2, 2]


def test_the_duck_course_ends_with_the_last_stock_card():
    game = study("7H 2C", "6H 3C", "7H 6H", "KH KS")
    position = position_of(game)
    assert (game.course, position["duck_points"]) == (rules.SOUP, [0, 1])
    assert position["tricks"] == [{"up": 0, "down": 0}, {"up": 0, "down": 0}]
    assert due(game) == "1 lead: 3C KH"


def test_a_refused_choice_changes_nothing():
    game = study("7C 7D", "7S 9D", "7C 7S!")
    before = position_of(game)
    assert raises(ValueError, game.choose, 99) == "that is not one of the choices here"
    assert position_of(game) == before


def test_a_view_shows_no_card_that_the_seat_cannot_know():
    first = study("7C 2C", "7S 9D", stock="KH KS")
    second = study("7C 2C", "KH KS", stock="9D 7S")
    for name in ("hand", "table", "others", "unseen", "stock", "up", "down", "rng", "options"):
        assert getattr(first.view(0), name) == getattr(second.view(0), name), name
