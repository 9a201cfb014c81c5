"""MemoryError at any line of the program, and a heap of any size on the 32-bit VM: the app says
so, and what was saved goes on."""

import bisect
import random
import sys

import pytest

from engine.games import GAMES
from engine.save import Journal
from tests.player import Player
from tests.vm.machine import run

PLAYERS = {"duck-soup": ([0, 1], 0), "sitting-ducks": ([0, 1, 2], [0, 1, 2])}
SCRIPT = ["a"] + ["a", "right", "a", "start", "b", "down", "a", "select", "b"] * 6
FRAMES = 40  # after each press
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Shortage:
    """Within it MemoryError is raised at a line of the program; `lines` are those gone by.

    frames: as many lines as had gone by after each frame when there was no shortage; those before
    the one with the line are not looked through, which would make them many times slower.
    """

    def __init__(self, at=None, frames=()):
        self.frames = []
        self._at = at
        self._passed = bisect.bisect_right(frames, at) if frames else 0
        self.lines = frames[self._passed - 1] if self._passed else 0

    def _line(self, frame, event, _):
        if event == "line":
            self.lines += 1
            if self.lines - 1 == self._at:
                raise MemoryError
        return self._line

    def _call(self, frame, *_):
        file = frame.f_code.co_filename
        return self._line if "/engine/" in file or "/hw/" in file else None

    def __enter__(self):
        if len(self.frames) >= self._passed:
            sys.settrace(self._call)

    def __exit__(self, *error):
        sys.settrace(None)
        self.frames.append(self.lines)


def begin(player, game):
    """Have a new match saved, and be at the title."""
    session = __import__(game.package + ".session", None, None, ["*"])
    match = session.begin(1, *PLAYERS[game.name])
    assert player.app.journal.save(game.record, game.version, b"\0" + match.pack())
    player.power()


def play(player, shortage):
    """Go on with the match at the title until memory runs out or the script ends; yields, after
    each frame, the match at the table as it would be saved."""
    for button in SCRIPT:
        player.machine.press(button)
        for _ in range(FRAMES):
            with shortage:
                player.app.frame()
            player.machine.release(button)
            for _, screen, _ in player.app._stack[:1]:
                if hasattr(screen, "session"):
                    yield screen.session.pack()


def saved(player, game):
    """The match that is loaded after a power cut now."""
    return Journal(bytes(player.nvm.content), 8192, False).load(game.record)[1][1:]


def whole_game(game):
    """The matches on the way of a game without a shortage, and how many lines had gone by after
    each frame."""
    shortage = Shortage()
    with Player(blind=True) as player:
        begin(player, game)
        matches = [saved(player, game)]
        for match in play(player, shortage):
            if match != matches[-1]:
                matches.append(match)
    assert len(set(matches)) == len(matches) > 10
    return matches, shortage.frames


def run_short(game, at, matches, frames):
    with Player(blind=True) as player:
        begin(player, game)
        with pytest.raises(MemoryError):
            list(play(player, Shortage(at, frames)))
        before = saved(player, game)
        player.app.make_room()
        assert player.texts()[0] == "Out of memory"
        kept = saved(player, game)
        assert matches.index(kept) >= matches.index(before)
        for button in tuple(player.machine.held):
            player.machine.release(button)
        player.press("a")
        # A computer player may have made its only choice before the first frame is over.
        here = matches.index(kept)
        assert next(play(player, Shortage())) in matches[here:here + 2]


@each_game
def test_wherever_memory_runs_out_the_saved_match_goes_on(game):
    matches, frames = whole_game(game)
    for at in range(99, frames[-1], frames[-1] // 8):
        run_short(game, at, matches, frames)


@pytest.mark.soak
@each_game
def test_wherever_memory_runs_out_the_saved_match_goes_on_many_times(game, soak_scale):
    matches, frames = whole_game(game)
    for at in random.Random(1).sample(range(frames[-1]), round(2000 * soak_scale)):
        run_short(game, at, matches, frames)


def play_on_the_vm(game, heap, tell=""):
    """Play in so many KB: the matches saved on the way (only told if `tell`), and what the nvm
    holds at last of the match."""
    with Player("picosystem", blind=True) as player:
        begin(player, game)
        nvm = bytes(player.nvm.content).rstrip(b"\xff")
    pieces = [nvm[at:at + 64].hex() for at in range(0, len(nvm), 64)]
    result = run("/tests/vm/short_of_memory.py", str(GAMES.index(game)), tell, *pieces,
                 heap=f"{heap}k")
    assert result.code == 0 or result.err.splitlines()[-1].startswith("MemoryError")
    lines = [line.split() for line in result.out.splitlines()]
    nvm = b"".join(bytes.fromhex(line[1]) for line in lines if line[0] == "nvm")
    last = Journal(nvm, 4096, True).load(game.record)[1]
    return [bytes.fromhex(line[1]) for line in lines if line[0] == "saved"] + [last]


def try_heaps(game, heaps):
    matches = play_on_the_vm(game, 400, "tell")
    assert len(set(matches)) > 2
    for heap in heaps:
        assert play_on_the_vm(game, heap)[-1] in matches


@each_game
def test_on_the_vm_a_short_heap_does_not_spoil_what_is_saved(game):
    try_heaps(game, (150, 70))


@pytest.mark.soak
@each_game
def test_on_the_vm_no_short_heap_spoils_what_is_saved(game, soak_scale):
    try_heaps(game, range(50, 250, round(1 / soak_scale)))
