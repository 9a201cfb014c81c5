"""Easy and normal Duck Soup players where CPython's forgiveness ends."""

from engine.duck_soup import easy, normal, rules
from tests.device.duck_soup import checksum, choices


def test_easy_and_normal_choose_the_same_on_every_vm():
    assert checksum(choices(easy.think, rules.Game(1))) == 723492
    assert checksum(choices(normal.think, rules.Game(1))) == 835658


def test_easy_and_normal_finish_deals():
    for seed in range(2, 12):
        choices(easy.think, rules.Game(seed))
        choices(normal.think, rules.Game(seed))


def test_a_forced_choice_is_answered_at_once():
    game = rules.Game(1)
    choices(easy.think, game)
    for player in (easy, normal):
        assert list(player.think(game.view(game.decision()[0]))) == [rules.DEAL]
