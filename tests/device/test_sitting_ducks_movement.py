"""Sitting Ducks, cards that move the line, each in its plain case and at its edges."""

from tests.device.sitting_ducks import game_of, offers, playable, plays


def test_duck_march():
    plays("*R[b]<G G w B G R", "duck-march", line="*G w B G R B", deck="GwRRG", home=[1, 1, 1],
          discard="bodyguard duck-march")
    plays("k G w B G R", "duck-march", line="G w B G R B", deck="GwR", gone=1)
    plays("w G[c] d B G R", "duck-march", line="G d B G R B", deck="GwRw",
          discard="little-coward duck-march")
    plays("d<R G w B G R", "duck-march", line="G w B G R B", deck="GwRR",
          discard="decoy duck-march")
    plays("R G w B - -", "duck-march", {"deck": ""}, line="G w B R - -", deck="")


def test_hang_back():
    plays("*R<G G[c] w B G R", "hang-back 1", line="*G R<G w B G R",
          discard="little-coward hang-back")
    assert offers("R G w d G R", "hang-back") == "1 4"
    assert not playable("G R - - - -", "hang-back", {"deck": ""})


def test_move_forward():
    plays("G *R w B G R", "move-forward 2", line="R *G w B G R")
    assert offers("R d w B G R", "move-forward") == "2 6"
    assert not playable("R G w B G B", "move-forward")


def test_turbo_drake():
    plays("G B w *R[c]<G G R", "turbo-drake 4", line="R<G G B *w G R",
          discard="little-coward turbo-drake")
    assert offers("R B w d G R", "turbo-drake") == "4 6"
    assert not playable("R B w B G B", "turbo-drake")


def test_duck_shuffle():
    game = plays("*R[b]<G G d[s] k B R", "duck-shuffle", home=[1, 1, 1], gone=0,
                 discard="bodyguard decoy swan-song duck-shuffle")
    assert sorted(game.deck + list(b"".join(game.line))) == [0, 0, 0, 3, 3, 3, 4, 4, 6, 7]
    assert game.crosshairs == 1 and b"" not in game.line
    plays("R G w - - -", "duck-shuffle", {"deck": ""}, deck="")


def test_bully_drake():
    plays("R G *w B - -", "bully-drake 4 1 3", {"deck": ""}, options="2")
    plays("R G *w B<R - -", "bully-drake 4 1 3 2", {"deck": ""}, line="B<R R *w G - -")
    plays("R G w B - -", "bully-drake 1 2", {"deck": ""}, options="4")
    plays("R G w B - -", "bully-drake 1 3", {"deck": ""}, options="2 4")
    assert offers("R G - - - -", "bully-drake", {"deck": ""}) == "2"
    assert not playable("R<G - - - - -", "bully-drake", {"deck": ""})


def test_alien_abduction():
    plays("R G w *B[b]<d<G G R", "alien-abduction 4", line="R G w *G R B", deck="BGGwR",
          discard="bodyguard decoy alien-abduction", home=[1, 1, 1])
    plays("R G w B - -", "alien-abduction 1", {"deck": ""}, line="G w B R - -", deck="")
    plays("R<G G w B - -", "alien-abduction 1", {"deck": ""}, line="G w B R G -", deck="")
    assert offers("R d w k G R", "alien-abduction") == "1 5 6"


def test_off_to_the_south():
    plays("R G[s] w *B<R G R", "from-the-south 4", line="R G[s] w *G R B", deck="GwRBR")
    plays("R d<G w B G R", "from-the-south 2", deck="GwRG", discard="decoy from-the-south")
    assert not playable("w w w w w w", "from-the-south")


def test_ducks_brothers():
    game = plays("*R<G G w B - -", "ducks-brothers", {"deck": ""}, deck="")
    assert sorted(game.line) == sorted(game_of("R<G G w B - -", "", {"deck": ""}).line)
    assert game.crosshairs == 1 and game.line[4:] == [b"", b""]
    assert not playable("R<G - - - - -", "ducks-brothers", {"deck": ""})


def test_to_the_front():
    plays("R *G w B G[c]<R R", "bring-to-front G", line="G *G[c]<R R w B R")
    plays("R w B d G[c] R", "bring-to-front G", line="G R w B d R",
          discard="little-coward bring-to-front")
    assert offers("R w R G<B d R", "bring-to-front") == "R G"
    assert offers("R R G w w d", "bring-to-front") == "G"
    assert not playable("R w w w w d", "bring-to-front")


def test_colourful_mix():
    game = plays("R G w *B[c] G R", "colourful-mix")
    old = game_of("R G w *B[c] G R")
    assert sorted(game.line[:3]) == sorted(old.line[:3]) and game.line[3:] == old.line[3:]
    plays("R G - - - -", "colourful-mix", {"deck": ""}, deck="")
    assert not playable("R<G - - - - -", "colourful-mix", {"deck": ""})


def test_sitting_duck():
    plays("R w w G B w", "sitting-duck 1 4", line="w w G R B w")
    assert offers("R w w G B w", "sitting-duck 1") == "3 4 5"
    assert offers("R w w w d w", "sitting-duck") == "1"
    assert offers("R w w w d w", "sitting-duck 1") == "4 5"
    assert offers("w G R w w d", "sitting-duck 6") == "2 3"
    plays("w G R<B w *w w", "sitting-duck 3 2", line="w R<B G w *w w")
    assert not playable("R w w R w w", "sitting-duck")


def test_decoy():
    plays("R *G w B *R[bt1]<G w", "decoy 5", line="R *G w B *d<G w", deck="BGwRR", home=[1, 1, 1],
          discard="bodyguard tail-up")
    assert offers("R d w B R w", "decoy") == "1 5"
    plays("R G - - - -", "decoy 1", {"deck": ""}, line="d G R - - -")
    assert not playable("d G w B w w", "decoy")


def test_bird_in_the_hand():
    plays("R G[s] w B<G w G[b]", "bird-in-the-hand 1 4", line="G[s] w w G[b] B G",
          deck="wRRBG", discard="bird-in-the-hand")
    plays("G[s] w R[b] w w d[b]", "bird-in-the-hand 3 6", deck="wRR",
          discard="bodyguard decoy bodyguard bird-in-the-hand")
    plays("B w w w R G", "bird-in-the-hand 5 1", line="w w w G B G", deck="wRBR")
    assert offers("R w G w d G", "bird-in-the-hand 1") == "3 5"
    assert offers("R w w w d G", "bird-in-the-hand") == "1"
    assert not playable("w w w w d G", "bird-in-the-hand")


def test_recall():
    plays("w R k *G w B[c]", "recall", line="R G B[c] *B G w", deck="Rwkw", gone=0)
    assert not playable("R G R d G B", "recall")


def test_draft():
    plays("*R w G[c]<B w w B", "draft 1 3", line="*G<B w R w w B", discard="little-coward draft")
    plays("R w R w w B", "draft 3 1", line="R w R w w B")
    assert offers("R w d w w B", "draft 3") == "1 6"
    assert not playable("R w w w k w", "draft")
