"""Duckpond at power-on: runs once, before the computer sees the board.

Usually it does nothing: the CIRCUITPY drive and the console are there. With `instant_start = 1`
in settings.toml both are switched off, so that a connected computer does not disturb the game.
Any button held down while switching on gives them back; so does CircuitPython's safe mode.
"""

import os

# Older firmware reads the value, newer what stands on the line.
if str(os.getenv("instant_start")).split("#")[0].strip(' "') in ("1", "true"):
    import hw

    if not hw.button_held():
        import storage
        import usb_cdc

        storage.disable_usb_drive()
        usb_cdc.disable()
