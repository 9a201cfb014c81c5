"""Each setting: in effect at once, and still there after a power cut; resting and muting."""

import re

import pytest

from engine import settings
from engine.save import SETTINGS, Journal
from sim import boards
from sim.shot import PAUSE
from tests.player import SIZES, Player
from tests.positions import duck

HAND = duck()
ELSEWHERE = ["Language", "OK button"]  # rows tried in tests of their own
NO_BACKLIGHT = re.sub("display_backlight = .*", "", boards.get("pico-st7735").settings)


def go_to(player, name):
    """Put the bar of a menu on a row."""
    menu = player.app.top.menu
    names = [row[0] for row in menu.rows]
    player.press(*["down"] * ((names.index(name) - menu.chosen) % len(names)))


def values(player):
    """What the settings say, by row."""
    return [(name, texts[value]) for name, texts, value in player.app.top.menu.rows]


def saved(*numbers, version=2):
    """The nvm of a PyGamer with settings that another version may have saved."""
    nvm = bytearray(b"\xff" * 8192)
    assert Journal(nvm, 8192, False).save(SETTINGS, version, bytes(numbers))
    return bytes(nvm)


def mute(player):
    """DOWN while START is held."""
    player.machine.press("start")
    player.hold("down", PAUSE)
    player.machine.release("start")
    player.wait(PAUSE)


@pytest.mark.parametrize("board", SIZES.values())
def test_each_setting_changed_survives_a_power_cut(board):
    with Player(board) as player:
        player.choose("Settings")
        before = values(player)
        for name, _ in before:
            if name not in ELSEWHERE:
                go_to(player, name)
                player.press("right")
        changed = values(player)
        assert [name for name, value in before if (name, value) in changed] == ELSEWHERE
        player.press("b")
        player.power()
        player.choose("Settings")
        assert values(player) == changed


@pytest.mark.parametrize("board, rest", [("pygamer", 5000), ("picosystem", 0)])
def test_a_setting_survives_a_power_cut_on_the_page_itself(board, rest):
    with Player(board) as player:
        player.choose("Settings")
        erases = player.app.journal.erases
        go_to(player, "Speed")
        player.press("right", "right", "left")
        changed = values(player)
        player.wait(rest)
        assert player.app.journal.erases - erases == (1 if rest else 0)
        player.power()
        player.choose("Settings")
        assert values(player) == changed


def test_the_language_changes_on_all_screens_at_once_and_stays():
    with Player(match=(HAND,)) as player:
        player.press("a")
        player.idle()
        player.press("start")
        go_to(player, "Settings")
        player.press("a")
        player.press("right")
        assert "Einstellungen" in player.texts()
        player.press("b")
        assert "Weiter" in player.texts()
        player.press("b")
        assert not any(" play" in text for text in player.texts())
        player.power()
        assert not any("Go on" in text for text in player.texts())


def test_a_missing_file_of_the_language_is_named():
    with Player(content=saved(1, 0, 2, 1, 3, 1, 0, 1)):
        from engine.ui.texts import say

        with pytest.raises(OSError, match="assets/text/de/nothing.txt is missing: copy the folder"):
            say("nothing", "title")


def test_saves_of_version_1_are_read():
    with Player(content=saved(2, 1, 1, 0, 2, 4, 3, version=1)) as player:
        kept = player.app.settings
        assert [kept[i] for i in range(7)] == [2, 1, 1, 0, 2, 4, 3]
        assert kept[settings.LANGUAGE] == kept[settings.LESSON] == 0
        assert kept[settings.MOTION] == 1


def test_damaged_values_fall_back_one_by_one():
    with Player(content=saved(2, 9, 1, 2, 3, 4, 3, 255, 2, 0, 7, 3)) as player:
        kept = player.app.settings
        assert [kept[i] for i in range(13)] == [2, 0, 1, 1, 3, 4, 3, 0, 2, 0, 1, 3, 2]


def test_settings_of_a_later_version_are_not_read():
    with Player(content=saved(2, 1, version=3)) as player:
        assert player.app.settings[settings.SPEED] == 1


def test_swapped_the_left_button_chooses_and_the_hints_say_so():
    with Player() as player:
        player.choose("Settings")
        go_to(player, "OK button")
        player.press("a")
        assert "◀▶ change   Ⓐ back" in player.texts()
        player.press("a")
        assert player.screen == "title"
        player.power()
        player.press("down", "down", "b")
        assert player.screen != "title"


def test_what_a_handheld_has_not_is_not_set():
    bare = re.sub("button_(b|start|select) = .*|piezo = .*", "", NO_BACKLIGHT)
    with Player("pico-st7735", settings=bare) as player:
        player.choose("Settings")
        names = [name for name, _ in values(player)]
        assert not {"OK button", "Sound", "Lights", "Brightness"} & set(names)
        assert {"Language", "Suits", "Screen off"} <= set(names)
    with Player("pico-ssd1306") as player:
        player.choose("Settings")
        assert "Suits" not in [name for name, _ in values(player)]


@pytest.mark.parametrize("colours", [1, 2])
def test_suits_change_their_colours_on_the_table(colours):
    with Player(match=(HAND,)) as player:
        player.press("a")
        player.idle()
        before = player.picture()
        player.press("start")
        go_to(player, "Settings")
        player.press("a")
        go_to(player, "Suits")
        player.press(*["right"] * colours, "b", "b")
        recoloured = player.picture()
        assert recoloured != before
        player.power()
        player.press("a")
        player.idle()
        assert player.picture() == recoloured


def test_the_display_dims_goes_off_and_wakes_without_acting():
    with Player() as player:
        picture = player.picture()
        bright = player.machine.duty["TFT_LITE"]
        player.wait(61_000)
        assert 0 < player.machine.duty["TFT_LITE"] < bright
        player.wait(240_000)
        assert player.machine.duty["TFT_LITE"] == 0
        assert not any(player.picture()[2])
        player.press("down")
        assert player.machine.duty["TFT_LITE"] == bright
        assert player.picture() == picture
        player.press("down")
        assert player.picture() != picture


def test_a_dimmed_display_wakes_without_acting():
    with Player() as player:
        picture = player.picture()
        player.wait(61_000)
        player.hold("down", 600)
        assert player.picture() == picture


def test_without_a_backlight_the_picture_goes_and_nothing_is_dimmed():
    with Player("pico-st7735", settings=NO_BACKLIGHT) as player:
        picture = player.picture()
        player.wait(61_000)
        player.press("down")
        assert player.picture() != picture
        player.wait(300_000)
        assert not any(player.picture()[2])


def test_lights_go_dark_with_the_display_and_come_back():
    with Player(match=(HAND,)) as player:
        player.press("a")
        player.idle()
        lit = player.machine.pixels
        assert any(lit[0])
        player.wait(301_000)
        assert not any(player.machine.pixels[0])
        player.press("a")
        assert player.machine.pixels == lit


def test_what_is_unsaved_is_saved_when_the_display_goes_dark():
    with Player(match=(HAND, (0, 1), 3), blind=True) as player:
        player.app.settings[settings.REST] = 1
        player.sit_down()
        player.app.top._autosave._saves = 32  # from now on saved after minutes only
        player.press("a")
        player.idle()
        unsaved = player.app.top._autosave._unsaved
        player.wait(121_000)
        assert unsaved and player.app._rest.dark and not player.app.top._autosave._unsaved


def test_the_display_stays_bright_while_one_only_watches():
    with Player(match=(HAND, (1, 1), 3), blind=True) as player:
        player.press("a")
        for _ in range(7):
            player.wait(10_000)
            assert player.app.handheld.brightness == 3


def test_in_the_dark_a_computer_player_thinks_on():
    with Player(match=(duck(leader=1), (0, 3))) as player:
        player.press("a")
        while not player.app._thinker:
            player.app.frame()
        player.app._rest._touched = player.app.now - 400_000
        while player.app.thought is None:
            player.app.frame()
        assert player.app._rest.dark


def test_the_chord_mutes_with_a_sign_and_acts_as_nothing_else():
    with Player() as player:
        picture = player.picture()
        mute(player)
        assert "Sound: off" in player.texts()
        assert player.app.handheld.volume == 0
        player.wait(1000)
        assert player.picture() == picture
        player.power()
        assert player.app.handheld.volume == 0
        mute(player)
        assert "Sound: medium" in player.texts()
        assert player.machine.sound


def test_a_press_while_the_sign_shows_acts():
    with Player() as player:
        mute(player)
        player.press("up", "a")
        assert ("Sound", "off") in values(player)
        mute(player)
        player.press("down")
        assert ("Sound", "medium") in values(player)
        mute(player)
        player.wait(1000)
        assert ("Sound", "off") in values(player)


def test_the_lights_have_the_colour_of_the_duck_whose_turn_it_is():
    with Player(seed=4) as player:
        player.choose("Sitting Ducks")
        player.press("start")
        seen = set()
        for _ in range(400):
            player.press("a")
            if player.screen != "table":
                break
            table = player.app.top
            if table.asking or table._thinking:
                red, green, blue = table.glow(table.game.decision()[0])
                assert player.machine.pixels[0] == (red, green, blue)
                seen.add((red, green, blue))
        assert len(seen) > 1
        player.app.settings[settings.LIGHTS] = 0
        player.app.apply()
        assert not any(player.machine.pixels[0])


@pytest.mark.parametrize("motion", [0, 1])
def test_the_line_glides_only_if_motion_is_wanted(motion):
    with Player(seed=4) as player:
        player.app.settings[settings.MOTION] = motion
        player.choose("Sitting Ducks")
        player.press("start")
        moved = False
        for _ in range(1500):
            player.app.frame()
            line = player.app.top.view.line
            moved = moved or [part.x for part in line.slots] != [line._slot_x(i) for i in range(6)]
            if player.app.top.asking:
                player.press("a")
        assert moved == bool(motion)


def test_the_lights_never_flash():
    """At most three changes in any second, with the computer players as fast as they go."""
    with Player(seed=4, blind=True) as player:
        player.app.settings[settings.SPEED] = 2
        player.choose("Sitting Ducks")
        player.press("start")
        changes, lit = [], None
        for _ in range(4000):
            player.app.frame()
            if player.machine.pixels[0] != lit:
                lit = player.machine.pixels[0]
                changes.append(player.now)
            if player.app.top.idle:
                player.press("a")
        assert len(changes) > 10
        assert all(changes[i + 3] - changes[i] > 1000 for i in range(len(changes) - 3))
