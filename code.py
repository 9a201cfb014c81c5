"""Duckpond: opens the handheld and runs the app until the power goes."""

from engine.app import App  # noqa: I001 (first: it costs the most memory to compile)
import hw

if __name__ == "__main__":  # the standard library of a desktop Python has a module "code" too
    App(hw.open()).run()
