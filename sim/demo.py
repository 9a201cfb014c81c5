"""The demonstration: a game of Duck Soup between computer players, watched through the app."""

import sys
import tempfile
import time

from sim.shot import Script, save

_LIMIT = 100  # s of real time after which it stops in mid-game
_READ = 600  # simulated ms for which what happened is shown before a button skips it
_TABLE_EVERY = 20  # of what happens at the table, how much goes by between two pictures
_TITLE = "engine.screens.title"
_TALLY = "engine.duck_soup.tally"


class Demo(Script):
    """Presses through the title and the set-up, then skips and turns pages until the title
    comes back."""

    def __init__(self, machine, out):
        super().__init__(machine, [], "demonstration", out)
        self._stop_at = time.monotonic() + _LIMIT
        self._pictures = 0
        self.result = "It was ended before the first deal was over."

    def _run(self, commands):
        yield from self._idle()
        self._picture()
        buttons = self._machine.board.buttons
        down, choose, watch = "down", "a", ("left", "left")
        if "up" not in buttons:  # two or three buttons, see hw.few
            down, choose, watch = "c" if "c" in buttons else "a", "b", ("b", "b", "b")
        yield from self._press(down)  # past the lessons, to Duck Soup
        yield from self._press(choose)
        yield from self._idle()
        for button in (*watch, down, down):  # computer against computer; begin
            yield from self._press(button)
        self._picture()
        yield from self._press(choose)
        shown = 0
        while True:
            yield from self._wait(_READ)
            if self._screen() == _TITLE or time.monotonic() > self._stop_at:
                return
            over = self._screen() == _TALLY and self._tell()
            if self._machine.app.idle or shown % _TABLE_EVERY == 0:
                self._picture()
            shown += 1
            if not over:  # else the last pages turn by themselves: to press would begin another
                yield from self._press(choose)

    def _screen(self):
        return type(self._machine.app.top).__module__

    def _picture(self):
        self._pictures += 1
        save(self._machine.panel, self._out / f"{self._pictures:03}.png")

    def _tell(self):
        """Keep what the tally on the screen says; whether the match is over."""
        session = self._machine.app.top.session
        game = session.game
        names = ("South", "North")
        points = [f"{names[seat]} {game.totals[seat]}" for seat in (0, 1)]
        self.result = f"Points: {', '.join(points)}."
        if any(game.games):
            winner = names[game.games.index(max(game.games))]
            self.result = f"{winner} wins the game. {self.result}"
        return session.match_winner() is not None


def play(machine, out):
    """Run the demonstration; the exit code. out: the folder for pictures, None for a new one."""
    folder = out or tempfile.mkdtemp(prefix="duckpond-")
    demo = Demo(machine, folder)
    machine.run(demo)
    if demo.report:
        print(demo.report, end="", file=sys.stderr)
        return 1
    print(f"North and South have played Duck Soup. {demo.result}")
    print(f"pictures: {folder}")
    return 0
