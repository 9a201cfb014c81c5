"""The referee's text for Duck Soup: cards, options, positions and results (referee.md)."""

from .cards import (
    COURSE_ENDED,
    DEAL,
    DEAL_ENDED,
    DEALT,
    DREW,
    DUCK_SOUP,
    DUCKED,
    FOLLOWED,
    GAME_WON,
    LED,
    QUACK_QUACKED,
    QUACKED,
    REPLIED,
    SOUP,
    TRICK_WON,
)
from .moves import RANKS, SUITS, card_text, option_text  # noqa: F401 (part of this face)
from .parse import card_code, from_position  # noqa: F401 (as well)
from .scoring import outcome

KINDS = ("lead", "follow", "answer", "reply", "next-deal", "next-game")
REASONS = (None, "pond", "250", "soup")


def decision_of(game):
    """The pending decision as a dict."""
    seat, kind, options = game.decision()
    return {"seat": seat, "kind": KINDS[kind], "options": [option_text(o) for o in options]}


def choose(game, text):
    """Choose the option written `text`; ValueError if it is not one of them."""
    for option in game.decision()[2]:
        if option_text(option) == text:
            game.choose(option)
            return
    raise ValueError(f"{text} is not one of the choices here")


# --- positions out ----------------------------------------------------------------------


def position_of(game):
    """The complete position as a dict; `from_position` takes it back."""
    table = [card_text(card) for card in game.table]
    if len(table) > 1:
        table[1] += "!"
    position = {
        "course": "soup" if game.course == SOUP else "duck",
        "dealer": game.dealer,
        "leader": game.leader,
        "hands": [[card_text(card) for card in hand] for hand in game.hands],
        "stock": [card_text(card) for card in reversed(game.stock)],
        "table": table,
        "tricks": [{"up": game.up[seat], "down": game.down[seat]} for seat in (0, 1)],
        "duck_points": game.duck_points and list(game.duck_points),
        "totals": list(game.totals),
        "games": list(game.games),
        "rng": game.rng.state,
    }
    if game.study:
        position["study"] = True
    return position


def result_of(game):
    """The result of the deal just ended as a dict, None while it goes on."""
    if game.decision()[2][0] != DEAL:
        return None
    deal = game.deal_points()
    winner, games, reason = outcome(deal, game.totals)
    return {
        "deal_points": deal,
        "duck_points": list(game.duck_points),
        "soup_points": game.course_points(),
        "winner": winner,
        "games": games,
        "reason": REASONS[reason],
    }


_EVENT_TEXTS = {
    DEALT: "seat {} deals",
    LED: "seat {} leads {}",
    FOLLOWED: "seat {} plays {}",
    QUACKED: "seat {} plays {}: Quack!",
    DUCKED: "seat {} says Duck",
    QUACK_QUACKED: "seat {} plays {}: Quack-quack!",
    REPLIED: "seat {} replies {}",
    DUCK_SOUP: "seat {} replies {}: Duck Soup!",
    TRICK_WON: "seat {} wins a trick worth {}",
    DREW: "seat {} draws",
    COURSE_ENDED: "the Duck course ends, seat {} leads to the Soup course",
    DEAL_ENDED: "the deal of seat {} ends",
    GAME_WON: "seat {} wins the game, counted {}",
}


def event_text(event):
    """An event of `Game.events` in words."""
    kind, seat, value = event
    if kind not in (TRICK_WON, GAME_WON) and value:
        value = card_text(value)
    return _EVENT_TEXTS[kind].format(seat, value)
