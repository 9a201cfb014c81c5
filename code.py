"""Duckpond: opens the handheld and runs the app until the power goes."""

from engine.app import App  # first: it costs the most memory to compile

import hw

App(hw.open()).run()
