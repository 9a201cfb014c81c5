"""The action deck: the table of all cards, gathered from the rooms where they are written."""

from .cards import KNOWN
from .effects_movement import MOVEMENT
from .effects_players import PLAYERS
from .effects_shooting import SHOOTING
from .picks import ALL_MADE

CODE, COPIES, NEEDS, PICKS, EFFECT, THEN = range(6)  # of a row


def _numbered(rows):
    """The rows in the order of their numbers: the KNOWN first, as `cards` counts them."""
    known = {row[CODE]: row for row in rows if row[CODE] in KNOWN}
    return [known[code] for code in KNOWN] + [row for row in rows if row[CODE] not in KNOWN]


CARDS = _numbered(SHOOTING + MOVEMENT + PLAYERS)


def legal(game, card, picks):
    """The set of what may be picked next for a card: see `picks`.

    A pick after which the next would find nothing is left out.
    """
    selectors = CARDS[card][PICKS]
    offered = selectors[len(picks)](game, picks)
    if len(picks) + 1 < len(selectors):  # several picks are always of slots
        following = selectors[len(picks) + 1]
        for slot in range(6):
            if offered >> slot & 1 and not following(game, picks + [slot]):
                offered &= ~(1 << slot)
    return offered


def complete(game, card, picks):
    """Whether nothing is left to be picked for a card."""
    selectors = CARDS[card][PICKS]
    return len(picks) == len(selectors) or selectors[len(picks)](game, picks) == ALL_MADE


def playable(game, card):
    """Whether all that a card needs is there, and every pick has a choice."""
    row = CARDS[card]
    if row[NEEDS] and not row[NEEDS](game, ()):
        return False
    return not row[PICKS] or legal(game, card, []) != 0


def playable_of(game, cards):
    """The playable of a hand's cards in its order, each kind once, as bytes.

    Each is judged as things stand once it has left the hand.
    """
    found = []
    for place in range(len(cards)):
        card = cards.pop(place)
        if card not in found and playable(game, card):
            found.append(card)
        cards.insert(place, card)
    return bytes(found)
