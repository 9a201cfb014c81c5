"""The engine's referee for Sitting Ducks: the examples, bad positions, plays under way."""

import json
from pathlib import Path

import pytest

from sim import referee

EXAMPLES = Path(__file__).parent / "examples" / "examples-sitting-ducks.jsonl"
STUDY = {"players": ["R", "G", "B"], "line": ["R", "G", "w", "B", "G", "R"], "deck": "BGwR",
         "hands": [["aim"], ["fire"], []], "study": True}


def ask(moves=(), **changes):
    """The reply to moves from the study position, changed; None takes a field away."""
    position = {name: value for name, value in (STUDY | changes).items() if value is not None}
    return referee.answer({"game": "sitting-ducks", "position": position, "moves": list(moves)})


def comparable(reply):
    """A reply without what the examples leave out."""
    kept = {name: value for name, value in reply.items() if name not in ("events", "error")}
    if "position" in kept:
        kept["position"] = {name: value for name, value in kept["position"].items()
                            if name not in ("rng", "playing")}
    return kept


@pytest.mark.parametrize(
    "example", [json.loads(line) for line in EXAMPLES.read_text().splitlines()],
    ids=lambda line: line["name"])
def test_the_examples_are_answered(example):
    assert comparable(referee.answer(example["request"])) == comparable(example["reply"])


BAD_POSITIONS = [
    ({"players": None}, "players is missing"),
    ({"players": "RGB"}, "players is not a list"),
    ({"players": ["R", "G"]}, "players does not hold 3 to 6 colours"),
    ({"players": ["R", "G", "w"]}, "there is no colour 'w'"),
    ({"players": ["R", "G", "R"]}, "two players have the colour R"),
    ({"line": None}, "line is missing"),
    ({"line": ["R"] * 5}, "line does not hold six slots"),
    ({"line": ["R", "G", "w", "B", "G", 6]}, "slot 6 of the line is not a string"),
    ({"line": ["R[x]", "G", "w", "B", "G", "R"]}, "'R[x]' is no slot of the line"),
    ({"line": ["R[]", "G", "w", "B", "G", "R"]}, "'R[]' is no slot of the line"),
    ({"line": ["R<", "G", "w", "B", "G", "R"]}, "'R<' is no slot of the line"),
    ({"line": ["R", "G[t3]", "w", "B", "G", "R"]}, "attachments that cannot be"),
    ({"line": ["R", "P", "w", "B", "G", "R"]}, "a colour that nobody plays"),
    ({"deck": "BP"}, "a colour that nobody plays"),
    ({"deck": "Bd"}, "there is no duck card 'd'"),
    ({"deck": ["B"]}, "deck is not a string"),
    ({"line": ["R", "-", "w", "B", "G", "R"]}, "there is a gap in the line"),
    ({"line": ["R", "G", "w", "B", "G", "-"]}, "a rear slot is empty though the duck deck"),
    ({"line": ["R[c]", "G", "w", "B", "G", "R"]}, "a Little Coward is in slot 1"),
    ({"line": ["R<G[c]", "G", "w", "B", "G", "R"]}, "a Little Coward is in slot 1"),
    ({"line": ["R", "G", "w[b]", "B", "G", "R"]}, "bear no attachments and stand in no stack"),
    ({"line": ["R", "G<k", "w", "B", "G", "R"]}, "bear no attachments and stand in no stack"),
    ({"hands": [["aim"] * 6, [], []]}, "a hand holds more than five cards"),
    ({"hands": [["and-goodbye"], [], []]}, "And Goodbye lies open in front, never in a hand"),
    ({"hands": [["duck"], [], []]}, "there is no card 'duck'"),
    ({"hands": [["aim"], []]}, "hands has not one entry for each player"),
    ({"front": [["aim"], [], []]}, "where only and-goodbye can lie"),
    ({"home": [1, 1, -1]}, "home is not a whole number"),
    ({"home": [1, 1, True]}, "home is not a whole number"),
    ({"turn": 3}, "turn is not a whole number from 0 to 2"),
    ({"plays": 0}, "plays is 0, though a card is due"),
    ({"turns": 1.0}, "turns is not a whole number"),
    ({"rng": 2**30}, "rng is not a whole number from 0 to 1073741823"),
    ({"moby": [{"by": 1, "on": 1}]}, "moby"),
    ({"moby": [{"by": 1}]}, "on in moby is not a whole number"),
    ({"moby": [{"by": 1, "on": 2, "at": 3}]}, "a mark in moby has no field 'at'"),
    ({"study": "yes"}, "study is neither true nor false"),
    ({"pond": 1}, "the position has no field 'pond'"),
    ({"study": None}, "seat 0 has 4 ducks in all, not six"),
    ({"playing": {"card": "fire", "picks": ["3"]}}, "a pick that cannot be"),
    ({"playing": {"card": "fire", "picks": ["7"]}}, "there is no colour '7'"),
    ({"playing": {"card": "aim", "picks": ["3"]}}, "in which nothing is left to decide"),
    ({"playing": {"card": "fire"}}, "that cannot go on"),
    ({"playing": {"card": "resubmission"}}, "that cannot go on"),
    ({"playing": {"card": "aim", "inner": {"card": "aim"}}}, "does not allow it"),
    ({"playing": {"card": "dr-duck", "taken": ["and-goodbye"]}}, "has taken cards that cannot be"),
    ({"playing": {"card": "fire", "songs": [3]}}, "songs is not a whole number"),
    ({"playing": []}, "playing is not an object"),
]


@pytest.mark.parametrize("changes, words", BAD_POSITIONS, ids=lambda value: str(value))
def test_a_position_that_cannot_be_is_refused_in_its_own_words(changes, words):
    reply = ask(**changes)
    assert (reply["ok"], reply["at"], reply["decision"]) == (False, None, None)
    assert words in reply["error"]


@pytest.mark.parametrize("change, words", [
    (lambda dealt: dealt["home"].__setitem__(0, 2), "seat 0 has 7 ducks in all, not six"),
    (lambda dealt: dealt.update(gone=1), "the ducklings, those gone counted, are not 1"),
    (lambda dealt: dealt.update(deck=dealt["deck"] + "w"), "there are 6 water cards, not five"),
    (lambda dealt: dealt["draw"].append("aim"), "of the card aim there are 11, not 10"),
])
def test_a_whole_position_holds_every_card(change, words):
    dealt = referee.answer({"game": "sitting-ducks", "seed": 3})["position"]
    assert referee.answer({"game": "sitting-ducks", "position": dealt})["ok"]
    change(dealt)
    assert words in referee.answer({"game": "sitting-ducks", "position": dealt})["error"]


def test_defaults_are_filled_in_and_hands_and_attachments_put_as_they_go_out():
    position = ask(line=["R", "G[t2sb]", "w", "B", "G", "R"])["position"]
    assert position == STUDY | {
        "line": ["R", "G[bst2]", "w", "B", "G", "R"], "turn": 0, "plays": 1, "turns": 1,
        "home": [1, 1, 1], "front": [[], [], []], "draw": [], "discard": [], "moby": [],
        "skips": [0, 0, 0], "gone": 0, "rng": 1}


def test_a_refused_move_is_named_with_the_decision_it_met():
    reply = ask(["aim", "7"])
    assert (reply["ok"], reply["at"]) == (False, 1)
    assert reply["decision"] == {"seat": 0, "kind": "slot", "options": list("123456")}
    assert "7 is not one of the choices" in reply["error"]
    over = ask(["aim"], line=["R", "w", "w", "w", "w", "w"], deck="")
    assert (over["at"], over["decision"]) == (0, None)
    assert "the game is over" in over["error"]


@pytest.mark.parametrize("moves, playing", [
    (["kamikaze", "1"], {"card": "kamikaze", "picks": ["1"]}),
    (["duck-tracey", "G", "fire"], {"card": "duck-tracey", "picks": ["G"]}),
    (["flying-ace", "kamikaze"], {"card": "flying-ace", "picks": []}),
    (["dr-duck"], {"card": "dr-duck", "taken": ["fire"]}),
    (["billy-the-duck", "2"], {"card": "billy-the-duck", "songs": [1]}),
])
def test_a_play_under_way_can_be_sent_back(moves, playing):
    reply = ask(moves, hands=[["kamikaze", "duck-tracey", "flying-ace", "dr-duck",
                               "billy-the-duck"], ["fire"], []],
                line=["R", "*G[s]", "w", "B", "G", "R"])
    again = referee.answer({"game": "sitting-ducks", "position": reply["position"]})
    assert playing.items() <= reply["position"]["playing"].items()
    assert (again["position"], again["decision"]) == (reply["position"], reply["decision"])


def test_every_event_has_its_words():
    events = []
    for seed in range(30):
        position, reply = None, referee.answer({"game": "sitting-ducks", "seed": seed})
        while reply["decision"]:
            options = reply["decision"]["options"]
            position = reply["position"]
            reply = referee.answer({"game": "sitting-ducks", "position": position,
                                    "moves": [options[len(events) % len(options)]]})
            events += reply["events"]
    assert "seat 0 plays fire" in events and "the discards become the action deck" in events
    assert not [words for words in events if "{" in words or "seat 7" in words]
