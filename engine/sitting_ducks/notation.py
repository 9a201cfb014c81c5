"""The referee's text for Sitting Ducks: options, events, positions and results (referee.md)."""

from .cards import AND_GOODBYE, ATTACHED, COLOURS, NOBODY, TAIL
from .deck import CARDS, CODE
from .moves import option_text
from .parse import ATTACHMENTS, LINE_CARDS, from_position  # noqa: F401 (part of this face)
from .picks import SEATS

KINDS = ("card", "slot", "colour", "discard")


def decision_of(game):
    """The pending decision as a dict, None when the game is over."""
    decision = game.decision()
    if decision is None:
        return None
    seat, kind, options = decision
    return {"seat": seat, "kind": KINDS[kind], "options": [option_text(o) for o in options]}


def choose(game, text):
    """Choose the option written `text`; ValueError if it is not one of them."""
    decision = game.decision()
    if decision is None:
        raise ValueError(f"{text} cannot be chosen: the game is over")
    for option in decision[2]:
        if option_text(option) == text:
            game.choose(option)
            return
    raise ValueError(f"{text} is not one of the choices here")


def result_of(game):
    """The result as a dict, None while the game goes on."""
    if not game.is_over():
        return None
    winners = [COLOURS[game.colours[seat]] for seat in game.winners()]
    return {"winners": winners, "turns": game.turns}


# --- events -----------------------------------------------------------------------------

# By event: the words, for a seat and a value, and how the value is told.
_SLOT = 1
_LINE_CARD = 2
_OPTION = 3
_EVENT_TEXTS = (
    ("{} begins a turn", 0),
    ("{} misses a turn", 0),
    ("{} plays {}", _OPTION),
    ("{} picks {}", _OPTION),
    ("{} puts a crosshair over slot {}", _SLOT),
    ("{} takes the crosshair off slot {}", _SLOT),
    ("the duck of {} in slot {} is shot", _SLOT),
    ("the duck of {} in slot {} is spared", _SLOT),
    ("the duck of {} in slot {} loses a Bodyguard", _SLOT),
    ("{} answers a Swan Song", 0),
    ("the duck of {} in slot {} is removed", _SLOT),
    ("what {} has in slot {} leaves the line", _SLOT),
    ("{} moves the line", 0),
    ("the line closes up", 0),
    ("a card from the duck deck comes into slot {1}", _SLOT),
    ("the duck of {} in slot {} gets an attachment", _SLOT),
    ("{1} comes off", _OPTION),
    ("{} turns {} from the duck deck", _LINE_CARD),
    ("{} brings a shot duck back", 0),
    ("{} looks at the hand of seat {}", 0),
    ("{} looks at the duck deck", 0),
    ("{} takes a card of seat {}", 0),
    ("{} discards {}", _OPTION),
    ("{} can play nothing and shows the hand", 0),
    ("{} can play nothing more", 0),
    ("{} draws {}", 0),
    ("{} lays And Goodbye open", 0),
    ("the discards become the action deck", 0),
    ("{} wins", 0),
)


def event_text(event):
    """An event of `Game.events` in words."""
    kind, seat, value = event
    words, told = _EVENT_TEXTS[kind]
    if told == _SLOT:
        value += 1
    elif told == _LINE_CARD:
        value = LINE_CARDS[value]
    elif told == _OPTION:
        value = option_text(value)
    return words.format("nobody" if seat == NOBODY else f"seat {seat}", value)


# --- positions out ----------------------------------------------------------------------


def position_of(game):
    """The complete position as a dict; `from_position` takes it back."""
    position = {
        "players": list(_letters(game.colours)),
        "turn": game.turn,
        "plays": game.plays,
        "turns": game.turns,
        "line": [_slot_text(game, slot) for slot in range(6)],
        "deck": _letters(reversed(game.deck)),
        "home": list(game.home),
        "hands": [_codes(hand) for hand in game.hands],
        "front": [_codes([AND_GOODBYE] * count) for count in game.goodbyes],
        "draw": _codes(reversed(game.draw)),
        "discard": _codes(game.discards),
        "moby": [{"by": by, "on": on} for by, on in game.moby],
        "skips": list(game.skips),
        "gone": game.gone,
        "rng": game.rng.state,
    }
    if game.playing:
        position["playing"] = _playing_text(game)
    if game.study:
        position["study"] = True
    return position


def _letters(cards):
    return "".join([LINE_CARDS[card] for card in cards])


def _codes(cards):
    return [CARDS[card][CODE] for card in cards]


def _slot_text(game, slot):
    text = ""
    brackets = False
    for code in game.line[slot]:
        if code >= ATTACHED:
            text += "" if brackets else "["
            text += f"t{code - TAIL}" if code >= TAIL else ATTACHMENTS[code - ATTACHED]
            brackets = True
        else:
            text += ("]" if brackets else "") + ("<" if text else "") + LINE_CARDS[code]
            brackets = False
    text += "]" if brackets else ""
    return ("*" if game.crosshairs >> slot & 1 else "") + (text or "-")


def _playing_text(game):
    """The cards of the play under way, each within the one before it."""
    text = None
    for play in reversed(game.playing):
        outer = {"card": CARDS[play.card][CODE], "place": play.place,
                 "picks": [_pick_text(game, pick) for pick in play.picks],
                 "taken": _codes(play.taken)}
        if text:
            outer["inner"] = text
        text = outer
    seats = range(len(game.colours))
    text["songs"] = list(game.songs)
    text["fell"] = [seat for seat in seats if game.fell >> seat & 1]
    return text


def _pick_text(game, pick):
    return COLOURS[game.colours[pick - SEATS]] if pick >= SEATS else str(pick + 1)
