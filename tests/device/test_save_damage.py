"""The journal in an nvm that is torn, rotten, worn or not ours."""

from engine.rng import Rng
from engine.save import (
    DAMAGED,
    DUCK_SOUP,
    FOREIGN,
    GOOD,
    SETTINGS,
    STATISTICS,
    Journal,
)
from tests.device.nvms import BOARDS, KINDS, Board, record


def test_a_record_torn_at_any_byte_leaves_the_older_one():
    old, new = record(DUCK_SOUP, 1, b"old game"), record(DUCK_SOUP, 2, b"new game")
    for cut in range(len(new)):
        board = Board("RP2040", old, new[:cut])
        assert board.journal.load(DUCK_SOUP) == (1, b"old game")
        assert board.journal.save(DUCK_SOUP, 1, b"next game")
        assert board.journal.erases == 0  # it follows the torn one
        assert board.power_on().load(DUCK_SOUP) == (1, b"next game")


def test_a_first_record_torn_at_any_byte_is_damage():
    new = record(DUCK_SOUP, 1, b"new game")
    for cut in range(1, len(new)):
        assert Board("RP2040", new[:cut]).journal.state == DAMAGED


def test_any_flipped_bit_leaves_the_older_record():
    old, new = record(SETTINGS, 1, b"old"), record(SETTINGS, 2, b"new")
    board = Board("RP2040", old, new, record(STATISTICS, 3, b"later"))
    for bit in range(len(new) * 8):
        board.nvm[len(old) + bit // 8] ^= 1 << bit % 8
        assert board.power_on().load(SETTINGS) == (1, b"old"), bit
        assert board.journal.load(STATISTICS) == (1, b"later"), bit
        board.nvm[len(old) + bit // 8] ^= 1 << bit % 8


def test_records_with_impossible_headers_are_passed_over():
    too_long, unknown = record(SETTINGS, 2, bytes(33)), record(9, 3, b"?")
    board = Board("RP2040", record(SETTINGS, 1, b"good"), too_long, unknown)
    board.nvm[1988:] = record(DUCK_SOUP, 4, bytes(150))[:60]  # it would end past the nvm
    assert board.power_on().load(SETTINGS) == (1, b"good")
    assert board.journal.load(DUCK_SOUP) is None
    assert board.journal.save(DUCK_SOUP, 1, b"fits after compacting")
    assert board.power_on().load(DUCK_SOUP) == (1, b"fits after compacting")
    assert board.journal.load(SETTINGS) == (1, b"good")


def test_what_is_not_ours_is_kept_until_erased():
    rng = Rng(1)
    for name in BOARDS:
        for _ in range(4):
            garbage = bytes([rng.below(256) for _ in range(64)])
            board = Board(name, *[garbage] * 32)
            assert board.journal.state in (FOREIGN, DAMAGED)
            assert [board.journal.load(kind) for kind in KINDS] == [None] * 4
            assert not board.journal.save(SETTINGS, 1, b"loud")
            assert all(board.nvm[i:i + 64] == garbage for i in range(0, len(board.nvm), 64))
            assert board.journal.erase()
            assert board.journal.state == GOOD
            assert board.journal.save(SETTINGS, 1, b"loud")
            assert board.power_on().load(SETTINGS) == (1, b"loud")


class Worn:
    """An RP2040's nvm whose bytes from `bad` on cannot be programmed any more."""

    def __init__(self, bad):
        self.content = Board("RP2040").nvm
        self.bad = bad

    def __len__(self):
        return len(self.content)

    def __getitem__(self, index):
        return self.content[index]

    def __setitem__(self, index, value):
        kept = max(0, min(len(value), self.bad - index.start))
        self.content[index.start:index.start + kept] = value[:kept]


def test_what_reads_back_wrong_counts_as_not_saved():
    journal = Journal(Worn(40), 2048, True)
    assert journal.save(SETTINGS, 1, b"loud")
    assert not journal.save(STATISTICS, 1, bytes(30))
    assert journal.load(STATISTICS) is None
    assert journal.load(SETTINGS) == (1, b"loud")


def test_a_worn_place_is_left_by_compacting():
    store = Worn(1000)
    journal = Journal(store, 2048, True)
    for turn in range(30):
        assert journal.save(DUCK_SOUP, 1, bytes((turn,)) * 150)
    assert journal.load(DUCK_SOUP) == (1, bytes((29,)) * 150)
