"""The second Sitting Ducks against the examples, and the engine's referee against both."""

import json
import random
from pathlib import Path

import pytest

from sim import referee
from tests.independent import sitting_ducks as rules

EXAMPLES = Path(__file__).parent / "examples" / "examples-sitting-ducks.jsonl"
EVERYTHING = [card for card in rules.COPIES for _ in range(rules.COPIES[card])]
IN_HAND = [card for card in rules.COPIES if card != "and-goodbye"]


def examples():
    lines = [json.loads(line) for line in EXAMPLES.read_text().splitlines()]
    return [pytest.param(line["request"], line["reply"], id=line["name"]) for line in lines]


def ask(**request):
    """The referee's answer to a request for Sitting Ducks, given as keywords."""
    return referee.answer({"game": "sitting-ducks", **request})


def compare(reply, position):
    """Hold one accepted reply against the position the rules lead to."""
    assert reply["ok"], reply
    assert rules.shown(reply["position"]) == rules.shown(position)
    assert ("playing" in reply["position"]) == ("play" in position)
    assert reply["decision"] == rules.decision(position)
    assert reply["result"] == rules.result(position)


def try_moves(given, position, chance):
    """Try every option and a stranger on the referee's position `given` and on ours; return
    for each option the referee's position and ours."""
    decision, followed = rules.decision(position), []
    for move in decision["options"]:
        reply = ask(position=given, moves=[move])
        ours = rules.apply(position, move, reply.get("position"))
        compare(reply, ours)
        followed.append((reply["position"], ours))
    stranger = chance.choice(IN_HAND + ["discard-hand", "done", "1", "4", "7", "R", "P", "", 7])
    if stranger not in decision["options"]:
        reply = ask(position=given, moves=[stranger])
        assert (reply["ok"], reply["at"]) == (False, 0)
        assert reply["decision"] == decision
    return followed


def play_on(given, position, chance, choices):
    """Follow random choices, every option of each tried, for so many choices at the most."""
    while choices and rules.decision(position):
        given, position = chance.choice(try_moves(given, position, chance))
        choices -= 1


def duck(chance, players, slot):
    card = chance.choice(players * 3 + ["d"])
    marks = ["b", "s", f"t{chance.randrange(len(players))}"] + ["c"] * (slot > 1)
    on = sorted(mark for mark in marks * 2 if chance.random() < 0.12)
    return card + ("[" + "".join(on) + "]" if on else "")


def token(chance, players, slot):
    aimed = chance.choice(["*", ""])
    kind = chance.random()
    if kind < 0.12:
        return aimed + "w"
    if kind < 0.15:
        return aimed + "k"
    stack = [duck(chance, players, slot) for _ in range(chance.choice([1, 1, 1, 1, 2, 3]))]
    return aimed + "<".join(stack)


def study(chance, card):
    """A random position, rich in stacks, attachments and short decks; `card` can be chosen."""
    seats = chance.randint(3, 6)
    turn = chance.randrange(seats)
    filled = chance.choice([1, 2, 3, 4, 5, 6, 6, 6, 6, 6])
    players = chance.sample(rules.COLOURS, seats)
    faces = players * 2 + ["w", "k"]
    deck_size = chance.choice([0, 1, 2, 8]) if filled == 6 else 0
    hands = [chance.choices(IN_HAND, k=chance.choice([0, 1, 3, 5])) for _ in range(seats)]
    front = [["and-goodbye"] if chance.random() < 0.05 else [] for _ in range(seats)]
    if card == "and-goodbye":
        front[turn] = [card]
    else:
        front[turn] = []
        hands[turn] = [card] + hands[turn][:4]
    pairs = [{"by": by, "on": chance.choice([on for on in range(seats) if on != by])}
             for by in range(seats) if chance.random() < 0.08]
    return rules.complete({
        "players": players, "turn": turn, "plays": chance.choice([1, 1, 2]),
        "turns": chance.randint(1, 90),
        "line": [token(chance, players, slot) for slot in range(1, filled + 1)]
        + [chance.choice(["-", "*-"]) for _ in range(6 - filled)],
        "deck": "".join(chance.choices(faces, k=deck_size)),
        "home": [chance.choice([1, 1, 2, 3]) for _ in range(seats)], "hands": hands,
        "front": front, "draw": chance.choices(list(rules.COPIES), k=chance.choice([0, 2, 30])),
        "discard": chance.choices(list(rules.COPIES), k=chance.choice([0, 1, 9])),
        "moby": pairs, "gone": chance.randint(0, 1), "rng": chance.randrange(2**30),
        "skips": [chance.choice([0, 0, 0, 1, 2]) if seat != turn else 0 for seat in range(seats)],
        "study": True,
    })


def spoilt(chance):
    """A study with one thing in it that cannot be, or at times nothing."""
    bad = study(chance, chance.choice(IN_HAND))
    slot, colour = chance.randrange(6), bad["players"][0]
    change = chance.choice(["gap", "coward", "water", "hand", "goodbye", "whole", "none"])
    if change == "gap":
        bad["line"][slot] = "-"
    elif change == "coward":
        bad["line"][slot] = colour + "[c]"
    elif change == "water":
        bad["line"][slot] = chance.choice(["w[b]", "k[t0]", colour + "<w", "k<" + colour])
    elif change == "hand":
        bad["hands"][bad["turn"]] = chance.choices(IN_HAND, k=chance.choice([5, 6]))
    elif change == "goodbye":
        bad["hands"][bad["turn"]][0] = "and-goodbye"
    elif change == "whole":
        del bad["study"]
    return bad


@pytest.mark.parametrize("request_, expected", examples())
def test_the_rules_alone_answer_the_examples(request_, expected):
    assert rules.fault(request_["position"]) is None
    position = rules.complete(request_["position"])
    for move in request_["moves"]:
        position = rules.apply(position, move)
    assert rules.shown(expected["position"]) == rules.shown(position)
    assert expected["decision"] == rules.decision(position)
    assert expected["result"] == rules.result(position)


@pytest.mark.parametrize("seed", range(40))
def test_a_new_game_is_dealt_by_the_rules(seed):
    seats = 3 + seed % 4
    dealt = ask(seed=seed, players=seats)["position"]
    assert rules.fault(dealt) is None
    assert [len(hand) for hand in dealt["hands"]] == [5] * seats
    frontmost = next(token for token in dealt["line"] if rules.is_duck(token))
    assert dealt["players"][dealt["turn"]] == frontmost
    opened = sum(len(cards) for cards in dealt["front"])
    start = rules.complete({
        "players": dealt["players"], "line": dealt["line"], "deck": dealt["deck"],
        "turn": dealt["turn"], "hands": dealt["hands"], "front": dealt["front"],
        "draw": dealt["draw"][:100 - 5 * seats - opened]})
    assert rules.shown(dealt) == rules.shown(start)


@pytest.mark.parametrize("seed", range(200))
def test_whole_games_agree_choice_by_choice_and_in_one_request(seed):
    chance = random.Random(seed)
    dealt = given = ask(seed=seed, players=3 + seed % 4)["position"]
    position, moves = rules.complete(dealt), []
    while decision := rules.decision(position):
        assert "play" in position or rules.fault(position) is None
        moves.append(chance.choice(decision["options"]))
        reply = ask(position=given, moves=moves[-1:])
        position = rules.apply(position, moves[-1], reply.get("position"))
        compare(reply, position)
        given = reply["position"]
    at_once = ask(position=dealt, moves=moves)
    compare(at_once, position)
    assert at_once["position"] == given


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_agree_with_every_choice_tried(seed):
    dealt = ask(seed=500 + seed, players=3 + seed % 4)["position"]
    play_on(dealt, rules.complete(dealt), random.Random(seed), choices=1000)


@pytest.mark.parametrize("card", rules.COPIES)
def test_studies_of_each_card_agree_with_every_choice_tried(card):
    played = 0
    for seed in range(40):
        chance = random.Random(f"{card} {seed}")
        position = study(chance, card)
        compare(ask(position=position), position)
        if card in (rules.decision(position) or {"options": []})["options"]:
            played += 1
            reply = ask(position=position, moves=[card])
            ours = rules.apply(position, card, reply.get("position"))
            compare(reply, ours)
            play_on(reply["position"], ours, chance, choices=6)
    assert played >= 4, "a card seldom playable is hardly tested"


@pytest.mark.parametrize("last_card", ["dr-duck", "duck-tracey"])
def test_a_card_played_through_duck_tracey_has_left_its_hand(last_card):
    position = rules.complete({
        "players": ["R", "G", "B"], "line": ["R", "G", "B", "w", "w", "w"],
        "hands": [["duck-tracey"], [last_card], []], "study": True})
    moves = ["duck-tracey", "G"]
    reply = ask(position=position, moves=moves)
    for move in moves:
        position = rules.apply(position, move, reply["position"])
    assert position["hands"][1] == [last_card], "nobody else holds a card it could take"
    compare(reply, position)


@pytest.mark.parametrize("seed", range(200))
def test_positions_that_cannot_be_are_refused(seed):
    position = spoilt(random.Random(seed))
    reply = ask(position=position)
    if rules.fault(position):
        assert (reply["ok"], reply.get("at"), reply.get("decision")) == (False, None, None)
    else:
        compare(reply, rules.complete(position))
