"""Stand-in for CircuitPython's `board`: the simulated board's pins, its display if built in."""

import microcontroller

from sim import machine


def __getattr__(name):
    board = machine.current.board
    if name == "board_id":
        return board.board_id
    if name in board.pins:
        return microcontroller.Pin.named(name)
    if name == "DISPLAY" and board.display.init:
        return machine.current.builtin_display()
    raise AttributeError(f"module 'board' has no attribute '{name}'")


def __dir__():
    board = machine.current.board
    return ["board_id", *board.pins, *(["DISPLAY"] if board.display.init else [])]
