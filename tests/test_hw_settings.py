"""What is wrong in settings.toml is said in one sentence that names the key and what is allowed."""

import importlib
import os
import sys
import types

import pytest


class Pin:
    """Stands for `microcontroller.Pin`."""


@pytest.fixture(params=["get_setting", "getenv"])
def settings(monkeypatch, request):
    """`hw.settings` on a board with the pins GP0 and GP1; `settings.file` is settings.toml.

    Newer firmware reads it by `supervisor.get_setting`, older by `os.getenv`.
    """

    def read(key):
        value = file.get(key)
        if isinstance(value, Exception):
            raise value
        return value

    file = {}
    supervisor = types.SimpleNamespace()
    if request.param == "get_setting":
        supervisor.get_setting = read
    else:
        monkeypatch.setattr(os, "getenv", read)
    monkeypatch.setitem(sys.modules, "supervisor", supervisor)
    board = types.SimpleNamespace(board_id="a_board", GP0=Pin(), GP1=Pin(), DISPLAY=object())
    monkeypatch.setitem(sys.modules, "board", board)
    monkeypatch.setitem(sys.modules, "microcontroller", types.SimpleNamespace(Pin=Pin))
    monkeypatch.delitem(sys.modules, "hw.settings", raising=False)
    module = importlib.import_module("hw.settings")
    module.file = file
    yield module
    del sys.modules["hw.settings"]


def sentence(capsys, function, *arguments):
    """What the console says when a setting ends the program."""
    with pytest.raises(SystemExit):
        function(*arguments)
    return capsys.readouterr().out


def test_a_pin_is_named_as_on_the_board(settings):
    settings.file["button_a"] = "GP1"
    assert settings.pin("button_a") is sys.modules["board"].GP1


def test_what_is_left_out_has_a_usual_value(settings):
    assert settings.optional_pin("piezo") is None
    assert settings.number("neopixel_count", 1, 64) == 1
    assert settings.choice("display_rotation", ("90", "270")) == "90"


def test_numbers_may_be_written_with_and_without_quotes(settings):
    settings.file.update(display_address="0x3D", display_rotation=270)
    assert settings.number("display_address", 0x3C, 0x7F) == 0x3D
    assert settings.choice("display_rotation", ("90", "270")) == "270"


def test_a_missing_pin(settings, capsys):
    assert sentence(capsys, settings.pin, "button_up") == (
        "settings.toml: button_up is missing; it must name one of GP0, GP1.\n"
    )


def test_a_pin_that_the_board_does_not_have(settings, capsys):
    for wrong in ("GP99", "DISPLAY"):
        settings.file["piezo"] = wrong
        assert sentence(capsys, settings.optional_pin, "piezo") == (
            f'settings.toml: piezo = "{wrong}" must name one of GP0, GP1.\n'
        )


def test_a_pin_used_twice(settings, capsys):
    settings.file.update(button_a="GP1", button_b="GP1")
    settings.pin("button_a")
    assert sentence(capsys, settings.pin, "button_b") == (
        'settings.toml: button_b = "GP1" is already the pin of button_a.\n'
    )


def test_a_value_that_is_not_one_of_the_choices(settings, capsys):
    settings.file["display_rotation"] = 45
    assert sentence(capsys, settings.choice, "display_rotation", ("90", "270")) == (
        'settings.toml: display_rotation = "45" must be one of 90, 270.\n'
    )


@pytest.mark.parametrize("wrong", ["many", "65", "-1", ""])
def test_a_number_that_is_none_or_out_of_range(settings, capsys, wrong):
    settings.file["neopixel_count"] = wrong
    assert sentence(capsys, settings.number, "neopixel_count", 1, 64) == (
        f'settings.toml: neopixel_count = "{wrong}" must be a whole number from 0 to 64.\n'
    )


def test_a_line_that_is_not_toml(settings, capsys):
    settings.file["display"] = ValueError("Invalid format")
    assert sentence(capsys, settings.text, "display") == (
        "settings.toml: display cannot be read (Invalid format); "
        'write display = "value" on one line.\n'
    )
