"""Duckpond: opens the handheld and runs the app until the power goes."""

import hw
from engine.app import App  # first: it costs the most memory to compile

if __name__ == "__main__":  # the standard library of a desktop Python has a module "code" too
    App(hw.open()).run()
