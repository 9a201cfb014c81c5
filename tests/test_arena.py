"""The arena: fair to both sides, to the hidden cards and to chance."""

import importlib
import io
import json
import random
import shlex
import sys

import pytest

from sim import arena, outside, pairing
from sim.pairing import Pairing, figures, mean_interval, share_interval
from sim.referee import GAMES

ASKS_NORMAL = """
from sim.referee import answer
for line in sys.stdin:
    asked = json.loads(line)
    del asked["decision"]
    print(json.dumps(answer({**asked, "ask": "normal"})), flush=True)
"""


@pytest.fixture
def program(tmp_path):
    """A function from a program's code to the command line that runs it."""
    def command(code):
        file = tmp_path / "player.py"
        file.write_text(f"import json, sys\nsys.path.append({str(arena.TOP)!r})\n{code}", "utf-8")
        return shlex.join([sys.executable, str(file)])
    return command


def report(capsys, *arguments):
    """What `python -m sim arena ARGUMENTS --json` prints."""
    assert arena.main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


# --- counting ---------------------------------------------------------------------------


def test_a_tied_deal_is_half_a_win(monkeypatch):
    monkeypatch.setattr(pairing, "_deal", lambda seed, choosers: [50, 50])
    assert Pairing("duck-soup", "easy", "random").play(1) == [(0, 0, 0.5), (1, 0, 0.5)]


def test_a_deal_is_counted_from_the_seat_of_the_first(monkeypatch):
    monkeypatch.setattr(pairing, "_deal", lambda seed, choosers: [90, 40])
    assert Pairing("duck-soup", "easy", "random").play(1) == [(0, 50, 1), (1, -50, 0)]


def test_a_win_shared_by_two_is_half_a_win_in_every_seat_by_turns(monkeypatch):
    monkeypatch.setattr(pairing, "_game", lambda seed, choosers: [0, 2])
    plays = Pairing("sitting-ducks", "easy", "random", 3).play(1)
    assert plays == [(0, 0.25, 0.5), (1, -0.5, 0), (2, 0.25, 0.5)]


def test_plays_of_one_deal_make_one_value_of_the_interval():
    found = figures(Pairing("duck-soup", "a", "b"), [[(0, 90, 1), (1, -70, 0)]] * 9)
    assert found["deals"] == 9
    assert (found["mean_difference"], found["win_share"]) == (10, 0.5)
    assert found["mean_difference_ci95"] == [10, 10]


def test_intervals_are_those_of_the_textbook():
    assert mean_interval([1, 2, 3, 4, 5]) == [1.6141, 4.3859]
    assert share_interval([1] * 10) == [0.7225, 1.0]
    assert share_interval([1, 0] * 200) == [0.4512, 0.5488]
    assert mean_interval([3]) is share_interval([1]) is None


# --- outside programs -------------------------------------------------------------------


def true_and_sent(name, players, seed):
    """The true game and the one a program is sent, at each decision of random play."""
    chance = random.Random(seed)
    rules, notation = (importlib.import_module(f"engine.{GAMES[name]}.{module}")
                       for module in ("rules", "notation"))
    game = rules.Game(seed, players) if players else rules.Game(seed)
    for _ in range(200):
        if game.decision() is None:
            return
        asked = outside.request(name, GAMES[name], game, chance)
        assert asked["decision"] == notation.decision_of(game)
        yield game, notation.from_position(asked["position"])
        game.choose(chance.choice(game.decision()[2]))


@pytest.mark.parametrize(("name", "players"), [("duck-soup", None), *(
    ("sitting-ducks", players) for players in (3, 4, 5, 6))])
def test_a_program_is_sent_what_its_seat_knows_and_the_rest_at_random(name, players):
    for seed in range(4):
        for true, sent in true_and_sent(name, players, seed):
            seat = true.decision()[0]
            assert {**vars(sent.view(seat)), "rng": 0} == {**vars(true.view(seat)), "rng": 0}
            assert sent.rng.state != true.rng.state
            for hidden in ("stock",) if name == "duck-soup" else ("deck", "draw"):
                cards = getattr(true, hidden)
                assert getattr(sent, hidden) != cards or len(cards) < 9


def test_a_program_that_asks_the_referee_plays_as_the_level_it_asks(program, capsys):
    found, = report(capsys, program(ASKS_NORMAL), "--against", "normal", "--game", "duck-soup",
                    "--deals", "3")["pairings"]
    assert (found["mean_difference"], found["win_share"]) == (0, 0.5)


@pytest.mark.parametrize(("code", "words"), [
    ("", "ended when it was to choose"),
    ("for line in sys.stdin: print('{\"choice\": \"7X\"}', flush=True)", "which is no choice"),
    ("for line in sys.stdin: print('[', flush=True)", "answered [, which is no choice"),
])
def test_a_program_that_does_not_play_ends_the_arena_with_a_sentence(program, code, words, capsys):
    arguments = [program(code), "--deals", "1", "--game", "duck-soup", "--against", "random"]
    assert arena.main(arguments) == 1
    said = capsys.readouterr()
    assert words in said.err and not said.out


# --- the command ------------------------------------------------------------------------


def test_figures_do_not_depend_on_the_number_of_processes(capsys):
    def found(*arguments):
        return report(capsys, "easy", "--deals", "4", "--games", "8", "--players", "4",
                      *arguments)["pairings"]
    assert found("--processes", "1") == found("--processes", "3") != found("--seed", "2")


def test_everything_played_is_in_the_csv_and_every_pairing_in_the_chart(tmp_path, capsys):
    pygame = pytest.importorskip("pygame")
    lines, picture = tmp_path / "played.csv", tmp_path / "chart.png"
    assert arena.main(["normal", "--against", "random", "easy", "--players", "3", "--deals", "5",
                       "--games", "4", "--csv", str(lines), "--chart", str(picture)]) == 0
    assert len(lines.read_text().splitlines()) == 1 + 2 * 5 * 2 + 2 * 6
    image = pygame.image.load(io.BytesIO(picture.read_bytes()))
    assert image.get_width() == 900
    assert "normal - random" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "words"), [
    (["quacker"], "'quacker' is none of random, easy, normal, hard, nor a program here"),
    (["easy", "--against", "easy"], "a player needs another one --against it"),
    (["'"], "nor a program here"),
    (["--deals", "0"], "0 is not a whole number above 0"),
    (["--players", "7"], "invalid choice: 7"),
    (["--csv", "/no/such/folder/played.csv"], "there is no folder for"),
])
def test_bad_options_are_refused_in_a_sentence(arguments, words, capsys):
    with pytest.raises(SystemExit) as end:
        arena.main(arguments)
    assert end.value.code == 2
    assert words in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(("game", "players"), [("duck-soup", 2), ("sitting-ducks", 3)])
def test_fuel_is_told_of_whole_turns(game, players):
    burnt = arena.fuel(game, "easy", players)
    assert burnt["turns"] == arena.TURNS
    assert 0 < burnt["median"] < burnt["p95"] <= burnt["max"]


# --- what it found ----------------------------------------------------------------------

KEPT = json.loads((arena.TOP / "tests" / "arena.json").read_text("utf-8"))
SHARES = {  # of wins, at least and at most, by players: 2 of Duck Soup
    ("easy", "random", 2): (0.90, 1),
    ("normal", "random", 2): (0.99, 1),
    ("hard", "random", 2): (0.99, 1),
    ("easy", "normal", 2): (0.10, 0.25),
    ("hard", "normal", 2): (0.62, 1),
    ("easy", "random", 3): (0.45, 0.62),
    ("easy", "random", 4): (0.35, 0.48),
    ("easy", "random", 6): (0.23, 0.31),
    ("normal", "random", 3): (0.70, 1),
    ("normal", "random", 4): (0.56, 1),
    ("normal", "random", 6): (0.37, 1),
    ("hard", "random", 3): (0.72, 1),
    ("hard", "random", 4): (0.58, 1),
    ("hard", "random", 6): (0.39, 1),
    ("hard", "normal", 3): (1.1 / 3, 1),
    ("hard", "normal", 4): (1.1 / 4, 1),
}
POINTS_AHEAD = {("normal", "random"): 380, ("hard", "random"): 380, ("hard", "normal"): 22}

FUEL = {  # a turn, in millions: the median and the largest
    ("duck-soup", "easy"): (30, 75),
    ("duck-soup", "normal"): (75, 225),
    ("duck-soup", "hard"): (450, 900),
    ("sitting-ducks", "easy"): (75, 225),
    ("sitting-ducks", "normal"): (150, 300),
    ("sitting-ducks", "hard"): (300, 450),
}


def kept(a, b, players):
    found, = [found for found in KEPT["pairings"]
              if (found["a"], found["b"], found["players"]) == (a, b, players)]
    return found


@pytest.mark.parametrize("which", SHARES, ids=lambda which: "-".join(map(str, which)))
def test_the_levels_win_as_often_as_they_should(which):
    (least, most), (low, high) = SHARES[which], kept(*which)["win_share_ci95"]
    assert least <= low and high <= most


@pytest.mark.parametrize("which", POINTS_AHEAD, ids="-".join)
def test_the_levels_of_duck_soup_are_as_many_points_ahead_as_they_should(which):
    assert kept(*which, 2)["mean_difference_ci95"][0] >= POINTS_AHEAD[which]


@pytest.mark.parametrize("game, level", FUEL)
def test_the_levels_think_no_longer_than_they_may(game, level):
    median, largest = FUEL[game, level]
    for burnt in KEPT["fuel"]:
        if (burnt["game"], burnt["level"]) == (game, level):
            assert burnt["median"] <= median * 1e6 and burnt["max"] <= largest * 1e6


@pytest.mark.soak
@pytest.mark.parametrize("pairing", [found for found in KEPT["pairings"] if found["a"] != "hard"],
                         ids=lambda found: "{a}-{b}-{players}".format(**found))
def test_the_players_still_win_as_often_as_is_kept(pairing, capsys):
    found, = report(capsys, pairing["a"], "--against", pairing["b"], "--game", pairing["game"],
                    "--players", str(max(pairing["players"], 3)), "--processes", "1")["pairings"]
    (low, high), (least, most) = pairing["win_share_ci95"], found["win_share_ci95"]
    assert low <= most and least <= high, found
