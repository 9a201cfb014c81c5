"""What ruff says of the code, as pyproject.toml asks it."""

import subprocess
import sys

from sim import machine


def test_ruff_finds_nothing():
    checked = subprocess.run([sys.executable, "-P", "-m", "ruff", "check", "--no-cache", "."],
                             cwd=machine.ROOT, capture_output=True, text=True, check=False)
    assert checked.stdout == "All checks passed!\n", checked.stdout + checked.stderr
