"""Cards and positions of Duck Soup read from the referee's text (referee.md)."""

from .cards import DUCK, SOUP, option_order
from .moves import RANKS, SUITS, card_text
from .rules import restored

LARGEST = 65535  # of any count in a position
_FIELDS = ("course", "dealer", "leader", "hands", "stock", "table", "tricks", "duck_points",
           "totals", "games", "rng", "study")


def card_code(text):
    """A card from its text; ValueError if there is no such card."""
    if isinstance(text, str) and len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return SUITS.index(text[1]) * 16 + RANKS.index(text[0]) + 1
    raise ValueError(f"there is no card {text!r}")


def from_position(position, ours=False):
    """The `Game` standing at a position dict; ValueError, in plain words, if it cannot be; `ours`:
    there is no doubt that it can."""
    if not isinstance(position, dict):
        raise ValueError("the position is not an object")
    for field in position:  # device: any of the wrong ones may be named
        if field not in _FIELDS:
            raise ValueError(f"a position has no field {field!r}")
    game = restored(_count(position.get("rng", 1), "rng", 2**30 - 1))
    game.course = _course(position.get("course", "duck"))
    game.dealer = _count(position.get("dealer", 0), "dealer", 1)
    game.leader = _count(position.get("leader", 1 - game.dealer), "leader", 1)
    game.study = position.get("study", False)
    if game.study is not True and game.study is not False:
        raise ValueError("study is neither true nor false")
    _read_cards(game, position)
    game.up, game.down = _tricks(position.get("tricks"))
    game.duck_points = _duck_points(game.course, position.get("duck_points"))
    game.totals = _pair(position.get("totals", [0, 0]), "totals")
    game.games = _pair(position.get("games", [0, 0]), "games")
    if not ours:
        from .check import check  # not before: a lesson does without it

        check(game)
    return game


def _count(value, name, largest):
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= largest:
        raise ValueError("%s is not a whole number from 0 to %d" % (name, largest))
    return value


def _course(value):
    if value == "duck":
        return DUCK
    if value == "soup":
        return SOUP
    raise ValueError("course is neither duck nor soup")


def _list(value, name):
    if not isinstance(value, list):
        raise ValueError(f"{name} is not a list")
    return value


def _pair(value, name):
    if len(_list(value, name)) != 2:
        raise ValueError(f"{name} does not hold two numbers")
    return [_count(number, name, LARGEST) for number in value]


def _read_cards(game, position):
    hands = _list(position.get("hands"), "hands")
    if len(hands) != 2:
        raise ValueError("hands does not hold two hands")
    game.hands = [[card_code(text) for text in _list(hand, "a hand")] for hand in hands]
    for hand in game.hands:
        hand.sort(key=lambda card: option_order(card, game.course))  # device: no two equal
    stock = [card_code(text) for text in _list(position.get("stock", []), "stock")]
    stock.reverse()
    game.stock = stock
    game.table = _table(_list(position.get("table", []), "table"))
    seen = []
    for card in game.hands[0] + game.hands[1] + game.stock + game.table:
        if card in seen:
            raise ValueError(f"{card_text(card)} is there twice")
        seen.append(card)


def _table(texts):
    """Cards of the trick under way; the second, and only it, bears the quack."""
    cards = []
    for text in texts:
        quacked = isinstance(text, str) and text.endswith("!")
        if quacked != (len(cards) == 1):
            raise ValueError("on the table the second card, and only it, is quacked: 7S!")
        cards.append(card_code(text[:-1] if quacked else text))
    return cards


def _tricks(value):
    """`([up, up], [down, down])` by seat."""
    if value is None:
        return [0, 0], [0, 0]
    if len(_list(value, "tricks")) != 2:
        raise ValueError("tricks does not hold two counts")
    for counts in value:
        if not isinstance(counts, dict):
            raise ValueError("tricks holds something else than {up, down}")
        for field in counts:
            if field not in ("up", "down"):
                raise ValueError(f"tricks has no field {field!r}")
    return [[_count(counts.get(name, 0), "tricks " + name, 255) for counts in value]
            for name in ("up", "down")]


def _duck_points(course, value):
    if course == SOUP:
        if value is None:
            raise ValueError("the Soup course needs duck_points")
        return _pair(value, "duck_points")
    if value is not None:
        raise ValueError("there are no duck_points yet in the Duck course")
    return None
