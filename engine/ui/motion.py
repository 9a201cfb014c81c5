"""What changes and moves on a table: a little in each frame, so that none takes long.

A display takes an eighth of a second for all of its pixels, but in one bit a thirtieth. So what
is to be drawn waits its turn, and what slides does so in the frames between.
"""

from ..settings import MOTION
from .widgets import hide

SLIDE = 280  # ms from place to place

# What a slide is made of, in a list; a place is where it ends, the way leads from there back.
_PART, _X, _Y, _WAY_X, _WAY_Y, _BEGINS, _LASTS, _SIZE, _TURNS = range(9)


class Motion:
    """Draws and moves the parts of a table, `room` pixels in a frame."""

    def __init__(self, app):
        layout = app.layout
        self._app = app
        percent = 50 if app.handheld.mono else 5 if layout.width > 160 else 10
        self.room = self._room = layout.width * layout.height * percent // 100
        self._drawings = []  # [part, function, value]
        self._slides = []
        self._spent = 0  # pixels of the next frame
        self._draws = False  # in the next frame, if there is something that slides, too

    @property
    def busy(self):
        """True until all is drawn and where it belongs."""
        return bool(self._drawings or self._slides)

    @property
    def moving(self):
        """True while something changes; not if it only will do so later."""
        for slide in self._slides:
            if slide[_BEGINS] <= self._app.now:
                return True
        return bool(self._drawings)

    @property
    def wanted(self):
        """Whether things may slide."""
        return self._app.settings[MOTION]

    def draw(self, part, how, value):
        """Let how(part, value, room) draw, in as many calls as it takes, what has become of a part.

        A call returns the pixels it has drawn; 0 if nothing is left to draw; -1 if there is no
        room for them in this frame. Whatever else was to be drawn of the part is not.
        """
        for drawing in self._drawings:
            if drawing[0] is part:
                drawing[1] = how
                drawing[2] = value
                return
        self._drawings.append([part, how, value])

    def spend(self, pixels):
        """Leave so many pixels of the next frame to what is shown at once."""
        self._spent += pixels

    def write(self, label, text):
        """Let a `Text` say something else."""
        self.draw(label, self._write, text)

    def _write(self, label, text, room):
        if room > self.room:
            return label.draw(text, self.room)
        return label.draw(text, room, room)  # all of a line, or in the next frame

    def slide(self, part, start, end, size, begins=0, lasts=SLIDE, turns=None):
        """Let a part of a size (width, height) go from a place (x, y) to another, `begins` ms
        from now, if things may slide. With `turns` it is turned by so many quarters on the way,
        and gone at the end."""
        if not self.wanted:
            return
        self.halt(part)
        slide = [part, end[0], end[1], start[0] - end[0], start[1] - end[1],
                 self._app.now + begins, lasts, size, turns]
        self._slides.append(slide)
        if not begins:
            self.spend(_cost(slide, lasts))
            _put(slide, lasts)

    def halt(self, part):
        """Let a part slide no further."""
        for slide in self._slides:
            if slide[_PART] is part:
                self._slides.remove(slide)
                return

    def skip(self):
        """Let all that slides be there, as soon as it can be drawn."""
        for slide in self._slides:
            slide[_BEGINS] = -slide[_LASTS]

    def settle(self):
        """Draw all at once: nothing of it is seen yet, or it would be too late."""
        while self.busy:
            self.skip()  # in each step: what is drawn may set out
            self.step()

    def step(self, asked=False):
        """Go on by a frame. While somebody is asked, only a cursor moves: a tenth of the display
        does for it."""
        self.room = self._room
        if asked:
            self.room = min(self._room, self._app.layout.width * self._app.layout.height // 10)
        self._draws = not self._draws
        if self._drawings and (self._draws or not self._slides):
            self._draw()
        else:
            self._move(self._app.now)

    def _draw(self):
        spent = self._take_spent()
        while self._drawings and spent < self.room:
            part, how, value = self._drawings[0]
            # What comes first must be drawn, however much it is.
            drawn = how(part, value, self.room - spent if spent else 1 << 20)
            if drawn < 0:
                if not spent:  # it waits for one that comes behind it
                    self._drawings.append(self._drawings.pop(0))
                return
            spent += drawn + self._take_spent()
            if not drawn:
                self._drawings.pop(0)

    def _take_spent(self):
        spent = self._spent
        self._spent = 0
        return spent

    def _move(self, now):
        """Move each part that has room, those first that had none in the last frame."""
        spent = self._take_spent()
        for _ in range(len(self._slides)):
            slide = self._slides[0]
            left = max(slide[_BEGINS] + slide[_LASTS] - now, 0)
            if left <= slide[_LASTS]:
                cost = _cost(slide, left)
                if spent and spent + cost > self.room:
                    return
                spent += cost
                _put(slide, left)
            self._slides.pop(0)
            if left:
                self._slides.append(slide)
            elif slide[_TURNS] is not None:
                hide(slide[_PART], True)


def _at(slide, way, left):
    """How far it is from its end: fast at first, slower when it arrives."""
    lasts = slide[_LASTS]
    return slide[way] * left // lasts * left // lasts


def _cost(slide, left):
    part = slide[_PART]
    width, height = slide[_SIZE]
    dx = abs(slide[_X] + _at(slide, _WAY_X, left) - part.x)
    dy = abs(slide[_Y] + _at(slide, _WAY_Y, left) - part.y)
    return min((width + dx) * (height + dy), 2 * width * height) if dx or dy else 0


def _put(slide, left):
    part = slide[_PART]
    x = slide[_X] + _at(slide, _WAY_X, left)
    y = slide[_Y] + _at(slide, _WAY_Y, left)
    if part.x != x:
        part.x = x
    if part.y != y:
        part.y = y
    if slide[_TURNS]:
        part = slide[_PART]
        quarter = left * slide[_TURNS] // slide[_LASTS] & 3
        part.transpose_xy = bool(quarter & 1)
        part.flip_x = quarter == 1 or quarter == 2
        part.flip_y = quarter > 1
