"""What players do at Duck Soup and around it, to see every screen there is, as `shot`s.

Told to the tests of test_screens_golden.py in English, and in every language to `sim contact`.
"""

from engine.settings import MEMORY
from tests.positions import FRIENDS, WATCHING, YOU, duck, soup

STORIES = []  # (what a player does, what `Player` takes)


def story(*match, **more):
    """Decorates what a player does with a match that is saved, see `Player`."""

    def keep(tell):
        STORIES.append((tell, {"match": match, **more}))
        return tell

    return keep


def listen(album):
    """Let the duck of a lesson say all until a move is due."""
    while album.app.top._speech.speaks:
        album.press("a")
        album.idle()


@story()
def before_the_first_match(album):
    album.shot("title")
    album.choose("Duck Soup")
    album.shot("setup")
    album.press("right", "right")
    album.shot("setup-friend")
    album.press("b")
    album.choose("Learn to play")
    album.shot("learn")
    album.choose("Rules: Duck Soup")
    album.shot("rules")
    while album.app.top._number < 5:
        album.press("right")
    album.shot("rules-quack")
    album.press("b", "b")
    album.choose("Settings")
    album.press("down", "right")
    album.shot("settings")


@story()
def a_lesson(album):
    album.choose("Learn to play")
    album.choose("Lesson: Duck Soup")
    album.idle()
    album.shot("lesson")
    listen(album)
    album.shot("lesson-move")
    album.press("a")
    album.shot("lesson-wrong")
    listen(album)
    album.press("right", "a")
    album.idle()
    album.shot("lesson-won")
    album.press("start")
    album.shot("lesson-menu")
    album.press("down", "down", "down", "a", "start")
    album.choose("Leave the lesson")
    album.shot("learn-go-on")


@story(duck(stored=6, totals=[108, 70], games=[1, 2]))
def leading(album):
    album.shot("title-go-on")
    album.choose("Statistics")
    album.shot("statistics-none")
    album.press("b")
    album.choose("Duck Soup")
    album.shot("notice-begin")
    album.press("b")
    album.choose("Go on: Duck Soup")
    album.idle()
    album.shot("table-lead")
    album.press("right", "right", "b")
    album.shot("table-refused")
    album.press("start")
    album.shot("pause")
    album.choose("Score")
    album.shot("score")
    album.press("b", "b", "a")
    album.shot("table-led-moving")
    album.shot("table-led")
    album.press("a")
    album.shot("table-quacked-by-them")


@story(duck(theirs="3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", table="7S", leader=1))
def quacking(album):
    album.press("a")
    album.idle()
    album.shot("table-follow")
    album.press("right")
    album.shot("table-quack")
    album.press("select")
    album.idle()
    album.shot("hint")
    album.press("a", "b")
    album.shot("table-quacked")
    album.press("a")
    album.shot("table-ducked")
    album.press("a")
    album.shot("table-won")


@story(duck("2C 7C JC 7D TD KD 4H 5H QH 2S 8S 9S",
            "3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", "7H 7S!"))
def answering(album):
    album.press("a")
    album.idle()
    album.shot("table-answer")
    album.press("b")
    album.shot("table-quack-quacked")
    album.press("a")
    album.shot("table-replied")
    album.press("a")
    album.shot("table-won-two")
    album.press("start")
    album.choose("Log")
    album.shot("log")


@story(duck("2C 7C JC 7D TD KD 4H 5H QH 2S 8S 9S",
            "3C 8C KC AD 3D 8D 9D 9H JH KH 3S JS", "6C 6D!"))
def ducking(album):
    album.press("a")
    album.idle()
    album.shot("table-answer-duck")


@story(duck("2C 7C JC TD KD 4H 5H QH 2S 8S 9S AS",
            "3C 8C KC AD 3D 8D 9D 6H JH KH 3S", "7H 7S! 7D", leader=1))
def replying(album):
    album.press("a")
    album.idle()
    album.shot("table-reply")
    album.press("a")
    album.shot("table-duck-soup")


@story(soup("2C 7C JC AC 7D TD KD 4H 5H", "3C 8C KC AD 3D 8D 9D 6H JH", [12, 12],
            [(2, 0), (2, 0)]))
def in_the_soup_course(album):
    album.press("a")
    album.idle()
    album.shot("table-soup")
    album.app.settings[MEMORY] = 1
    album.press("start")
    album.choose("Unseen cards")
    album.shot("unseen")
    album.press("b")
    album.choose("Score")
    album.shot("score-soup")


@story(duck(stored=12))
def the_duck_course_ends(album):
    album.press("a")
    album.idle()
    album.press("a")
    album.idle()
    album.shot("course-end")


@story(soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], totals=[100, 88]))
def a_deal_ends(album):
    album.press("a")
    album.idle()
    album.press("a")
    album.idle()
    album.shot("deal-end")
    album.press("a")
    album.shot("table-dealt")


@story(soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], totals=[150, 130], games=[1, 2]), YOU, 3)
def a_game_is_won(album):
    album.press("a")
    album.idle()
    album.press("a")
    album.idle()
    album.shot("deal-end-won")
    album.press("a")
    album.shot("game-won")
    album.press("a", "b", "start")
    album.choose("Save and leave")
    album.choose("Statistics")
    album.shot("statistics")


@story(soup("KS", "AS", [10, 12], [(5, 1), (5, 1)], totals=[213, 88], games=[3, 3]), FRIENDS, 2)
def a_match_is_won_in_the_pond(album):
    album.press("a", "a")
    album.idle()
    for _ in range(3):  # a card, a hand-over, the other card
        album.press("a")
        album.idle()
    album.press("a")
    album.shot("match-won-in-the-pond")


@story(soup("AS", "KS", [9, 7], [(5, 1), (3, 3)], totals=[150, 30]), YOU, 1)
def a_game_is_lost_in_the_soup(album):
    album.press("a")
    album.idle()
    album.press("a")
    album.idle()
    album.press("a")
    album.shot("game-lost-in-the-soup")


@story(duck(), FRIENDS)
def two_people(album):
    album.press("a")
    album.shot("hand-over")
    album.press("a")
    album.idle()
    album.press("a")
    album.idle()
    album.shot("hand-over-led")
    album.press("a")
    album.idle()
    album.shot("table-two-people")


@story(duck(), WATCHING)
def watching(album):
    album.press("a")
    album.shot("table-watched")


@story(nvm=(0, 1, False))
def without_nvm(album):
    album.shot("notice-none")


@story(nvm=(256, 256, False))
def with_little_nvm(album):
    album.shot("notice-small")


@story(content=b"someone else's")
def with_foreign_nvm(album):
    album.shot("notice-foreign")


@story(content=b"D\1\1\1\0")
def with_damaged_nvm(album):
    album.shot("notice-damaged")
