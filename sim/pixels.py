"""How much of its picture a display is sent in a frame: scripted turns of both games."""

import importlib

FRAME_MS = 50  # of a device that thinks, moves things and draws: 20 frames a second
TURNS = 6
SIZES = {"160x128": "pygamer", "240x240": "picosystem", "128x64": "pico-ssd1306"}


class Watched:
    """Within it, a `tests.player.Player` at 20 frames a second; `frames` are the percentages of
    the pixels sent in each, but for those in which another screen comes."""

    def __init__(self, player):
        self.player = player
        self.frames = []
        self._top = None
        handheld = player.app.handheld
        self._refresh = handheld.display.refresh
        self._wait = handheld.wait
        self._pixels = handheld.display.width * handheld.display.height
        handheld.display.refresh = self._count
        handheld.wait = lambda ms: self._wait(FRAME_MS - 2)

    def _count(self):
        panel = self.player.machine.panel
        before = panel.pixels_sent
        self._refresh()
        group = self.player.app.top.group
        if group is self._top:
            self.frames.append(100 * (panel.pixels_sent - before) / self._pixels)
        self._top = group

    def press(self, button):
        """Press a button and wait until asked: the largest frame till then."""
        self.frames.clear()
        self.player.press(button)
        self.player.idle()
        return max(self.frames, default=0)


def largest(size):
    """By game, the most that is sent in a frame of a display size, in percent of its pixels: for
    a cursor move, and for all of a turn."""
    helper = importlib.import_module("tests.player")
    positions = importlib.import_module("tests.positions")
    tables = importlib.import_module("tests.ducks_table")
    figures = {}
    quacking = positions.duck(theirs="3C 8C KC AD 3D 8D 9D 6H JH KH 3S JS", table="7S", leader=1)
    with helper.Player(SIZES[size], match=(quacking,)) as player:
        player.press("a")
        figures["duck_soup"] = _play(player)
    with helper.Player(SIZES[size]) as player:
        tables.sit(player, tables.game())
        player.idle()
        figures["sitting_ducks"] = _play(player)
    return figures


def _play(player):
    player.idle()
    watched = Watched(player)
    cursor = turn = 0
    for _ in range(TURNS):
        cursor = max(cursor, watched.press("right"))
        turn = max(turn, watched.press("a"))
    return round(cursor, 1), round(turn, 1)
