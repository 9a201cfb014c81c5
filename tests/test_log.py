"""The log of a game: what it tells, how it scrolls, and what it keeps to itself."""

import pytest

from engine.sitting_ducks.cards import DISCARDED, PLAYED
from engine.sitting_ducks.deck import CARDS, CODE
from tests import ducks_table
from tests.player import SIZES, Player
from tests.positions import FRIENDS, YOU, duck, soup

QUACKED = duck(theirs="3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", table="7S", leader=1)
CODES = [row[CODE] for row in CARDS]
LAST_CARDS = soup("QS AS", "KS JS", [9, 7], [(5, 1), (3, 2)])


def open_log(player):
    """The lines of the log, from the table."""
    player.press("start")
    player.press(*["down"] * player.app.top._keys.index("log"), "a")
    assert player.screen == "log"
    return lines(player)


def lines(player):
    """What the page says, without its title and its hint."""
    found = [text.split("\n") for text in player.texts() if text not in ("▲", "▼")]
    return [line for text in found[1:-1] for line in text]


def play(player, cards):
    for _ in range(cards):
        player.press("a")
        player.idle()


@pytest.mark.parametrize("board", SIZES.values())
def test_the_newest_is_at_the_bottom_and_the_oldest_is_reached_by_scrolling(board):
    with Player(board, match=(duck(stored=6),)) as player:
        player.sit_down()
        play(player, 8)
        log = player.app.top.log
        bottom = open_log(player)
        assert log.paragraph(log.noted - 1)[0].endswith(bottom[-1].strip())
        player.press("down")
        assert lines(player) == bottom
        seen = bottom
        for _ in range(100):
            player.press("up")
            if lines(player) == seen:
                break
            assert lines(player)[1:] == seen[:-1]  # by one line
            seen = lines(player)
        assert " ".join(" ".join(seen).split()).startswith(
            "What came before was not kept. You lead 2♣")
        for _ in range(100):
            player.press("right")
            if lines(player) == seen:
                break
            seen = lines(player)
        assert seen == bottom


def test_that_something_came_before_is_said_only_where_it_did():
    with Player() as player:
        player.choose("Sitting Ducks")
        player.press("start")
        player.idle()
        table = player.app.top
        table.log.noted = 0  # whoever begins
        assert open_log(player) == ["Nothing happened yet."]
        player.press("b", "b")
        table.log.note(PLAYED, 0, CODES.index("gigolo"))
        assert open_log(player) == ["You: Gigolo."]


@pytest.mark.parametrize("presses, begins", [
    ("", "Nothing happened yet."), ("a", "What came before was")])
def test_a_match_saved_before_its_first_card_has_its_beginning_in_the_log(presses, begins):
    with Player(match=(duck(),)) as player:
        player.sit_down()
        play(player, len(presses))
        player.press("start", "a")  # it saves
        player.power()
        player.sit_down()
        assert "".join(open_log(player)).startswith(begins)


@pytest.mark.parametrize("presses, begins", [
    ("", "Nothing happened yet."), ("a", "You: Alien"), ("aa", "What came before was")])
def test_a_game_saved_before_a_second_card_has_its_beginning_in_the_log(presses, begins):
    with Player(blind=True) as player:
        after_a_power_cut(player, "alien-abduction", "G R B G w w", presses)
        assert " ".join(open_log(player)).startswith(begins)


@pytest.mark.parametrize("board", SIZES.values())
def test_the_foot_speaks_of_scrolling_only_if_there_is_more_than_is_seen(board):
    with Player(board, match=(duck(),)) as player:
        player.sit_down()
        open_log(player)
        assert player.texts()[-1] == "Ⓑ back"
        player.press("b", "b")
        play(player, 8)
        open_log(player)
        assert player.texts()[-1] == "▲▼ scroll   Ⓑ back"


def test_the_log_is_read_while_a_computer_player_thinks():
    with Player(match=(duck(), (0, 3))) as player:
        player.sit_down()
        player.press("a", "a")
        while not player.app.top._thinking:
            player.app.frame()
        assert open_log(player)[-1] == "You lead 2♣."


def test_it_goes_back_256_events_and_says_that_there_were_more():
    with Player(match=(duck(),), blind=True) as player:
        player.sit_down()
        table = player.app.top
        for count in range(300):
            table.log.note(1, count % 2, 1 + count % 13)
        assert (table.log.oldest, table.log.noted) == (44, 300)
        open_log(player)
        for _ in range(30):
            player.press("left")
        assert lines(player)[0] == "What came before was not"
        assert lines(player)[2] == "You lead 6♣."


def test_what_is_drawn_is_told_to_nobody():
    with Player(match=(QUACKED,)) as player:
        player.sit_down()
        play(player, 3)
        text = " ".join(open_log(player))
        assert "play" in text
        assert "draw" not in text


def test_the_end_of_a_course_and_of_a_game_stand_in_it():
    with Player(match=(dict(LAST_CARDS, totals=[240, 0]), YOU, 3), blind=True) as player:
        player.sit_down()
        while player.screen != "tally":
            player.press("a")
        assert player.app._stack[-2][1].log.paragraph(
            player.app._stack[-2][1].log.noted - 1)[0] == "You win the game!"


def test_a_play_of_sitting_ducks_is_one_paragraph_as_it_was_told():
    with Player(blind=True) as player:
        ducks_table.sit(player, ducks_table.game("aim", "*R G B w w w", theirs="fire", turn=2))
        player.idle()
        assert " ".join(" ".join(open_log(player)).split()).endswith(
            "Blue: Fire! on your duck. You lose a duck!")


def test_one_of_the_cards_taken_is_told_like_any_other():
    with Player(blind=True) as player:
        ducks_table.sit(player, ducks_table.game("dr-duck", "R G B w w w", theirs="fire aim"))
        player.idle()
        table = player.app.top
        while len(whole_log(table)) < 2 or " on " not in whole_log(table)[1]:
            player.press("a")
        assert whole_log(table)[0] == "You: Dr. Duck. You take a card from each."
        assert whole_log(table)[1].startswith("You: Aim! on ")


def test_every_sentence_has_its_full_stop_and_no_other_mark_gets_one():
    with Player(blind=True) as player:
        ducks_table.sit(player, ducks_table.game("flying-ace"))
        player.idle()
        log = player.app.top.log
        for kind, card in ((PLAYED, "flying-ace"), (DISCARDED, "fire"), (DISCARDED, "draft"),
                           (PLAYED, "gigolo")):
            log.note(kind, 0, CODES.index(card))
        text, after = log.paragraph(0)
        assert text == "You: Flying Ace. You discard Fire! You discard Draft."
        assert log.paragraph(after)[0] == "You: Gigolo."


def test_a_swan_song_stands_in_it_before_the_loss_that_it_brings():
    with Player(blind=True) as player:
        ducks_table.sit(player, ducks_table.game("fire", "*G[s] B R w w w"), ducks_table.FRIENDS)
        player.sit_down()
        while player.screen != "hand_over":
            player.press("a")
        assert " ".join(player.texts()).endswith("Green loses a duck! Green: press Ⓐ")
        player.press("a")
        while player.screen != "hand_over":
            player.press("a")
        log = player.app._stack[-2][1].log
        assert log.paragraph(0)[0] == (
            "Red: Fire! on Green's duck. Green loses a duck! "
            "Swan Song! Green picks a duck. Blue loses a duck!")


def test_at_the_hand_over_all_is_told_that_came_since_one_had_the_handheld():
    with Player(blind=True) as player:
        ducks_table.sit(player, ducks_table.game("aim", "R G B w w w"), ducks_table.FRIENDS)
        player.sit_down()
        told = []
        for _ in range(3):
            while player.screen != "hand_over":
                player.press("a")
            told.append(player.texts()[2].replace("\n", " "))
            player.press("a")
        assert told == ["Red: Aim! on Green's duck.",
                        "Red: Aim! on Green's duck. Green: Aim! on Red's duck.",
                        "Green: Aim! on Red's duck. Blue: Aim! on water."]


def test_a_low_display_leaves_out_whole_paragraphs_at_the_hand_over():
    with Player("pico-ssd1306", blind=True) as player:
        ducks_table.sit(player, ducks_table.game("aim", "R G B w w w"), ducks_table.FRIENDS)
        player.sit_down()
        for _ in range(2):
            player.press("a")
            while player.screen != "hand_over":
                player.press("a")
        assert player.texts()[2] == "Green: Aim! on Red's\nduck."


def test_a_duck_shot_unseen_is_told_once_even_if_the_line_changes_after_it():
    with Player(blind=True) as player:
        ducks_table.sit(player, ducks_table.game("shot-in-the-dark", "R G[t1] B w w w", deck="Bww"))
        player.idle()
        player.press("a")
        log = player.app.top.log
        while log.noted < 3:  # until Tail Up comes off, at the turn of who has placed it
            player.app.frame()
        assert log.paragraph(0)[0] == (
            "You: Shot in the Dark. The top card is Blue's duck. Tail Up comes off.")


def after_a_power_cut(player, hand, line, presses):
    """The table of a game that was cut off after some presses, and its log's first paragraph."""
    ducks_table.sit(player, ducks_table.game(hand, line, theirs="draft aim"))
    player.idle()
    for button in presses:
        player.press(button)
        player.idle()
    player.press("start")  # it saves
    player.power()
    player.press("a")
    player.idle()
    return player.app.top


def whole_log(table):
    found = []
    entry = 0
    while entry < table.log.noted:
        text, entry = table.log.paragraph(entry)
        found.append(text)
    return found


@pytest.mark.parametrize("hand, before, at_once, after, in_the_end", [
    ("alien-abduction", "a", ["You: Alien Abduction."], "a",
     "You: Alien Abduction on Green's duck."),
    ("take-cover", "aa", ["You: Take Cover! on your duck."], "a",
     "You: Take Cover! on your duck and Green's duck."),
    ("bully-drake", "aaa", ["You: Bully Drake."], "a", "You: Bully Drake."),
    ("duck-tracey", "aaa", ["You: Duck Tracey."], "", "You: Duck Tracey."),
    ("duck-tracey", "aaaa", ["You: Duck Tracey.", "You: Draft."], "",
     "You: Duck Tracey."),
])
def test_after_a_power_cut_it_begins_with_the_card_being_played(
        hand, before, at_once, after, in_the_end):
    with Player(blind=True) as player:
        table = after_a_power_cut(player, hand, "G R B G w w", before)
        assert whole_log(table) == at_once
        for button in after:
            player.press(button)
        assert table.log.paragraph(0)[0].startswith(in_the_end)
        assert table.teller()._title == at_once[-1].partition(" on ")[0].rstrip(".")


@pytest.mark.parametrize("hand, before", [
    ("alien-abduction", "a"), ("take-cover", "aa"), ("bully-drake", "aaaa"),
    ("duck-tracey", "aaaa")])
def test_what_was_taken_up_and_taken_back_is_not_told(hand, before):
    with Player(blind=True) as player:
        table = after_a_power_cut(player, hand, "G R B G w w", before)
        through = len(table.game.playing) - 1
        for _ in range(7):
            if table.can_take_back():
                player.press("b")
                player.idle()
        assert len(table.game.playing) == through
        assert whole_log(table) == ["You: Duck Tracey."] * through
        player.press("a")
        player.idle()
        assert len(whole_log(table)) == through + 1


def test_after_a_power_cut_a_swan_song_is_told_as_such():
    with Player(blind=True) as player:
        table = after_a_power_cut(player, "fire", "*R[s] B G w w w", "aa")
        assert whole_log(table) == ["You: Fire!"]
        player.press("a", "a")
        assert table.log.paragraph(0)[0] == (
            "You: Fire! Swan Song! You pick a duck. Blue loses a duck!")


def test_what_a_person_looks_at_is_not_in_the_log():
    with Player(blind=True) as player:
        hand = ducks_table.game("whispers aim", "R G B G w w", theirs="gigolo recall")
        ducks_table.sit(player, hand, FRIENDS)
        player.sit_down()
        while player.screen != "peek":
            player.press("a")
        player.press("a")
        player.idle()
        text = " ".join(" ".join(open_log(player)).split())
        assert "Red looks at Green's hand." in text
        assert "Gigolo" not in text
