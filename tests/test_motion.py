"""What moves on the tables: when, and what a person can do about it."""

import pytest

from engine.settings import MOTION
from tests.player import SIZES, Player
from tests.positions import duck, soup

LAST_CARDS = soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], totals=[100, 88])
NEAR = 1
BACK = 51  # the first tile of a card seen from behind


def begin(player, motion=1):
    player.app.settings[MOTION] = motion
    player.press("a")
    player.idle()
    return player.app.top.view


def places_of_the_trick(player, view, frames=100):
    seen = set()
    for _ in range(frames):
        player.app.frame()
        seen.add(tuple((card.x, card.y) for card in view._trick if not card.hidden))
    return seen


@pytest.mark.parametrize("motion, places", [(1, range(5, 100)), (0, [1])])
def test_a_card_slides_to_the_trick_only_if_motion_is_wanted(motion, places):
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player, motion)
        player.machine.press("a")
        player.app.frame()
        player.app.frame()
        assert len(places_of_the_trick(player, view, 60)) in places


@pytest.mark.parametrize("board", SIZES.values())
@pytest.mark.parametrize("motion", [0, 1])
def test_from_a_play_until_the_next_each_card_is_seen_at_one_place(board, motion):
    with Player(board, match=(duck(stored=4),)) as player:
        view = begin(player, motion)
        player.press("right", "right", "right")
        player.machine.press("a")
        for _ in range(3):
            player.app.frame()
        while not player.app.idle:
            player.app.frame()
            places = {}
            for card in view._trick + view._hand:
                face = tuple(card[i] for i in range(6))
                if not card.hidden and face[0] < BACK:
                    assert places.setdefault(face, (card.x, card.y)) == (card.x, card.y)
        drawn = [card for card in view.group if card in view._hand and not card.hidden]
        assert drawn == view._hand


def test_a_card_that_comes_from_the_stock_is_there_if_motion_is_switched_off_before_it_sets_out():
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player)
        view.drawn(NEAR, 5, 0, 13)
        player.app.settings[MOTION] = 0
        view.motion.settle()
        assert not view._hand[0].hidden and view._trick[2 + NEAR].hidden


def test_a_hand_that_was_to_be_drawn_waits_for_the_card_that_comes_and_not_for_ever():
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player)
        view._trick[2 + NEAR].hidden = False  # of the second of two tricks
        view.hand(range(1, 13), 3, 0)
        view.drawn(NEAR, 13, 12, 13)
        view.hand(range(1, 14), 12, 0)
        for _ in range(500):
            if view.motion.busy:
                view.motion.skip()
                view.motion.step()
        assert not view.motion.busy and not view._hand[12].hidden


def test_any_button_ends_what_slides():
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player)
        player.press("a")
        assert view.motion._slides
        player.press("b")
        assert not view.motion._slides


def test_what_sets_out_on_a_table_that_is_not_seen_yet_is_there_at_once():
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player)
        view.drawn(NEAR, 5, 0, 13)
        view.motion.settle()
        assert not view.motion.busy


@pytest.mark.parametrize("motion", [0, 1])
def test_while_a_card_comes_from_the_stock_each_card_is_seen_once(motion):
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player, motion)
        player.press("a")
        kept = set(player.app.top._hand)
        while kept >= set(player.app.top._hand):
            player.app.frame()
        while not player.app.top.asking or view.motion.busy:
            seen = [view._faces[i] >> 1 for i in range(13) if not view._hand[i].hidden]
            assert len(seen) == len(set(seen))
            assert kept <= set(seen)
            flies = motion and not view._trick[3].hidden
            assert len(seen) == (12 if flies else 13) or view.motion.busy
            assert not (flies and len(seen) == 13)
            player.app.frame()
        assert sorted(seen) == sorted(player.app.top._hand)


@pytest.mark.parametrize("board", SIZES.values())
def test_when_the_near_side_wins_the_far_hand_s_card_comes_from_the_stock_too(board):
    with Player(board, match=(duck(stored=4),)) as player:
        view = begin(player)
        player.press("a")
        ways = [set(), set()]
        while not player.app.idle:
            player.app.frame()
            for card, way in zip(view._trick[2:], ways, strict=True):
                if not card.hidden:
                    way.add((card.x, card.y))
        game = player.app.top.game
        assert game.leader == player.app.top.near and len(game.hands[0]) == 13
        assert min(len(way) for way in ways) > 5


def test_a_card_on_its_way_to_the_far_hand_goes_under_the_name_of_the_course():
    theirs = "3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS"
    with Player(match=(duck(theirs=theirs, table="7S", leader=1),)) as player:
        def course():
            width, _, pixels = player.picture()
            return [pixels[3 * width * y:][:3 * 60] for y in range(10)]

        view = begin(player)
        before = course()
        player.press("a")
        seen = []
        while len(seen) < 9:
            player.app.frame()
            if not view._trick[2].hidden and view._trick[2].y < 9:
                seen.append(course())
        assert all(now == before for now in seen)


def test_a_cursor_that_runs_stands_where_it_was_let_go():
    with Player(match=(duck(stored=4),)) as player:
        view = begin(player)
        player.hold("right", 900)
        player.idle()
        chosen = player.app.top._asker.chosen
        raised = [card.y < view._places.HAND for card in view._hand if not card.hidden]
        assert raised == [place == chosen for place in range(len(raised))]


def test_a_product_counts_up_until_a_button_shows_it_all():
    with Player(match=(LAST_CARDS,)) as player:
        begin(player)
        player.press("a")
        while player.screen != "tally":
            player.app.frame()
        product = str(player.app.top._game.deal_points()[0])
        assert product not in player.texts()
        player.press("a")
        assert product in player.texts()
        assert player.screen == "tally"
