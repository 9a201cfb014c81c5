"""The arena's results as a picture: bars of shares of wins, their intervals, the fair share."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame  # greets people on standard output unless told not to

from engine.ui import theme
from sim import png

WIDTH, ROW, MARGIN = 900, 28, 16
LEFT, RIGHT = 290, 680  # of the bars: 0 and 100 %


def draw(results):
    """The bytes of a PNG that shows `pairing.figures` of each pairing."""
    pygame.font.init()
    font = pygame.font.Font(None, 22)
    games = len({found["game"] for found in results})
    surface = pygame.Surface((WIDTH, 2 * MARGIN + ROW * len(results) + ROW * 3 // 2 * games))
    surface.fill(_colour(theme.WHITE))

    def write(text, x, y):
        surface.blit(font.render(text, True, _colour(theme.INK)), (x, y + ROW // 4))

    y, game = MARGIN, None
    for found in results:
        if found["game"] != game:
            y += ROW // 2 if game else 0
            game = found["game"]
            write(f"{game}: share of wins, its 95 % interval, and the fair share", MARGIN, y)
            y += ROW
        write(_name(found), MARGIN, y)
        write(_share(found), RIGHT + MARGIN, y)
        _draw_bar(surface, found, y)
        y += ROW
    return png.encode(*surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def _draw_bar(surface, found, y):
    def place(share):
        return LEFT + round(share * (RIGHT - LEFT))

    def stroke(share, top, bottom, colour, width):
        surface.fill(_colour(colour), (place(share), y + top, width, bottom - top))

    surface.fill(_colour(theme.CREAM), (LEFT, y + 4, RIGHT - LEFT, ROW - 8))
    surface.fill(_colour(theme.SKY), (LEFT, y + 4, place(found["win_share"]) - LEFT, ROW - 8))
    stroke(1 / found["players"], 1, ROW - 1, theme.RED, 2)
    if found["win_share_ci95"]:
        low, high = found["win_share_ci95"]
        surface.fill(_colour(theme.INK),
                     (place(low), y + ROW // 2 - 1, place(high) - place(low), 2))
        for end in (low, high):
            stroke(end, 9, ROW - 9, theme.INK, 2)


def _name(found):
    players = f", {found['players']} players" if found["game"] == "sitting-ducks" else ""
    return f"{found['a']} - {found['b']}{players}"[:34]


def _share(found):
    low, high = (found["win_share_ci95"] or [found["win_share"]] * 2)
    return f"{found['win_share']:.1%} ({low:.1%} to {high:.1%})"


def _colour(index):
    return theme.PALETTE[index].to_bytes(3, "big")
