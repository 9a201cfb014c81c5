"""Sitting Ducks, cards that aim and shoot, each in its plain case and at its edges."""

from tests.device.sitting_ducks import offers, playable, plays


def test_aim():
    plays("R G w B *G R", "aim 3", line="R G *w B *G R", discard="aim", home=[1, 1, 1])
    assert offers("R *G w *- - -", "aim", {"deck": ""}) == "1 3"
    assert not playable("*R *G *w *B *G *R", "aim")


def test_fire():
    plays("R *G w B G R", "fire 2", line="R w B G R B", deck="GwR", home=[1, 2, 1], discard="fire")
    plays("R G *w B G R", "fire 3", line="R G w B G R", deck="BGwR", home=[1, 1, 1])
    plays("R G - *- - -", "fire 4", {"deck": ""}, line="R G - - - -")
    plays("R *G<B w B G R", "fire 2", line="R B w B G R", home=[1, 2, 1])
    assert not playable("R *G k B G R", "fire")
    assert not playable("R G w B G R", "fire")


def test_fire_at_protected_ducks():
    plays("R *G[bct2] w B G R", "fire 2", line="R G[bct2] w B G R", discard="fire")
    plays("R *G[bcs] w B G R", "fire 2", line="R G[bcs] w B G R", discard="fire")
    plays("R *G[bs] w B G R", "fire 2", line="R G[s] w B G R", discard="bodyguard fire")
    plays("R *G[bb] w B G R", "fire 2", line="R G[b] w B G R", discard="bodyguard fire")
    plays("R *d[b] w B G R", "fire 2", line="R d w B G R", discard="bodyguard fire")
    plays("R *d w B G R", "fire 2", line="R w B G R B", discard="decoy fire", home=[1, 1, 1])


def test_fire_under_moby_duck():
    marked = {"moby": [{"by": 2, "on": 1}]}
    assert offers("*R *G *w *B *d *R", "fire", marked) == "2 5"
    assert offers("*R *G<R *w *B *d *R", "fire", {"moby": [{"by": 1, "on": 0}]}) == "1 5 6"
    both = {"moby": [{"by": 1, "on": 0}, {"by": 2, "on": 1}]}
    assert offers("*R *G *w *B R R", "fire", both) == "1 2"
    assert not playable("*R G *w *B G R", "fire", marked)


def test_double_barrel():
    plays("R G *w B G R", "double-barrel 4", line="R G *w *B *G R")
    assert offers("R G *w B G R", "double-barrel") == "1 4 5"
    plays("R *G w *B G *R", "double-barrel 3", line="R *G *w *B G *R")
    assert offers("R *G w *B - -", "double-barrel", {"deck": ""}) == "1 3"
    assert not playable("*R *G *w - - -", "double-barrel", {"deck": ""})


def test_billy_the_duck():
    plays("R G w *B G R", "billy-the-duck 4", line="R G w G R B", home=[1, 1, 2])
    plays("R G w *B[b] G R", "billy-the-duck 4", line="R G w B G R")
    assert offers("R[b] G w d<B G R", "billy-the-duck") == "1 2 4 5 6"
    assert not playable("R G k B G R", "billy-the-duck")


def test_ricochet():
    plays("R *G *B w R G", "ricochet 2 3", line="R G *w R G B", home=[1, 1, 2])
    assert offers("R *G *B w *R w", "ricochet") == "2 3"
    assert offers("R *G *B w R w", "ricochet 2") == "1 3"
    assert not playable("R w *G w *R w", "ricochet")
    assert not playable("*R G k B G R", "ricochet")


def test_two_birds():
    plays("R *G *B w R G", "two-birds 2", line="R w R G B G", home=[1, 2, 2])
    plays("R *G[b] *B w R G", "two-birds 2", line="R G w R G B", home=[1, 1, 2])
    assert offers("*R *G *B *w *R *G", "two-birds") == "1 2 5"
    assert not playable("*R *w *B w *R k", "two-birds")
    assert not playable("*R *G B w R k", "two-birds")


def test_bump_left():
    plays("*R *G w *B G R", "bump-left 4", line="*R *G *w B G R")
    assert offers("*R *G w *- - *-", "bump-left", {"deck": ""}) == "4 6"
    plays("*R *G w - - *-", "bump-left 6", {"deck": ""}, line="*R *G w - *- -")
    assert not playable("*R *G w B G R", "bump-left")


def test_bump_right():
    plays("R *G *w B G *R", "bump-right 3", line="R *G w *B G *R")
    plays("R *G - - - -", "bump-right 2", {"deck": ""}, line="R G *- - - -")
    assert not playable("R G w B *G *R", "bump-right")


def test_swan_song():
    plays("R G[b] w B G R", "swan-song 2", line="R G[bs] w B G R", discard="")
    assert offers("R G w d k R", "swan-song") == "1 2 4 6"


def test_the_owner_answers_a_swan_song_before_the_line_closes():
    game = plays("R *G[s] w B[bct1] G R", "fire 2", options="1 4 5 6", seat=1,
                 line="R - w B[bct1] G R", discard="swan-song", home=[1, 2, 1])
    assert not game.can_cancel()
    plays("R *G[s] w B[bct1] G R", "fire 2 4", line="R w G R B G", home=[1, 2, 2], seat=1,
          discard="swan-song bodyguard little-coward tail-up fire")
    plays("R *G[ss]<B w B G R", "fire 2 2", line="R w B G R B", home=[1, 2, 2],
          discard="swan-song swan-song fire")
    plays("R *d[s] w B G[s] R", "fire 2", options="1 4 5 6", seat=0)
    plays("R *d[s] w B G[s] R", "fire 2 5", line="R w B R B G", deck="wR", home=[1, 2, 1],
          discard="decoy swan-song swan-song fire")
    plays("*G[s] w w w w w", "fire 1", {"deck": "R"}, line="w w w w w R", result=["R"],
          discard="swan-song fire")


def test_frank_ent_stein():
    plays("*R[b] G<B B w G R", "frank-ent-stein 1", line="*B w G R B G", deck="wRR",
          home=[1, 2, 2], discard="bodyguard frank-ent-stein")
    plays("R G B w - -", "frank-ent-stein 1", {"deck": ""}, line="w R - - - -", result=["R"])
    assert offers("R d B G w R", "frank-ent-stein") == "1 2"
    plays("w G B d w w", "frank-ent-stein 2", deck="R", line="w w w B G w")
    assert not playable("R G w R G w", "frank-ent-stein")


def test_birdbrain():
    fire = {"hands": ["birdbrain", "aim fire", ""]}
    plays("R *G[b] w B G R", "birdbrain 2", fire, line="R G w B G R",
          hands=[["aim"] * 5, ["aim"], []], discard="fire bodyguard birdbrain")
    plays("R *G k B G R", "birdbrain 2", fire, line="R *G k B G R", discard="birdbrain")
    plays("R G w *B G R", "birdbrain 4", fire, line="R G w *B G R", discard="birdbrain")
    plays("*R G w B G R", "birdbrain 1", {"hands": ["birdbrain fire", "", ""]}, home=[2, 1, 1])
    moby = {"hands": fire["hands"], "moby": [{"by": 1, "on": 2}]}
    plays("R *G[s] w B G R", "birdbrain 2", moby, options="1 4 5 6", seat=1)
    assert offers("*R *G *w *d *k R", "birdbrain") == "1 2"


def test_resubmission():
    shot = {"home": [2, 1, 1]}
    plays("R *G[bs]<B w B G R", "resubmission 2", shot, line="R *R<B w B G R", home=[1, 2, 1],
          discard="bodyguard swan-song resubmission")
    plays("R d w B G R", "resubmission 2", shot, line="R R w B G R", discard="decoy resubmission")
    assert offers("R d w B k R", "resubmission", shot) == "2 4"
    assert not playable("R G w B G R", "resubmission")


def test_shot_in_the_dark():
    plays("R G w B G R", "shot-in-the-dark", deck="GwR", home=[1, 1, 2])
    plays("R G w B G R", "shot-in-the-dark", {"deck": "kB"}, deck="B", gone=1)
    plays("R G w B G R", "shot-in-the-dark", {"deck": "wB"}, deck="wB", gone=0)
    assert not playable("R G w B G R", "shot-in-the-dark", {"deck": ""})


def test_avian_flu():
    plays("R *G[bt1]<d[s] w k G w", "avian-flu", {"deck": "BGwRBG"}, line="B *G w R B G",
          deck="ww", home=[2, 3, 1], gone=1,
          discard="bodyguard tail-up decoy swan-song avian-flu")
    plays("R G w - - -", "avian-flu", {"deck": ""}, line="w - - - - -", result=["R", "G"])


def test_moby_duck():
    game = plays("R G w B G R", "moby-duck G", moby=[{"by": 0, "on": 1}], discard="")
    assert offers("R G w B G R", "moby-duck") == "G B"
    assert game.turn == 1


def test_gigolo():
    plays("R *G w - *- -", "gigolo", {"deck": ""}, line="*R *G *w - *- -")
    assert not playable("*R *G *w - - -", "gigolo", {"deck": ""})


def test_duck_norris():
    plays("*R *G w *B G R", "duck-norris 1", options="2 4 done")
    plays("*R *G w *B G R", "duck-norris 1 done", line="G *w B *G R B", home=[2, 1, 1])
    plays("*R *G w *B *G R", "duck-norris 4 2", options="1")
    plays("*R *G w *B *G R", "duck-norris 4 2 1", line="w G R B *G w", home=[2, 2, 2])
    plays("*d G w B G R", "duck-norris 1", options="done")
    plays("*R *G[s] w *B[s] G R", "duck-norris 4 2 1", seat=1, options="5 6")
    plays("*R *G[s] w *B[s] G R", "duck-norris 4 2 1 5", seat=2, options="6")
    assert not playable("R *G w *B G R", "duck-norris")


def test_in_the_centre():
    plays("R *G w G<R B G", "in-the-centre G", line="R *G w *G<R B *G")
    assert offers("*R G w G<R *B d", "in-the-centre") == "G"
    assert not playable("*R w w w w d", "in-the-centre")


def test_kamikaze():
    plays("*R[b] G w *B G R", "kamikaze 1 2", line="*w B G *R B G", home=[2, 2, 1],
          discard="bodyguard kamikaze")
    plays("R[b] G[c] w *B G R", "kamikaze 6 2", home=[2, 2, 1], discard="little-coward kamikaze")
    plays("R d[b] w R[b] w w", "kamikaze 4 2", discard="decoy bodyguard bodyguard kamikaze")
    assert offers("*R *G w *B d R", "kamikaze") == "1 5 6"
    assert offers("*R *G w *B d R", "kamikaze 5") == "6"
    assert offers("*R *G w *B w R", "kamikaze") == "1"


def test_and_goodbye():
    due = {"hands": ["aim fire", "", ""], "front": [["and-goodbye"], [], []]}
    assert offers("R G<B w B G<R G", "and-goodbye", due) == "R G B"
    plays("R G<B[s] w B G<R G", "and-goodbye B", due, line="R G w G<R G B", home=[1, 1, 3],
          front=[[], [], []], discard="swan-song and-goodbye", hand="aim fire aim aim aim")
    assert offers("w w w w d w", "and-goodbye", due) == "R G B"
    plays("w w w w d w", "and-goodbye R", due, line="w w w w d w", deck="BGwR")
