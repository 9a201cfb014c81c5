"""The referee's text for Sitting Ducks: options, positions and results (referee.md)."""

from .cards import (
    AND_GOODBYE, AT_SLOT, ATTACHED, COLOURS, DISCARD_HAND, DONE, OF_COLOUR, TAIL,
)
from .deck import CARDS, CODE
from .line import count_left
from .picks import SEATS
from .position import check
from .rules import restored
from .state import Play

KINDS = ("card", "slot", "colour", "discard")
LARGEST = 65535  # of any count in a position
_LINE_CARDS = COLOURS + "wkd"
_ATTACHMENTS = "bcst"
_FIELDS = ("players", "turn", "plays", "turns", "line", "deck", "home", "hands", "front", "draw",
           "discard", "moby", "skips", "gone", "rng", "study", "playing")
_PLAY_FIELDS = ("card", "picks", "place", "taken", "songs", "fell", "inner")


def option_text(option):
    """An option as text: `fire`, `3`, `R`, `done`, `discard-hand`."""
    if option == DISCARD_HAND:
        return "discard-hand"
    if option == DONE:
        return "done"
    if option >= OF_COLOUR:
        return COLOURS[option - OF_COLOUR]
    if option >= AT_SLOT:
        return str(option - AT_SLOT + 1)
    return CARDS[option][CODE]


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
        raise ValueError("%s cannot be chosen: the game is over" % (text,))
    for option in decision[2]:
        if option_text(option) == text:
            game.choose(option)
            return
    raise ValueError("%s is not one of the choices here" % (text,))


def result_of(game):
    """The result as a dict, None while the game goes on."""
    if not game.is_over():
        return None
    winners = [COLOURS[game.colours[seat]] for seat in game.winners()]
    return {"winners": winners, "turns": game.turns}


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
    return "".join([_LINE_CARDS[card] for card in cards])


def _codes(cards):
    return [CARDS[card][CODE] for card in cards]


def _slot_text(game, slot):
    text = ""
    brackets = False
    for code in game.line[slot]:
        if code >= ATTACHED:
            text += "" if brackets else "["
            text += "t%d" % (code - TAIL) if code >= TAIL else _ATTACHMENTS[code - ATTACHED]
            brackets = True
        else:
            text += ("]" if brackets else "") + ("<" if text else "") + _LINE_CARDS[code]
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


# --- positions in -----------------------------------------------------------------------


def from_position(position):
    """The `Game` standing at a position dict; ValueError, in plain words, if it cannot be."""
    _check_fields(position, _FIELDS, "the position")
    game = restored(_colours(position.get("players")), _count(position.get("rng", 1), "rng", 2**30 - 1))
    players = len(game.colours)
    game.study = position.get("study", False)
    if game.study is not True and game.study is not False:
        raise ValueError("study is neither true nor false")
    game.turn = _count(position.get("turn", 0), "turn", players - 1)
    for name in ("plays", "turns"):
        setattr(game, name, _count(position.get(name, 1), name, LARGEST))
    game.gone = _count(position.get("gone", 0), "gone", LARGEST)
    game.home = _by_seat(position, "home", [1] * players, _count)
    game.skips = _by_seat(position, "skips", [0] * players, _count)
    game.hands = _by_seat(position, "hands", [[]] * players, _cards)
    game.goodbyes = _by_seat(position, "front", [[]] * players, _goodbyes)
    game.draw = _cards(position.get("draw", []), "draw")
    game.draw.reverse()
    game.discards = _cards(position.get("discard", []), "discard")
    game.moby = [_mark(mark) for mark in _list(position.get("moby", []), "moby")]
    game.deck = _deck(position.get("deck", ""))
    _read_line(game, position.get("line"))
    if "playing" in position:
        _read_playing(game, position["playing"])
    count_left(game)
    check(game)
    return game


def _check_fields(value, fields, name):
    if not isinstance(value, dict):
        raise ValueError("%s is not an object" % name)
    for field in value:
        if field not in fields:
            raise ValueError("%s has no field %r" % (name, field))


def _count(value, name, largest=LARGEST):
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= largest:
        raise ValueError("%s is not a whole number from 0 to %d" % (name, largest))
    return value


def _list(value, name, length=None):
    if not isinstance(value, list):
        raise ValueError("%s is not a list" % name)
    if length is not None and len(value) != length:
        raise ValueError("%s does not hold %d" % (name, length))
    return value


def _by_seat(position, name, default, read):
    values = _list(position.get(name, default), name, len(default))
    return [read(value, name) for value in values]


def _colours(value):
    letters = _list(value, "players")
    if not 3 <= len(letters) <= 6:
        raise ValueError("players does not hold 3 to 6 colours")
    colours = []
    for letter in letters:
        if not isinstance(letter, str) or len(letter) != 1 or letter not in COLOURS:
            raise ValueError("there is no colour %r" % (letter,))
        if COLOURS.index(letter) in colours:
            raise ValueError("two players have the colour %s" % letter)
        colours.append(COLOURS.index(letter))
    return colours


def _card(code):
    for card in range(len(CARDS)):
        if CARDS[card][CODE] == code:
            return card
    raise ValueError("there is no card %r" % (code,))


def _cards(codes, name):
    return [_card(code) for code in _list(codes, name)]


def _goodbyes(codes, name):
    for code in _list(codes, name):
        if code != "and-goodbye":
            raise ValueError("front holds %r, but only and-goodbye lies there" % (code,))
    return len(codes)


def _mark(value):
    _check_fields(value, ("by", "on"), "a mark in moby")
    return (_count(value.get("by"), "by", 5), _count(value.get("on"), "on", 5))


def _deck(text):
    if not isinstance(text, str):
        raise ValueError("deck is not a string")
    for letter in text:
        if letter not in "ROYGBPwk":
            raise ValueError("there is no duck card %r" % letter)
    deck = [_LINE_CARDS.index(letter) for letter in text]
    deck.reverse()
    return deck


def _read_line(game, tokens):
    for slot, token in enumerate(_list(tokens, "line", 6)):
        if not isinstance(token, str):
            raise ValueError("a slot of the line is not a string")
        cards = token
        if token.startswith("*"):
            game.crosshairs |= 1 << slot
            cards = token[1:]
        if cards != "-":
            game.line[slot] = b"".join([_stacked(card, token) for card in cards.split("<")])


def _stacked(text, token):
    """A card of the line with its attachments, as the bytes of a stack."""
    attachments = []
    rest = text[1:]
    if rest[:1] == "[" and rest[-1:] == "]" and len(rest) > 2:
        rest = rest[1:-1]
        while rest[:1] and rest[0] in _ATTACHMENTS:
            if rest[0] != "t":
                attachments.append(ATTACHED + _ATTACHMENTS.index(rest[0]))
                rest = rest[1:]
            elif rest[1:2] and rest[1] in "012345":
                attachments.append(TAIL + int(rest[1]))
                rest = rest[2:]
            else:
                break
    if rest or not text or text[0] not in _LINE_CARDS:
        raise ValueError("%r is no slot of the line" % token)
    return bytes([_LINE_CARDS.index(text[0])] + sorted(attachments))


def _read_playing(game, value):
    _check_fields(value, _PLAY_FIELDS, "playing")
    players = len(game.colours)
    game.songs = [_count(seat, "songs", players - 1)
                  for seat in _list(value.get("songs", []), "songs")]
    for seat in _list(value.get("fell", []), "fell"):
        game.fell |= 1 << _count(seat, "fell", players - 1)
    while value is not None:
        _check_fields(value, _PLAY_FIELDS, "playing")
        play = Play(_card(value.get("card")), _count(value.get("place", 0), "place", 5))
        play.picks = [_pick(game, pick) for pick in _list(value.get("picks", []), "picks")]
        play.taken = _cards(value.get("taken", []), "taken")
        game.playing.append(play)
        value = value.get("inner")


def _pick(game, text):
    if isinstance(text, str) and len(text) == 1:
        if text in "123456":
            return int(text) - 1
        if text in COLOURS and COLOURS.index(text) in game.colours:
            return SEATS + game.colours.index(COLOURS.index(text))
    raise ValueError("there is no pick %r" % (text,))
