"""Boards with a bytearray for an nvm: one small one for all tests, for the VM has little room."""

import gc
import struct
from binascii import crc32

from engine.save import DUCK_SOUP, SETTINGS, SITTING_DUCKS, STATISTICS, Journal

KINDS = (DUCK_SOUP, SITTING_DUCKS, SETTINGS, STATISTICS)
BOARDS = {"RP2040": (2048, True), "SAMD51": (2048, False), "nRF52840": (1024, False)}

_NVM = bytearray(2048)


class Board:
    """One that erases like the board named; its nvm holds `parts`, bytes, and is blank after."""

    def __init__(self, name, *parts):
        self._unit, self._appends = BOARDS[name]  # erase unit, whether it appends
        self.nvm = memoryview(_NVM)
        for i in range(len(_NVM)):
            self.nvm[i] = 0xFF
        at = 0
        for part in parts:
            self.nvm[at:at + len(part)] = part
            at += len(part)
        self.power_on()

    def power_on(self):
        """Read the nvm anew; returns the journal."""
        self.journal = None
        gc.collect()  # make room for the next journal's buffer
        self.journal = Journal(self.nvm, self._unit, self._appends)
        return self.journal


def record(kind, number, data):
    """A record of version 1, made from the format's description alone."""
    head = struct.pack("<3BHI", 0x44, kind, 1, len(data), number)
    return head + struct.pack("<I", crc32(head + data)) + data
