"""A hint at Duck Soup: what the normal player would do, and what spoke for it most."""

from ..ui.texts import say
from . import normal
from .asking import card_text, rank_text
from .cards import ANSWER, FOLLOW, LEAD, QUACK, SAY_DUCK
from .judgement import Judgement

_ROOM = "duck-soup-hint"


def think(view, names):
    """Yield None after each slice of thinking, and at last (option, what to do, why, []).

    `names`: by seat, the key in names.txt of what it is called. A second line of what to do is for
    the foot of the page: the button that does it, after going on.
    """
    for option in normal.think(view):
        if option is None:
            yield None
    other = say("names", names[1 - view.seat])
    key, values = yield from reason(view, option)
    values = tuple([other if value is None else value for value in values])
    yield option, _deed(view, option), say(_ROOM, key) % values, []


def _deed(view, option):
    if option == SAY_DUCK:
        return say(_ROOM, "duck" if len(view.options) > 1 else "duck.only")
    key = ("lead", "play", "quack-quack", "reply")[view.kind]
    if option & QUACK:
        key = "quack"
    elif option | QUACK in view.options:
        key = "silent"
    return say(_ROOM, key) % card_text(option & ~QUACK)


def reason(view, option):
    """What in the player's judgement speaks for an option: the key and the values of a text, None
    for the other seat's name. A generator that rests after each slice."""
    judgement = Judgement(view)
    card = option & ~QUACK
    if view.kind == ANSWER:
        return _of_answer(judgement, option)
    if len(view.options) == 1:
        return "only", ()
    if view.kind == LEAD:
        return (yield from _of_lead(judgement, card))
    if option & QUACK:
        return _of_quack(judgement, card)
    if view.kind == FOLLOW:
        return _of_silence(judgement, card)
    third = view.table[2]
    if card & 15 == third & 15:
        return "reply.soup", ()
    return _of_loss(view, card, third, "reply")


def _of_lead(judgement, card):
    """The part of the price in which the card is most ahead of the hand's average."""
    hand = judgement.view.hand
    parts = []
    for other in hand:
        parts.append(judgement.lead_parts(other) + (-256 * judgement.keep(other),))
        yield None
    chosen = parts[hand.index(card)]
    gain, risk, keep = [
        len(hand) * chosen[i] - sum([part[i] for part in parts]) for i in range(3)]
    rank = rank_text(card)
    if keep > max(gain, risk):
        return "lead.spare", ()
    if gain >= risk:
        won = judgement.lead_chances(card)[0]
        if won == 256:
            return "lead.sure", ()
        if not judgement.beaters(card):
            return "lead.quack", (rank,)
        return "lead.likely" if won > 128 else "lead.chance", ()
    if not judgement.unseen_of_rank(card):
        return "lead.calm", (rank,)
    return "lead.pair" if judgement.held(card) > 1 else "lead.risk", ()


def _percent(judgement, cards):
    """How many times in 100 one at least of so many unseen cards is in the other hand."""
    return 100 - judgement.absent[cards] * 100 // 256


def _of_quack(judgement, card):
    rank = rank_text(card)
    out = judgement.unseen_of_rank(card)
    if not out:
        return "quack.sure", (rank,)
    if out < 2 and judgement.held(card) > 1:
        return "quack.soup", (rank,)
    return "quack.likely", (None, _percent(judgement, out))


def _of_silence(judgement, card):
    """To follow without a quack, even where one was open."""
    view = judgement.view
    winners = [other for other in view.hand if judgement.wins(view.table[0], other)]
    if len(view.options) > len(view.hand):
        quack = max(view.options)
        led = rank_text(quack)
        if (judgement.price(card) + judgement.keep(card)
                <= judgement.price(quack) + judgement.keep(quack)):
            return "no-quack.dear", (led,)
        chance = _percent(judgement, judgement.unseen_of_rank(quack))
        if chance == 100:
            return "no-quack.lost", (None, led)
        return "no-quack.win" if card in winners else "no-quack.risk", (None, chance)
    if card not in winners:
        return _of_loss(view, card, view.table[0], "dear" if winners else "follow")
    cheapest = min([judgement.keep(other) for other in winners])
    return "win.cheap" if len(winners) > 1 and judgement.keep(card) == cheapest else "win", ()


def _of_loss(view, card, led, way):
    """To give a card up to a trick that is lost; `way` is the key if its suit is that led."""
    if card & 48 == led & 48:
        return "loss." + way, ()
    in_suit = [other for other in view.hand if other & 48 == led & 48]
    return "loss.off" if in_suit else "loss.least", ()


def _of_answer(judgement, option):
    rank = rank_text(judgement.view.table[0])
    if len(judgement.view.options) == 1:
        return "answer.none", (rank,)
    chance = _percent(judgement, judgement.unseen_of_rank(judgement.view.table[0]))
    if option == SAY_DUCK:
        return ("answer.duck", (None, rank)) if chance < 100 else ("answer.lost", (rank,))
    return ("answer.likely", (None, rank, chance)) if chance else ("answer.sure", (rank,))
