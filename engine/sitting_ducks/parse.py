"""Positions of Sitting Ducks read from the referee's text (referee.md)."""

from .cards import ATTACHED, COLOURS, TAIL
from .deck import CARDS, CODE
from .line import count_left
from .picks import SEATS
from .rules import restored
from .state import Play

LARGEST = 65535  # of any count in a position
LINE_CARDS = COLOURS + "wkd"
ATTACHMENTS = "bcst"
_FIELDS = ("players", "turn", "plays", "turns", "line", "deck", "home", "hands", "front", "draw",
           "discard", "moby", "skips", "gone", "rng", "study", "playing")
_PLAY_FIELDS = ("card", "place", "picks", "taken", "inner", "songs", "fell")


def from_position(position, ours=False):
    """The `Game` standing at a position dict; ValueError, in plain words, if it cannot be; `ours`:
    there is no doubt that it can."""
    _check_fields(position, _FIELDS, "the position")
    colours = _colours(position.get("players"))
    players = len(colours)
    game = restored(colours, _count(position.get("rng", 1), "rng", 2**30 - 1))
    game.study = position.get("study", False)
    if game.study is not True and game.study is not False:
        raise ValueError("study is neither true nor false")
    game.turn = _count(position.get("turn", 0), "turn", players - 1)
    game.plays = _count(position.get("plays", 1), "plays")
    game.turns = _count(position.get("turns", 1), "turns")
    game.gone = _count(position.get("gone", 0), "gone")
    game.home = _by_seat(position, "home", [1] * players, _count)
    game.skips = _by_seat(position, "skips", [0] * players, _count)
    game.hands = _by_seat(position, "hands", [[]] * players, _cards)
    game.goodbyes = _by_seat(position, "front", [[]] * players, _goodbyes)
    game.draw = _cards(position.get("draw", []), "draw")
    game.draw.reverse()
    game.discards = _cards(position.get("discard", []), "discard")
    game.moby = [_mark(mark, players) for mark in _list(position.get("moby", []), "moby")]
    game.deck = _deck(position.get("deck", ""))
    _read_line(game, position.get("line"))
    if position.get("playing") is not None:
        _read_playing(game, position["playing"])
    count_left(game)
    if not ours:
        from .check import check  # not before: a lesson does without it

        check(game)
    return game


# --- values -----------------------------------------------------------------------------


def _check_fields(value, fields, name):
    if not isinstance(value, dict):
        raise ValueError(f"{name} is not an object")
    for field in value:
        if field not in fields:
            raise ValueError(f"{name} has no field {field!r}")


def _count(value, name, largest=LARGEST):
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= largest:
        raise ValueError(f"{name} is not a whole number from 0 to {largest}")
    return value


def _list(value, name):
    if value is None:
        raise ValueError(f"{name} is missing")
    if not isinstance(value, list):
        raise ValueError(f"{name} is not a list")
    return value


def _by_seat(position, name, default, read):
    values = _list(position.get(name, default), name)
    if len(values) != len(default):
        raise ValueError(f"{name} has not one entry for each player")
    return [read(value, name) for value in values]


def _card(code):
    for card in range(len(CARDS)):
        if CARDS[card][CODE] == code:
            return card
    raise ValueError(f"there is no card {code!r}")


def _cards(codes, name):
    return [_card(code) for code in _list(codes, name)]


def _goodbyes(codes, name):
    for code in _list(codes, name):
        if code != "and-goodbye":
            raise ValueError(f"{name} holds {code!r}, where only and-goodbye can lie")
    return len(codes)


def _mark(value, players):
    _check_fields(value, ("by", "on"), "a mark in moby")
    return (_count(value.get("by"), "by in moby", players - 1),
            _count(value.get("on"), "on in moby", players - 1))


# --- colours, deck and line -------------------------------------------------------------


def _colour(letter):
    if isinstance(letter, str) and len(letter) == 1 and letter in COLOURS:
        return COLOURS.index(letter)
    raise ValueError(f"there is no colour {letter!r}")


def _colours(letters):
    colours = [_colour(letter) for letter in _list(letters, "players")]
    if not 3 <= len(colours) <= 6:
        raise ValueError("players does not hold 3 to 6 colours")
    for colour in colours:
        if colours.count(colour) > 1:
            raise ValueError(f"two players have the colour {COLOURS[colour]}")
    return colours


def _deck(letters):
    if not isinstance(letters, str):
        raise ValueError("deck is not a string")
    deck = []
    for letter in letters:
        if letter not in LINE_CARDS or letter == "d":
            raise ValueError(f"there is no duck card {letter!r}")
        deck.append(LINE_CARDS.index(letter))
    deck.reverse()
    return deck


def _read_line(game, tokens):
    if len(_list(tokens, "line")) != 6:
        raise ValueError("line does not hold six slots")
    for slot in range(6):
        token = tokens[slot]
        if not isinstance(token, str):
            raise ValueError(f"slot {slot + 1} of the line is not a string")
        stack = token
        if token[:1] == "*":
            game.crosshairs |= 1 << slot
            stack = token[1:]
        if stack != "-":
            game.line[slot] = b"".join([_stacked(card, token) for card in stack.split("<")])


def _stacked(text, token):
    """A card of the line with its attachments, as the bytes of a stack."""
    rest = text[1:]
    attachments = []
    if len(rest) > 2 and rest[0] == "[" and rest[-1] == "]":
        rest = rest[1:-1]
        while rest and rest[0] in ATTACHMENTS:
            attachment = ATTACHED + ATTACHMENTS.index(rest[0])
            if attachment == TAIL:
                if rest[1:2] not in ("0", "1", "2", "3", "4", "5"):
                    break
                attachment += int(rest[1])
                rest = rest[1:]
            attachments.append(attachment)
            rest = rest[1:]
    if rest or not text or text[0] not in LINE_CARDS:
        raise ValueError(f"{token!r} is no slot of the line")
    return bytes([LINE_CARDS.index(text[0])] + sorted(attachments))


# --- a play under way -------------------------------------------------------------------


def _read_playing(game, value):
    seats = len(game.colours) - 1
    level = value
    while level is not None:
        _check_fields(level, _PLAY_FIELDS, "playing")
        play = Play(_card(level.get("card")), _count(level.get("place", 0), "place"))
        play.picks = [_pick(game, pick) for pick in _list(level.get("picks", []), "picks")]
        play.taken = _cards(level.get("taken", []), "taken")
        game.playing.append(play)
        level = level.get("inner")
    game.songs = [_count(seat, "songs", seats) for seat in _list(value.get("songs", []), "songs")]
    for seat in _list(value.get("fell", []), "fell"):
        game.fell |= 1 << _count(seat, "fell", seats)


def _pick(game, text):
    if isinstance(text, str) and len(text) == 1 and text in "123456":
        return int(text) - 1
    seat = game.seats[_colour(text)]
    if seat >= len(game.colours):
        raise ValueError(f"nobody plays the colour {text}")
    return SEATS + seat
