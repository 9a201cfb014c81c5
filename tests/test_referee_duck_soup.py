"""The referee for Duck Soup: the examples, bad requests, and the process that people talk to."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sim import referee

EXAMPLES = Path(__file__).parent / "examples" / "examples-duck-soup.jsonl"
STUDY = {"hands": [["2C", "7C", "KD"], ["7D", "3S", "AH"]], "stock": ["5S", "5H"], "leader": 0,
         "study": True}
DEALT = referee.answer({"game": "duck-soup", "seed": 7})["position"]


def ask(moves=(), **changes):
    """The reply to moves from the study, changed; None takes a field away."""
    position = {name: value for name, value in (STUDY | changes).items() if value is not None}
    return referee.answer({"game": "duck-soup", "position": position, "moves": list(moves)})


def comparable(reply):
    """A reply without what the examples leave out."""
    kept = {name: value for name, value in reply.items() if name not in ("events", "error")}
    if "position" in kept:
        kept["position"] = {name: value for name, value in kept["position"].items()
                            if name != "rng"}
    return kept


@pytest.mark.parametrize(
    "example", [json.loads(line) for line in EXAMPLES.read_text().splitlines()],
    ids=lambda example: example["name"])
def test_the_examples_are_answered(example):
    assert comparable(referee.answer(example["request"])) == comparable(example["reply"])


def test_an_import_that_fails_is_no_refusal(monkeypatch):
    monkeypatch.setitem(sys.modules, "engine.duck_soup.notation", None)
    with pytest.raises(ModuleNotFoundError):
        ask()


BAD_LINES = [
    ("quack", "this is not JSON"),
    ("[]", "the request is not a JSON object"),
    ("{}", "game is neither duck-soup nor sitting-ducks"),
    ('{"game": "goose"}', "game is neither duck-soup nor sitting-ducks"),
    ('{"game": "duck-soup", "card": "7S"}', "a request has no field 'card'"),
    ('{"game": "duck-soup", "moves": "7S"}', "moves is not a list"),
    ('{"game": "duck-soup", "ask": "expert"}', "ask is neither null nor easy, normal or hard"),
    ('{"game": "duck-soup", "seed": true}', "seed is not a whole number from 0 to 1073741823"),
    ('{"game": "duck-soup", "seed": 1.0}', "seed is not a whole number from 0 to 1073741823"),
    ('{"game": "duck-soup", "seed": 1073741824}', "seed is not a whole number"),
    ('{"game": "duck-soup", "position": []}', "the position is not an object"),
]

BAD_POSITIONS = [
    ({"pond": 1}, "a position has no field 'pond'"),
    ({"course": "fish"}, "course is neither duck nor soup"),
    ({"dealer": 2}, "dealer is not a whole number from 0 to 1"),
    ({"leader": True}, "leader is not a whole number from 0 to 1"),
    ({"hands": None}, "hands is not a list"),
    ({"hands": [["2C"]]}, "hands does not hold two hands"),
    ({"hands": [["2C"], "3S"]}, "a hand is not a list"),
    ({"hands": [["1C"], ["3S"]]}, "there is no card '1C'"),
    ({"hands": [["2C"], ["2C"]]}, "2C is there twice"),
    ({"hands": [["2C", "3C"], ["7D"]]}, "the hands are not of equal length"),
    ({"hands": [[], []]}, "the Duck course cannot go on with empty hands"),
    ({"stock": ["5S"]}, "the stock holds an odd number of cards"),
    ({"table": ["7H!"]}, "the second card, and only it, is quacked"),
    ({"table": ["7H", "7S"]}, "the second card, and only it, is quacked"),
    ({"table": ["8H", "7S!"]}, "must be of the rank led"),
    ({"table": ["6H", "6S!", "6D", "6C"]}, "the table holds more than three cards"),
    ({"course": "soup"}, "the Soup course needs duck_points"),
    ({"course": "soup", "duck_points": [7, 5]}, "there is no stock in the Soup course"),
    ({"duck_points": [7, 5]}, "there are no duck_points yet in the Duck course"),
    ({"tricks": [{"up": 1}]}, "tricks does not hold two counts"),
    ({"tricks": [{"left": 1}, {}]}, "tricks has no field 'left'"),
    ({"tricks": [{"up": -1}, {}]}, "tricks up is not a whole number from 0 to 255"),
    ({"totals": [0]}, "totals does not hold two numbers"),
    ({"games": [0, "1"]}, "games is not a whole number"),
    ({"rng": -1}, "rng is not a whole number from 0 to 1073741823"),
    ({"study": 1}, "study is neither true nor false"),
    ({"study": None}, "cards are missing: in the Duck course each hand has 13"),
    ({**DEALT, "stock": DEALT["stock"][2:], "study": None},
     "listed cards and stored tricks make 50 cards, not 52"),
    ({"hands": [DEALT["hands"][0] + DEALT["stock"][:1], DEALT["hands"][1] + DEALT["stock"][1:2]],
      "stock": DEALT["stock"][2:], "study": None}, "a hand is too long"),
    ({"course": "soup", "duck_points": [7, 5], "stock": [], "study": None},
     "listed cards and stored tricks of the Soup course make 6 cards, not 26 or 24"),
]


@pytest.mark.parametrize("line, words", BAD_LINES)
def test_a_bad_request_is_answered_in_a_sentence_of_its_own(line, words):
    reply = referee.answer_line(line)
    assert words in reply.pop("error")
    assert reply == {"ok": False, "at": None, "decision": None}


@pytest.mark.parametrize("changes, words", BAD_POSITIONS)
def test_a_bad_position_is_answered_in_a_sentence_of_its_own(changes, words):
    reply = ask(**changes)
    assert words in reply.pop("error")
    assert reply == {"ok": False, "at": None, "decision": None}


@pytest.mark.parametrize("moves, words", [
    (["7C", "7D!", "reply"], "reply is not one of the choices here"),
    (["7C", "7D!", 7], "a move is not a string: 7"),
    (["7C", "7D!", ["duck"]], 'a move is not a string: ["duck"]'),
    (["7C", "7D!", "KD"], "KD is not one of the choices here"),
])
def test_a_refused_move_tells_its_index_and_what_was_due(moves, words):
    reply = ask(moves)
    assert words in reply["error"]
    assert reply["at"] == 2
    assert reply["decision"] == {"seat": 0, "kind": "answer", "options": ["duck"]}


def test_a_position_that_is_answered_can_be_sent_back_as_it_is():
    reply = referee.answer({"game": "duck-soup", "seed": 3})
    for _ in range(40):
        again = referee.answer({"game": "duck-soup", "position": reply["position"]})
        assert again == {**reply, "events": []}
        move = reply["decision"]["options"][-1]
        reply = referee.answer(
            {"game": "duck-soup", "position": reply["position"], "moves": [move]})


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_answers_with_one_of_the_options_and_moves_nothing(level):
    request = {"game": "duck-soup", "position": STUDY, "moves": ["7C"]}
    reply = referee.answer({**request, "ask": level})
    assert reply.pop("choice") in reply["decision"]["options"]
    assert reply == referee.answer(request)


def test_the_events_tell_what_happened():
    assert ask(["7C", "7D!", "duck"])["events"] == [
        "seat 0 leads 7C", "seat 1 plays 7D: Quack!", "seat 0 says Duck",
        "seat 1 wins a trick worth 2", "seat 1 draws", "seat 0 draws",
        "the Duck course ends, seat 1 leads to the Soup course",
    ]


def test_the_process_answers_line_by_line_and_survives_bad_ones():
    lines = ['{"game": "duck-soup"}', "", "\udcff", "not JSON", '{"game": "duck-soup", "seed": 2}']
    done = subprocess.run(
        [sys.executable, "-m", "sim", "referee"], input="\n".join(lines), text=True, check=True,
        capture_output=True, errors="surrogateescape", cwd=Path(__file__).parents[1])
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, False, True]
    assert done.stderr == ""


def test_the_process_answers_each_line_before_the_next_is_written():
    with subprocess.Popen(
        [sys.executable, "-m", "sim", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, cwd=Path(__file__).parents[1],
    ) as process:
        position = None
        for move in ([], ["deal"]):
            request = {"game": "duck-soup", "position": position, "moves": move}
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            reply = json.loads(process.stdout.readline())
            position = reply.get("position")
        assert not reply["ok"]
        process.stdin.close()
        assert process.wait() == 0
