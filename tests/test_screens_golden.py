"""Each screen, pixel by pixel, at each display size, as it is kept in tests/golden/ in English;
in other languages, that all that is written has room.

What is done to see them is told in stories.py. After a change that is meant to be seen:
`DUCKPOND_RENEW=1 python3 duckpond.py test tests/test_screens_golden.py` keeps the new pictures;
look at each one before it is committed.
"""

import inspect
import os
import re
from pathlib import Path

import pygame
import pytest

from engine.ui.texts import LANGUAGES
from sim import shot
from tests import stories
from tests.player import SIZES, Player

GOLDEN = Path(__file__).parent / "golden"
RENEW = "DUCKPOND_RENEW" in os.environ


class Album(Player):
    """A player who holds what the panel shows against the pictures kept of its size."""

    def __init__(self, size, folder="", **more):
        super().__init__(SIZES[size], **more)
        self._folder = GOLDEN / size / folder
        self.wrong = []

    def shot(self, name):
        """Look at the picture of a name."""
        self.settle(name)
        if self._language == LANGUAGES[0]:
            self._compare(self._folder / f"{name}.png")
        self.wrong += [f"{name}: {fault}" for fault in self.crowded()]

    def _compare(self, path):
        new = path.with_suffix(".new.png")
        new.unlink(missing_ok=True)
        if RENEW:
            shot.save(self.machine.panel, path)
        elif not path.exists() or kept(path) != self.picture():
            shot.save(self.machine.panel, new)
            self.wrong.append(f"{path} is not what is seen now: {new.name} beside it")


def kept(path):
    """The picture in a file, as `Player.picture` gives it."""
    picture = pygame.image.load(path)
    return (*picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def stories_of(book):
    """The stories of a module, for a test's parameters `tell, more`."""
    return [pytest.param(tell, more, id=tell.__name__) for tell, more in book.STORIES]


def hold_to_story(size, language, folder, tell, more):
    """Check what is seen in a story."""
    with Album(size, folder, language=language, **more) as album:
        tell(album)
    assert not album.wrong, "\n".join(album.wrong)


def hold_to_pictures(folder, book):
    """Check that the pictures kept are those that a module's stories take."""
    taken = set(re.findall(r'album\.shot\("(.*)"\)', inspect.getsource(book)))
    for size in SIZES:
        kept_names = {path.stem for path in (GOLDEN / size / folder).glob("*.png")}
        assert {name for name in kept_names if not name.endswith(".new")} == taken


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tell, more", stories_of(stories))
def test_screens_look_as_kept(size, language, tell, more):
    hold_to_story(size, language, "", tell, more)


def test_every_picture_kept_is_held_against_a_screen():
    hold_to_pictures("", stories)
