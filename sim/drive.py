"""A CIRCUITPY drive: found, looked at, read and written."""

import errno
import glob
import os
import re
import string
from pathlib import Path

from sim.bundle import Refused

OLDEST = 10  # major version of CircuitPython
MOUNTS = ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*", "/Volumes/*")
PART = ".part"  # after the name of a file that is being written
MARK = b'"""Duckpond'  # how our code.py and boot.py begin, of whatever version


def find():
    """The one `Drive` that is connected; Refused if there is none, or several."""
    if os.name == "nt":
        places = [f"{letter}:\\" for letter in string.ascii_uppercase]
    else:
        places = [path for pattern in MOUNTS for path in sorted(glob.glob(pattern))]
    found = [path for path in places if os.path.isfile(os.path.join(path, "boot_out.txt"))]
    if not found:
        raise Refused(
            "No CIRCUITPY drive is connected: connect the board, or name the drive. With "
            "instant_start it shows its drive if a button is held while it is switched on. A board "
            "without CircuitPython needs that first (https://circuitpython.org/downloads)."
        )
    if len(found) > 1:
        raise Refused(f"Several boards are connected: name one of {', '.join(found)}.")
    return Drive(found[0])


class Drive:
    """A CIRCUITPY drive, or an empty folder that stands for one; Refused if it is neither.

    version, of CircuitPython, and board_id: as boot_out.txt names them, None where there is none.
    """

    def __init__(self, path):
        self.path = Path(path)
        if not self.path.is_dir():
            raise Refused(f"{path} is not there: connect the board, or name its drive.")
        report = self.read("boot_out.txt")
        self.version = self.board_id = None
        if report is not None:
            self.version, self.board_id = _firmware(report.decode("utf-8", "replace"), path)
        if report is None and not self._is_empty_or_ours():
            raise Refused(
                f"{path} is no CIRCUITPY drive: it has no boot_out.txt. Put CircuitPython on the "
                "board first (https://circuitpython.org/downloads)."
            )
        self._refuse_if_read_only()

    def _is_empty_or_ours(self):
        names = [entry.name for entry in self.path.iterdir()]
        if "duckpond.py" in names:  # our sources: what a board gets would take their place
            return False
        empty = all(name.startswith(".") for name in names)
        return empty or (self.read("code.py") or b"").startswith(MARK)

    def _refuse_if_read_only(self):
        probe = self.path / ".duckpond"
        try:
            if not self.path.stat().st_mode & 0o222:
                raise PermissionError(errno.EACCES, "")
            probe.touch()
            probe.unlink()
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
                raise Refused(f"{self.path} cannot be written: {error.strerror}.") from error
            raise Refused(
                f"{self.path} is read-only: eject it, press the board's reset button and try "
                "again. If a program on the board keeps the drive to itself, start the board in "
                "safe mode (press reset, and again as soon as its light blinks yellow)."
            ) from error

    def read(self, name):
        """The bytes of a file, None if it is not there."""
        file = self.path / name
        return file.read_bytes() if file.is_file() else None

    def write(self, name, data):
        """Write a file through to the drive and read it back; OSError if that differs.

        Until that is done it has another name: a file under its own name is whole.
        """
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(file.name + PART)
        with open(part, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
            if hasattr(os, "posix_fadvise"):  # so that it is read from the drive, not from memory
                os.posix_fadvise(out.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        if part.read_bytes() != data:
            raise OSError(errno.EIO, "it reads back otherwise than written")
        os.replace(part, file)

    def remove(self, name):
        """Remove a file, and its folder if that is empty then."""
        file = self.path / name
        file.unlink()
        if not any(file.parent.iterdir()):
            file.parent.rmdir()

    def keep(self, name):
        """Put a file aside under another name; that name."""
        kept = self.path / name.replace(".", "-before-duckpond.")
        while kept.exists():
            kept = kept.with_name("another-" + kept.name)
        (self.path / name).rename(kept)
        return kept.name

    def space(self, size):
        """The bytes of the drive that a file of so many bytes takes up."""
        unit = os.statvfs(self.path).f_frsize if hasattr(os, "statvfs") else 4096
        return -(-size // unit) * unit


def _firmware(report, path):
    """CircuitPython's version and the board's ID in the text of a boot_out.txt; Refused if that
    version is too old."""
    version = re.search(r"CircuitPython ((\d+)\.[\w.-]+)", report, re.ASCII)
    board = re.search(r"Board ID: ?([\w.-]+)", report)
    if version is None or board is None:
        raise Refused(f"boot_out.txt on {path} names no version of CircuitPython and no board.")
    if int(version[2]) < OLDEST:
        raise Refused(
            f"The board has {version[0]}; Duckpond needs CircuitPython {OLDEST} or newer: put it "
            f"on the board first (https://circuitpython.org/board/{board[1]}/)."
        )
    return version[1], board[1]
