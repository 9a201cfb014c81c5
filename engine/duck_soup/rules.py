"""The rules of Duck Soup: one match as a state and its decisions."""

from ..rng import Rng, fork
from .cards import (
    ANSWER,
    COURSE_ENDED,
    DEAL,
    DEAL_ENDED,
    DEALT,
    DREW,
    DUCK,
    DUCK_SOUP,
    DUCKED,
    FOLLOW,
    FOLLOWED,
    GAME_WON,
    LEAD,
    LED,
    NEXT_DEAL,
    NEXT_GAME,
    QUACK,
    QUACK_QUACKED,
    QUACKED,
    REPLIED,
    REPLY,
    SAY_DUCK,
    SOUP,
    TRICK_WON,
    new_pack,
    option_order,
)
from .scoring import outcome

DOWN, UP = 1, 2  # points of a trick stored face down (one suit), face up (two suits)


class Game:
    """A match of Duck Soup: games follow one another until somebody stops asking.

    Pairs are lists by seat. `hands` are kept in option order; `stock` has its top last;
    `table` holds the cards of the trick under way, where two mean that the second was
    quacked; `up` and `down` count this course's tricks; `duck_points` is None in the Duck
    course; `totals` keep their final values until the next game is dealt.
    """

    def __init__(self, seed):
        """A new match from `seed`, 0 to 2**30 - 1; its first dealer is drawn."""
        self.rng = fork(seed, 0)
        self.totals = [0, 0]
        self.games = [0, 0]
        self.events = []
        self._deal(self.rng.below(2))
        self._pending = None

    # --- the face -----------------------------------------------------------------------

    def decision(self):
        """What is to be decided: `(seat, kind, options)`, the options as bytes in order."""
        if self._pending is None:
            self._pending = self._decision()
        return self._pending

    def choose(self, option):
        """Carry out an option of the pending decision; `events` then says what happened.

        Raises ValueError, and changes nothing, if it is not one of the options.
        """
        seat, kind, options = self.decision()
        if option not in options:
            raise ValueError("that is not one of the choices here")
        self.events = []
        self._pending = None
        if kind == LEAD:
            self._play(LED, seat, option)
        elif kind == FOLLOW:
            self._follow(seat, option)
        elif kind == ANSWER:
            self._answer(seat, option)
        elif kind == REPLY:
            self._reply(seat, option)
        else:
            self._next_deal(kind == NEXT_GAME)

    def view(self, seat):
        """What `seat` may know, as a `View`."""
        return View(self, seat)

    # --- decisions ----------------------------------------------------------------------

    def _decision(self):
        leader = self.leader
        table = self.table
        if not table:
            if not self.hands[0]:
                won = outcome(self.deal_points(), self.totals)[0] is not None
                return 1 - self.dealer, NEXT_GAME if won else NEXT_DEAL, bytes((DEAL,))
            return leader, LEAD, bytes(self.hands[leader])
        if len(table) == 1:
            return 1 - leader, FOLLOW, self._follow_options(self.hands[1 - leader])
        if len(table) == 2:
            rank = table[0] & 15
            third = [card for card in self.hands[leader] if card & 15 == rank]
            return leader, ANSWER, bytes([SAY_DUCK] + third)
        return 1 - leader, REPLY, bytes(self.hands[1 - leader])

    def _follow_options(self, hand):
        """Any card; one of the led rank silently or with a quack."""
        rank = self.table[0] & 15
        options = bytearray()
        for card in hand:
            options.append(card)
            if card & 15 == rank:
                options.append(card | QUACK)
        return bytes(options)

    # --- a trick ------------------------------------------------------------------------

    def _play(self, event, seat, card):
        self.hands[seat].remove(card)
        self.table.append(card)
        self.events.append((event, seat, card))

    def _follow(self, seat, option):
        card = option & ~QUACK
        if option & QUACK:
            self._play(QUACKED, seat, card)
            return
        self._play(FOLLOWED, seat, card)
        led = self.table[0]
        if led & 48 != card & 48:
            self._win_trick(1 - seat, UP)  # the same rank in silence, too, is the leader's
        else:
            higher = option_order(card, self.course) > option_order(led, self.course)
            self._win_trick(seat if higher == (self.course == SOUP) else 1 - seat, DOWN)
        self._end_trick(1)

    def _answer(self, seat, option):
        if option == SAY_DUCK:
            self.events.append((DUCKED, seat, 0))
            self._win_trick(1 - seat, UP)
            self._end_trick(1)
        else:
            self._play(QUACK_QUACKED, seat, option)

    def _reply(self, seat, card):
        third = self.table[2]
        if card & 15 == third & 15:
            self._play(DUCK_SOUP, seat, card)
            self._win_trick(seat, UP)
            self._win_trick(seat, UP)
        else:
            self._play(REPLIED, seat, card)
            self._win_trick(1 - seat, UP)
            self._win_trick(1 - seat, DOWN if card & 48 == third & 48 else UP)
        self._end_trick(2)

    def _win_trick(self, seat, points):
        if points == UP:
            self.up[seat] += 1
        else:
            self.down[seat] += 1
        self.leader = seat
        self.events.append((TRICK_WON, seat, points))

    # --- after a trick ------------------------------------------------------------------

    def _end_trick(self, cards_each):
        self.table = []
        if self.course == DUCK:
            self._draw(cards_each)
            if not self.stock:
                self._end_duck_course()
        if self.course == SOUP and not self.hands[0]:
            self._end_deal()

    def _draw(self, cards_each):
        """Draw alternately, the winner first, as long as the stock lasts."""
        stock = self.stock
        for _ in range(cards_each):
            for seat in (self.leader, 1 - self.leader):
                if stock:
                    hand = self.hands[seat]
                    hand.append(stock.pop())
                    hand.sort()  # in the Duck course the card itself is the option order
                    self.events.append((DREW, seat, 0))

    def _end_duck_course(self):
        self.duck_points = self.course_points()
        self.course = SOUP
        self.up = [0, 0]
        self.down = [0, 0]
        for hand in self.hands:
            hand.sort(key=lambda card: option_order(card, SOUP))  # device: no two equal
        self.events.append((COURSE_ENDED, self.leader, 0))

    def _end_deal(self):
        deal = self.deal_points()
        for seat in (0, 1):
            self.totals[seat] += deal[seat]
        self.events.append((DEAL_ENDED, self.dealer, 0))
        winner, games, _ = outcome(deal, self.totals)
        if games:
            self.games[winner] += games
            self.events.append((GAME_WON, winner, games))

    def course_points(self):
        """Each seat's points in this course so far: 1 a trick face down, 2 face up."""
        return [UP * self.up[seat] + DOWN * self.down[seat] for seat in (0, 1)]

    def deal_points(self):
        """Duck points times Soup points of each seat; in the Soup course only."""
        soup = self.course_points()
        return [self.duck_points[seat] * soup[seat] for seat in (0, 1)]

    # --- dealing ------------------------------------------------------------------------

    def _next_deal(self, new_game):
        if new_game:
            self.totals = [0, 0]
        self._deal(1 - self.dealer)

    def _deal(self, dealer):
        """Thirteen each, one at a time, the non-dealer first; the rest is the stock."""
        self.dealer = dealer
        self.leader = 1 - dealer
        self.course = DUCK
        self.study = False
        self.stock = new_pack()
        self.rng.shuffle(self.stock)
        self.hands = [[], []]
        for _ in range(13):
            self.hands[1 - dealer].append(self.stock.pop())
            self.hands[dealer].append(self.stock.pop())
        for hand in self.hands:
            hand.sort()
        self.table = []
        self.up = [0, 0]
        self.down = [0, 0]
        self.duck_points = None
        self.events.append((DEALT, dealer, 0))


class View:
    """What one seat may know: its own hand, what lies open, counts, and the unseen cards.

    `unseen` are the cards in the other hand and the stock, sorted: a perfect memory knows
    as much. Pairs are by seat, as in `Game`; `kind` and `options` are None unless the seat
    is to decide.
    """

    def __init__(self, game, seat):
        deciding, kind, options = game.decision()
        self.seat = seat
        self.kind = kind if deciding == seat else None
        self.options = options if deciding == seat else None
        self.course = game.course
        self.dealer = game.dealer
        self.leader = game.leader
        self.hand = list(game.hands[seat])
        self.table = list(game.table)
        self.others = len(game.hands[1 - seat])
        self.unseen = sorted(game.hands[1 - seat] + game.stock)
        self.stock = len(game.stock)
        self.up = list(game.up)
        self.down = list(game.down)
        self.duck_points = game.duck_points and list(game.duck_points)
        self.totals = list(game.totals)
        self.games = list(game.games)
        self.rng = game.rng.state


def restored(rng_state):
    """A `Game` without a deal, for a position to be filled in: see `position`."""
    game = object.__new__(Game)
    game.rng = Rng(rng_state)
    game.events = []
    game._pending = None
    return game
