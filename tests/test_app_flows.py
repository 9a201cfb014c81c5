"""Ways through the app, pressed and looked at as a person does."""

import sys

import pygame
import pytest

from engine.settings import QUACK as AUTO_QUACK
from engine.sitting_ducks.deck import CARDS, CODE
from engine.ui.texts import LANGUAGES
from sim import boards
from tests import ducks_table
from tests.player import SIZES, Player
from tests.positions import FRIENDS, THEIRS, WATCHING, YOU, YOURS, duck, soup

QUACK = duck(theirs="3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", table="7S", leader=1)
LAST_CARDS = soup("QS AS", "KS JS", [9, 7], [(5, 1), (3, 2)], totals=[150, 130])
RP2040 = "pico-st7735"


def begin(player, opponent, length=0):
    """From the title to the table, by way of the set-up; opponent: presses from "normal" on."""
    player.choose("Duck Soup")
    player.press(*["right" if opponent > 0 else "left"] * abs(opponent), "down")
    player.press(*["right"] * length, "down", "a")


def play_to_the_title(player):
    """Press A for whatever comes, B for a tally; the names of the screens that were seen."""
    screens = []
    while player.screen != "title":
        if player.screen not in screens:
            screens.append(player.screen)
        player.press("b" if player.screen == "tally" else "a")
    return screens


def table(player):
    """The picture from the cards down: above is also what led to it, which no save keeps."""
    width, height, pixels = player.picture()
    return pixels[3 * width * (height // 3):]


def leave(player):
    """From the table to the title."""
    player.press("start", "up", "a")
    assert player.screen == "title"


def row_chosen(player):
    menu = player.app.top.menu
    return menu.rows[menu.chosen][0]


def test_start_chooses_on_the_title_as_a_does():
    with Player() as player:
        player.press("start")
        assert player.screen == "learn"


def test_the_game_left_and_after_a_power_cut_the_match_saved_last_is_offered_first():
    with Player(match=(duck(),)) as player:
        player.choose("Sitting Ducks")
        player.press("start")
        player.idle()
        leave(player)
        player.press("down", "a")
        player.idle()
        leave(player)
        assert row_chosen(player) == "Go on: Duck Soup"
        player.power()
        assert row_chosen(player) == "Go on: Sitting Ducks"
        assert player.texts()[:2] == ["Go on: Sitting Ducks", "Go on: Duck Soup"]


def test_who_keeps_the_saved_match_is_back_at_the_row_chosen():
    with Player(match=(duck(),)) as player:
        player.choose("Duck Soup")
        assert "A match is saved" in player.texts()
        player.press("b")
        assert row_chosen(player) == "Duck Soup"
        player.choose("Go on: Duck Soup")
        assert player.screen == "table"


@pytest.mark.parametrize("opponent", [-1, 0, 1], ids=["easy", "normal", "hard"])
def test_a_whole_match_ends_at_the_title_and_nothing_of_it_is_kept(opponent):
    with Player(blind=True) as player:
        begin(player, opponent)
        assert play_to_the_title(player) == ["table", "tally"]
        assert not any("Go on: Duck Soup" in text for text in player.texts())
        assert row_chosen(player) == "Duck Soup"


def test_two_people_play_a_whole_match():
    with Player(blind=True) as player:
        begin(player, 2)
        assert play_to_the_title(player) == ["hand_over", "table", "tally"]


def test_a_match_to_3_goes_on_after_the_first_game():
    with Player(match=(LAST_CARDS, (0, 1), 1)) as player:
        player.press("a")
        while "Games won (to 3)" not in player.texts():
            player.press("a")
        player.press("a")
        assert player.screen == "table"


@pytest.mark.parametrize("players", [YOU, FRIENDS])
def test_after_a_match_another_with_the_same_players_can_begin(players):
    with Player(match=(dict(LAST_CARDS, games=[2, 0]), players, 1)) as player:
        player.sit_down()
        while not any(text.endswith("the match!") for text in player.texts()):
            player.press("a")
        assert "Ⓐ play again   Ⓑ title" in player.texts()
        player.press("a")
        if players == FRIENDS:
            assert player.screen == "hand_over"
            player.press("a")
        assert player.screen == "table"
        leave(player)
        player.choose("Go on: Duck Soup")
        session = player.app._stack[0][1].session
        assert (session.players, session.length) == (list(players), 1)
        assert (session.game.games, session.game.totals) == ([0, 0], [0, 0])


def play_again(player):
    """From the title to the end of a match that is saved, and on to another."""
    player.sit_down()
    while not any(text.endswith("the match!") for text in player.texts()):
        player.press("a")
    player.press("a")
    player.idle()


def test_another_match_is_as_one_from_the_set_up():
    dealers = set()
    for seed in range(8):
        with Player(match=(LAST_CARDS, YOU, 0), seed=seed, blind=True) as player:
            play_again(player)
            table = player.app.top
            dealers.add(table.game.dealer)
            assert not table.can_take_back()
            assert table.log.whole
            said = table.log.paragraph(0)[0] if table.log.noted else "nothing"
            assert said.startswith("They lead") == (table.game.dealer == 0)
            if table.game.dealer:  # a lead can be taken back
                dealt = table.session.pack()
                player.wait(1000)  # till no press means to go on faster any more
                player.press("a")
                assert table.can_take_back()
                player.press("b")
                player.idle()
                assert table.session.pack() == dealt
            player.power()
            player.press("a")
            player.idle()
            assert player.app.top.game.dealer == table.game.dealer
            assert player.app.top.game.hands[0] == table.game.hands[0]
    assert dealers == {0, 1}  # drawn, not in turn


@pytest.mark.parametrize("board", SIZES.values())
def test_a_match_left_in_the_middle_of_a_trick_is_found_so_again(board):
    with Player(board, match=(QUACK,)) as player:
        player.press("a")
        player.idle()
        for _ in range(2):
            player.press("a")
            player.idle()
            before = table(player)
            leave(player)
            player.power()
            player.press("a")
            player.idle()
            assert table(player) == before


def test_where_each_save_costs_an_erase_a_match_is_kept_from_its_beginning():
    with Player() as player:
        begin(player, 0)
        player.power()
        assert "Go on: Duck Soup" in player.texts()


@pytest.mark.parametrize("button", ["start", "select"])
def test_where_each_save_costs_an_erase_the_menu_keeps_the_last_move(button):
    with Player(match=(QUACK,)) as player:
        player.press("a")
        player.idle()
        player.press("a")
        player.idle()
        before = table(player)
        player.press(button)
        player.power()
        player.press("a")
        player.idle()
        assert (table(player) == before) == (button == "start")


def test_on_an_rp2040_a_power_cut_loses_no_move():
    with Player(RP2040, match=(QUACK,)) as player:
        player.press("a")
        player.idle()
        for _ in range(4):
            player.press("a")
            player.idle()
            before = table(player)
            player.power()
            player.press("a")
            player.idle()
            assert table(player) == before


@pytest.mark.parametrize("theirs", ["3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS QS",
                                    "AC 4C 5C 4D 5D 6D JD 2H 3H 8H 6S 7S TS"])
def test_no_hand_is_shown_before_it_is_handed_over(theirs):
    """However the hands differ, all pictures are the same up to the press of A."""

    def pictures(**hands):
        with Player(match=(duck(**hands), FRIENDS)) as player:
            player.press("a")
            seen = []
            for _ in range(100):
                player.app.frame()
                seen.append(player.picture())
            assert player.screen == "hand_over"
            player.press("a")
            return seen, player.picture()

    before, hand = pictures()
    before_others, other_hand = pictures(
        mine=theirs, theirs="2C 7C JC 7D TD KD 4H 5H QH 2S 8S 9S AS")
    assert before == before_others
    assert hand != other_hand


LOW, HIGH = YOURS[3:], THEIRS[3:]  # hands without their first card


@pytest.mark.parametrize("position, other", [
    (duck("2C " + LOW, "3C " + HIGH, stored=12), duck("2C " + HIGH, "3C " + LOW, stored=12)),
    (duck("2C " + LOW, "AC " + HIGH, stored=12), duck("2C " + HIGH, "AC " + LOW, stored=12)),
    (soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], rng=1),
     soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], rng=2)),
    (soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], totals=[200, 200], rng=1),
     soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], totals=[200, 200], rng=2)),
], ids=["course, the lead changes", "course, it does not", "deal", "game"])
def test_no_hand_is_shown_after_a_page_that_both_have_read(position, other):
    """However the hands differ, all pictures are the same up to the press of A."""

    def pictures(position):
        with Player(match=(position, FRIENDS, 3)) as player:
            player.sit_down()
            while player.screen != "tally":  # the last trick of both
                player.press("a")
                player.idle()
            seen = [player.picture()]
            while player.screen != "hand_over":
                assert len(seen) < 300, "the handheld is handed to nobody"
                if player.screen == "tally" and player.app.idle:
                    player.press("a")
                player.app.frame()
                seen.append(player.picture())
            player.press("a")
            player.idle()
            return seen, player.picture()

    before, hand = pictures(position)
    before_others, other_hand = pictures(other)
    assert before == before_others
    assert hand != other_hand


def test_after_a_card_the_hand_is_covered_for_the_other_person():
    with Player(match=(duck(), FRIENDS)) as player:
        player.press("a", "a")
        player.idle()
        player.press("a")
        while player.screen != "hand_over":
            player.app.frame()
        assert player.texts()[1:3] == ["Hand it to Player 2", "Player 1 leads 2♣."]


def test_what_one_has_drawn_is_not_read_by_the_other_when_the_hand_over_is_lifted():
    with Player(match=(duck(), FRIENDS)) as player:
        player.sit_down()
        player.press("a")
        player.idle()
        player.press("a", "a")  # lifted, and followed
        seen = []
        while player.screen != "hand_over":
            player.app.frame()
            seen += player.texts()
        assert "Player 2 draws 4♣" in seen
        player.wait(100)
        player.machine.press("a")
        while "Your lead: any card" not in player.texts():
            player.app.frame()
            assert "Player 2 draws 4♣" not in player.texts()


def test_a_press_in_the_moment_in_which_the_hand_over_comes_does_not_lift_it():
    with Player(match=(duck(), FRIENDS)) as player:
        player.sit_down()
        player.press("a")
        while player.screen != "hand_over":
            player.app.frame()
        player.machine.press("a")  # before it is seen
        player.wait(300)
        assert player.screen == "hand_over"
        player.machine.release("a")
        player.press("a")
        assert player.screen == "table"


def test_watching_goes_on_by_itself_when_a_page_has_been_read():
    last = soup("AS", "2S", [9, 7], [(6, 0), (6, 0)], totals=[150, 130])
    with Player(match=(last, WATCHING, 3), blind=True) as player:
        player.press("a")
        pages = {player.screen}
        for _ in range(600):
            player.wait(100)
            pages.add(player.screen)
        assert pages == {"table", "tally"} and player.screen == "table"


def test_watching_ends_by_itself():
    with Player(match=(LAST_CARDS, WATCHING)) as player:
        player.press("a")
        player.wait(60_000)
        assert player.screen == "title"


@pytest.mark.parametrize("button", boards.BUTTONS)
def test_any_button_skips_what_is_shown(button):
    with Player(match=(duck(),)) as player:
        player.press("a")
        player.idle()
        player.press("a")
        assert "You lead 2♣" in player.texts()
        player.press(button)
        assert "You lead 2♣" not in player.texts()
        assert player.screen == ("menu" if button == "start" else "table")


def test_start_opens_the_menu_whenever_a_game_is_on():
    with Player(match=(duck(), WATCHING)) as player:
        player.press("a")
        for _ in range(40):
            player.wait(130)
            player.press("start")
            assert player.screen == "menu"
            player.press("b")


@pytest.mark.parametrize("position, length, told", [
    (duck(stored=6, totals=[108, 70]), 0,
     ["Tricks of 2 points 3 0", "Tricks of 1 point 0 3", "Duck points 6 3",
      "Earlier deals 108 70", "Duck × Soup points."]),
    (soup("2C", "3C", [12, 7], [(4, 1), (3, 4)], totals=[88, 70], games=[2, 1]), 1,
     ["Tricks of 2 points 4 3", "Tricks of 1 point 1 4", "Duck × Soup 12×9 7×10",
      "This deal so far 108 70", "Earlier deals 88 70", "Games won (to 3) 2 1"]),
])
def test_the_score_tells_what_this_deal_came_to_so_far_and_the_match_before(
        position, length, told):
    with Player(match=(position, YOU, length)) as player:
        player.sit_down()
        player.press("start")
        player.choose("Score")
        assert " ".join(told) in " ".join(player.texts())


def test_with_the_setting_quack_a_quacks_and_b_is_silent():
    with Player(match=(QUACK,)) as player:
        player.press("a")
        player.idle()
        player.press("right", "start", "up", "up", "a", "down", "down", "right", "b", "b")
        assert any("Ⓐ QUACK!   Ⓑ silent" in text for text in player.texts())
        player.press("a")
        assert "You quack: 7♣!" in player.texts()


@pytest.mark.parametrize("language, quack, silent", [
    ("en", "press %s for", "Without a quack (%s)"), ("de", "drück %s für", "Ohne Quak (%s)")])
@pytest.mark.parametrize("quacks, keys", [(0, "ⒷⒶ"), (1, "ⒶⒷ")])
def test_the_rules_name_the_button_that_quacks(language, quack, silent, quacks, keys):
    with Player(language=language) as player:
        player.app.settings[AUTO_QUACK] = quacks
        player.choose("Learn to play")
        player.choose("Rules: Duck Soup")
        read = ""
        while player.app.top._number < 6:
            read += " ".join(player.texts()).replace("\n", " ")
            player.press("right")
        assert quack % keys[0] in read
        assert silent % keys[1] in read


@pytest.mark.parametrize("position, presses, answer", [
    (duck(), "b", "A lead cannot quack"),
    (QUACK, "b", "Only the led rank quacks"),
    (duck("2C 7C JC TD KD 4H 5H QH 2S 8S 9S AS", "3C 8C KC AD 3D 8D 9D 6H JH KH 3S",
          "7H 7S! 7D", leader=1), "b", "Nobody quacks now: press Ⓐ"),
    (duck("2C JC 7D TD KD 4H 5H QH 2S 8S 9S AS", "3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS",
          "7H 7S!"), ["right"], "Only a third 7 can answer"),
    (duck("2C JC AD TD KD 4H 5H QH 2S 8S 9S 7S", "3C 8C KC 7D 3D 8D 9D 6H JH KH 3S JS",
          "AH AS!"), ["right"], "Only a third ace can answer"),
])
def test_a_refused_press_is_answered_and_changes_nothing(position, presses, answer):
    with Player(match=(position,)) as player:
        player.press("a")
        player.idle()
        player.press(*presses)
        assert answer in player.texts()
        assert player.app.idle


@pytest.mark.parametrize("content, title", [(b"someone else's", "Strange save"),
                                            (b"D\1\1\1\0", "Damaged save")])
def test_nothing_is_lost_where_starting_fresh_is_refused(content, title):
    with Player(content=content) as player:
        before = bytes(player.nvm.content)
        assert title in player.texts()
        player.press("b")
        begin(player, 0)
        player.idle()
        leave(player)
        assert bytes(player.nvm.content) == before
        player.power()
        assert title in player.texts()
        player.press("a")
        assert player.screen == "title"
        begin(player, 0)
        player.idle()
        leave(player)
        player.power()
        assert "Go on: Duck Soup" in player.texts()


@pytest.mark.parametrize("nvm, words", [((0, 1, False), "no memory"),
                                        ((256, 256, False), "too little")])
def test_without_memory_the_game_says_so_and_plays(nvm, words):
    with Player(RP2040, nvm=nvm) as player:
        assert words in player.texts()[1].replace("\n", " ")
        player.press("a")
        begin(player, 0)
        player.idle()
        assert player.screen == "table"
        leave(player)
        assert "Go on: Duck Soup" not in player.texts()


@pytest.mark.parametrize("board", [{}, {"board": RP2040}], ids=["SAMD51", "RP2040"])
def test_a_match_saved_by_another_version_is_kept_until_a_new_one_begins(board):
    with Player(match=(duck(), (0, 1), 0, 99), **board) as player:
        before = bytes(player.nvm.content)
        player.press("a")
        assert "Unreadable match" in player.texts()
        player.press("a")
        assert player.screen == "title"
        assert bytes(player.nvm.content) == before


def test_leaving_a_game_unloads_its_modules_every_time():
    with Player(blind=True) as player:
        loaded = None
        for turn in range(20):
            if turn:
                player.press("a")
            else:
                begin(player, -1)
            player.idle()
            leave(player)
            assert not [name for name in sys.modules if name.startswith("engine.duck_soup.")]
            now = {name for name in sys.modules if name.startswith(("engine", "hw"))}
            assert loaded in (None, now)
            loaded = now


def test_while_a_computer_player_thinks_the_menu_opens_and_it_thinks_on():
    """Hard, to lead from a whole hand, thinks for many frames."""

    def choice(disturb):
        with Player(match=(duck(leader=1), (0, 3)), seed=1) as player:
            player.press("a")
            assert "They are thinking" in player.texts()
            if disturb:
                player.press("start")
                assert player.screen == "menu"
                player.wait(1000)
                player.press("b")
            frames = 0
            while "They are thinking" in player.texts():
                player.app.frame()
                frames += 1
            return frames, player.picture()

    frames, picture = choice(disturb=False)
    assert frames > 1
    assert choice(disturb=True)[1] == picture


@pytest.mark.parametrize("button", ["a", "b"])
def test_a_quack_at_the_very_last_card_is_ducked_with_an_empty_hand(button):
    quacked = soup("", "", [9, 7], [(5, 1), (3, 3)], table=["7S", "7H!"])
    with Player(match=(quacked,)) as player:
        player.press("a")
        player.idle()
        player.press("left", "up", "select", "a", button)
        player.idle()
        assert player.screen == "tally"


@pytest.mark.parametrize("board", SIZES.values())
def test_the_cards_of_sitting_ducks_are_leafed_through_by_holding(board):
    with Player(board, language="de") as player:
        player.choose("Learn to play")
        player.choose("Cards: Sitting Ducks")
        seen = []
        player.machine.press("right")
        while not seen or seen[-1][1] != "49/49":
            page = player.texts()[0], player.texts()[-1].split()[-4]
            seen += [page] if page not in seen else []
            player.app.frame()
        assert player.now < 10_000
        player.machine.release("right")
        assert seen == [(title, f"{number}/49") for number, (title, _) in enumerate(seen, 1)]
        assert (seen[0][0], seen[-1][0]) == ("Ab in den Süden", "Zielen!")
        while player.screen == "pages":  # its text may go on overleaf
            assert player.texts()[0] == "Zielen!"
            player.press("a")
        assert player.screen == "learn"


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_each_card_has_its_icon_in_the_corner(size):
    codes = [row[CODE] for row in CARDS]
    with Player(SIZES[size], blind=True) as player:
        layout = player.app.layout
        player.choose("Learn to play")
        player.choose("Cards: Sitting Ducks")
        for _ in codes:
            page = player.app.top
            icon = page.group[-2]  # above all but the hint
            code = page._keys[page._number - 1][0]
            assert icon[0] == codes.index(code)
            right = icon.x + icon.tile_width
            assert (right, icon.y) == (layout.width - layout.inset, layout.inset)
            while page._keys[page._number - 1][0] == code:  # its text may go on overleaf
                player.press("right")


def test_the_first_card_is_shown_before_all_are_read(monkeypatch):
    with Player() as player:
        player.choose("Learn to play")
        texts = sys.modules["engine.ui.texts"]
        read, find = [], texts._find
        monkeypatch.setattr(texts, "_find", lambda lines, key: read.append(key) or find(lines, key))
        player.choose("Cards: Sitting Ducks")
        assert player.texts()[0] == "Afterburner"
        assert len(read) < 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size, left, top, right, bottom", [
    ("160x128", 88, 41, 156, 94), ("240x240", 119, 81, 228, 166)])
def test_most_of_the_duck_is_seen_beside_two_saved_matches(
        size, left, top, right, bottom, language):
    with Player(SIZES[size], match=(duck(),), language=language) as player:
        ducks_table.sit(player, ducks_table.game())
        player.idle()
        player.app.show_title()
        player.app.frame()
        assert len(player.app.top.menu.rows) == 7
        width, _, pixels = player.picture()
        title = pygame.image.load(f"assets/{size}/title.bmp")
        at = [(x, y) for x in range(left, right) for y in range(top, bottom)]
        seen = [pixels[3 * (y * width + x)] >> 3 == title.get_at((x, y))[0] >> 3 for x, y in at]
        assert sum(seen) > len(seen) * 0.8
