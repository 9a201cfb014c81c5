"""The simulator's nvm, and the power cut at every byte of every save on every kind of it."""

import random

import pytest

from engine.autosave import Autosave
from engine.duck_soup.cards import NEXT_GAME
from engine.duck_soup.position import pack as pack_duck_soup
from engine.duck_soup.rules import Game as DuckSoup
from engine.save import (
    DAMAGED,
    DUCK_SOUP,
    FOREIGN,
    LARGEST,
    SETTINGS,
    SITTING_DUCKS,
    STATISTICS,
    Journal,
)
from engine.sitting_ducks.position import pack as pack_sitting_ducks
from engine.sitting_ducks.rules import Game as SittingDucks
from sim.nvm import Nvm, PowerCut

# Size, erase unit, whether it appends; an ESP32's blob is erased and written like a SAMD51's block.
RP2040, NRF52840, SAMD51 = (4096, 4096, True), (8192, 4096, False), (8192, 8192, False)
KINDS = range(1, len(LARGEST))
BOARDS = {"RP2040": RP2040, "nRF52840": NRF52840, "SAMD51": SAMD51}
each_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
both_ways = pytest.mark.parametrize("garbage", [None, 7], ids=["clean", "garbage"])


def saves(count):
    """So many (type, data) of all types, the largest most often, each different."""
    noise = random.Random(count)
    kinds = ([3, 4, 1] + [2] * 6) * count
    return [(kind, noise.randbytes(LARGEST[kind])) for kind in kinds[:count]]


def nvm_of(board, content):
    nvm = Nvm(*board)
    nvm.content[:] = content
    return nvm


def cut(nvm, where, value, step, garbage):
    """Assign, with the power cut at that byte."""
    nvm.cut_after(step, garbage)
    with pytest.raises(PowerCut):
        nvm[where] = value
    return bytes(nvm.content)


def loaded(content, board):
    """What a journal in these bytes loads, by type."""
    journal = Journal(bytearray(content), *board[1:])
    found = {kind: journal.load(kind) for kind in KINDS}
    return {kind: found[kind][1] for kind in KINDS if found[kind]}


class Recorder(bytearray):
    """A store that keeps the assignments made to it."""

    def __init__(self, content):
        super().__init__(content)
        self.assignments = []

    def __setitem__(self, index, value):
        self.assignments.append((index, bytes(value)))
        super().__setitem__(index, value)


def assignments(board, count):
    """Each save as (bytes before, slice, value, bytes after), the one assignment it makes."""
    content = b"\xff" * board[0]
    for kind, data in saves(count):
        store = Recorder(content)
        assert Journal(store, *board[1:]).save(kind, 1, data)
        [(where, value)] = store.assignments
        yield content, where, value, bytes(store)
        content = bytes(store)


def cuts(board, assignments, garbage, every=1):
    """Every cut of every assignment: yields (erases, before, torn, after), the last three bytes.

    Of cuts that leave the same bytes only one is told.
    """
    for before, where, value, after in assignments:
        whole = nvm_of(board, before)
        whole[where] = value
        assert whole.content == after
        erases = sum(whole.erases)
        seen = set()
        for step in range(0, erases * board[1] + whole.programmed, every):
            seed = None if garbage is None else garbage + step % 16
            torn = cut(nvm_of(board, before), where, value, step, seed)
            if torn not in seen:
                seen.add(torn)
                yield erases, before, torn, after


def goes_on(content, board):
    """True if the player can save again, after being asked where nothing loads."""
    store = bytearray(content)
    journal = Journal(store, *board[1:])
    if journal.state in (DAMAGED, FOREIGN):
        assert journal.erase()
    assert journal.save(SETTINGS, 2, b"on")
    return Journal(store, *board[1:]).load(SETTINGS) == (2, b"on")


def older_or_newer(before, torn, after, board):
    return loaded(torn, board) in (loaded(before, board), loaded(after, board))


def only_what_was_saved(torn, board, count):
    saved = saves(count)
    return all(item in saved for item in loaded(torn, board).items())


@both_ways
def test_on_an_rp2040_only_a_cut_while_compacting_can_lose_more_than_the_save(garbage):
    compactions, losses = set(), []
    made = cuts(RP2040, assignments(RP2040, 28), garbage)
    for number, (erases, before, torn, after) in enumerate(made):
        if erases:
            compactions.add(after)
            assert only_what_was_saved(torn, RP2040, 28)
            losses.append(loaded(torn, RP2040))
        else:
            assert older_or_newer(before, torn, after, RP2040)
        assert number % 16 or goes_on(torn, RP2040)
    assert len(compactions) == 2
    assert {} in losses  # all types share the sector: the price of a cut in its erase


@both_ways
def test_on_an_nrf52840_no_cut_loses_more_than_the_save(garbage):
    made = cuts(NRF52840, assignments(NRF52840, 8), garbage)
    for number, (_, before, torn, after) in enumerate(made):
        assert older_or_newer(before, torn, after, NRF52840)
        assert number % 16 or goes_on(torn, NRF52840)


@both_ways
def test_on_a_samd51_a_cut_can_lose_all_but_mixes_nothing(garbage):
    losses = []
    for number, (_, _, torn, _) in enumerate(cuts(SAMD51, assignments(SAMD51, 5), garbage)):
        assert only_what_was_saved(torn, SAMD51, 5)
        losses.append(loaded(torn, SAMD51))
        assert number % 16 or goes_on(torn, SAMD51)
    assert {} in losses


def test_on_an_nrf52840_a_second_cut_right_after_the_first_loses_no_more():
    *_, (before, where, value, after) = assignments(NRF52840, 8)
    allowed = [loaded(before, NRF52840), loaded(after, NRF52840)]
    for step in range(0, 8192, 61):
        torn = cut(nvm_of(NRF52840, before), where, value, step, None)
        again = Recorder(torn)
        assert Journal(again, *NRF52840[1:]).save(SETTINGS, 1, b"newest")
        [(second, image)] = again.assignments
        for step_2 in range(0, 8192, 61):
            twice = cut(nvm_of(NRF52840, torn), second, image, step_2, None)
            found = loaded(twice, NRF52840)
            if found.get(SETTINGS) == b"newest":
                found[SETTINGS] = allowed[0][SETTINGS]
            assert found in allowed


@each_board
def test_rotten_bytes_never_load_as_something_that_was_not_saved(board):
    noise = random.Random(1)
    *_, (_, _, _, content) = assignments(board, 20)
    for _ in range(1000):
        rotten = bytearray(content)
        for _ in range(noise.choice([1, 2, 50, 2000])):
            rotten[noise.randrange(len(rotten))] ^= 1 << noise.randrange(8)
        assert only_what_was_saved(rotten, board, 20)
        assert goes_on(rotten, board)


def recorded(board, kind):
    """The assignments of a whole game, chosen at random, with settings and statistics."""
    store = Recorder(b"\xff" * board[0])
    journal = Journal(store, *board[1:])
    journal.save(SETTINGS, 1, b"settings")
    game, pack = ((DuckSoup(1), pack_duck_soup) if kind == DUCK_SOUP
                  else (SittingDucks(1, 4), pack_sitting_ducks))
    saver = Autosave(journal, kind, 1, lambda: pack(game))
    chance = random.Random(1)
    while game.decision() and (kind != DUCK_SOUP or game.decision()[1] != NEXT_GAME):
        game.choose(chance.choice(list(game.decision()[2])))
        saver.choice_made(0)
    saver.ended(0, b"statistics")
    saver.over()
    content = b"\xff" * board[0]
    for where, value in store.assignments:
        before, content = content, content[:where.start] + value + content[where.stop:]
        yield before, where, value, content
    assert loaded(content, board) == {SETTINGS: b"settings", STATISTICS: b"statistics"}


@pytest.mark.soak
@both_ways
@each_board
@pytest.mark.parametrize("kind", [DUCK_SOUP, SITTING_DUCKS])
def test_cuts_in_a_whole_game_lose_no_more_than_they_may(board, kind, garbage, soak_scale):
    """In an erase of the only unit they may lose all of a type, elsewhere only what is saved."""
    every = max(1, round(1 / soak_scale))
    for erases, before, torn, after in cuts(board, recorded(board, kind), garbage, every):
        old, new, found = (loaded(content, board) for content in (before, after, torn))
        if erases and board != NRF52840:
            assert all(data in (old.get(kind), new.get(kind)) for kind, data in found.items())
        else:
            assert found in (old, new)


def test_an_rp2040_appends_without_an_erase_and_erases_for_anything_else():
    nvm = Nvm(*RP2040)
    nvm[8:10] = b"ab"
    assert (nvm.erases, nvm.programmed) == ([0], 2)
    nvm[9:11] = b"cd"
    assert (nvm.erases, nvm.programmed) == ([1], 2 + 4096)
    assert nvm[7:12] == b"\xffacd\xff"


def test_an_nrf52840_erases_the_pages_it_touches():
    nvm = Nvm(*NRF52840)
    nvm[0] = 1
    nvm[4095:4097] = b"ab"
    assert nvm.erases == [2, 1]


def test_a_cut_erase_leaves_the_rest_or_garbage():
    nvm = nvm_of(SAMD51, b"a" * 8192)
    assert cut(nvm, slice(0, 1), b"b", 5, None) == b"\xff" * 5 + b"a" * 8187
    nvm[0:1] = b"b"  # with the power back
    assert nvm.content == b"b" + b"\xff" * 4 + b"a" * 8187
    assert len(set(cut(nvm, slice(0, 1), b"c", 5, 1))) == 256


def test_the_nvm_refuses_what_a_board_s_would():
    nvm = Nvm(*SAMD51)
    with pytest.raises(ValueError, match="different lengths"):
        nvm[0:3] = b"ab"
    with pytest.raises(NotImplementedError):
        nvm[0:2] = [1, 2]
    with pytest.raises(NotImplementedError):
        nvm[0:4:2]
    with pytest.raises(IndexError):
        nvm[8192] = 1


def test_an_nvm_file_keeps_its_bytes_and_one_of_another_size_is_refused(tmp_path):
    path = tmp_path / "nvm"
    nvm = Nvm(*RP2040, path=path)
    assert path.read_bytes() == b"\xff" * 4096
    cut(nvm, slice(0, 4), b"duck", 2, None)
    assert Nvm(*RP2040, path=path)[0:4] == b"du\xff\xff"
    with pytest.raises(ValueError, match="holds 4096 bytes, but this board's nvm has 8192"):
        Nvm(*SAMD51, path=path)
    assert path.stat().st_size == 4096
