"""What all tests share: the soak, long runs that only `duckpond.py test --soak` makes."""

import functools
import os
import sys
from importlib.abc import InspectLoader
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

# `python -m pytest` puts the project first on the import path, where code.py hides the standard
# library's module of that name, which pytest needs.
TOP = Path(__file__).parents[1]
sys.path[:] = [path for path in sys.path if Path(path).resolve() != TOP] + [str(TOP)]

# The program is imported anew wherever a test switches a machine on; each source is compiled once.
SourceFileLoader.source_to_code = staticmethod(functools.cache(InspectLoader.source_to_code))


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="run the long tests as well")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--soak"):
        left_out = pytest.mark.skip(reason="a long run: only with --soak")
        for item in items:
            if "soak" in item.keywords:
                item.add_marker(left_out)


@pytest.fixture
def soak_scale():
    """How much of its full length a soak runs: DUCKPOND_SOAK, 1 where it is not set."""
    return float(os.environ.get("DUCKPOND_SOAK", "1"))
