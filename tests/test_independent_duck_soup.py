"""The second Duck Soup against the examples, and the engine's referee against both."""

import json
import random
from copy import deepcopy
from pathlib import Path

import pytest

from sim import referee
from tests.independent import duck_soup as rules

EXAMPLES = Path(__file__).parent / "examples" / "examples-duck-soup.jsonl"
TABLES = ("empty", "led", "quacked", "quack-quacked")


def examples():
    lines = [json.loads(line) for line in EXAMPLES.read_text().splitlines()]
    return [pytest.param(line["request"], line["reply"], id=line["name"])
            for line in lines if "position" in line["request"]]


def without_rng(position):
    return {key: value for key, value in position.items() if key != "rng"}


def ask_referee(position, moves):
    return referee.answer({"game": "duck-soup", "position": position, "moves": moves})


def new_game(seed):
    return referee.answer({"game": "duck-soup", "seed": seed})["position"]


def compare(reply, position):
    """Hold one accepted reply against the position the rules lead to."""
    assert reply["ok"], reply
    assert without_rng(reply["position"]) == without_rng(position)
    assert reply["decision"] == rules.decision(position)
    assert reply["result"] == rules.result(position)


def try_moves(position, chance):
    """Try every option and two strangers; return the reply to one of the options."""
    options = rules.decision(position)["options"]
    replies = []
    for move in options:
        reply = ask_referee(position, [move])
        compare(reply, rules.apply(position, move, reply["position"]))
        replies.append(reply)
    for move in chance.sample(rules.PACK + ["7S!", "duck", "deal", "AC!", ""], 2):
        if move not in options:
            reply = ask_referee(position, [move])
            assert (reply["ok"], reply["at"]) == (False, 0)
            assert reply["decision"] == rules.decision(position)
    return chance.choice(replies)


def study(chance):
    """A random position of few ranks, so that quacks abound, with any table there can be."""
    course = chance.choice(["duck", "soup"])
    ranks = chance.sample(rules.RANKS["duck"], chance.randint(2, 5))
    cards = [rank + suit for rank in ranks for suit in rules.SUITS]
    table, led_rank = chance.choice(TABLES), ranks[0]
    led = chance.sample([led_rank + suit for suit in rules.SUITS], TABLES.index(table))
    chance.shuffle(cards)
    cards = [card for card in cards if card not in led]
    leader = chance.randint(0, 1)
    each = chance.randint(2 if len(led) == 3 else 1, len(cards) // 2)
    stock_size = 0 if course == "soup" else 2 * chance.randint(0, (len(cards) - 2 * each) // 2)
    lengths = [each - len(led[0::2]), each - len(led[1::2])]
    hands = [[cards.pop() for _ in range(length)] for length in lengths]
    return rules.complete({
        "course": course, "dealer": chance.randint(0, 1), "leader": leader,
        "hands": hands if leader == 0 else hands[::-1],
        "stock": [cards.pop() for _ in range(stock_size)],
        "table": [card + "!" if place == 1 else card for place, card in enumerate(led)],
        "tricks": [{"up": chance.randint(0, 6), "down": chance.randint(0, 6)} for _ in range(2)],
        "duck_points": [chance.randint(0, 14) for _ in range(2)] if course == "soup" else None,
        "totals": chance.choice([[0, 0], [240, 110], [130, 249], [200, 200]]),
        "games": [chance.randint(0, 4) for _ in range(2)],
        "rng": chance.randrange(2**30), "study": True,
    })


def spoilt(position, chance):
    """The position with one thing in it changed, so that it often cannot be."""
    bad = deepcopy(position)
    piles = bad["hands"] + [bad["stock"], bad["table"]]
    pile = chance.choice(piles)
    change = chance.choice(["drop", "add", "mark", "move", "course", "points"])
    if change == "drop" and pile:
        pile.pop()
    elif change == "add":
        pile.append(chance.choice(rules.PACK))
    elif change == "mark" and pile:
        pile[0] = pile[0].removesuffix("!") if rules.quacked(pile[0]) else pile[0] + "!"
    elif change == "move" and pile:
        chance.choice(piles).append(pile.pop())
    elif change == "course":
        bad["course"] = "soup" if bad["course"] == "duck" else "duck"
    else:
        bad["duck_points"] = chance.choice([None, [3, 4]])
    if chance.random() < 0.3:
        del bad["study"]
    return bad


@pytest.mark.parametrize("request_, expected", examples())
def test_the_rules_alone_answer_the_examples(request_, expected):
    if rules.fault(request_["position"]):
        assert (expected["ok"], expected["at"], expected["decision"]) == (False, None, None)
        return
    position = rules.complete(request_["position"])
    for at, move in enumerate(request_["moves"]):
        try:
            position = rules.apply(position, move)
        except ValueError:
            assert (expected["ok"], expected["at"]) == (False, at)
            assert expected["decision"] == rules.decision(position)
            return
    compare(expected, position)


@pytest.mark.parametrize("seed", range(30))
def test_whole_games_agree_with_every_choice_tried(seed):
    chance = random.Random(seed)
    position = new_game(seed)
    assert rules.fault(position) is None
    assert position["leader"] == 1 - position["dealer"]
    while rules.decision(position)["kind"] != "next-game":
        position = try_moves(position, chance)["position"]


@pytest.mark.parametrize("seed", range(300))
def test_whole_games_agree_in_one_request(seed):
    chance = random.Random(seed)
    dealt = position = new_game(1000 + seed)
    moves = []
    while not rules.deal_is_over(position):
        moves.append(chance.choice(rules.decision(position)["options"]))
        position = rules.apply(position, moves[-1])
    compare(ask_referee(dealt, moves), position)
    try_moves(position, chance)


@pytest.mark.parametrize("seed", range(300))
def test_studies_agree_with_every_choice_tried(seed):
    chance = random.Random(seed)
    position = study(chance)
    compare(ask_referee(position, []), position)
    while not rules.deal_is_over(position):
        position = try_moves(position, chance)["position"]
    try_moves(position, chance)


@pytest.mark.parametrize("seed", range(500))
def test_positions_that_cannot_be_are_refused(seed):
    chance = random.Random(seed)
    position = spoilt(study(chance), chance)
    reply = ask_referee(position, [])
    if rules.fault(position):
        assert (reply["ok"], reply.get("at"), reply.get("decision")) == (False, None, None)
    else:
        compare(reply, rules.complete(position))
