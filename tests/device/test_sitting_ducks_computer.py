"""The computer players of Sitting Ducks: sensible plays by name, fairness, whole games."""

from engine.rng import Rng
from engine.sitting_ducks.cards import AND_GOODBYE, CARD, COLOUR, DISCARD, DONE, SLOT
from engine.sitting_ducks.easy import think as easy
from engine.sitting_ducks.hard import think as hard
from engine.sitting_ducks.normal import think as normal
from engine.sitting_ducks.notation import choose, option_text
from engine.sitting_ducks.position import pack, unpack
from engine.sitting_ducks.rules import Game
from engine.sitting_ducks.trial import Trial
from tests.device.sitting_ducks import game_of

LEVELS = (easy, normal, hard)


def chosen(think, game):
    """What a player chooses at the pending decision."""
    for option in think(game.view(game.decision()[0])):
        assert option is None or option in game.decision()[2]
    return option


def play_of(think, line, hand, given=None):
    """The whole play, as text, that Red chooses with a hand, his duck deck full of all ducks."""
    position = {"deck": "RGBwRGBwRGB"}
    position.update(given or {})
    position.setdefault("hands", [hand, "aim aim aim aim aim", "aim aim aim aim aim"])
    return finished(think, game_of(line, hand.split()[0], position), 0)


def finished(think, game, seat):
    """The options, as text, that a player chooses for a seat until its turn is over."""
    moves = []
    turns = game.turns
    while game.decision() and game.decision()[0] == seat and game.turns == turns:
        option = chosen(think, game)
        moves.append(option_text(option))
        game.choose(option)
    return " ".join(moves)


# --- sensible plays ---------------------------------------------------------------------


def test_all_shoot_at_another_rather_than_at_themselves():
    for think in LEVELS:
        assert play_of(think, "*R *G w B w w", "fire") == "fire 2"
        assert play_of(think, "*G *R w B w w", "fire") == "fire 1"


def test_all_aim_at_another():
    for think in LEVELS:
        assert play_of(think, "R w w R G R", "aim") == "aim 5"


def test_hard_puts_a_rival_out_rather_than_hitting_one_of_many():
    assert play_of(hard, "w w *G w *B w", "fire", {"home": [1, 1, 5]}) == "fire 5"
    assert play_of(hard, "w w *G w *B w", "fire", {"home": [1, 5, 1]}) == "fire 3"


def test_normal_and_hard_finish_off_a_last_rival():
    for think in (normal, hard):
        last = {"home": [3, 6, 5], "deck": "wRR"}
        assert play_of(think, "w *B w w w R", "aim fire", last) == "fire 2"


def test_normal_and_hard_protect_their_own_ducks():
    for think in (normal, hard):
        for card in ("bodyguard", "tail-up", "little-coward"):
            assert play_of(think, "w G w *R B w", card) == card + " 4"


def test_normal_and_hard_move_out_from_under_a_crosshair():
    for think in (normal, hard):
        assert play_of(think, "w w *R B w w", "hang-back") == "hang-back 3"
        assert play_of(think, "w B *R w w w", "draft").split()[1:] in (["2", "3"], ["3", "2"])
        assert play_of(think, "w B *R w w w", "take-cover") == "take-cover 3 2"


def test_all_bring_back_their_own_duck_for_another_s():
    for think in LEVELS:
        assert play_of(think, "w w G w w R", "resubmission", {"home": [3, 1, 1]}) \
            == "resubmission 3"


def test_none_says_and_goodbye_to_its_own_ducks():
    for think in LEVELS:
        front = {"front": [["and-goodbye"], [], []]}
        assert play_of(think, "R R B R G B", "fire", front) in ("and-goodbye B", "and-goodbye G")


def test_normal_and_hard_spend_and_goodbye_where_it_takes_most():
    for think in (normal, hard):
        front = {"front": [["and-goodbye"], [], []]}
        assert play_of(think, "R B G G G w", "fire", front) == "and-goodbye G"


def test_a_swan_song_is_answered_with_another_s_duck():
    for think in LEVELS:
        game = game_of("w *R[s] R G B w", "aim",
                       {"turn": 1, "hands": ["aim", "fire", ""], "deck": "RGBwRGB"})
        choose(game, "fire")
        choose(game, "2")
        assert game.decision()[:2] == (0, SLOT)
        assert option_text(chosen(think, game)) in ("4", "5")


def test_normal_and_hard_arrange_the_line_so_that_others_are_aimed_at():
    for think in (normal, hard):
        game = game_of("*R *R w G B w", "bully-drake", {"deck": "GBwGB", "home": [4, 1, 1]})
        finished(think, game, 0)
        assert bytes((0,)) not in game.line[:2]


def test_all_finish_an_order_that_another_began():
    for think in LEVELS:
        game = game_of("*R *R *R w G B", "bully-drake", {"deck": "RGBwRGB"})
        for move in ("bully-drake", "1", "2", "3", "4"):
            choose(game, move)
        assert finished(think, game, 0) == "6 5"


def test_duck_norris_is_weighed_once_for_each_set_of_ducks():
    game = game_of("*G *R *B *R w w", "duck-norris")
    ways = list(Trial(game.view(0)).ways(game.decision()[2][0], []))
    assert sorted(ways) == [[0, 1], [0, 1, 2], [0, 1, 3], [0, 2, 3], [0, 3], [1], [1, 2],
                            [1, 2, 3], [1, 3], [2, 3], [3]]


def test_hard_keeps_frank_ent_stein_when_flying_ace_lets_it_discard():
    game = game_of("w w R w G w", "flying-ace",
                   {"hands": ["flying-ace frank-ent-stein bump-left head-high", "", ""]})
    choose(game, "flying-ace")
    discarded = []
    while game.decision()[1] == DISCARD:
        option = chosen(hard, game)
        discarded.append(option_text(option))
        game.choose(option)
    assert discarded == ["bump-left", "head-high", "done"]


# --- fairness ---------------------------------------------------------------------------


def twin(game, chance):
    """The same game for the eyes of the seat that decides, its hidden cards dealt anew."""
    seat = game.decision()[0]
    other = unpack(pack(game))
    seen = [shown for shown, _ in game.view(seat).shown]
    hands = [hand for place, hand in enumerate(other.hands) if place != seat and place not in seen]
    goodbyes = other.draw.count(AND_GOODBYE)
    hidden = [card for hand in hands for card in hand]
    hidden += [card for card in other.draw if card != AND_GOODBYE]
    chance.shuffle(hidden)
    for hand in hands:
        for place in range(len(hand)):
            hand[place] = hidden.pop()
    other.draw = [AND_GOODBYE] * goodbyes + hidden
    chance.shuffle(other.deck)
    return other


def same_choices(think, seed, players):
    """Play a game and compare every choice with that in a twin; returns how many."""
    game = Game(seed, players)
    chance = Rng(seed)
    compared = 0
    while game.decision():
        option = chosen(think, game)
        assert chosen(think, twin(game, chance)) == option
        compared += 1
        game.choose(option)
    return compared


def test_what_is_hidden_changes_no_choice():
    for think in LEVELS:
        assert same_choices(think, 11, 3) > 30


def test_the_same_view_gets_the_same_choice_and_stays_as_it_was():
    for think in LEVELS:
        game = Game(3, 4)
        before = pack(game)
        assert chosen(think, game) == chosen(think, game)
        assert pack(game) == before


# --- whole games ------------------------------------------------------------------------


def test_games_of_all_levels_end_and_every_kind_of_decision_is_made():
    kinds = {}
    for players in (3, 4, 5, 6):
        game = Game(players, players)
        while game.decision():
            seat, kind, _ = game.decision()
            kinds[kind] = True
            game.choose(chosen(LEVELS[(seat + players) % 3], game))
        assert game.winners()
    assert CARD in kinds and SLOT in kinds and COLOUR in kinds


def test_flying_ace_can_be_ended_by_all():
    for think in LEVELS:
        game = game_of("w w R w G w", "flying-ace", {"hands": ["flying-ace fire", "", ""]})
        choose(game, "flying-ace")
        while game.decision()[1] == DISCARD:
            option = chosen(think, game)
            game.choose(option)
        assert option == DONE
