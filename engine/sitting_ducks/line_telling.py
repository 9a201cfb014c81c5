"""What happens to the line of Sitting Ducks, shown one step at a time."""

from ..ui.tunes import CARD_TUNE, LOST_TUNE, SHOT_TUNE, SPLASH_TUNE
from . import cards
from .line import front_size
from .line_view import NOT_THERE

STEP = 400  # ms for what is seen and not told

_AFTER_A_CROSSHAIR = (cards.UNAIMED, cards.AIMED, cards.SHOT, cards.SPARED, cards.GUARDED)


class LineTelling:
    """Shows the events of the line on the view of a `table.Screen`.

    What is shown runs after the game: `_line`, `_crosshairs` and `_home` stand where the event
    shown last has left them. `tell(kind, seat, value, tune)` and `show_words(text, tune)`
    are to be added. A method that shows an event takes its seat and value, and returns for how
    many milliseconds it is to be read.
    """

    def __init__(self, table):
        self._table = table
        self._app = table.app
        self._game = table.game
        self._view = table.view

    def catch_up(self):
        """Show the line as it stands in the game."""
        self._line = list(self._game.line)
        self._crosshairs = self._game.crosshairs
        self._home = list(self._game.home)
        line = self._view.line
        self.show_line()
        line.lift(0)
        line.cursor(NOT_THERE)

    def aimed(self, seat, slot):
        """A crosshair is put on."""
        self._crosshairs |= 1 << slot
        self.show_line()
        self._view.line.drop(slot)
        self._app.handheld.play(CARD_TUNE)
        return STEP

    def unaimed(self, seat, slot):
        """A crosshair comes off, by a shot or before it is put elsewhere."""
        self._crosshairs &= ~(1 << slot)
        self.show_line()
        shot = self._table.events and self._table.events[0][0] in _AFTER_A_CROSSHAIR
        return 0 if shot else self.tell(cards.UNAIMED, seat, slot, None)

    def shot(self, seat, slot):
        """A duck is shot."""
        mine = seat == self._table.near
        return self._lost(seat, slot, SHOT_TUNE + LOST_TUNE if mine else SHOT_TUNE)

    def removed(self, seat, slot):
        """A duck goes without a shot."""
        return self._lost(seat, slot, LOST_TUNE if seat == self._table.near else SPLASH_TUNE)

    def _lost(self, seat, slot, tune):
        """A duck goes in a puff, its player has one less."""
        self.show_line()
        self._view.line.puff(slot)
        stack = self._line[slot]
        code = cards.DECOY_DUCK if seat == cards.NOBODY else self._game.colours[seat]
        start = stack.index(bytes((code,)))
        rest = stack[start:]
        self._line[slot] = stack[:start] + rest[front_size(rest):]
        self._table.show_players()
        if seat != cards.NOBODY:
            self._home[seat] += 1
        return self.tell(cards.SHOT, seat, slot, tune)

    def left(self, seat, slot):
        """A stack leaves for the deck, for home, or for good."""
        self._line[slot] = b""
        self.show_line()
        return STEP

    def changed(self, seat, value):
        """Let the line swim from where it is shown to where it is."""
        now = self._game.line
        if self._line == now:
            return 0
        self.show_line()
        self._line = list(now)
        self._app.handheld.play(SPLASH_TUNE)
        self._view.line.swim(self._line, self._crosshairs)
        return self._tell_losses() or max(self._app.settings.hold // 2, STEP)

    def _tell_losses(self):
        """Tell of ducks that went home without a word, as with Avian Flu."""
        losses = []
        for seat in range(len(self._home)):
            lost = self._game.home[seat] - self._home[seat]
            if lost > 0:
                self._table.log.note(cards.CLOSED_UP, seat, lost)
                losses.append(self._table.words(cards.CLOSED_UP, seat, lost))
        self._home = list(self._game.home)
        self._table.show_players()
        return self.show_words(" ".join(losses), LOST_TUNE) if losses else 0

    def show_line(self):
        """Show the line as it stands after the event shown last."""
        self._view.line.show(self._line, self._crosshairs)
