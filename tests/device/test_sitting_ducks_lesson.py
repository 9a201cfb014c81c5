"""The lesson of Sitting Ducks: its positions can be, and its scripts' moves are legal there."""

from engine.sitting_ducks import notation
from tests.device.lessons import Lesson

LESSON = Lesson("sitting-ducks", notation)


def test_every_move_of_a_script_is_legal_and_only_you_may_have_several():
    LESSON.check_moves()


def test_a_wrong_move_with_an_answer_of_its_own_can_be_made():
    LESSON.check_answers()
