"""Ways through Sitting Ducks, pressed and looked at as a person does."""

import importlib
import random
import sys

import pytest

from engine.settings import DUCKS, LANGUAGE
from engine.sitting_ducks.cards import CARD, DONE
from engine.sitting_ducks.deck import CARDS, CODE
from engine.sitting_ducks.rules import Game
from engine.sitting_ducks.words import why_not
from tests.ducks_table import FRIENDS, YOU, game, sit
from tests.player import SIZES, Player

CODES = [row[CODE] for row in CARDS]


@pytest.fixture
def player():
    with Player() as player:
        yield player


def read(player):
    """All that can be read on the screen, in one line."""
    return " ".join(" ".join(player.texts()).split())


def asked(player, position, players=YOU):
    """Sit down and wait until asked, past a hand-over."""
    sit(player, position, players)
    player.idle()
    if player.screen == "hand_over":
        player.press("a")
        player.idle()


def told(player):
    """What is read until a person is asked, each text once."""
    seen = []
    while not player.app.idle:
        player.app.frame()
        if read(player) not in seen:
            seen.append(read(player))
    return " / ".join(seen)


def leave(player):
    player.press("start", "up", "a")
    assert player.screen == "title"


# --- cards and picks --------------------------------------------------------------------


def test_the_chosen_card_says_its_name_and_what_it_does(player):
    asked(player, game())
    assert "Aim! Put a crosshair over a slot that has none." in read(player)
    player.press("right")
    assert "Fire! Shoot the duck under a crosshair." in read(player)


def test_a_duck_that_no_shot_hurts_is_said_to_be_safe(player):
    asked(player, game("billy-the-duck", "G[t1] B[s] G[bc] w w w"))
    player.press("a")
    assert "Green's duck, safe: Tail Up" in read(player)
    player.press("right")
    assert "Blue's duck, Swan Song" in read(player)
    player.press("right")
    assert "Green's duck, safe: Bodyguard, Little Coward" in read(player)


def test_the_cursor_goes_over_the_legal_targets_only(player):
    asked(player, game("fire"))
    player.press("a")
    player.idle()
    seen = []
    for _ in range(3):
        seen.append(read(player).partition("Fire where? ")[2].partition(" Ⓐ")[0])
        player.press("right")
    assert seen == ["Green's duck", "Blue's duck", "Green's duck"]


def test_the_cursor_begins_at_a_card_that_can_be_played(player):
    asked(player, game("fire two-birds draft aim", "R k *G B w w"))
    assert "Draft Let two ducks" in read(player)


def test_marks_beside_a_player_come_one_after_the_other(player):
    asked(player, game())
    view = player.app.top.view
    ducks = sys.modules["engine.ui.ducks"]
    marks = ducks.GOODBYE, ducks.MOBY, ducks.MISSED
    for count in (1, 2, 3):
        view.player(1, 0, marks[:count])
        assert [mark[0] for mark in view._marks[1]] == list(marks[:count])


def test_the_cursor_begins_at_another_s_colour(player):
    asked(player, game("moby-duck"))
    player.press("a")
    player.idle()
    assert "Whom do you mark? Green" in read(player)


def test_the_cursor_begins_at_a_player_who_is_still_in(player):
    asked(player, game("moby-duck", line="R B w R w B", deck="RBBBwR", home=[1, 6, 1]))
    player.press("a")
    player.idle()
    assert "Whom do you mark? Blue" in read(player)


def test_the_cursor_begins_at_a_duck_though_water_is_aimed_at_too(player):
    asked(player, game("fire", "*w *R *G B w w"))
    player.press("a")
    player.idle()
    assert "Fire where? Green's duck" in read(player)


def test_duck_norris_asks_for_a_duck_of_one_s_own_before_it_is_done(player):
    asked(player, game("duck-norris", "*G *B *R w w w"))
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    assert "And a duck of your own? Your duck" in read(player)
    player.press("a")
    player.idle()
    assert "A third one? Or done?" in read(player)


def test_nobody_is_said_to_think_while_it_is_shown_what_came_of_it():
    with Player() as player:
        sit(player, game("aim", "*G *R *B w w w", theirs="fire", turn=1), (0, 2, 1))
        player.app.frame()
        table = player.app.top
        thought = shown = 0
        while not player.app.idle:
            player.app.frame()
            if table._thinking:
                thought += "Green is thinking" in read(player)
            elif not table.view.motion.busy:
                shown += 1
                assert "thinking" not in read(player)
        assert thought and shown


def test_b_takes_a_card_back_until_its_last_pick(player):
    position = sit(player, game("draft aim"))
    player.idle()
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    assert "With which one?" in read(player)
    player.press("b")
    player.idle()
    assert "Which duck swaps places?" in read(player)
    player.press("b")
    player.idle()
    assert "Let two ducks swap places." in read(player)
    assert not position.playing and len(position.hands[0]) == 2


@pytest.mark.parametrize("card, line, reason", [
    ("fire", "*R k G B w w", "Nobody shoots while a duckling is in the line."),
    ("fire", "R G B w w w", "No crosshair is in the line yet. “Aim!” puts one there."),
    ("fire", "R *G B w w w", "Moby Duck: only marked ducks may be fired at."),
    ("ricochet", "*R w G B w w", "Aimed ducks need a duck beside them. None has."),
    ("move-forward", "R G B w w w", "It takes a duck of yours behind the first slot."),
])
def test_a_card_that_cannot_be_played_says_why(player, card, line, reason):
    asked(player, game(f"{card} duck-march", line, moby=[{"by": 0, "on": 2}]))
    player.press("left")  # from the one that can be played
    player.press("a")
    assert reason in read(player)
    assert player.app.idle


def test_each_reason_that_comes_up_has_its_words():
    found = set()
    chance = random.Random(1)
    for seed in range(30):
        position = Game(seed, 3 + seed % 4)
        while position.decision():
            _, kind, options = position.decision()
            if kind == CARD and not position.playing:
                for card in set(position.hands[position.turn]) - set(options):
                    found.add(why_not(position, card))
            position.choose(chance.choice(options))
    assert len(found) > 20


def test_where_nothing_can_be_played_a_shows_the_hand_and_draws(player):
    position = sit(player, game("two-birds ugly-duckling", "R G B w w w"))
    player.idle()
    assert "Nothing can be played" in read(player)
    player.press("right")
    assert "No duckling is in the line now." in read(player)
    player.press("a")
    player.idle()
    assert len(position.hands[0]) == 5


@pytest.mark.parametrize("hand, presses, answer", [
    ("aim draft", ["b"], "There is nothing that could be taken back."),
    ("aim", ["right"], "There is no other choice."),
    ("fire", ["a", "left"], "There is no other choice."),
    ("", ["right"], "There is no other choice."),
    ("", ["up"], "No card at all"),
])
def test_a_press_that_does_nothing_says_why(player, hand, presses, answer):
    asked(player, game(hand, "R *G B w w w"))
    for button in presses:
        player.press(button)
        player.idle()
    assert answer in read(player)


def test_up_opens_the_text_of_a_card_and_down_those_on_the_table(player):
    asked(player, game())
    player.press("up")
    assert "Crosshairs belong to the slot" in read(player)
    player.press("b", "down")
    assert "Lies on the table, for your duck. Lay it on any duck." in read(player)


def test_down_says_who_played_or_discarded_a_card_and_no_name_twice(player):
    asked(player, game("flying-ace draft", theirs="billy-the-duck", turn=2))
    player.press("down")
    assert "Billy the Duck Blue played it. Shoot any duck" in read(player)
    player.press("b", "a")
    player.idle()
    player.press("a")
    player.idle()
    player.press("down")
    assert "Draft You discarded it. Pick two ducks." in read(player)
    player.press("right")
    assert "Flying Ace You played it. Discard" in read(player)


def test_and_goodbye_must_be_played_first(player):
    asked(player, game("aim draft", front=[["and-goodbye"], [], []]))
    assert "And Goodbye" in read(player)
    player.press("left", "a")
    assert "“And Goodbye” lies open: play that first." in read(player)


def test_duck_norris_is_done_when_you_say_so(player):
    position = sit(player, game("duck-norris", "*R *G B w w w"))
    player.idle()
    player.press("a")
    player.idle()
    player.press("left", "a")  # the cursor begins at another's duck
    player.idle()
    player.press("left")
    assert "Another one? Or done? Done" in read(player)
    player.press("a")
    assert "You lose a duck!" in told(player)
    assert position.home[:2] == [2, 1]


def test_flying_ace_discards_one_by_one_until_done(player):
    position = sit(player, game("draft gigolo fire flying-ace"))
    player.idle()
    player.press("left", "a")
    player.idle()
    assert "Draft Discard one? Or done?" in read(player)
    player.press("a")
    player.idle()
    assert "Flying Ace Discard one? Or done?" in read(player)  # on "done"
    player.press("left", "a")
    player.idle()
    player.press("a")
    player.idle()
    assert position.hands[0][:1] == [CODES.index("gigolo")]
    assert position.hands[0].count(position.hands[0][-1]) == 4  # drawn anew
    assert "Your turn" in read(player)


def test_bully_drake_shows_the_order_that_is_being_made(player):
    position = sit(player, game("bully-drake", "R G B w w w"))
    player.idle()
    player.press("a")
    player.idle()
    player.press("right", "right", "a")
    player.idle()
    assert "Who swims at place 2? Your duck" in read(player)
    for _ in range(5):
        player.press("a")
        player.idle()
    assert position.line[0] == b"\4"


# --- what others do ---------------------------------------------------------------------


def test_another_s_play_is_told_step_by_step(player):
    sit(player, game("aim", "*R G B w w w", theirs="fire", turn=2))
    text = told(player)
    steps = ("Blue: Fire! Shoot the duck under a crosshair.", "on your duck.", "You lose a duck!")
    assert sorted(map(text.find, steps)) == list(map(text.find, steps))
    assert all(step in text for step in steps)


def test_any_button_skips_ahead(player):
    sit(player, game("aim", "*R G B w w w", theirs="fire", turn=2))
    for _ in range(60):
        player.press("b")
        if player.app.idle:
            break
    assert player.now < 20_000
    assert "Your turn" in read(player)


# --- privacy ----------------------------------------------------------------------------


def test_no_hand_is_seen_before_the_handheld_is_handed_over():
    def pictures(hand):
        with Player() as player:
            sit(player, game(hand), FRIENDS)
            seen = []
            for _ in range(60):
                player.app.frame()
                seen.append(player.picture())
            assert player.screen == "hand_over"
            player.press("a")
            return seen, player.picture()

    before, hand = pictures("aim fire")
    before_others, other_hand = pictures("draft gigolo")
    assert before == before_others
    assert hand != other_hand


def test_the_next_person_can_read_every_card_of_a_hand_that_was_shown(player):
    hand = "fire ricochet two-birds head-high ugly-duckling"
    asked(player, game(hand, "R G B w w w", theirs="draft"), FRIENDS)
    player.press("a")
    while player.screen != "hand_over":
        player.app.frame()
    player.press("a")
    player.idle()
    player.press("down")
    names = set()
    for _ in range(5):
        assert "Red can play nothing." in read(player)
        names.add(player.texts()[0])
        player.press("right")
    assert len(names) == 5


def test_a_hand_looked_at_has_a_page_of_its_own(player):
    asked(player, game("whispers aim", theirs="gigolo recall"), FRIENDS)
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    assert player.screen == "peek"
    assert "Cards in Green's hand Gigolo Recall" in read(player)
    player.press("a")
    player.idle()
    assert "Gigolo" not in read(player)


def look_again(player):
    """What the menu's page of cards seen says; None if there is no such row."""
    player.press("start")
    rows = player.texts()
    if "Cards seen" not in rows:
        player.press("b")
        return None
    player.press(*["down"] * (rows.index("Cards seen") - rows.index("Go on")), "a")
    text = read(player)
    player.press("b", "b")
    return text


def test_a_hand_looked_at_can_be_looked_at_again_until_it_changes(player):
    sit(player, game("whispers aim draft", "R G B G w w", theirs="gigolo recall"))
    player.idle()
    assert look_again(player) is None
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    assert look_again(player).startswith("Cards in Green's hand Gigolo Recall")
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()  # Green has played
    assert look_again(player) is None


def test_a_hand_from_which_another_has_played_a_card_is_not_shown_again(player):
    hands = [[], ["duck-tracey"], ["gigolo"]]
    sit(player, game(line="R G B G w w", turn=1, skips=[0, 0, 1], hands=hands))
    while player.screen != "table":
        player.app.frame()
    table = player.app.top
    table.looked = 0, 2, bytes(table.game.hands[2])
    player.idle()
    assert look_again(player) is None


def test_the_next_ducks_can_be_looked_at_again_less_those_that_came(player):
    sit(player, game("peking-duck fire", "*G B R w w w", deck="RGBRGBwR"))
    player.idle()
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    title = "Next in the duck deck "
    assert look_again(player).startswith(title + "Your duck Green's duck Blue's duck Your duck")
    player.press("a")
    player.idle()
    player.press("a")
    while len(player.app.top.looked[2]) == 5:
        player.app.frame()
    assert look_again(player).startswith(title + "Green's duck Blue's duck Your duck")


def test_what_one_person_has_looked_at_is_not_shown_to_the_next(player):
    asked(player, game("whispers aim", theirs="gigolo recall"), FRIENDS)
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    assert look_again(player)
    while player.screen != "hand_over":
        player.press("a")
    player.press("a")
    player.idle()
    assert look_again(player) is None


def test_a_card_played_from_another_s_hand_says_whose(player):
    asked(player, game("tail-up", theirs="duck-tracey", line="R G w w w w"))
    player.press("a")
    player.idle()
    player.press("a")
    while "from" not in read(player):
        player.app.frame()
    player.idle()
    player.press("start")
    player.choose("Log")
    assert " from your hand" in read(player)


def test_one_of_the_cards_taken_is_asked_for(player):
    asked(player, game("dr-duck aim"))
    player.press("a")
    player.idle()
    assert "The cards taken" in read(player) and "Play which of these? Aim!" in read(player)


def test_a_question_is_gone_once_it_is_answered(player):
    asked(player, game("tail-up"))
    player.press("a")
    player.idle()
    assert "Which duck dives? Your duck" in read(player)
    player.press("a")
    seen = told(player)
    assert "You: Tail Up on your duck." in seen and "Which duck dives?" not in seen


def test_what_a_computer_player_looks_at_is_shown_to_nobody(player):
    sit(player, game("gigolo recall", theirs="whispers", turn=2))
    while not player.app.idle:
        player.app.frame()
        assert player.screen == "table"


def test_a_swan_song_is_answered_by_the_owner_of_the_duck(player):
    asked(player, game("fire", "*G[s] B R w w w"), FRIENDS)
    player.press("a")
    player.idle()
    player.press("a")
    player.idle()
    assert "Hand it to Green" in read(player)
    assert "Red: Fire! on Green's duck. Green loses a duck!" in read(player)
    player.press("a")
    player.idle()
    assert "Which duck goes along?" in read(player)
    player.press("a")
    player.idle()
    assert "Green's turn" in read(player)  # it is his anyway


# --- saving -----------------------------------------------------------------------------


def test_a_play_under_way_is_found_again_after_a_power_cut():
    with Player("pico-st7735") as player:
        asked(player, game("draft aim"))
        player.press("a")
        player.idle()
        player.press("right", "a")
        player.idle()
        before = read(player)
        player.power()
        player.choose("Go on: Sitting Ducks")
        player.idle()
        assert read(player) == before


def test_both_games_are_kept_side_by_side():
    with Player() as player:
        player.choose("Duck Soup")
        player.press("down", "down", "a")
        player.idle()
        leave(player)
        player.choose("Sitting Ducks")
        player.press("start")
        player.idle()
        leave(player)
        player.power()
        player.choose("Go on: Duck Soup")
        player.idle()
        assert "low wins" in read(player)
        leave(player)
        player.choose("Go on: Sitting Ducks")
        player.idle()
        assert "Your turn" in read(player)


def test_leaving_the_table_unloads_its_modules_every_time():
    with Player(blind=True) as player:
        loaded = None
        for _ in range(20):
            if loaded:
                player.choose("Go on: Sitting Ducks")
            else:
                player.choose("Sitting Ducks")
                player.press("start")
            player.idle()
            leave(player)
            assert not [name for name in sys.modules if name.startswith("engine.sitting_ducks.")]
            now = {name for name in sys.modules if name.startswith(("engine", "hw"))}
            assert loaded in (None, now)
            loaded = now


# --- whole games ------------------------------------------------------------------------


def press_through(player, seed):
    """Press at random until the title; the names of the screens seen."""
    chance = random.Random(seed)
    screens = set()
    while player.screen != "title":
        if player.app.top is None:  # the page of the end is about to open
            player.app.frame()
        screens.add(player.screen)
        if player.screen == "menu":
            player.press("b")
        else:
            player.press(chance.choice(("a",) * 8 + ("left", "right", "up", "down", "b", "start")))
    return screens


@pytest.mark.parametrize("size, players, colours", [
    ("160x128", (0, 1, 1), "R G B"), ("240x240", (0, 1, 0, 1), "R G B P"),
    ("128x64", (0, 0, 2, 1, 1, 3), "R O Y G B P")])
def test_a_game_is_played_to_its_end_and_kept_no_longer(size, players, colours):
    with Player(SIZES[size], blind=True) as player:
        line = (colours + " R G B")[:11]
        sit(player, game(line=line, deck="", colours=colours), players)
        assert "tally" in press_through(player, 1)
        assert "Go on" not in read(player)


def test_six_players_stand_on_two_pages_of_a_low_display():
    with Player(SIZES["128x64"]) as player:
        asked(player, game(colours="R O Y G B P"), (0, 1, 1, 1, 1, 1))
        player.press("start")
        player.choose("Score")
        assert "The players" in read(player) and "Blue" not in read(player)
        player.press("down", "down", "down")
        assert "Purple 5 0 1 0" in read(player)


def test_the_end_counts_no_skips_to_come_and_says_what_the_columns_count(player):
    asked(player, game("fire", "*G R w w w w", deck=""))
    player.press("start")
    player.choose("Score")
    assert "Hand Skips" in read(player)
    assert "Skips: turns still to be missed Shot: ducks gone home" in read(player)
    player.press("b", "b")
    while player.screen != "tally":
        player.press("a")
    assert "Left Shot You 5 0 Green 4 1" in read(player)
    assert "Skips" not in read(player) and "Shot: ducks gone home" in read(player)


def test_whose_turn_it_was_is_seen_no_more_once_somebody_has_won(player):
    asked(player, game("fire", "*R G w w w w", deck=""))
    player.press("a", "a")
    while getattr(player.app.top, "view", None):  # until the page of the end
        said = read(player)
        player.app.frame()
    assert said.startswith("The game is over")


@pytest.mark.parametrize("winners, marks", [([0], 1), ([0, 1], 0)])
def test_no_mark_stands_on_the_names_of_several_winners_on_a_low_display(winners, marks):
    with Player(SIZES["128x64"], language="de") as player:
        asked(player, game())
        player.app.top.game.winners = lambda: winners
        player.app.open("engine.sitting_ducks.tally", player.app.top, True)
        side = player.app.top._table.ducks.mark_side
        beside = [part for part in player.app.top.group
                  if part.y == 0 and getattr(part, "tile_width", 0) == side]
        assert len(beside) == marks


def test_the_same_players_can_play_again(player):
    for setting, value in zip(range(DUCKS, DUCKS + 10), b"\0\0\3\1\2\2\2\3\4\0", strict=True):
        player.app.settings[setting] = value  # as the set-up of the game has left them
    asked(player, game("fire", "*G R w w w w", deck="", colours="G B R"), (0, 3, 1))
    while player.screen != "tally":
        player.press("a")
    player.press("start")
    assert player.screen == "setup"
    player.press("a")
    assert player.app.top.session.players == [0, 3, 1]
    assert bytes(player.app.top.game.colours) == b"\3\4\0"


def test_the_set_up_deals_the_players_and_colours_chosen(player):
    player.choose("Sitting Ducks")
    player.press("right", "a", "select", "a", "right", "a", "left", "start")
    position = player.app.top.game
    assert position.colours == b"\1\3\4\2"
    assert player.app.top.session.players == [0, 3, 1, 2]


@pytest.mark.parametrize("size, colour_keys", [
    ("160x128", "◀▶ who  SELECT colour  Ⓐ next"), ("128x64", "◀▶ who   SELECT colour"),
    ("240x240", "◀▶ who   Y colour   Ⓐ next   Ⓑ back")])
def test_the_set_up_says_how_a_colour_is_changed_and_with_whom_it_was_swapped(size, colour_keys):
    with Player(SIZES[size]) as player:
        player.choose("Sitting Ducks")
        player.press("right", "a")
        assert player.texts()[-1] == colour_keys
        player.press("select")
        assert player.texts()[-1] == colour_keys  # nobody plays with that one
        player.press("a", "select")
        assert player.texts()[-1] == "Green and Blue swap"
        player.press("a")
        assert player.texts()[-1] == colour_keys


@pytest.mark.parametrize("size", ["160x128", "240x240"])
def test_the_sign_of_each_colour_is_seen_under_the_cursor_of_the_set_up(size):
    with Player(SIZES[size]) as player:
        player.choose("Sitting Ducks")
        player.press("right", "right", "right")
        for row in range(1, 7):
            player.press("down")
            width, _, pixels = player.picture()
            mark = player.app.top._marks[row - 1]
            seen = [pixels[3 * (y * width + x):][:3]
                    for y in range(mark.y, mark.y + mark.tile_height)
                    for x in range(mark.x, mark.x + mark.tile_width)]
            cursor = pixels[3 * (mark.y * width + mark.x - 2):][:3]
            assert len(seen) - seen.count(cursor) > 20, row


def test_the_set_up_is_found_as_it_was_left(player):
    player.choose("Sitting Ducks")
    player.press("right", "a", "select", "a", "right", "start")
    dealt = bytes(player.app.top.game.colours), player.app.top.session.players
    player.power()
    player.app.go("engine.sitting_ducks.setup")
    player.press("start")
    assert (bytes(player.app.top.game.colours), player.app.top.session.players) == dealt


def test_and_goodbye_lies_beside_its_player_until_its_pick_is_made(player):
    def lies():
        marks = player.app.top.view._marks[0]
        suitcase = sys.modules["engine.ui.ducks"].GOODBYE
        return [mark[0] for mark in marks if not mark.hidden] == [suitcase]

    asked(player, game("aim", "R G B w w w", front=[["and-goodbye"], [], []]))
    assert lies()
    player.press("a")
    player.idle()
    assert "Which colour goes home?" in read(player) and lies()
    player.press("a")
    player.idle()
    assert not lies()


def test_all_picks_are_told_once_the_last_is_made(player):
    asked(player, game("ricochet aim", "*G B R w w w"))
    player.press("a", "a")
    player.idle()
    player.press("a")
    assert "on Green's duck and Blue's duck." in told(player)


def test_a_card_that_is_drawn_is_not_seen_before_the_play_has_been_told(player):
    asked(player, game("duck-march aim"))
    player.press("a")
    player.app.frame()
    hand = player.app.top.view.hand_view
    shown = hand.held[0][:-1]  # the last: what is played
    assert [card for card in shown if card < DONE] == [8]  # Aim!
    player.idle()
    assert len(hand.held[0]) == 5


def game_seen(by_turns):
    """What is read and seen whenever asked in the first turns of a game, with a hint and a pick
    taken back; with modules working by turns or all of them in memory. Yields the names of
    those in memory, too."""
    with Player() as player:
        player.choose("Sitting Ducks")
        for module in ("engine.loading", "engine.thinking"):
            importlib.import_module(module).COMPILED = by_turns
        player.press("start")
        for button in ("right", "select", "b", "a", "b", "a", "a", "left", "a") * 3:
            player.idle()
            working = {name for name in ("asking", "telling", "normal")
                       if f"engine.sitting_ducks.{name}" in sys.modules}
            yield read(player), player.picture(), working
            player.press(button)


def test_where_modules_work_by_turns_the_same_is_seen_with_fewer_in_memory():
    together, by_turns = list(game_seen(False)), list(game_seen(True))
    assert [step[:2] for step in by_turns] == [step[:2] for step in together]
    assert len({step[0] for step in together}) > 8
    assert all(len(working - {"normal"}) == 1 for *_, working in by_turns)  # a hint brings it
    assert {"asking"} in [working for *_, working in by_turns]
    assert all(working == {"asking", "telling", "normal"} for *_, working in together)


@pytest.mark.parametrize("by_turns", [False, True])
def test_in_another_language_who_thinks_is_named_and_goes_on_thinking(player, by_turns):
    importlib.import_module("engine.loading").COMPILED = by_turns
    sit(player, game(theirs="aim fire draft bump-left", turn=1), (0, 3, 3))
    while player.screen != "table" or "Green is thinking" not in read(player):
        player.app.frame()
    player.app.settings[LANGUAGE] = 1
    player.app.apply()
    player.app.renew()
    player.app.frame()
    assert "Grün denkt" in told(player)
