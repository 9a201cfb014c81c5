"""What settings.toml says, checked. A wrong entry ends the program with one sentence."""

import os

import board
import microcontroller
import supervisor

_used: dict[str, str] = {}  # pin name to the key that named it

# Both refuse what is not TOML. Newer firmware has the first, and there os.getenv no longer does.
_read = getattr(supervisor, "get_setting", os.getenv)


def stop(sentence):
    """Say on the console why the program cannot go on, and end it."""
    print(sentence)
    raise SystemExit(1)


def text(key):
    """The value of a key as text, None if it is not there."""
    try:
        value = _read(key)
    except ValueError as error:
        stop(f'settings.toml: {key} cannot be read ({error}); write {key} = "value" on one line.')
    return None if value is None else str(value)


def choice(key, allowed):
    """The value of a key that must be one of some texts; the first where it is left out."""
    value = text(key)
    if value is None:
        return allowed[0]
    if value not in allowed:
        stop(f'settings.toml: {key} = "{value}" must be one of {", ".join(allowed)}.')
    return value


def number(key, default, most):
    """The value of a key that must be a whole number from 0 to `most`."""
    value = text(key)
    if value is None:
        return default
    try:
        result = int(value, 0)
    except ValueError:
        result = -1
    if not 0 <= result <= most:
        stop(f'settings.toml: {key} = "{value}" must be a whole number from 0 to {most}.')
    return result


def _pin_names():
    """The names of this board's pins, in one line."""
    names = [name for name in dir(board) if isinstance(getattr(board, name), microcontroller.Pin)]
    return ", ".join(sorted(names))


def pin(key):
    """The pin of this board that a key names; the key must be there."""
    found = optional_pin(key)
    if found is None:
        stop(f"settings.toml: {key} is missing; it must name one of {_pin_names()}.")
    return found


def optional_pin(key):
    """The pin of this board that a key names, None where the key is left out."""
    name = text(key)
    if name is None:
        return None
    found = getattr(board, name, None)
    if not isinstance(found, microcontroller.Pin):
        stop(f'settings.toml: {key} = "{name}" must name one of {_pin_names()}.')
    if _used.setdefault(name, key) != key:
        stop(f'settings.toml: {key} = "{name}" is already the pin of {_used[name]}.')
    return found
