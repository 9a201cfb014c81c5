"""What is fuzzed. A target takes bytes and raises if the program would do what it must not.

Import this within `sim.device.modules`, where the stand-ins for the hardware are.
"""

import contextlib
import dataclasses
import io
import json
import random
import struct
from binascii import crc32
from pathlib import Path

from engine.duck_soup import session as duck_soup_session
from engine.save import COUNTED, DAMAGED, FOREIGN, LARGEST, SETTINGS, STATISTICS, Journal
from engine.settings import COUNTS, Settings
from engine.sitting_ducks import session as sitting_ducks_session
from engine.statistics import load as load_statistics
from hw import selfbuilt
from hw import settings as hw_settings
from sim import boards, machine
from sim.clock import Clock
from sim.referee import answer, answer_line

CORPUS = Path(__file__).parent / "corpus"
NVMS = ((4096, 4096, True), (8192, 4096, False), (8192, 8192, False), (256, 256, False))
CHOICES = 30  # made in each game that loads


def journal(data):
    """The nvm of one kind of board, with whole records and garbage in it."""
    if not data:
        return
    size, *board = NVMS[data[0] % len(NVMS)]
    content = bytearray(b"\xff" * size)
    image = b"".join(_parts(data[1:]))[:size]
    content[:len(image)] = image
    found = Journal(content, *board)
    for kind in range(1, len(LARGEST)):
        found.load(kind)
    if found.state in (DAMAGED, FOREIGN):
        assert not found.save(SETTINGS, 1, b"ask first")
        assert content[:len(image)] == image
        assert found.erase()
    if size > 256:
        assert found.save(SETTINGS, 9, b"on")
        assert Journal(content, *board).load(SETTINGS) == (9, b"on")


def _parts(data):
    """Garbage, and after a byte of 0x44 a whole record: type, version, number, length, data."""
    while data:
        head, _, data = data.partition(b"D")
        yield head
        if len(data) > 7:
            kind, version, number, length = struct.unpack_from("<BBIB", data)
            record = struct.pack("<3BHI", 0x44, kind, version, length, number)
            body = data[7:7 + length].ljust(length, b"\xff")
            yield record + struct.pack("<I", crc32(record + body)) + body
            data = data[7 + length:]


def settings(data):
    """A saved record of settings."""
    store = bytearray(b"\xff" * 4096)
    saved = Journal(store, 4096, True)
    saved.save(SETTINGS, 1, data[:LARGEST[SETTINGS]])
    values = Settings(saved)
    for setting, count in enumerate(COUNTS):
        assert 0 <= values[setting] < count
        values.change(setting, 1)
    assert values.hold > 0


def statistics(data):
    """A saved record of statistics."""
    saved = Journal(bytearray(b"\xff" * 4096), 4096, True)
    saved.save(STATISTICS, COUNTED, data[:LARGEST[STATISTICS]])
    assert [len(row) for row in load_statistics(saved)] == [6] * 6


def duck_soup(data):
    """A saved match of Duck Soup."""
    _match(duck_soup_session, data, lambda session: session.names(session.near()))


def sitting_ducks(data):
    """A saved game of Sitting Ducks."""
    _match(sitting_ducks_session, data, lambda session: (session.near(), session.names()))


def _match(package, data, look):
    """What loads can be shown, played on, and saved as it is."""
    try:
        match = package.resume(bytes(data))
    except ValueError as error:
        assert str(error)
        return
    chance = random.Random(len(data))
    for _ in range(CHOICES):
        decision = match.game.decision()
        if decision is None:
            return
        look(match)
        match.game.view(decision[0])
        packed = match.pack()
        try:
            assert package.resume(packed).pack() == packed
        except ValueError as error:
            assert "too large" in str(error)  # a count that has grown beyond what loads
        match.game.choose(chance.choice(list(decision[2])))


def referee(data):
    """A line on the referee's standard input."""
    reply = answer_line(data.decode("utf-8", "replace"))
    json.dumps(reply)
    if not reply["ok"]:
        assert reply["error"]
        return
    again = answer({"game": json.loads(data)["game"], "position": reply["position"]})
    if again["ok"]:
        assert (again["position"], again["decision"]) == (reply["position"], reply["decision"])
    else:
        assert "is not a whole number from 0 to" in again["error"]  # a count has outgrown it


def settings_toml(data):
    """The settings.toml of a self-built handheld."""
    text = data.decode("utf-8", "replace")
    board = dataclasses.replace(boards.get("pico-ssd1306"), settings=text)
    machine.current = machine.Machine(board, Clock(), seed=1)
    hw_settings._used.clear()
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            selfbuilt.open()
    except SystemExit:
        assert said.getvalue().endswith(".\n")


TARGETS = {target.__name__: target for target in (
    journal, settings, statistics, duck_soup, sitting_ducks, referee, settings_toml)}
