"""The memory that survives power-off, and how the chip writes it.

What an assignment to `microcontroller.nvm` erases was read in the firmware's sources.
"""

import os

import microcontroller


def facts():
    """(store, erase_unit, appends) as DEVELOPING.md describes them for the handheld."""
    nvm = microcontroller.nvm
    if not nvm:
        return None, 0, False
    chip = os.uname().sysname.lower()
    if chip.startswith("rp2"):
        return nvm, 4096, True  # one flash sector; 0xFF is programmed without an erase
    if chip.startswith("nrf52"):
        return nvm, 4096, False  # the flash pages touched
    return nvm, len(nvm), False  # SAMD51: an erase block; ESP32: a stored blob
