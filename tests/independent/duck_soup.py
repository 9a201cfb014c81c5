"""Duck Soup on the referee's positions, sentence by sentence after the rules (R: a ruling)."""

from copy import deepcopy

SUITS = "CDHS"
RANKS = {"duck": "A23456789TJQK", "soup": "23456789TJQKA"}  # low to high
PACK = [rank + suit for suit in SUITS for rank in RANKS["duck"]]

DEFAULTS = {
    "course": "duck", "dealer": 0, "leader": None, "stock": [], "table": [],
    "tricks": [{"up": 0, "down": 0}, {"up": 0, "down": 0}], "duck_points": None,
    "totals": [0, 0], "games": [0, 0], "rng": 1,
}


def rank(card):
    return card[0]


def suit(card):
    return card[1]


def quacked(card):
    return card.endswith("!")


def in_order(cards, course):
    """Clubs, diamonds, hearts, spades, each suit in the course's rank order from low to high."""
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)),
                                           RANKS[course].index(rank(card))))


def complete(position):
    """The position with every default filled in and the hands in option order."""
    full = deepcopy(DEFAULTS)
    full.update(deepcopy(position))
    if full["leader"] is None:
        full["leader"] = 1 - full["dealer"]
    full["hands"] = [in_order(hand, full["course"]) for hand in full["hands"]]
    return full


# What may be chosen

def deal_is_over(position):
    """Soup course, hands and table empty."""
    return (position["course"] == "soup" and position["hands"] == [[], []]
            and position["table"] == [])


def decision(position):
    """Whose choice it is, of which kind, and its options."""
    leader, table = position["leader"], position["table"]
    if deal_is_over(position):
        kind = "next-deal" if result(position)["winner"] is None else "next-game"
        return {"seat": 1 - position["dealer"], "kind": kind, "options": ["deal"]}
    if len(table) == 0:
        return {"seat": leader, "kind": "lead", "options": list(position["hands"][leader])}
    follower_hand = list(position["hands"][1 - leader])
    if len(table) == 1:
        return {"seat": 1 - leader, "kind": "follow",
                "options": follow_options(follower_hand, table[0])}
    if len(table) == 2:
        thirds = [card for card in position["hands"][leader] if rank(card) == rank(table[0])]
        return {"seat": leader, "kind": "answer", "options": ["duck"] + thirds}
    return {"seat": 1 - leader, "kind": "reply", "options": follower_hand}


def follow_options(hand, led):
    """Any card; one of the led rank with and without a quack."""
    options = []
    for card in hand:
        options.append(card)
        if rank(card) == rank(led):
            options.append(card + "!")
    return options


# What a choice does

def apply(position, move, after=None):
    """The position after `move`; a new deal takes its cards from `after`, the engine's reply."""
    due = decision(position)
    if move not in due["options"]:
        raise ValueError(f"{move} is none of {due['options']}")
    new = deepcopy(position)
    if due["kind"] in ("next-deal", "next-game"):
        return new_deal(new, after)
    if due["kind"] == "answer" and move == "duck":
        store(new, 1 - new["leader"], "up")
        end_trick(new, 1 - new["leader"], draws_each=1)
        return new
    new["hands"][due["seat"]].remove(move.removesuffix("!"))
    new["table"].append(move)
    if due["kind"] == "follow" and not quacked(move):
        plain_trick(new)
    elif due["kind"] == "reply":
        quack_quack(new)
    return new


def plain_trick(position):
    """Also a pair without a quack: 'the leader wins the trick, stored face up'."""
    led, played = position["table"]
    leader = position["leader"]
    ranks = RANKS[position["course"]]
    winner = leader
    if suit(led) == suit(played):
        lower = ranks.index(rank(played)) < ranks.index(rank(led))
        if lower == (position["course"] == "duck"):
            winner = 1 - leader
    store(position, winner, side(led, played))
    end_trick(position, winner, draws_each=1)


def quack_quack(position):
    """Two tricks: the fourth card of the rank is Duck Soup, anything else loses both."""
    first, _, third, last = position["table"]
    if rank(last) == rank(first):
        winner = 1 - position["leader"]
        store(position, winner, "up")
        store(position, winner, "up")
    else:
        winner = position["leader"]
        store(position, winner, "up")
        store(position, winner, side(third, last))
    end_trick(position, winner, draws_each=2)


def side(one, other):
    """Two cards of one suit are stored face down, two suits face up."""
    return "down" if suit(one) == suit(other) else "up"


def store(position, winner, way):
    position["tricks"][winner][way] += 1


def end_trick(position, winner, draws_each):
    """'The winner draws the top card, then the other'; after a quack-quack alternately (R)."""
    position["table"] = []
    position["leader"] = winner
    if position["course"] == "duck":
        for seat in [winner, 1 - winner] * draws_each:
            if position["stock"]:
                position["hands"][seat].append(position["stock"].pop(0))
        if not position["stock"]:
            change_course(position)
    position["hands"] = [in_order(hand, position["course"]) for hand in position["hands"]]
    if deal_is_over(position):
        count_deal(position)


def change_course(position):
    """'Points so far are noted, the piles are set aside.'"""
    position["duck_points"] = points(position)
    position["tricks"] = [{"up": 0, "down": 0}, {"up": 0, "down": 0}]
    position["course"] = "soup"


def new_deal(position, after):
    """The deal alternates; a new game starts from no points; a study ends."""
    cards = after["hands"][0] + after["hands"][1] + after["stock"]
    assert sorted(cards) == sorted(PACK), "a new deal is made from the whole pack"
    assert [len(hand) for hand in after["hands"]] == [13, 13], "a deal is thirteen cards each"
    new = complete({"dealer": 1 - position["dealer"], "hands": after["hands"],
                    "stock": after["stock"], "games": position["games"]})
    if result(position)["winner"] is None:
        new["totals"] = position["totals"]
    return new


# Scoring

def points(position):
    """One for each face-down trick, two for each face up."""
    return [pile["down"] + 2 * pile["up"] for pile in position["tricks"]]


def count_deal(position):
    gained = deal_points(position)
    position["totals"] = [position["totals"][seat] + gained[seat] for seat in (0, 1)]
    outcome = result(position)
    if outcome["winner"] is not None:
        position["games"][outcome["winner"]] += outcome["games"]


def deal_points(position):
    """Duck points x Soup points."""
    return [duck * soup for duck, soup in zip(position["duck_points"], points(position))]


def result(position):
    """What the finished deal brought; None while a deal is being played."""
    if not deal_is_over(position):
        return None
    deal, totals = deal_points(position), position["totals"]
    winner, games, reason = None, 0, None
    if max(deal) >= 125 and deal[0] != deal[1]:  # in the pond; both: the higher deal (R)
        winner, games, reason = deal.index(max(deal)), 2, "pond"
    elif max(totals) >= 250 and totals[0] != totals[1]:  # equal totals: deal again (R)
        winner = totals.index(max(totals))
        games, reason = (2, "soup") if min(totals) < 125 else (1, "250")
    return {"deal_points": deal, "duck_points": position["duck_points"],
            "soup_points": points(position), "winner": winner, "games": games, "reason": reason}


# Positions that cannot be

def fault(given):
    """Why the referee must refuse this position, or None."""
    if malformed(given):
        return "a field that is unknown or of the wrong form"
    position = {**DEFAULTS, **given}
    hands, stock, table = position["hands"], position["stock"], position["table"]
    course = position["course"]
    leader = 1 - position["dealer"] if position["leader"] is None else position["leader"]
    cards = hands[0] + hands[1] + stock + [card.removesuffix("!") for card in table]
    if any(card not in PACK for card in cards):
        return "no such card"
    if len(cards) != len(set(cards)):
        return "a card twice"
    if not table_can_be(table):
        return "a table that cannot be"
    held = [len(hands[0]), len(hands[1])]
    held[leader] += len(table[0::2])
    held[1 - leader] += len(table[1::2])
    if held[0] != held[1]:
        return "hands of unequal length"
    if len(stock) % 2:
        return "an odd stock"
    if (course == "soup") != (position["duck_points"] is not None):
        return "duck points belong to the Soup course"
    if course == "soup" and stock:
        return "a stock in the Soup course"
    if course == "duck" and held == [0, 0]:
        return "nothing to decide"
    if position.get("study"):
        return None
    accounted = len(cards) + 2 * sum(pile["up"] + pile["down"] for pile in position["tricks"])
    if course == "duck" and (held != [13, 13] or accounted != 52):
        return "not a whole Duck course"
    if course == "soup" and accounted not in (24, 26):
        return "not a whole Soup course"
    return None


def malformed(given):
    """Fields of the referee's form: seats, pairs of counts, lists of strings."""
    forms = {
        "course": lambda value: value in ("duck", "soup"), "dealer": is_seat, "leader": is_seat,
        "hands": lambda value: is_pair(value, is_cards), "stock": is_cards, "table": is_cards,
        "tricks": lambda value: is_pair(value, is_pile), "totals": is_counts, "games": is_counts,
        "duck_points": lambda value: value is None or is_counts(value),
        "rng": lambda value: is_count(value) and value < 2**30,
        "study": lambda value: isinstance(value, bool),
    }
    return ("hands" not in given
            or any(key not in forms or not forms[key](given[key]) for key in given))


def is_count(value):
    return type(value) is int and value >= 0


def is_seat(value):
    return is_count(value) and value <= 1


def is_pair(value, is_one):
    return isinstance(value, list) and len(value) == 2 and all(is_one(one) for one in value)


def is_counts(value):
    return is_pair(value, is_count)


def is_pile(value):
    return (isinstance(value, dict) and sorted(value) == ["down", "up"]
            and all(is_count(count) for count in value.values()))


def is_cards(value):
    return isinstance(value, list) and all(isinstance(card, str) for card in value)


def table_can_be(table):
    """Refused: an unquacked pair, a quack or third card of another rank, four cards."""
    if len(table) > 3 or len({rank(card) for card in table}) > 1:
        return False
    return [quacked(card) for card in table] == [False, True, False][:len(table)]
