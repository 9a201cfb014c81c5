"""What players do at Sitting Ducks, to see every screen there is, as `shot`s; see stories.py."""

from tests.ducks_table import FRIENDS, YOU, game, sit
from tests.stories import listen

SIX = {"colours": "R O Y G B P", "home": [2, 3, 4, 5, 6, 1], "skips": [0, 1, 0, 1, 2, 0],
       "moby": [{"by": 0, "on": 1}], "front": [["and-goodbye"], [], [], [], [], []]}
STORIES = []  # as in stories.py


def story(position=None, players=YOU):
    """Decorates what a player does at a table."""

    def keep(tell):
        def sit_down_and_tell(album):
            if position:
                sit(album, position, players)
                album.idle()
            tell(album)

        sit_down_and_tell.__name__ = tell.__name__
        STORIES.append((sit_down_and_tell, {}))
        return tell

    return keep


def press(album, *buttons):
    """Press one button after the other, each when asked."""
    for button in buttons:
        album.press(button)
        album.idle()


@story()
def before_the_first_game(album):
    album.choose("Learn to play")
    album.choose("Rules: Sitting Ducks")
    album.shot("rules")
    album.press("b")
    album.choose("Cards: Sitting Ducks")
    while album.app.top._number < 12:
        album.press("right")
    album.shot("cards")
    album.press("b", "b")
    album.choose("Sitting Ducks")
    album.shot("setup")
    album.press("right", "right", "right", "down", "select")
    album.shot("setup-swap")
    album.press("down", "right")
    album.shot("setup-six")


@story()
def a_lesson(album):
    album.choose("Learn to play")
    album.choose("Lesson: Sitting Ducks")
    album.idle()
    album.shot("lesson")
    listen(album)
    album.shot("lesson-move")


@story(game())
def choosing_a_card(album):
    album.shot("hand")
    press(album, "right", "right")
    album.shot("hand-card")
    album.press("up")
    album.shot("card-text")
    album.press("b", "down")
    album.shot("cards-on-the-table")
    album.press("b", "start")
    album.choose("Score")
    album.shot("players")
    album.press("b", "b", "select")
    album.idle()
    album.shot("hint")


@story(game("fire two-birds", "R k *G B w w"))
def a_card_that_cannot_be_played(album):
    album.shot("hand-stuck")
    press(album, "right")
    album.shot("hand-stuck-why")
    album.press("a")
    album.shot("hand-shown")


@story(game())
def shooting(album):
    press(album, "right", "a")
    album.shot("pick-slot")
    album.press("a")
    album.shot("shot")
    album.press("b")
    album.shot("closing-up-moving")
    album.press("b")
    album.wait(1000)
    album.shot("another-s-card")
    album.press("start")
    album.choose("Log")
    album.shot("log")


@story(game("draft bully-drake"))
def picking_twice(album):
    press(album, "a", "right", "a")
    album.shot("pick-second")
    press(album, "b", "right", "a", "right", "right", "a")
    album.shot("pick-order")


@story(game("aim fire draft gigolo kamikaze", "*R[bs] *O<Y k *Y[t1] d w", "aim", "RGBOYP", **SIX),
       (0, 1, 1, 1, 1, 1))
def six_players(album):
    album.shot("hand-goodbye")
    press(album, "left", "a")
    album.shot("hand-goodbye-why")
    press(album, "right", "a")
    album.shot("pick-colour")
    album.press("b", "start")
    album.choose("Score")
    album.shot("players-six")


@story(game("flying-ace aim duck-norris", "*R *G B w w w"))
def done(album):
    press(album, "a", "left")
    album.shot("done-discarding")


@story(game("whispers peking-duck", theirs="gigolo recall dr-duck"), FRIENDS)
def looking(album):
    album.shot("hand-over")
    press(album, "a", "a", "a")
    album.shot("peek-hand")
    press(album, "a", "a")
    album.shot("peek-deck")


@story(game("fire", "*G[s] B R w w w"), FRIENDS)
def a_swan_song(album):
    press(album, "a", "a", "a")
    album.shot("hand-over-song")
    press(album, "a")
    album.shot("song")


@story(game("fire", "*G R w w w w", deck=""))
def the_last_shot(album):
    press(album, "a")
    album.press("a")
    while album.screen == "table":
        album.app.frame()
    album.shot("won")
    album.press("a")
    album.choose("Statistics")
    album.press("right")
    album.shot("statistics")
