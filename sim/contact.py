"""`python -m sim contact`: sheets of every screen, one for each display size and language.

The screens are those of the stories in tests/ whose pictures are kept in English: another line
`album.shot("NAME")` there, and it is on the sheets.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame  # greets people on standard output unless told not to

from engine.ui.texts import LANGUAGES
from engine.ui.theme import DUSK, PALETTE, WHITE
from sim import png
from tests import sitting_ducks_stories, stories
from tests.player import MORE_SIZES, SIZES, Player

BOARDS = SIZES | MORE_SIZES

SCALES = {"160x128": 2, "240x240": 2, "128x64": 3, "240x135": 2, "320x170": 2}
WIDTH, CAPTION, GAP = 2000, 20, 8  # of a sheet at most; below a screen; between two


class Album(Player):
    """A player who keeps what he sees: [(name, (width, height, RGB bytes))]."""

    def __init__(self, size, language, more):
        super().__init__(BOARDS[size], language=language, **more)
        self.seen = []
        self.faults = []

    def shot(self, name):
        self.settle(name)
        self.seen.append((name, self.picture()))
        self.faults += [f"{self._language}, {name}: {fault}" for fault in self.crowded()]


def see(size, language):
    """Every screen of a size in a language, and what is crowded or cut off on them."""
    seen, faults = [], []
    for tell, more in stories.STORIES + sitting_ducks_stories.STORIES:
        with Album(size, language, more) as album:
            tell(album)
        seen += album.seen
        faults += album.faults
    return seen, faults


def draw(seen, scale):
    """The bytes of a PNG with all these screens, so many times enlarged, and their names."""
    pygame.font.init()
    font = pygame.font.Font(None, 22)
    width, height = [side * scale for side in seen[0][1][:2]]
    columns = WIDTH // (width + GAP)
    rows = -(-len(seen) // columns)
    sheet = pygame.Surface((columns * (width + GAP), rows * (height + CAPTION + GAP)))
    sheet.fill(PALETTE[DUSK])
    for number, (name, (*size, pixels)) in enumerate(seen):
        x, y = number % columns * (width + GAP), number // columns * (height + CAPTION + GAP)
        screen = pygame.image.frombuffer(pixels, size, "RGB")
        sheet.blit(pygame.transform.scale(screen, (width, height)), (x, y))
        sheet.blit(font.render(name, True, PALETTE[WHITE]), (x + 2, y + height + 2))
    return png.encode(*sheet.get_size(), pygame.image.tobytes(sheet, "RGB"))


def make(out, size, language):
    """Write one sheet; its path, and what is crowded or cut off on it."""
    seen, faults = see(size, language)
    path = out / f"{size}-{language}.png"
    path.write_bytes(draw(seen, SCALES[size]))
    return path, faults


def main(argv):
    """Carry out a command line (without "contact"); the exit code: 1 if anything is crowded."""
    parser = argparse.ArgumentParser(prog="duckpond.py sim contact", description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, default=Path("contact"), metavar="DIR", help="default: contact")
    add("--size", choices=BOARDS, help="only these displays")
    add("--language", choices=LANGUAGES, help="only this one")
    options = parser.parse_args(argv)
    options.out.mkdir(parents=True, exist_ok=True)
    sheets = product([options.size] if options.size else BOARDS,
                     [options.language] if options.language else LANGUAGES)
    with ProcessPoolExecutor() as workers:
        jobs = [workers.submit(make, options.out, *sheet) for sheet in sheets]
        found = [job.result() for job in jobs]
    for path, faults in found:
        print(path, *faults, sep="\n  ")
    return 1 if any(faults for _, faults in found) else 0
