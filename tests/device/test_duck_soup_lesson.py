"""The lesson of Duck Soup: its positions can be, and the moves of its scripts are legal there."""

from engine.duck_soup import notation
from tests.device.lessons import Lesson

LESSON = Lesson("duck-soup", notation)


def test_every_move_of_a_script_is_legal_and_only_you_may_have_several():
    LESSON.check_moves()


def test_a_wrong_move_with_an_answer_of_its_own_can_be_made():
    LESSON.check_answers()
