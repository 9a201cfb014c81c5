"""The hard Duck Soup player where CPython's forgiveness ends."""

from tests.device.duck_soup import checksum, choices, player, rules


def test_hard_chooses_the_same_on_every_vm():
    assert checksum(choices(player("hard").think, rules.Game(1))) == 231026


def test_a_forced_choice_is_answered_at_once():
    game = rules.Game(1)
    while game.decision()[1] < rules.NEXT_DEAL:
        game.choose(game.decision()[2][0])
    assert list(player("hard").think(game.view(game.decision()[0]))) == [rules.DEAL]
