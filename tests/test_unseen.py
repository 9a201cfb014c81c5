"""The memory aid of Duck Soup shows what a perfect memory knows, and nothing else."""

import random

import pytest

from engine.duck_soup.cards import DREW, DUCK_SOUP, LED, SOUP, new_pack
from engine.duck_soup.rules import Game
from tests.player import SIZES, Player
from tests.positions import FRIENDS, YOU, duck

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ROW = "Unseen cards"


def shown(player):
    """The cards on the page, as ints."""
    cards = []
    for text in player.texts():
        suit = "♣♦♥♠".find(text[0])
        if suit >= 0 and "seen" not in text:
            ranks = text[2:].replace(" ", "").replace("10", "X")
            cards += [suit * 16 + RANKS.index("10" if rank == "X" else rank) + 1 for rank in ranks]
    return sorted(cards)


@pytest.mark.parametrize("board", SIZES.values())
@pytest.mark.parametrize("seat", [0, 1])
def test_it_shows_all_that_the_seat_has_not_seen(board, seat):
    chance = random.Random(seat)
    game = Game(3 + seat)
    with Player(board, blind=True) as player:
        seen = set(game.hands[seat])
        for _ in range(60):
            unseen = [card for card in new_pack() if card not in seen]
            player.app.open("engine.duck_soup.unseen", game.view(seat))
            assert shown(player) == unseen
            player.app.close()
            _, kind, options = game.decision()
            if kind >= 4:
                break
            hand = set(game.hands[seat])
            game.choose(chance.choice(options))
            for event, by, card in game.events:
                if event == DREW and by == seat:
                    seen |= set(game.hands[seat]) - hand
                elif card and LED <= event <= DUCK_SOUP:
                    seen.add(card)
        assert game.course == SOUP


def test_it_is_in_the_menu_only_where_it_is_wanted():
    with Player(match=(duck(), YOU)) as player:
        player.press("a")
        player.idle()
        player.press("start")
        assert ROW not in player.texts()
        player.press("b")
        player.app.settings[13] = 1
        player.press("start")
        assert ROW in player.texts()


def test_it_is_not_there_while_something_is_still_to_be_shown():
    follow = duck(theirs="3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", table="7S", leader=1)
    with Player(match=(follow, YOU)) as player:
        player.app.settings[13] = 1
        player.press("a")
        player.idle()
        player.press("a", "start")
        assert ROW not in player.texts()


def test_it_is_not_there_while_nobody_may_see_the_hand():
    with Player(match=(duck(), FRIENDS)) as player:
        player.app.settings[13] = 1
        player.choose("Go on: Duck Soup")
        table = player.app._stack[0][1]
        table.covered = True
        assert table.extra() is None
