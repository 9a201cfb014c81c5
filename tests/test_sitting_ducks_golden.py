"""The screens of Sitting Ducks, pixel by pixel, as kept in tests/golden/SIZE/sitting-ducks/;
how to keep new ones: see test_screens_golden."""

import pytest

from engine.ui.texts import LANGUAGES
from tests import sitting_ducks_stories
from tests.player import SIZES
from tests.test_screens_golden import hold_to_pictures, hold_to_story, stories_of

ROOM = "sitting-ducks"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tell, more", stories_of(sitting_ducks_stories))
def test_screens_of_sitting_ducks_look_as_kept(size, language, tell, more):
    hold_to_story(size, language, ROOM, tell, more)


def test_every_picture_kept_of_sitting_ducks_is_held_against_a_screen():
    hold_to_pictures(ROOM, sitting_ducks_stories)
