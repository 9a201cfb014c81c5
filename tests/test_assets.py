"""The sheets and fonts under assets/ are what their sources say, and hold what screens need."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from engine.ui.theme import PALETTE

ROOT = Path(__file__).resolve().parents[1]
ASSETS = ROOT / "assets"
SHEETS = sorted(ASSETS.glob("*/*.bmp"))
PEOPLE_WRITE = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüß"
    " !\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~×·←↑→↓–…„“”’«»♣♦♥♠▲▼◀▶●○✓ⒶⒷ🦆🍲"
)


def test_building_again_gives_the_same_bytes(tmp_path):
    subprocess.run([sys.executable, ASSETS / "source" / "build.py", tmp_path], check=True)
    built = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.*")}
    kept = {path.relative_to(ASSETS) for path in SHEETS + sorted(ASSETS.glob("*/*.tbl"))}
    assert built == kept
    for name in built:
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_sheet_has_one_or_four_bits_a_pixel_and_only_house_colours(path):
    data = path.read_bytes()
    start = struct.unpack_from("<I", data, 10)[0]
    bits = struct.unpack_from("<H", data, 28)[0]
    colours = struct.unpack_from(f"<{1 << bits}I", data, 54)
    assert start == 54 + 4 * len(colours)
    assert colours == ((0x000000, 0xFFFFFF) if bits == 1 else PALETTE)


def table(name):
    data = (ASSETS / "fonts" / f"{name}.tbl").read_bytes()
    return [struct.unpack_from("<HBB", data, at) for at in range(4, len(data), 4)]


@pytest.mark.parametrize("name", ["small", "large"])
def test_a_face_has_every_character_people_write(name):
    codes = [code for code, _, _ in table(name)]
    assert codes == sorted(set(codes))
    assert {ord(char) & 0xFFFF for char in PEOPLE_WRITE} <= set(codes)


@pytest.mark.parametrize("name", ["small", "large"])
def test_digits_are_of_one_width(name):
    assert len({width for code, width, _ in table(name) if chr(code).isdigit()}) == 1


@pytest.mark.parametrize("name", ["small", "large"])
def test_every_glyph_lies_within_its_strip(name):
    strip = struct.unpack_from("<i", (ASSETS / "fonts" / f"{name}.bmp").read_bytes(), 18)[0]
    assert all((tile + 1) * width <= strip for _, width, tile in table(name))
