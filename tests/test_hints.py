"""Hints: what the normal player would do in a person's place, and why."""

import importlib
import itertools
import re
import sys

import pytest

from engine.settings import QUACK as AUTO_QUACK
from engine.sitting_ducks.cards import AT_SLOT
from tests.ducks_table import game, sit
from tests.player import SIZES, Player
from tests.positions import FRIENDS, WATCHING, duck, soup
from tests.test_texts import ROOMS
from tests.vm.machine import run

NO_SEVEN = "3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS"
QUACKED = duck("2C 7C JC 7D TD KD 4H 5H QH 2S 8S 9S", NO_SEVEN, "7H 7S!")
ONE_SEVEN = duck("2C 7C JC TD KD 4H 5H QH 2S 8S 9S KC", NO_SEVEN.replace("KC", "7D"), "7H 7S!")


def advised(player, room="duck-soup", first=""):
    """Ask for a hint: what it would do, with what the foot says of a button, and the key of the
    reason, which comes after `first`."""
    player.idle()
    player.press("select")
    player.idle()
    assert player.screen == "hint"
    deed, *lines, foot = player.texts()
    why = " ".join(lines)
    assert why.startswith(first)
    why = why[len(first):].strip()
    deed += foot[len("Ⓐ go on"):]
    return deed, [key for key, text in ROOMS[room + "-hint"].items() if re.fullmatch(
        re.escape(text).replace("%s", ".+").replace("%d", r"\d+"), why)][-1]


def last(thinker):
    """What a generator yields at last."""
    for thought in thinker:
        pass
    return thought


# --- Duck Soup --------------------------------------------------------------------------


@pytest.mark.parametrize("position, deed, key", [
    (soup("AS 2C", "KS 3C", [9, 7], [(5, 0), (3, 3)]), "Lead A♠", "lead.sure"),
    (soup("2H QS AS", "KS 3C 4D", [9, 7], [(5, 0), (3, 2)]), "Lead 2♥", "lead.sure"),
    (soup("AS 2C", "KS AC", [9, 7], [(5, 0), (3, 3)]), "Lead 2♣", "lead.spare"),
    (soup("KC KD AH TS", "TD KH AS KS", [5, 12], [(4, 1), (4, 0)]), "Lead K♣", "lead.quack"),
    (duck(), "Lead 2♠", "lead.pair"),
    (duck(table="7S", theirs=NO_SEVEN, leader=1), "Quack with 7♣!, then Ⓑ", "quack.soup"),
    (duck("2C 6C JC 6D TD KD 4H 5H QH 2S 8S 9S AS", NO_SEVEN, "7S", leader=1),
     "Play 2♠", "win.cheap"),
    (soup("7H 2C", "9C", [9, 7], [(5, 0), (3, 3)], table=["7S"], leader=1),
     "Quack with 7♥!, then Ⓑ", "quack.sure"),
    (soup("QS 2S", "9C", [9, 7], [(5, 0), (3, 3)], table=["KS"], leader=1),
     "Play 2♠", "loss.follow"),
    (soup("QH 2D", "9C", [9, 7], [(5, 0), (3, 3)], table=["KS"], leader=1),
     "Play 2♦", "loss.least"),
    (QUACKED, "Quack-quack: 7♣!, then Ⓑ", "answer.sure"),
    (soup("7C 2S", "7D 3C", [9, 7], [(5, 0), (3, 2)], table=["7H", "7S!"]),
     "Duck, then Ⓐ", "answer.lost"),
    (soup("2S", "3C", [9, 7], [(5, 0), (3, 3)], table=["7H", "7S!"]), "Say duck", "answer.none"),
    (duck("2C 7C JC TD KD 4H 5H QH 2S 8S 9S AS", "3C 8C KC AD 3D 8D 9D 6H JH KH 3S",
          "7H 7S! 7D", leader=1), "Reply 7♣", "reply.soup"),
    (duck("2C JC TD KD 4H 5H QH 2S 8S 9S AS 6D", "3C 8C KC AD 3D 8D 9D 6H JH KH 3S",
          "7H 7S! 7D", leader=1), "Reply 6♦", "loss.reply"),
    (soup("7H 2S", "7D", [9, 7], [(5, 0), (3, 3)], table=["7S"], leader=1),
     "Play 2♠", "no-quack.lost"),
    (duck(theirs=NO_SEVEN, table="5C", leader=1), "Play 2♣", "no-quack.win"),
    (duck("2C KC JD 3H 4H 9H QH AS 6S 9S JS QS KS", "3C 5C 9C QC 4D TD KD 7H JH 2S 3S TS",
          "3D", stored=5, leader=1), "Play J♦", "no-quack.risk"),
    (duck("4C 6C 8C JC QC 9D KD AS 2S 4S 5S 8S KS", "2C 3C 3D 8D TD AH 8H TH 3S 7S TS JS",
          "AD", stored=2, leader=1), "Play 9♦", "no-quack.dear"),
    (soup("AS", "KS", [9, 7], [(5, 1), (3, 3)]), "Lead A♠", "only"),
])
def test_a_hint_at_duck_soup_says_what_to_do_and_why(position, deed, key):
    with Player(match=(position,)) as player:
        player.press("a")
        assert advised(player) == (deed, key)


def test_a_hint_in_the_menu_puts_the_cursor_on_its_card():
    with Player(match=(duck(table="7S", theirs=NO_SEVEN, leader=1),)) as player:
        player.press("a")
        player.idle()
        player.press("start", "down", "a")
        player.idle()
        assert player.texts()[0] == "Quack with 7♣!"
        assert player.texts()[-1] == "Ⓐ go on, then Ⓑ"
        player.press("a", "b")
        assert "You quack: 7♣!" in player.texts()


def test_where_a_quacks_the_hint_says_so_and_a_quack_quacks():
    with Player(match=(QUACKED,)) as player:
        player.app.settings.change(AUTO_QUACK, 1)
        player.press("a")
        assert advised(player)[0] == "Quack-quack: 7♣!, then Ⓐ"
        player.press("a", "a")
        assert "You quack-quack: 7♣!" in player.texts()


def test_of_two_people_the_hint_calls_the_other_by_name():
    with Player(match=(ONE_SEVEN, FRIENDS)) as player:
        player.press("a", "a")
        assert advised(player)[1] == "answer.likely"
        assert "Player 2 can have the fourth 7" in " ".join(player.texts())


# --- Sitting Ducks ----------------------------------------------------------------------


@pytest.mark.parametrize("hand, line, more, deed, why, key", [
    ("fire aim", "*G R w w B w", {}, "Play Fire!", "Slot 1 from left: Green's duck.", "shot"),
    ("fire", "*G R w w B w", {"home": [1, 5, 1]}, "Play Fire!", "Slot 1 from left: Green's duck.",
     "shot.last"),
    ("avian-flu", "G B w G B w", {}, "Play Avian Flu", "", "shots"),
    ("avian-flu", "G R w w w w", {"home": [4, 5, 6]}, "Play Avian Flu", "", "wins"),
    ("shot-in-the-dark", "R w w w G w", {}, "Play Shot in the Dark", "", "shot.maybe"),
    ("resubmission", "G w w w w w", {"home": [3, 1, 1]}, "Play Resubmission",
     "Slot 1 from left: Green's duck.", "shot.back"),
    ("resubmission", "d w w w w w", {"home": [3, 1, 1]}, "Play Resubmission",
     "Slot 1 from left: the Decoy.", "back"),
    ("bodyguard", "w *R w w w w", {}, "Play Bodyguard", "Slot 2 from left: your duck.", "aimed"),
    ("take-cover", "G R w w w w", {}, "Play Take Cover!",
     "Slot 2 from left: your duck. Slot 1 from left: Green's duck.", "seen"),
    ("bump-left bump-right", "R *R w *G w B", {}, "Play Bump Right",
     "Slot 2 from left: your duck. The crosshair goes from slot 2 to slot 3.", "aimed"),
    ("aim", "w w G w w w", {}, "Play Aim!", "Slot 3 from left: Green's duck.", "aim"),
    ("gigolo", "G G B w w w", {}, "Play Gigolo", "", "aims"),
    ("you-are-out aim", "R w w w w w", {}, "Play You Are Out!", "", "missed"),
    ("afterburner", "R G B w w w", {}, "Play Afterburner", "", "plays"),
    ("moby-duck fire", "*R w w w G w", {}, "Play Moby Duck", "Green.", "moby"),
    ("aim fire", "w w w w w w", {}, "Play Aim!", "Slot 1 from left: water.", "sight.more"),
    ("fire two-birds", "*w R w w G w", {}, "Play Fire!", "Slot 1 from left: water.", "sight.less"),
    ("duck-march two-birds aim", "w w w w w R", {}, "Play Duck March",
     "Your duck swims from slot 6 to slot 5.", "safe"),
    ("ugly-duckling head-high", "k w R[t1] R G B", {}, "Play Ugly Duckling",
     "Slot 1 from left: a duckling. No duckling is left: all may shoot again.", "safe"),
    ("swan-song", "w w R w w w", {}, "Play Swan Song",
     "Slot 3 from left: your duck. If this duck is shot, its owner takes another along.", "only"),
    ("peking-duck fire", "*R w w w w w", {}, "Play Fire!",
     "Slot 1 from left: your duck. It costs you a duck.", "harm"),
    ("fire", "*R w w w w w", {}, "Play Fire!",
     "Slot 1 from left: your duck. It costs you a duck.", "only"),
    ("two-birds", "R G B w w w", {}, "A new hand", "", "only"),
])
def test_a_hint_at_sitting_ducks_says_what_to_do_and_why(hand, line, more, deed, why, key):
    with Player() as player:
        sit(player, game(hand, line, **more))
        assert advised(player, "sitting-ducks", why) == (deed, key)


def test_while_picking_the_hint_points_at_the_target():
    with Player() as player:
        position = sit(player, game("fire aim", "w *R w *G w w"))
        player.idle()
        player.press("right", "left", "a")
        assert advised(player, "sitting-ducks") == ("Slot 4 from left: Green's duck", "shot")
        player.press("b", "a")
        player.idle()
        assert position.home == [1, 2, 1]


def test_a_hint_for_bully_drake_numbers_the_slots_as_they_are_seen():
    with Player() as player:
        sit(player, game("bully-drake", "w *R B *w G w", theirs="fire fire"))
        player.idle()
        player.press("select")
        player.idle()
        table = player.app.top._table
        slots = [option - AT_SLOT + 1 for option in table.advice[1:]]
        assert slots != sorted(slots)
        assert f"Slots in new order: {', '.join(map(str, slots))}." in " ".join(player.texts())
        player.press("a", "a")
        player.idle()
        moved = 0
        while table.game.playing:
            player.press("select")
            player.idle()
            deed = player.texts()[0]
            player.press("a")
            over = table.view.line._over  # the chosen slot's tile is in the second row
            seen = over.index(max(over))
            assert deed.startswith(f"Slot {seen + 1} from left: ")
            moved += table.advice[0] - AT_SLOT != seen
            player.press("a")
            player.idle()
        assert moved


def test_what_takes_longer_is_said_to_be_thought_over_and_can_be_left():
    with Player() as player:
        sit(player, game("gigolo fire draft bully-drake whispers", "R G *w B R<G w"))
        player.idle()
        player.press("select")
        assert player.screen == "hint" and not player.app.idle
        player.wait(400)
        assert player.texts() == ["Hint", "Thinking it over", "Ⓑ back"]
        player.press("b")
        player.idle()
        assert player.screen == "table"


@pytest.mark.parametrize("board, foot", [
    ("pygamer", "Ⓐ play   SELECT hint   START"), ("pico-ssd1306", "Ⓐ play   SELECT hint"),
    ("picosystem", "Ⓐ play   Y hint   X menu"), ("clue", "Ⓑ play   Ⓐ+Ⓑ menu   Ⓐ next")])
def test_the_foot_names_the_button_for_a_hint_where_there_is_one(board, foot):
    with Player(board) as player:
        sit(player, game())
        player.idle()
        assert player.texts()[-1] == foot


# --- both games -------------------------------------------------------------------------


@pytest.mark.parametrize("package, more", [("duck_soup", ()), ("sitting_ducks", (4,))])
def test_a_hint_is_what_the_normal_player_chooses_and_changes_nothing(package, more):
    with Player(blind=True):
        rules, normal, hint, position = [
            importlib.import_module(f"engine.{package}.{name}")
            for name in ("rules", "normal", "hint", "position")]
        game = rules.Game(1, *more)
        for _ in range(150):
            if not game.decision():
                break
            seat = game.decision()[0]
            option = last(normal.think(game.view(seat)))
            before = position.pack(game)
            if len(game.hands[seat]):
                names = ["you", "R", "G", "B"]
                advice, deed, why, _ = last(hint.think(game.view(seat), names))
                assert advice == option and deed and "%" not in deed + why
            assert position.pack(game) == before
            game.choose(option)


@pytest.mark.parametrize("board", SIZES.values())
def test_a_hint_leaves_save_and_memory_as_they_were(board):
    with Player(board, match=(QUACKED,)) as player:
        player.press("a")
        player.idle()
        player.wait(2000)
        saved, loaded = bytes(player.nvm.content), set(sys.modules)
        before = player.picture()
        advised(player)
        player.press("a")
        player.idle()
        assert player.picture() == before  # the cursor was on that card
        assert bytes(player.nvm.content) == saved
        assert set(sys.modules) == loaded


def test_the_cursor_follows_a_hint_through_the_picks_of_its_card():
    with Player() as player:
        sit(player, game("ricochet", "R *G B G *B w", theirs="aim aim"))
        player.idle()
        player.press("select")
        player.idle()
        table = player.app.top._table
        _, *picks = table.advice
        assert len(picks) == 2
        player.press("a")
        player.idle()
        player.press("a")  # the hint's card
        for pick in picks:
            player.idle()
            asker = table.asker()
            assert asker._options[asker._at] == pick
            player.press("a")


def test_where_nobody_is_asked_there_is_no_hint():
    with Player(match=(duck(), WATCHING)) as player:
        player.press("a", "select")
        assert player.screen == "table"
        player.press("start")
        assert "Hint" not in player.texts()


SLICES = """
import sys
sys.path.append("/tests/vm/standins")
from engine.{package}.rules import Game
from engine.{package} import hint
from host import call
game = Game(4{players})
for _ in range(30):
    call("mark", "decision")
    for advice in hint.think(game.view(game.decision()[0]), ["you", "R", "G", "B"]):
        call("mark", "slice")
    game.choose(advice[0])
"""


@pytest.mark.parametrize("package, players", [("duck_soup", ""), ("sitting_ducks", ", 4")])
def test_no_slice_of_a_hint_is_longer_than_a_frame_can_bear(package, players):
    result = run("-c", SLICES.format(package=package, players=players), heap="128k")
    assert result.code == 0, result.err
    slices = [after - before for (_, before), (name, after) in itertools.pairwise(result.marks)
              if name == "slice"]
    assert len(slices) > 60
    assert max(slices) <= 3_000_000
