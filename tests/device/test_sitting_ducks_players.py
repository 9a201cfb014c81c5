"""Sitting Ducks, defence and cards played on players, each in its plain case and at its edges."""

from tests.device.sitting_ducks import game_of, offers, playable, plays


def test_take_cover():
    plays("R[b] G[c]<B w B w w", "take-cover 1 2", line="G<B<R[b] w B w w B", deck="GwR",
          discard="little-coward take-cover")
    plays("G R<B[c] w B w w", "take-cover 2 1", line="G<R<B w B w w B",
          discard="little-coward take-cover")
    assert offers("R w R G d w", "take-cover") == "3 5"
    assert offers("G R d w w w", "take-cover 2") == "1 3"
    assert not playable("R w G k R w", "take-cover")


def test_tail_up():
    plays("R G[bt2] w B G R", "tail-up 2", line="R G[bt0t2] w B G R", discard="")
    plays("R G[bt0t1] B<R[t0] B G R", "aim 1", line="*R G[bt0] B<R[t0] B G R",
          discard="aim tail-up")
    plays("R G[bt0] B<R[t0] B G R", "aim 1 discard-hand discard-hand", turns=4,
          line="*R G[b] B<R B G R", discard="aim tail-up tail-up")
    assert offers("R G w d k R", "tail-up") == "1 2 4 6"


def test_little_coward():
    plays("R G[bs] w B d R", "little-coward 2", line="R G[bcs] w B d R", discard="")
    assert offers("R G w d k R", "little-coward") == "2 4 6"
    assert not playable("R k w w w w", "little-coward")


def test_bodyguard():
    plays("R G[bcst2] w B G R", "bodyguard 2", line="R G[bbcst2] w B G R", discard="")
    assert offers("R G w d k R", "bodyguard") == "1 2 4 6"


def test_whispers():
    plays("R G w B G R", "whispers G", {"hands": ["whispers aim", "", ""]}, options="aim", plays=1,
          hand="aim", discard="whispers")
    plays("R G w B G R", "whispers B", {"hands": ["whispers fire", "", ""]}, seat=1, plays=1)


def test_peking_duck():
    plays("R G w B G R", "peking-duck", {"hands": ["peking-duck aim", "", ""]}, options="aim",
          deck="BGwR", hand="aim")


def test_afterburner():
    three = {"hands": ["afterburner aim aim aim", "", ""]}
    plays("R G w B G R", "afterburner", three, plays=2, hand="aim aim aim")
    plays("R G w B G R", "afterburner aim 1 aim 2", three, seat=1, line="*R *G w B G R")


def test_duck_tracey():
    hands = {"hands": ["duck-tracey", "fire gigolo ricochet gigolo", "aim"]}
    plays("R G w B G R", "duck-tracey G", hands, options="gigolo", seat=0)
    plays("R G w B G R", "duck-tracey G gigolo", hands, line="*R *G *w *B *G *R",
          hands=[["aim"] * 5, ["fire", "ricochet", "gigolo"], ["aim"]],
          discard="gigolo duck-tracey", seat=1)
    plays("R G w B G R", "duck-tracey G", {"hands": ["duck-tracey", "fire", ""]}, seat=1,
          discard="duck-tracey", hands=[["aim"] * 5, ["fire"], []])
    plays("R G w B G R", "duck-tracey G tail-up 1", {"hands": ["duck-tracey", "tail-up", ""]},
          line="R[t0] G w B G R", discard="duck-tracey")
    plays("R G w B G R", "duck-tracey G whispers B aim 1",
          {"hands": ["duck-tracey aim", "whispers", ""]}, seat=1, line="*R G w B G R",
          discard="whispers duck-tracey aim")
    plays("R *G[s] w B G R", "duck-tracey G fire 2", {"hands": ["duck-tracey", "fire", ""]},
          seat=1, options="1 4 5 6")
    assert offers("R G w B G R", "duck-tracey", hands) == "G B"
    assert not playable("R G w B G R", "duck-tracey")


def test_a_card_played_through_another_has_left_its_hand():
    only = {"hands": ["duck-tracey", "dr-duck", ""]}
    plays("R G w B G R", "duck-tracey G", only, seat=1, hands=[["aim"] * 5, ["dr-duck"], []])
    plays("R G w B G R", "duck-tracey G dr-duck", {"hands": ["duck-tracey", "dr-duck", "fire"]},
          discard="fire dr-duck duck-tracey", seat=1)


def test_you_are_out():
    plays("R G w B G R", "you-are-out G", turn=2, skips=[0, 0, 0], turns=2)
    plays("R G w B G R", "you-are-out B", {"skips": [0, 0, 1]}, turn=1, skips=[0, 0, 2])
    assert offers("R G w B G R", "you-are-out") == "G B"


def test_ugly_duckling():
    plays("R k G *k B w", "ugly-duckling 2", line="R G k *B w B", gone=1, deck="GwR")
    assert not playable("R G w B G R", "ugly-duckling")


def test_flying_ace():
    hands = {"hands": ["flying-ace fire aim hang-back fire", "", ""]}
    plays("R G w B G R", "flying-ace fire", hands, options="aim hang-back fire done",
          hand="aim hang-back fire", discard="fire")
    plays("R G w B G R", "flying-ace fire done", hands, hand="aim hang-back fire aim aim",
          discard="fire flying-ace", turns=2, plays=1, options="aim hang-back")
    plays("R G[t0t1] w B G R", "flying-ace done", {"moby": [{"by": 0, "on": 2}], "plays": 3},
          line="R G[t1] w B G R", plays=1, moby=[], discard="flying-ace tail-up moby-duck")
    plays("R G w B G R", "flying-ace aim done", {"hands": ["flying-ace aim", "", ""], "draw": ""},
          hand="aim", discard="flying-ace", draw="")
    plays("R G w B G R", "flying-ace done", {"draw": "and-goodbye aim"}, options="and-goodbye",
          hand="aim", front=[["and-goodbye"], [], []])
    plays("R G[t0] w B G R", "duck-tracey G flying-ace aim done",
          {"hands": ["duck-tracey aim", "flying-ace", ""]}, turn=0, turns=2,
          discard="aim flying-ace duck-tracey tail-up")


def test_head_high():
    plays("R G[t2] w B[bt1t2] G R", "head-high 4", line="R G[t2] w B[bt2] G R",
          discard="tail-up head-high")
    assert offers("R[t0] G[b] w B<G[t1] d[st2] R", "head-high") == "1 5"
    assert not playable("R G[b] w B G R", "head-high")


def test_dr_duck():
    hands = {"hands": ["dr-duck", "fire", "aim"]}
    game = plays("R G w B G R", "dr-duck", hands, options="aim", hands=[[], [], []], discard="")
    assert not game.can_cancel()
    plays("R G w B G R", "dr-duck aim 2", hands, line="R *G w B G R", discard="aim fire dr-duck",
          hands=[["aim"] * 5, [], []])
    plays("R G w B G R", "dr-duck", {"hands": ["dr-duck", "fire", "ricochet"]}, seat=1,
          discard="fire ricochet dr-duck")
    plays("*R G w B G R", "dr-duck", {"hands": ["dr-duck", "fire", "fire"]}, options="fire")
    assert not playable("R G w B G R", "dr-duck")


def test_what_a_card_shows_is_seen_by_its_player_until_the_play_ends():
    hands = {"hands": ["duck-tracey", "fire aim", ""]}
    game = plays("R G w B G R", "duck-tracey G", hands)
    seen = game.view(0).shown
    assert seen == [(1, game.hands[1])] and game.view(1).shown == game.view(2).shown == []
    game = plays("R G w B G R", "duck-tracey G aim 1", hands)
    assert game.view(0).shown == []
    game = plays("R G w B G R", "dr-duck", {"hands": ["dr-duck", "aim", "aim"]})
    assert game.view(0).shown == [(7, game.playing[0].taken)] and not game.view(1).shown


def test_a_view_has_nothing_but_what_the_seat_may_know():
    one = game_of("R G w B G R", "aim", {"hands": ["aim", "fire aim", "gigolo"]})
    other = game_of("R G w B G R", "aim", {"hands": ["aim", "aim draft", "recall"],
                                           "deck": "RwGB", "draw": "fire " * 15})
    assert one.view(0).__dict__ == other.view(0).__dict__
    assert one.view(1).options is None and one.view(0).options == bytes((one.hands[0][0],))
