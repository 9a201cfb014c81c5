"""What has happened in Sitting Ducks, in sentences: for the table, its log and the hand-over.

Values are those of events, except: of PICKED `telling` notes the front card of a slot (NOTHING
for none, | AGAIN after the first pick), or an option that says it all; SHOT stands for REMOVED
too, and the value of CLOSED_UP is how many ducks a seat has lost without a word. LOOKED_AT_HAND
| FROM_IT tells whose hand the card just played comes from.
"""

from ..ui.texts import say
from . import cards
from .words import card_name, duck_card, whom, whose

_TABLE = "sitting-ducks-table"
NOTHING, AGAIN = 9, 32
FROM_IT = 8

# Sentences about their seat: the key.
_OF_SEAT = {
    cards.BROUGHT_BACK: "back",
    cards.LAPSED: "lapsed",
    cards.LAID_OPEN: "open",
    cards.TURN_MISSED: "missed",
    cards.WON: "won",
    cards.SHOT: "lost",
    cards.SONG_SUNG: "song",
    cards.HAND_SHOWN: "shown",
    cards.TOOK: "took",
    cards.LOOKED_AT_DECK: "looked-deck",
}
# Sentences that name nobody: the key.
_HAPPENED = {
    cards.SPARED: "spared",
    cards.GUARDED: "guarded",
    cards.RESHUFFLED: "shuffled",
    cards.UNAIMED: "unaimed",
}


def sentence(table, kind, seat, value):
    """An event noted at a table, in words."""
    if kind in _HAPPENED:
        return say(_TABLE, _HAPPENED[kind])
    if seat == cards.NOBODY:
        return say(_TABLE, "lost.none")
    if kind in _OF_SEAT:
        return table.sentence(_OF_SEAT[kind], seat)
    if kind == cards.PLAYED:
        return say(_TABLE, "played") % (table.name(seat), card_name(value))
    if kind == cards.PICKED:
        return _picked(table, value)
    if kind == cards.DISCARDED:
        return table.sentence("discarded", seat, card_name(value))
    if kind == cards.EXPIRED:
        return say(_TABLE, "expired") % card_name(value)
    if kind == cards.SHOT_UNSEEN:
        return say(_TABLE, "unseen") % duck_card(value, table.game.seats, table.names)
    if kind == cards.LOOKED_AT_HAND and value & FROM_IT:
        return say(_TABLE, "from-hand") % whose(table.names[value ^ FROM_IT])
    if kind == cards.LOOKED_AT_HAND:
        return table.sentence("looked-hand", seat, whose(table.names[value]))
    return table.sentence("lost-many", seat, value)


def _picked(table, value):
    seats = table.game.seats
    if value >= cards.OF_COLOUR:
        return say(_TABLE, "on") % whom(table.names[seats[value - cards.OF_COLOUR]])
    if value >= cards.AT_SLOT:
        return say(_TABLE, "place") % (value - cards.AT_SLOT + 1)
    card = value & ~AGAIN
    where = say(_TABLE, "nothing") if card == NOTHING else duck_card(card, seats, table.names)
    return say(_TABLE, "and" if value & AGAIN else "on") % where
