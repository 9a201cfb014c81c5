"""How a computer player weighs what it can do: every complete play by the table it leaves.

A judge has `price(trial)`, what a table is worth to the trial's seat, never negative; `keep`,
by action card what having it is worth, in the price's own units; `cost`, what the card that is
being tried would have been worth so; `average`, what an unknown card is; and
`unknown_gain(price)`, what a play of a card not seen yet adds to the price of a table.
"""

from .cards import AT_SLOT, CARD, CHOICE, DISCARD, DISCARDS, DONE
from .deck import CARDS, EFFECT, THEN
from .effects_movement import bully_drake
from .effects_players import afterburner, peking_duck, whispers
from .line import close_up, remove
from .outcomes import outcomes
from .picks import options
from .trial import Trial

_ROUNDS = 3  # of improving an order for Bully Drake


def think_by(view, judge):
    """Yield None after each slice of thinking, and at last the option chosen from `view`."""
    if len(view.options) == 1:
        yield view.options[0]
    elif view.kind == DISCARD:
        yield _to_discard(view, judge)
    else:
        yield None  # for making the view and the judge took a slice
        weighing = Weighing(view, judge)
        yield None
        yield from weighing.run()
        yield weighing.option


def _to_discard(view, judge):
    """Flying Ace: the next card that is worth less than an unknown one."""
    for card in view.options:
        if card != DONE and judge.keep[card] < judge.average:
            return card
    return DONE


class Weighing:
    """Weighs the options of one `View`; `option` is the best so far."""

    def __init__(self, view, judge):
        self.view = view
        self.judge = judge
        self.trial = Trial(view)
        self.option = None
        self._best = -1
        self._price = 0  # of the play last weighed

    def run(self):
        """Weigh all options; a generator that rests after each table and each card weighed."""
        view = self.view
        if view.songs:
            for option in view.options:
                remove(self.trial, 1 << option - AT_SLOT)
                close_up(self.trial)
                self._note(self.judge.price(self.trial), option)
                self.trial.reset()
                yield
        elif view.kind == CARD:
            yield from self._cards()
        else:
            card, made = view.playing[-1]
            for picks in self._ways(card, made):
                yield from self._weigh(card, picks)
                picked = 1 << picks[len(made)] if len(picks) > len(made) else 0
                self._note(self._price, options(self.trial, picked)[0] if picked else DONE)

    def _note(self, price, option):
        if price > self._best:
            self._best = price
            self.option = option

    def _cards(self):
        """Weigh the cards to be played; those that grant plays by what others would gain."""
        trial = self.trial
        before = self.judge.price(trial)
        yield
        gains = []
        granting = []
        for card in self.view.options:
            if not self.view.playing:
                self.judge.cost = self.judge.keep[card]
            if CARDS[card][EFFECT] in (whispers, peking_duck, afterburner):
                granting.append(card)
                continue
            best = -1
            for picks in self._ways(card, ()):
                yield from self._weigh(card, picks)
                best = max(best, self._price)
            self._note(best, card)
            gains.append(best - before)
            yield
        gains.sort()
        for card in granting:
            plays = 2 if CARDS[card][EFFECT] is afterburner else 1
            self._note(max(before + sum(gains[-plays:]), 0), card)

    def _ways(self, card, made):
        if CARDS[card][EFFECT] is bully_drake:
            return self._orders(made)
        return self.trial.ways(card, made)

    def _orders(self, made):
        """Orders for Bully Drake: the best so far with two stacks swapped, while that helps."""
        size = 6 - self.view.line.count(b"")
        plain = list(range(size))
        order = list(made) + [slot for slot in plain if slot not in made]
        best = -1
        if order != plain:
            yield order
            best = self._price
        for _ in range(_ROUNDS):
            before = best
            for one in range(len(made), size - 1):
                for other in range(one + 1, size):
                    order[one], order[other] = order[other], order[one]
                    if order != plain:
                        yield list(order)
                        if self._price > best:
                            best = self._price
                            continue
                    order[one], order[other] = order[other], order[one]
            if best == before:
                return

    def _weigh(self, card, picks):
        """Set the price of a play; rests after each table."""
        total = weights = 0
        for weight in outcomes(self.trial, card, picks):
            total += weight * self.judge.price(self.trial)
            weights += weight
            yield
        self._price = total // weights
        if CARDS[card][THEN] in (CHOICE, DISCARDS):
            self._price += self.judge.unknown_gain(self._price)
