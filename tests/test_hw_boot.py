"""Who gets the drive and the console at power-on."""

import os
import runpy
import sys
import types
from pathlib import Path

import pytest

BOOT = Path(__file__).parent.parent / "boot.py"


@pytest.fixture
def power_on(monkeypatch):
    """Run boot.py with a value of instant_start and a button held or not; what is switched off."""

    def run(instant_start, held):
        off = []
        drive = types.SimpleNamespace(disable_usb_drive=lambda: off.append("drive"))
        console = types.SimpleNamespace(disable=lambda: off.append("console"))
        monkeypatch.setitem(sys.modules, "storage", drive)
        monkeypatch.setitem(sys.modules, "usb_cdc", console)
        monkeypatch.setitem(sys.modules, "hw", types.SimpleNamespace(button_held=lambda: held))
        monkeypatch.setattr(os, "getenv", {"instant_start": instant_start}.get)
        runpy.run_path(str(BOOT))
        return off

    return run


@pytest.mark.parametrize("instant_start", [None, "0", 0, "10", "false", "0 # 1"])
def test_nothing_is_hidden_unless_asked_for(power_on, instant_start):
    assert power_on(instant_start, held=False) == []


@pytest.mark.parametrize(
    "instant_start", ["1", 1, "1 # a text, as newer firmware reads it", '"1"', "true"]
)
def test_an_instant_start_hides_drive_and_console(power_on, instant_start):
    assert power_on(instant_start, held=False) == ["drive", "console"]


def test_a_button_held_at_power_on_gives_full_access(power_on):
    assert power_on("1", held=True) == []
