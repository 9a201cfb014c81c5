"""What stands on the Sitting Ducks table, in words."""

from ..ui.texts import say
from . import cards
from .deck import CARDS, CODE, NEEDS, PICKS
from .line import front_size, look

_TABLE = "sitting-ducks-table"


def capital(text):
    """A text that begins a line."""
    return text[0].upper() + text[1:]


def card_name(card):
    """An action card's name."""
    return say("sitting-ducks-cards", CARDS[card][CODE])


def card_does(card):
    """What an action card does, in a few words."""
    return say("sitting-ducks-cards", CARDS[card][CODE] + ".does")


def why_not(game, card):
    """Why an action card cannot be played by the player whose turn it is."""
    row = CARDS[card]
    look(game)
    if game.goodbyes[game.turn] and not game.playing:
        key = CARDS[cards.AND_GOODBYE][CODE] + ".why"
    elif row[NEEDS] and not row[NEEDS](game, ()):
        key = row[CODE] + ".why"
    else:
        barred = card == cards.FIRE and game.crosshairs  # by Moby Duck
        key = row[CODE] + (".why.2" if barred or row[PICKS][0](game, []) else ".why.1")
    return say("sitting-ducks-picks", key)


def whose(name):
    """ "your", "Red's": of the player called `name`, a key of names.txt."""
    return say("names", "whose." + name)


def whom(name):
    """ "you", "Red": the player called `name`, a key of names.txt, as an object."""
    return say("names", "whom." + name)


def duck_card(code, seats, names):
    """A card of the line or the duck deck: "Red's duck", "water"; names by seat."""
    if code < cards.WATER:
        return say("names", "duck." + names[seats[code]])
    return say(_TABLE, "thing.%d" % code)


def in_slot(stack, seats, names):
    """The front card of a slot: "your duck", "an empty slot"."""
    return duck_card(stack[0], seats, names) if stack else say(_TABLE, "nothing")


def attached(code):
    """The action card that an attachment is."""
    return min(code, cards.TAIL) - cards.ATTACHED


def all_in_slot(stack, seats, names):
    """The whole of a slot: front card, its attachments, and what hides behind it."""
    text = in_slot(stack, seats, names)
    size = front_size(stack) if stack else 0
    safe = False  # whether that was said right before
    for code in stack[1:size]:
        name = card_name(attached(code))
        if code != cards.SONG and not safe:
            name = say(_TABLE, "safe") % name
        safe = code != cards.SONG
        text = say(_TABLE, "with") % (text, name)
    for code in stack[size:]:
        if code < cards.ATTACHED:
            hidden = say(_TABLE, "hides") % duck_card(code, seats, names)
            text = say(_TABLE, "with") % (text, hidden)
    return text


def open_texts(app, shown):
    """Open the texts of action cards: (card, a line that goes before or None) each."""
    pages = [(CARDS[card][CODE], before, card) for card, before in shown]
    app.open("engine.screens.pages", "sitting-ducks-texts", pages)
