"""Duck Soup, the ends of deals and games: each rule and ruling."""

from engine.duck_soup import rules  # first, for they cost most to compile
from engine.duck_soup.notation import choose, result_of
from tests.device.duck_soup_cases import due, soup


def test_a_deal_is_worth_duck_points_times_soup_points():
    game = soup("KS", "QS", "KS QS", tricks=[{"up": 3, "down": 1}, {"up": 2, "down": 2}])
    assert result_of(game)["deal_points"] == [7 * 8, 5 * 6]
    assert game.decision()[:2] == (1, rules.NEXT_DEAL)  # the dealer to come decides


def ended(points, totals, last="KS QS", tricks=None):
    """(winner, games, reason, the totals): a deal ends with seat 0 winning its last trick."""
    mine, theirs = last.split()
    game = soup(mine, theirs, last, duck_points=points, totals=totals,
                tricks=tricks or [{"up": 3, "down": 1}, {"up": 4, "down": 0}])
    result = result_of(game)
    return result["winner"], result["games"], result["reason"], game.totals


def test_125_in_one_deal_is_in_the_pond_whatever_the_totals():
    assert ended([16, 10], [0, 240]) == (0, 2, "pond", [128, 320])
    assert ended([15, 10], [0, 100]) == (None, 0, None, [120, 180])


def test_of_two_in_the_pond_the_higher_deal_wins():
    assert ended([16, 20], [200, 0]) == (1, 2, "pond", [328, 160])


def test_two_equal_in_the_pond_leave_it_to_the_totals():
    assert ended([16, 16], [10, 200]) == (1, 1, "250", [138, 328])


def test_250_ends_the_game_and_the_higher_total_wins():
    assert ended([10, 10], [180, 171]) == (0, 1, "250", [260, 251])
    assert ended([10, 10], [169, 169]) == (None, 0, None, [249, 249])


def test_equal_totals_deal_again():
    assert ended([10, 10], [180, 180]) == (None, 0, None, [260, 260])


def test_a_loser_below_125_is_in_the_soup():
    assert ended([10, 10], [180, 44]) == (0, 2, "soup", [260, 124])
    assert ended([10, 10], [180, 45]) == (0, 1, "250", [260, 125])


def test_games_are_counted_and_the_deal_alternates_into_the_next_game():
    game = soup("KS", "QS", "KS QS", duck_points=[16, 10], games=[1, 2], dealer=1,
                tricks=[{"up": 3, "down": 1}, {"up": 4, "down": 0}])
    assert game.games == [3, 2]
    assert due(game) == "0 next-game: deal"
    choose(game, "deal")
    assert (game.dealer, game.leader, game.totals, game.games) == (0, 1, [0, 0], [3, 2])
