"""CircuitPython's `mpy-cross` for this computer: fetched from Adafruit's storage, and kept.

The addresses are those that Adafruit's circuitpython-build-tools has, and for 64-bit ARM those that
others fetch CircuitPython 10's from. They have not been tried from here.
"""

import http.client
import os
import platform
import urllib.request

from sim import bundle
from sim.bundle import Refused
from sim.machine import ROOT

STORE = "https://adafruit-circuit-python.s3.amazonaws.com/bin/mpy-cross/"
KEPT = ROOT / ".duckpond"
TIMEOUT = 30  # seconds without a byte
_FILES = {  # system and machine, as `platform` names them: where in the store, for a version
    ("Linux", "x86_64"): "linux-amd64/mpy-cross-linux-amd64-{}.static",
    ("Linux", "aarch64"): "linux-aarch64/mpy-cross-linux-aarch64-{}.static-aarch64",
    ("Linux", "armv7l"): "linux-raspbian/mpy-cross-linux-raspbian-{}.static-raspbian",
    ("Darwin", "arm64"): "macos/mpy-cross-macos-{}-arm64",
    ("Darwin", "x86_64"): "macos/mpy-cross-macos-{}-universal",
    ("Windows", "AMD64"): "windows/mpy-cross-windows-{}.static.exe",
}
_INSTEAD = "copy without --compile, or give an mpy-cross by --mpy-cross PATH."


def compiler(drive):
    """The `bundle.Compiler` for the CircuitPython on a `drive.Drive`; Refused if there is none."""
    if drive.version is None:
        raise Refused(
            f"{drive.path} has no boot_out.txt, which would name its version of CircuitPython: "
            + _INSTEAD
        )
    address = _address(drive.version)
    file = KEPT / address.rpartition("/")[2]
    if not file.exists():
        print(f"Fetching {address}", flush=True)
        _fetch(address, file)
    try:
        return bundle.Compiler(file)
    except Refused as refusal:  # a page of the network's own, perhaps, that asks for a log-in
        file.unlink()
        raise Refused(f"{refusal} It was deleted: try again, {_INSTEAD}") from refusal


def _address(version):
    system, machine = platform.system(), platform.machine()
    if (system, machine) not in _FILES:
        raise Refused(
            f"No mpy-cross is known for this computer ({system} {machine}): {_INSTEAD}"
        )
    return STORE + _FILES[system, machine].format(version)


def _fetch(address, file):
    """Keep what is at an address as an executable file: all of it, or Refused and nothing."""
    part = file.with_name(file.name + ".part")
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:
            data = answer.read()
        file.parent.mkdir(exist_ok=True)
        part.write_bytes(data)
        part.chmod(0o755)
        os.replace(part, file)
    except (OSError, http.client.HTTPException) as error:
        part.unlink(missing_ok=True)
        cut = isinstance(error, http.client.IncompleteRead)
        why = "it was cut short" if cut else getattr(error, "reason", error)
        raise Refused(f"{address} could not be fetched ({why}): {_INSTEAD}") from error
