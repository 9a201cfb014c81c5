"""Sitting Ducks, turns: whose it is, what may be played, drawing, missing a turn, the end."""

from engine.sitting_ducks.notation import choose, decision_of, event_text, position_of
from engine.sitting_ducks.position import pack
from engine.sitting_ducks.rules import Game
from tests.device.helpers import raises
from tests.device.sitting_ducks import game_of, offers, plays

LINE = "R G w B G R"


def test_the_owner_of_the_frontmost_duck_begins_and_all_have_five_cards():
    for seed in range(40):
        game = Game(seed, 3 + seed % 4)
        ducks = [stack[0] for stack in game.line if stack[0] < 6]
        assert game.colours[game.turn] == ducks[0]
        assert [len(hand) for hand in game.hands] == [5] * (3 + seed % 4)
        assert len(game.draw) + sum(game.goodbyes) == 100 - 5 * len(game.hands)


def test_players_take_the_colours_they_are_given():
    game = Game(1, 4, bytes((5, 0, 3, 1)))
    assert position_of(game)["players"] == ["P", "R", "G", "O"]
    assert position_of(game)["home"] == [1, 1, 1, 1]


def test_hands_are_filled_up_at_the_end_of_the_turn():
    robbed = {"hands": ["aim fire draft", "aim", ""], "draw": "recall " * 9}
    plays(LINE, "aim 1", robbed, hand="fire draft recall recall recall", turn=1, turns=2,
          hands=[["fire", "draft", "recall", "recall", "recall"], ["aim"], []])
    plays(LINE, "aim 1 aim 2", robbed, hands=[
        ["fire", "draft", "recall", "recall", "recall"], ["recall"] * 5, []], turn=2)


def test_the_discards_become_the_action_deck_when_it_is_empty():
    plays(LINE, "aim 1", {"draw": "fire", "discard": "draft draft"}, draw="", discard="")
    plays(LINE, "aim 1", {"draw": "fire aim", "discard": "draft draft"}, draw="", discard="",
          turn=1)
    plays(LINE, "tail-up 1", {"draw": ""}, hand="", draw="", discard="")


def test_and_goodbye_is_laid_open_when_drawn_and_another_card_drawn():
    plays(LINE, "aim 1", {"draw": "fire and-goodbye draft recall gigolo aim"},
          hand="fire draft recall gigolo aim", front=[["and-goodbye"], [], []])


def test_and_goodbye_is_the_only_card_to_play_and_waits_for_the_next_real_turn():
    due = {"front": [[], ["and-goodbye"], []], "hands": ["aim", "aim draft", "aim"]}
    plays(LINE, "aim 1", due, options="and-goodbye", seat=1)
    plays(LINE, "aim 1 and-goodbye R", due, line="*G w B G B G", turn=2, plays=1)
    plays(LINE, "you-are-out G", {"front": due["front"]}, turn=2,
          front=[[], ["and-goodbye"], []])


def test_a_hand_of_which_nothing_can_be_played_is_discarded():
    hands = {"hands": ["fire two-birds", "", ""], "plays": 2}
    assert decision_of(game_of(LINE, "", hands))["options"] == ["discard-hand"]
    game = game_of(LINE, "", hands)
    choose(game, "discard-hand")
    after = position_of(game)
    assert (after["discard"], after["turn"], after["plays"]) == (["fire", "two-birds"], 1, 1)
    assert after["hands"][0] == ["aim"] * 5
    assert decision_of(game_of(LINE, ""))["options"] == ["discard-hand"]


def test_an_extra_play_for_which_there_is_no_card_lapses():
    game = plays(LINE, "afterburner aim 1", {"hands": ["afterburner aim two-birds", "", ""]},
                 turn=1, plays=1, hand="two-birds aim aim aim aim")
    assert "seat 0 can play nothing more" in [event_text(event) for event in game.events]


def test_a_first_pick_is_offered_only_if_the_next_can_follow():
    assert offers("R *G *B w *R w", "ricochet") == "2 3"
    assert offers("R *d *G w w w", "kamikaze") == "2"


def test_tail_ups_and_then_moby_ducks_come_off_when_a_turn_begins():
    given = {"moby": [{"by": 1, "on": 0}, {"by": 2, "on": 0}, {"by": 1, "on": 2}]}
    plays("R[t1] G<B[t2t1] w B G R", "aim 3", given, line="R G<B[t2] *w B G R",
          moby=[{"by": 2, "on": 0}], discard="aim tail-up tail-up moby-duck moby-duck")


def test_a_missed_turn_uses_up_one_skip_and_ends_what_lasts_till_then():
    plays("R[t1] G w B G R", "aim 3", {"skips": [0, 2, 0], "moby": [{"by": 1, "on": 2}]},
          line="R G *w B G R", moby=[], skips=[0, 1, 0], turn=2, turns=2)
    plays(LINE, "aim 3", {"skips": [0, 1, 1]}, turn=0, turns=2, skips=[0, 0, 0])


def test_the_last_colour_wins_and_nothing_else_happens():
    end = {"deck": "w", "hands": ["fire aim", "aim", "aim"], "plays": 3, "skips": [0, 1, 0]}
    plays("R *G w w w w", "fire 2", end, result=["R"], turn=0, plays=0, hand="aim", turns=1,
          skips=[0, 1, 0], line="R w w w w w", discard="fire")
    plays("R *G<B w w w w", "fire 2", end, options="aim", plays=2, line="R B w w w w")
    assert decision_of(game_of("R R w d w w", "aim", {"deck": "w"})) is None


def test_players_whose_last_ducks_go_in_one_play_share_the_win():
    game = plays("R G w w w w", "kamikaze 1 2", {"deck": ""}, result=["R", "G"])
    assert [event_text(event) for event in game.events[-2:]] == ["seat 0 wins", "seat 1 wins"]
    plays("R *G[s] w w w w", "fire 2 1", {"deck": ""}, result=["R", "G"])
    plays("B *G[s] R w w w", "fire 2 1", {"deck": ""}, result=["R"])


def test_a_player_without_ducks_plays_on():
    plays("R B w w w w", "aim 1", {"deck": "RB", "home": [4, 6, 4], "hands": ["aim", "aim", ""]},
          seat=1, options="aim")


def test_a_refused_option_changes_nothing():
    game = game_of("*R *G w B G R", "kamikaze")
    for option in (1, 69, 96, 300, -1):
        before = pack(game)
        raises(ValueError, game.choose, option)
        assert pack(game) == before
    over = game_of("R w w w w w", "aim", {"deck": ""})
    assert "over" in raises(ValueError, over.choose, 1)


def test_a_card_can_be_taken_back_before_its_last_pick():
    for hands, moves in ((["aim kamikaze fire", "", ""], "kamikaze 1"),
                         (["aim bully-drake", "", ""], "bully-drake 3 1 2"),
                         (["aim", "", ""], "aim")):
        game = game_of("R G w B G R", "", {"hands": hands})
        before = pack(game)
        for move in moves.split():
            choose(game, move)
        assert game.can_cancel()
        game.cancel()
        assert pack(game) == before and game.events == []


def test_a_card_played_through_another_can_be_taken_back_but_not_what_it_has_shown():
    game = game_of("R G w B G R", "duck-tracey", {"hands": ["duck-tracey", "fire aim", ""]})
    choose(game, "duck-tracey")
    choose(game, "G")
    seen = pack(game)
    raises(ValueError, game.cancel)
    choose(game, "aim")
    game.cancel()
    assert pack(game) == seen and decision_of(game)["options"] == ["aim"]


def test_an_open_and_goodbye_can_be_taken_back():
    game = game_of("R G w B G R", "", {"front": [["and-goodbye"], [], []]})
    before = pack(game)
    choose(game, "and-goodbye")
    game.cancel()
    assert pack(game) == before
