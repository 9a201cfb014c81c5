"""Saving: numbered records in the nvm, of which the newest whole one of each type counts.

A record is `D`, type, version, length (2 bytes), number (4), CRC (4), all little-endian, then
its data. Where 0xFF can be programmed without an erase (RP2040) records are appended, and the
nvm is compacted in one assignment when full. Elsewhere every assignment erases anyway: then a
save writes one image of all types, into the two halves in turn where each has an erase unit of
its own (nRF52840), so that the half not being written stays whole.
"""

import struct
from binascii import crc32

NONE, SMALL, BLANK, GOOD, FOREIGN, DAMAGED, UNREAD = range(7)  # states of a journal
DUCK_SOUP, SITTING_DUCKS, SETTINGS, STATISTICS = 1, 2, 3, 4  # types of record
COUNTED = 1  # the version of the statistics
LARGEST = (0, 150, 350, 32, 200)  # bytes of data at most, by type
_KINDS = range(1, len(LARGEST))
_MAGIC, _HEADER, _HEAD, _CRC_AT = 0x44, "<3BHII", 13, 9
# The firmware's CRC-32 costs one big int a record; a 16-bit one in Python would spare that, take
# a hundred times as long and pass one garbled record in 65,536. Numbers never wrap: 2**32 saves
# outlive any flash.
_ROOM = 4 * _HEAD + sum(LARGEST)  # all types at their largest
_CHUNK = 256  # bytes read at once, to keep temporary copies small
_FAULTS = (OSError, RuntimeError)  # what a board's nvm may raise


def _crc(record):
    return crc32(record[_HEAD:], crc32(record[:_CRC_AT]))


def _blank(image, filled):
    """Let what follows the first `filled` bytes be as after an erase."""
    blank = b"\xff" * _CHUNK
    for at in range(filled, len(image), _CHUNK):
        image[at:at + _CHUNK] = blank[:len(image) - at]


class Journal:
    """The records in a board's nvm. Writes nothing until it is asked to.

    `state` is NONE (no nvm that can be read), SMALL (too small to save), BLANK, GOOD, FOREIGN
    (holds something else) or DAMAGED (ours, and no record is whole); in the last two nothing can
    be saved before `erase()`, for which the player should be asked. UNREAD: a write or a scan has
    not come to its end, for want of memory, and the nvm is read anew when next asked. `torn` is
    True if something stands beside the whole records, such as one that was cut: say so, and
    `tidy()`. `found` is the number of the record that `load` has returned last, higher than those
    of all older ones. `erases` counts erases, `halves` is 2 if two erase units are written in
    turn, `appends` is the handheld's.
    """

    def __init__(self, store, erase_unit, appends):
        """Read the nvm: see DEVELOPING.md, "The handheld", for the three arguments."""
        size = 0 if store is None else len(store)
        self.halves = 2 if store is not None and size >= 2 * erase_unit else 1
        self.appends = appends
        self.erases = self.found = 0
        self.torn = False
        self._store = store
        self._half = size if self.halves == 1 else size // 2 // erase_unit * erase_unit
        self._span = self._half if appends else _ROOM  # the bytes of a half that are used
        self._forget()
        if self._half < _ROOM:
            self.state = NONE if store is None else SMALL
            return
        self._buffer = bytearray(_ROOM)
        self._view = memoryview(self._buffer)
        try:
            self._scan()
        except _FAULTS:
            self.state = NONE

    def load(self, kind):
        """(version, data) of the newest whole record of a type, or None."""
        try:
            if self.state == UNREAD:
                self._scan()
            at, size = self._at[kind], self._size[kind]
            if size <= _HEAD:
                return None
            self.found = self._read(at, size)
        except _FAULTS:
            return None
        return (self._buffer[2], bytes(self._view[_HEAD:size])) if self.found > 0 else None

    def save(self, kind, version, data, also=None):
        """Save data of a type in one assignment; True if it is in the nvm and reads back.

        `version` is 0 to 255. Writes nothing if the newest record says the same already; raises
        ValueError if data is longer than LARGEST allows. `also` is another (kind, version, data)
        or None: on one block that is erased anyway both are one write, elsewhere it comes second.
        """
        if len(data) > LARGEST[kind]:
            raise ValueError(f"Type {kind} saves {LARGEST[kind]} bytes at most.")
        same = self.load(kind) == (version, data)
        if self.state not in (BLANK, GOOD):
            return False
        if also and (self.appends or self.halves == 2):
            return self.save(kind, version, data) and self.save(*also)
        if same and not also:
            return True
        try:
            if self.appends and self._append(kind, version, data):
                return True
            end = self._put(self._gather(kind, also[0]), *also) if also else self._gather(kind)
            return self._rewrite(self._put(end, kind, version, data))
        except _FAULTS:
            return False

    def drop(self, kind):
        """Forget a type's data: nothing loads from now on. True if that is in the nvm."""
        return self.load(kind) is None or self.save(kind, 0, b"")

    def erase(self):
        """Start fresh, whatever the nvm holds; True if that worked. Ask the player first."""
        if self.state in (NONE, SMALL):
            return False
        end = 0
        for kind in _KINDS:
            end = self._put(end, kind, 0, b"")
        return self._rewrite(end)

    def tidy(self):
        """Rewrite what is whole, so that nothing torn remains; True if that worked."""
        done = True
        for _ in range(self.halves):
            done = self._rewrite(self._gather(0)) and done
        return done

    def _put(self, at, kind, version, data):
        """Make a record at `at` of the buffer, numbered next; returns where it ends."""
        self._number += 1
        end = at + _HEAD + len(data)
        head = (_MAGIC, kind, version, len(data), self._number, 0)
        struct.pack_into(_HEADER, self._buffer, at, *head)
        self._view[at + _HEAD:end] = data
        struct.pack_into("<I", self._buffer, at + _CRC_AT, _crc(self._view[at:end]))
        return end

    def _append(self, kind, version, data):
        """Append a record to the newest half; False if it is full or reads back wrong."""
        at, size = self._end, _HEAD + len(data)
        if at + size > self._base + self._half:
            return False
        self._put(0, kind, version, data)
        if not self._write(at, self._view[:size]):
            return False
        self._at[kind], self._size[kind], self._end = at, size, at + size
        self.state = GOOD
        return True

    def _gather(self, *kinds):
        """Copy the newest records of all types but `kinds` to the buffer; returns their end."""
        filled = 0
        for other in _KINDS:
            if other not in kinds:
                at, size = self._at[other], self._size[other]
                self._view[filled:filled + size] = self._store[at:at + size]
                filled += size
        return filled

    def _rewrite(self, filled):
        """Write the buffer's image over the half that is not the newest, if there are two.

        The record to be saved stands last in it. So a half that was cut while being written
        lacks it, the other half remains the newest, and the torn one is written next.
        """
        base = self._half - self._base if self.halves == 2 else 0
        image = self._view
        size = self._span
        while size > len(image):
            try:
                image = memoryview(bytearray(size))
                image[:filled] = self._view[:filled]
            except MemoryError:
                size //= 2  # in pieces, which takes an erase for each
        done = True
        try:
            for at in range(0, self._span, len(image)):
                piece = image[:self._span - at]
                _blank(piece, filled)
                filled = 0
                self.erases += 1
                done = self._write(base + at, piece) and done
            self._scan()
        except _FAULTS:
            return False
        return done

    def _write(self, at, image):
        """Assign bytes to the nvm at `at`; True if they read back."""
        self.state = UNREAD
        self._store[at:at + len(image)] = image
        for i in range(0, len(image), _CHUNK):
            chunk = image[i:i + _CHUNK]
            if self._store[at + i:at + i + len(chunk)] != chunk:
                return False
        return True

    def _forget(self):
        self.state = UNREAD
        self._at = [0] * len(LARGEST)  # where the newest record of each type is in the nvm
        self._size = [0] * len(LARGEST)  # and its bytes, header included; 0 if there is none
        self._number = self._base = 0  # the newest record's number, and where its half begins
        self._end = 0  # from here to the end of that half all is 0xFF, if the board appends

    def _scan(self):
        """Find the newest whole record of each type, passing over what is torn or garbage."""
        self._forget()
        numbers = [0] * len(LARGEST)
        blank, ours, self.torn = True, False, False
        for base in (0, self._half)[:self.halves]:
            end = self._used(base)
            blank = blank and end == 0
            ours = ours or self._store[base] == _MAGIC
            at = newest = 0
            while at < end:
                number = self._read(base + at, self._span - at)
                ours = ours or number < 0
                if number <= 0:
                    self.torn = True
                    at += 1
                    continue
                kind = self._buffer[1]
                size = _HEAD + self._buffer[3] + self._buffer[4] * 256
                if number > numbers[kind]:
                    numbers[kind] = number
                    self._at[kind], self._size[kind] = base + at, size
                newest = max(newest, number)
                at += size
                end = max(end, at)  # a record's last bytes may be 0xFF
            if newest >= self._number:
                self._number, self._base, self._end = newest, base, base + end
        self.state = GOOD if self._number else BLANK if blank else DAMAGED if ours else FOREIGN

    def _used(self, base):
        """How much of a half, from its begin on, is not blank."""
        end = 0
        for i in range(0, self._span, _CHUNK):
            chunk = bytes(self._store[base + i:base + min(i + _CHUNK, self._span)])
            # An ESP32 that never saved reads as zeros, which are blank too.
            if any(chunk) and chunk.rstrip(b"\xff"):
                end = i + len(chunk.rstrip(b"\xff"))
        return end

    def _read(self, at, room):
        """Read a record of at most `room` bytes into the buffer; returns its number, 0 if there
        is none, -1 if it is broken."""
        room = min(room, _HEAD + max(LARGEST))
        if room < _HEAD or self._store[at] != _MAGIC:
            return 0
        self._view[:room] = self._store[at:at + room]
        _, kind, _, length, number, crc = struct.unpack_from(_HEADER, self._buffer)
        end = _HEAD + length
        if not 0 < kind < len(LARGEST) or length > LARGEST[kind] or end > room:
            return 0
        return number if crc == _crc(self._view[:end]) and not number >> 31 else -1
