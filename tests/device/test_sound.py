"""Tunes advance with the clock, a note at a time."""

from engine.ui.tunes import QUACK_QUACK_TUNE, QUACK_TUNE
from hw.sound import Sound

TUNE = bytes((22, 10, 0, 5, 44, 20))  # 440 Hz for 100 ms, a rest of 50, 880 Hz for 200


class Recorder(Sound):
    """A voice that writes down what it is to sound: hertz, 0 for a rest, "end"."""

    def __init__(self):
        Sound.__init__(self)
        self.heard = []

    def _tone(self, frequency):
        self.heard.append(frequency)

    def _rest(self):
        self.heard.append(0)

    def _end(self):
        self.heard.append("end")


def test_a_tune_sounds_its_notes_at_their_times():
    sound = Recorder()
    sound.play(TUNE, 1000)
    assert sound.heard == [440]
    sound.advance(1099)
    assert sound.heard == [440]
    assert sound.remaining(1040) == 60
    sound.advance(1100)
    sound.advance(1150)
    assert sound.heard == [440, 0, 880]
    sound.advance(1350)
    assert sound.heard == [440, 0, 880, 0, "end"]
    assert not sound.playing


def test_no_note_is_skipped_when_the_app_is_late():
    sound = Recorder()
    sound.play(TUNE, 1000)
    sound.advance(5000)
    sound.advance(5050)
    assert sound.heard == [440, 0, 880]
    assert sound.remaining(5050) == 200


def test_a_new_tune_takes_the_old_one_s_place():
    sound = Recorder()
    sound.play(TUNE, 1000)
    sound.play(bytes((50, 1)), 1010)
    assert sound.heard == [440, 1000]
    assert sound.remaining(1010) == 10


def test_an_empty_tune_silences():
    sound = Recorder()
    sound.play(TUNE, 1000)
    sound.play(b"", 1010)
    assert sound.heard == [440, 0, "end"]
    assert not sound.playing


def test_a_muted_tune_keeps_its_time_and_makes_no_sound():
    sound = Recorder()
    sound.volume = 0
    sound.play(TUNE, 1000)
    assert sound.heard == [0]
    assert sound.remaining(1000) == 100


def test_a_tune_goes_on_over_the_wrap_of_the_clock():
    sound = Recorder()
    end = (1 << 29) - 50
    sound.play(TUNE, end)
    sound.advance(49)
    assert sound.heard == [440]
    sound.advance(50)
    assert sound.heard == [440, 0]


def test_a_quack_glides_down_for_a_sixth_of_a_second_and_is_rough():
    pitches = [pitch * 20 for pitch in list(QUACK_TUNE)[::2]]
    assert sum(list(QUACK_TUNE)[1::2]) * 10 in range(120, 181)
    assert 600 <= max(pitches) <= 700 and pitches[-1] <= 350
    top = pitches.index(max(pitches))
    assert all(pitches[i + 1] * 2 <= pitches[i] + 40 for i in range(top, len(pitches) - 1, 2))
    assert QUACK_QUACK_TUNE[:len(QUACK_TUNE)] == QUACK_QUACK_TUNE[-len(QUACK_TUNE):] == QUACK_TUNE
