"""The handheld in a window: its body around the screen, buttons to click, lights, sound."""

import array
import math
import sys
import time
from pathlib import Path

import pygame

from sim import keys, shot

_BACK, _BODY, _EDGE = (24, 32, 38), (226, 219, 200), (178, 168, 144)
_BUTTON, _LIT, _INK, _PALE = (62, 70, 76), (240, 180, 60), (70, 62, 50), (170, 178, 182)
_SIDE, _TOP, _BOTTOM = 190, 56, 118  # body around the screen
_MARGIN = 22  # window around the body
_LEGEND = 34  # below the body
_ROOM = 0.85  # of the desktop that the window may fill without being asked to
_FRAME = 1 / 60  # s between two drawings
_TAP = 60_000  # µs a pressed button stays down at least: an analogue stick is only looked at
_RATE = 22050  # sound samples a second


class Speaker:
    """Sounds the machine's square waves; silent if muted or without a sound device."""

    def __init__(self, mute):
        self._now = None
        self._on = not mute
        try:
            if self._on:
                pygame.mixer.init(_RATE, -16, 1, 256)
        except pygame.error:
            self._on = False

    def follow(self, sound):
        """Sound (hertz, loudness 0 to 1) from now on, or nothing if None."""
        if not self._on or sound == self._now:
            return
        self._now = sound
        pygame.mixer.stop()
        if sound:
            hertz, loudness = sound
            swing = round(8000 * math.sqrt(loudness))
            waves = max(1, round(hertz / 10))
            samples = round(waves * _RATE / hertz)
            wave = [swing if i * waves * 2 // samples % 2 else -swing for i in range(samples)]
            pygame.mixer.Sound(buffer=array.array("h", wave)).play(-1)


class Window:
    """The front of a machine that is played in a window.

    scale: window pixels a panel pixel, None for what the desktop has room for. out: the folder
    for screenshots.
    """

    def __init__(self, machine, scale, mute, out):
        self._machine = machine
        self._out = out
        pygame.init()
        width, height = machine.panel.picture()[:2]
        self._scale = scale or self._fitting(width, height)
        self._screen = pygame.Rect(
            _MARGIN + _SIDE, _MARGIN + _TOP, width * self._scale, height * self._scale
        )
        size = (
            self._screen.right + _SIDE + _MARGIN,
            max(self._screen.bottom, _MARGIN + 260) + _BOTTOM + _MARGIN + _LEGEND,
        )
        self._window = pygame.display.set_mode(size)
        pygame.display.set_caption(f"Duckpond on {machine.board.name}")
        self._body = pygame.Rect(
            _MARGIN, _MARGIN, size[0] - 2 * _MARGIN, size[1] - 2 * _MARGIN - _LEGEND
        )
        self._small, self._font = pygame.font.Font(None, 20), pygame.font.Font(None, 26)
        self._console = pygame.font.SysFont("dejavusansmono,menlo,consolas,couriernew", 14)
        self._places = self._button_places()
        self._speaker = Speaker(mute)
        self._clicked = None  # the button under the mouse
        self._earliest = {}  # button: when it may be released
        self._let_go = set()  # buttons that wait for it
        self._message = ("", 0)  # and when it goes away
        self._drawn = self._drawn_at = None
        self.report = None

    @staticmethod
    def _fitting(width, height):
        desktop = pygame.display.get_desktop_sizes()[0]
        across = (desktop[0] * _ROOM - 2 * (_SIDE + _MARGIN)) / width
        down = (desktop[1] * _ROOM - _TOP - _BOTTOM - 2 * _MARGIN - _LEGEND) / height
        return max(1, min(int(across), int(down), 800 // width))

    def _button_places(self):
        """The rectangle of each button."""
        middle = self._screen.centery
        left, right = self._body.left + _SIDE // 2 - 4, self._body.right - _SIDE // 2 + 4
        low = self._body.bottom - 42
        centres = {
            "up": (left, middle - 44),
            "down": (left, middle + 44),
            "left": (left - 44, middle),
            "right": (left + 44, middle),
            "a": (right + 34, middle - 26),
            "b": (right - 34, middle + 26),
            "select": (self._screen.centerx - 60, low),
            "start": (self._screen.centerx + 60, low),
        }
        buttons = self._machine.board.buttons
        if "c" in buttons:  # one below the other
            centres |= {"a": (left, middle - 70), "b": (left, middle), "c": (left, middle + 70)}
        elif "up" not in buttons:
            centres |= {"a": (left, middle), "b": (right, middle)}
        places = {}
        for button in buttons:
            size = (88, 22) if button in ("start", "select") else (44, 44)
            places[button] = pygame.Rect(0, 0, *(60, 60) if button in "abc" else size)
            places[button].center = centres[button]
        return places

    # What the machine asks of its front

    def step(self):
        self._take_events()
        self._release_what_is_let_go()
        self._speaker.follow(self._machine.sound)
        self._draw()

    def ended(self, report):
        self.report = report
        if report:
            print(report, end="", file=sys.stderr)
        self._speaker.follow(None)
        text = report or "code.py has ended. What it said stands in the terminal."
        while True:
            self._take_events()
            self._draw_report(text)
            time.sleep(0.02)

    def _take_events(self):
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self._machine.leave()
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
                self._save_picture()
            elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
                button = keys.BUTTONS.get(pygame.key.name(event.key))
                self._push(button, event.type == pygame.KEYDOWN)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                places = self._places.items()
                hit = [button for button, place in places if place.collidepoint(event.pos)]
                self._clicked = hit[0] if hit else None
                self._push(self._clicked, True)
            elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
                self._push(self._clicked, False)
                self._clicked = None

    def _push(self, button, down):
        """Hold a button down or let go of it, the latter not before the program could see it."""
        if down and button in self._places:
            self._machine.press(button)
            self._earliest[button] = self._machine.clock.now + _TAP
            self._let_go.discard(button)
        elif button in self._machine.held:
            self._let_go.add(button)

    def _release_what_is_let_go(self):
        now = self._machine.clock.now
        for button in [button for button in self._let_go if now >= self._earliest[button]]:
            self._let_go.remove(button)
            self._machine.release(button)

    def _save_picture(self):
        path = shot.save_numbered(self._machine, self._out)
        self._message = (f"Picture saved: {path}", time.monotonic() + 4)

    # Drawing

    def _draw(self):
        machine, now = self._machine, time.monotonic()
        if self._message[0] and now > self._message[1]:
            self._message = ("", 0)
        state = (set(machine.held), list(machine.pixels), dict(machine.duty), self._message)
        if not machine.panel.changed and state == self._drawn:
            return
        if self._drawn_at is not None and now - self._drawn_at < _FRAME:
            return
        self._drawn, self._drawn_at = state, now
        self._draw_body()
        width, height, rgb = machine.panel.picture()
        picture = pygame.image.frombuffer(rgb, (width, height), "RGB")
        picture = pygame.transform.scale_by(picture, self._scale)
        light = machine.duty.get(machine.board.display.backlight, 1)
        dimmed = round(255 * (0.25 + 0.75 * light))
        picture.fill((dimmed, dimmed, dimmed), special_flags=pygame.BLEND_MULT)
        self._window.blit(picture, self._screen)
        pygame.display.flip()

    def _draw_body(self):
        window, board = self._window, self._machine.board
        window.fill(_BACK)
        pygame.draw.rect(window, _EDGE, self._body.move(0, 5), border_radius=44)
        pygame.draw.rect(window, _BODY, self._body, border_radius=44)
        pygame.draw.rect(window, (16, 18, 20), self._screen.inflate(28, 28), border_radius=12)
        self._write(board.name, (self._screen.centerx, self._body.top + 22), _INK, self._font)
        self._draw_lights()
        if "up" in self._places:
            pad = self._places["up"].unionall([self._places[b] for b in ("down", "left", "right")])
            for across, down in ((44, 132), (132, 44)):
                arm = pygame.Rect(0, 0, across, down)
                arm.center = pad.center
                pygame.draw.rect(window, _BUTTON, arm, border_radius=8)
        for button, place in self._places.items():
            self._draw_button(button, place)
        legend = keys.legend(board) + ["click the buttons", "F12: picture"]
        words = self._message[0] or "    ".join(legend)
        middle = (self._window.get_width() // 2, self._window.get_height() - _LEGEND)
        self._write(words, middle, _PALE, self._small)

    def _draw_button(self, button, place):
        lit = button in self._machine.held
        colour = _LIT if lit else _BUTTON
        caption = self._machine.board.caption(button)
        if button in ("a", "b", "c"):
            pygame.draw.aacircle(self._window, colour, place.center, place.width // 2)
            self._write(caption, place.center, _INK if lit else _BODY, self._font)
        elif button in ("start", "select"):
            pygame.draw.rect(self._window, colour, place, border_radius=11)
            self._write(caption, (place.centerx, place.bottom + 11), _INK, self._small)
        else:
            if lit:
                pygame.draw.rect(self._window, _LIT, place, border_radius=8)
            turn = ("right", "down", "left", "up").index(button) * math.pi / 2
            corners = [turn, turn + 2.4, turn - 2.4]
            points = [
                (place.centerx + 11 * math.cos(a), place.centery + 11 * math.sin(a))
                for a in corners
            ]
            pygame.draw.polygon(self._window, _INK if lit else _BODY, points)

    def _draw_lights(self):
        """The NeoPixels, or the RGB LED, in a row below the screen."""
        machine = self._machine
        lights = list(machine.pixels)
        if machine.board.lights:
            lights = [tuple(round(255 * machine.duty.get(p, 0)) for p in machine.board.lights)]
        for number, colour in enumerate(lights):
            x = self._screen.centerx + round((number - (len(lights) - 1) / 2) * 40)
            y = self._screen.bottom + 32
            pygame.draw.aacircle(self._window, _EDGE, (x, y), 8)
            if any(colour):  # a NeoPixel is bright long before its numbers are
                shown = [round(255 * math.sqrt(part / 255)) for part in colour]
                pygame.draw.aacircle(self._window, shown, (x, y), 7)

    def _write(self, words, centre, colour, font):
        text = font.render(words, True, colour)
        self._window.blit(text, text.get_rect(center=centre))

    def _draw_report(self, report):
        """The text of a crash over everything, as the board's console shows it."""
        self._window.fill((18, 18, 18))
        width, height = self._window.get_size()
        line = self._console.get_linesize()
        most = (height - 70) // line
        lines = [part for row in report.splitlines() for part in self._folded(row, width - 40)]
        for number, row in enumerate(lines[-most:]):
            text = self._console.render(row, True, (235, 235, 235))
            self._window.blit(text, (20, 20 + number * line))
        self._write("Close the window to leave.", (width // 2, height - 24), _LIT, self._font)
        pygame.display.flip()

    def _folded(self, row, width):
        """A line in pieces that fit into `width` pixels."""
        while row:
            count = len(row)
            while count > 1 and self._console.size(row[:count])[0] > width:
                count -= 1
            yield row[:count]
            row = row[count:]


def play(machine, options):
    """Play in a window until it is closed; the exit code."""
    window = Window(machine, options.scale, options.mute, Path(options.out or "shots").resolve())
    try:
        machine.run(window)
    except KeyboardInterrupt:
        pass
    pygame.quit()
    return 1 if window.report else 0
