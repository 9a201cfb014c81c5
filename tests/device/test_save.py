"""The journal and the autosave while all goes well."""

from engine.autosave import Autosave
from engine.save import (
    BLANK,
    DUCK_SOUP,
    GOOD,
    LARGEST,
    NONE,
    SETTINGS,
    SMALL,
    STATISTICS,
    Journal,
)
from tests.device.helpers import raises
from tests.device.nvms import BOARDS, KINDS, Board, record


def is_blank(nvm):
    return all(byte == 0xFF for byte in nvm)


def test_opening_a_blank_nvm_writes_nothing():
    for name in BOARDS:
        board = Board(name)
        assert board.journal.state == BLANK
        assert [board.journal.load(kind) for kind in KINDS] == [None] * 4
        assert is_blank(board.nvm)


def test_an_nvm_of_zeros_is_an_esp32_that_never_saved():
    board = Board("SAMD51", *[bytes(256)] * 8)
    assert board.journal.state == BLANK
    assert board.journal.save(SETTINGS, 1, b"loud")
    assert board.power_on().load(SETTINGS) == (1, b"loud")


def test_without_room_nothing_is_saved():
    for nvm, state in ((None, NONE), (Board("RP2040").nvm[:256], SMALL)):
        journal = Journal(nvm, 256, False)
        assert journal.state == state
        assert not journal.save(SETTINGS, 1, b"loud")
        assert not journal.erase()
        assert journal.load(SETTINGS) is None


def test_records_are_written_as_described():
    board = Board("RP2040")
    board.journal.save(STATISTICS, 1, b"won 3")
    wanted = record(STATISTICS, 1, b"won 3")
    assert board.nvm[:len(wanted)] == wanted
    assert is_blank(board.nvm[len(wanted):])


def test_the_newest_of_each_type_loads_after_power_on():
    for name in BOARDS:
        board = Board(name)
        for turn in range(20):
            for kind in KINDS:
                data = bytes((turn, kind)) * (LARGEST[kind] // 2)
                assert board.journal.save(kind, turn, data)
        assert board.power_on().state == GOOD
        for kind in KINDS:
            assert board.journal.load(kind) == (19, bytes((19, kind)) * (LARGEST[kind] // 2))


def test_what_was_dropped_stays_dropped():
    for name in BOARDS:
        board = Board(name)
        board.journal.save(DUCK_SOUP, 1, b"a game")
        board.journal.save(SETTINGS, 1, b"loud")
        assert board.journal.drop(DUCK_SOUP)
        for turn in range(30):
            board.journal.save(STATISTICS, 1, bytes((turn,)) * 200)
        assert board.power_on().load(DUCK_SOUP) is None
        assert board.journal.load(SETTINGS) == (1, b"loud")


def test_erasing_forgets_every_type():
    for name in BOARDS:
        board = Board(name)
        for kind in KINDS:
            board.journal.save(kind, 1, b"something")
        assert board.journal.erase()
        board.power_on()
        assert [board.journal.load(kind) for kind in KINDS] == [None] * 4


def test_saving_the_same_again_writes_nothing():
    journal = Board("SAMD51").journal
    journal.save(SETTINGS, 1, b"loud")
    journal.save(SETTINGS, 1, b"loud")
    journal.drop(DUCK_SOUP)
    assert journal.erases == 1


def test_an_nrf52840_writes_its_halves_in_turn():
    board = Board("nRF52840")
    for turn in range(6):
        before = bytes(board.nvm[:20]), bytes(board.nvm[1024:1044])
        board.journal.save(SETTINGS, 1, bytes((turn,)))
        assert (board.nvm[:20] == before[0]) == (turn % 2 == 1)
        assert (board.nvm[1024:1044] == before[1]) == (turn % 2 == 0)


def test_too_much_data_is_refused_before_anything_is_written():
    board = Board("RP2040")
    said = raises(ValueError, board.journal.save, SETTINGS, 1, bytes(33))
    assert said == "Type 3 saves 32 bytes at most."
    assert is_blank(board.nvm)


def test_data_may_end_in_blank_bytes():
    board = Board("RP2040")
    board.journal.save(DUCK_SOUP, 1, b"\xff" * 150)
    board.power_on().save(SETTINGS, 1, b"\xff")
    assert board.power_on().load(DUCK_SOUP) == (1, b"\xff" * 150)
    assert board.journal.load(SETTINGS) == (1, b"\xff")


def test_numbers_go_on_beyond_small_ints():
    last = 2**30 - 1
    board = Board("RP2040", record(SETTINGS, last, b"old"), record(SETTINGS, last - 1, b"older"))
    assert board.journal.load(SETTINGS) == (1, b"old")
    assert board.journal.save(SETTINGS, 1, b"new")
    assert board.journal.save(SETTINGS, 1, b"newer")
    assert board.power_on().load(SETTINGS) == (1, b"newer")


def test_a_game_is_saved_at_each_choice_where_saving_is_cheap():
    for name, gap in (("RP2040", 1), ("nRF52840", 1), ("SAMD51", 2)):
        journal = Board(name).journal
        state = bytearray(1)
        saver = Autosave(journal, DUCK_SOUP, 1, lambda state=state: bytes(state))
        for turn in range(1, 8):
            state[0] = turn
            saver.choice_made(turn * 1000)
            saver.tick(turn * 1000 + 999)
        loader = Autosave(journal, DUCK_SOUP, 1, None)
        assert loader.resume() == (1, bytes((7 // gap * gap,)))
        saver.tick(7000 + gap * gap * 5000)
        assert loader.resume() == (1, b"\7")
        saver.over()
        assert loader.resume() is None
