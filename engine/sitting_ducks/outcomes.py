"""The tables that a play may leave, as far as a seat can know, and how likely each is."""

from .cards import CHOICE, FIRE
from .deck import CARDS, COPIES, EFFECT, THEN
from .effects_movement import colourful_mix, duck_shuffle, ducks_brothers
from .effects_shooting import birdbrain, shot_in_the_dark
from .line import owner
from .picks import SEATS

_SHUFFLES = 4  # tries of a play that shuffles


def outcomes(trial, card, picks):
    """Set a trial to each table that a play may leave, yield its weight, and reset the trial."""
    effect = CARDS[card][EFFECT]
    if CARDS[card][THEN] == CHOICE:  # a card of one hand, or of all, will be gone
        for seat in [pick - SEATS for pick in picks] or range(len(trial.hands)):
            if seat != trial.view.seat and trial.hands[seat]:
                trial.hands[seat].pop()
        yield 1
        trial.reset()
    elif effect is duck_shuffle:
        trial.shuffle_in()
        yield 1
        trial.reset()
    elif effect is shot_in_the_dark and sum(trial.unseen):
        for kind in range(len(trial.unseen)):
            if trial.unseen[kind]:
                trial.deck[-1] = kind
                yield from _carried_out(trial, card, picks, trial.unseen[kind])
    elif effect is birdbrain and owner(trial, picks[0]) != trial.view.seat:
        unarmed = _unarmed(trial, len(trial.hands[owner(trial, picks[0])]))
        yield from _carried_out(trial, card, picks, unarmed)
        if unarmed < 256:
            trial.hands[owner(trial, picks[0])][0] = FIRE
            yield from _carried_out(trial, card, picks, 256 - unarmed)
    else:
        for _ in range(_SHUFFLES if effect in (ducks_brothers, colourful_mix) else 1):
            yield from _carried_out(trial, card, picks, 1)


def _carried_out(trial, card, picks, weight):
    trial.carry_out(card, picks)
    yield weight
    trial.reset()


def _unarmed(trial, size):
    """256ths of probability that another's hand of a size holds no Fire!."""
    view = trial.view
    fires = CARDS[FIRE][COPIES] - view.hand.count(FIRE) - view.discards.count(FIRE)
    cards = max(100 - len(view.hand) - len(view.discards), 1)
    chance = 256
    for _ in range(size):
        chance = chance * max(cards - fires, 0) // cards
    return chance
