"""Duck Soup, the deal and the tricks: each rule and ruling."""

from engine.duck_soup import rules  # first, for they cost most to compile
from engine.duck_soup.notation import choose, decision_of
from tests.device.duck_soup_cases import due, soup, study, won


def test_thirteen_cards_each_and_the_non_dealer_leads():
    dealers = []
    for seed in range(20):
        game = rules.Game(seed)
        assert [len(hand) for hand in game.hands] == [13, 13] and len(game.stock) == 26
        assert game.leader == 1 - game.dealer == decision_of(game)["seat"]
        dealers.append(game.dealer)
    assert 0 < sum(dealers) < 20  # the first dealer is drawn


def test_any_card_may_follow_and_options_come_in_suit_and_rank_order():
    assert due(study("9S 2H 4C 5C", "KC AH 3D AC", "2H")) == "1 follow: AC KC 3D AH"
    assert due(soup("KC AC 2H", "3C 4C 5C")) == "0 lead: KC AC 2H"  # the ace is high


def test_in_the_duck_course_the_lowest_of_the_suit_led_wins_the_ace_lowest():
    assert won(study("7H 2C", "6H 3C", "7H 6H")) == ((0, 0), (0, 1), 1)
    assert won(study("6H 2C", "7H 3C", "6H 7H")) == ((0, 1), (0, 0), 0)
    assert won(study("2H 2C", "AH 3C", "2H AH")) == ((0, 0), (0, 1), 1)


def test_in_the_soup_course_the_highest_of_the_suit_led_wins_the_ace_highest():
    assert won(soup("7H 2C", "6H 3C", "7H 6H")) == ((0, 1), (0, 0), 0)
    assert won(soup("KH 2C", "AH 3C", "KH AH")) == ((0, 0), (0, 1), 1)


def test_another_suit_loses_and_the_trick_is_kept_face_up():
    assert won(study("JH 2C", "AS 3C", "JH AS")) == ((1, 0), (0, 0), 0)
    assert won(soup("2H 2C", "AS 3C", "2H AS")) == ((1, 0), (0, 0), 0)


def test_the_led_rank_may_be_played_silently_or_with_a_quack():
    assert due(study("7C 2C", "7S 9D", "7C")) == "1 follow: 9D 7S 7S!"


def test_the_led_rank_without_a_word_loses():
    assert won(study("7C 2C", "7S 9D", "7C 7S")) == ((1, 0), (0, 0), 0)


def test_a_quack_must_be_answered_and_duck_gives_the_quacker_a_trick_face_up():
    game = study("7C 7D", "7S 9D", "7C 7S!")
    assert due(game) == "0 answer: duck 7D"
    choose(game, "duck")
    assert won(game) == ((0, 0), (1, 0), 1)


def test_without_a_third_card_of_the_rank_the_leader_must_duck():
    assert due(study("7C 2D", "7S 9D", "7C 7S!")) == "0 answer: duck"


def test_quack_quack_starts_a_second_trick_that_any_card_may_answer():
    assert due(study("7C 7D 2H", "7S 9D 3C", "7C 7S! 7D")) == "1 reply: 3C 9D"


def test_the_fourth_of_the_rank_is_duck_soup_without_a_word_and_wins_both():
    assert won(study("7C 7D 2H", "7S 7H 3C", "7C 7S! 7D 7H")) == ((0, 0), (2, 0), 1)


def test_any_other_reply_loses_both_the_second_face_down_in_the_third_card_s_suit():
    assert won(study("7C 7D 2H", "7S AD 3C", "7C 7S! 7D AD")) == ((1, 1), (0, 0), 0)
    assert won(study("7C 7D 2H", "7S AD 3C", "7C 7S! 7D 3C")) == ((2, 0), (0, 0), 0)


def test_quacking_works_the_same_in_the_soup_course():
    assert won(soup("7C 7D 2H", "7S AD 3C", "7C 7S! duck")) == ((0, 0), (1, 0), 1)
    assert won(soup("7C 7D 2H", "7S AD 3C", "7C 7S! 7D AD")) == ((1, 1), (0, 0), 0)
