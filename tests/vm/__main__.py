"""Run one file on the VM; how is told in tests/vm/__init__.py."""

import argparse
import sys
from pathlib import Path

from .machine import TOP, run, run_tests


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.vm", description=__doc__)
    parser.add_argument("file", type=Path, help="a program, or a test_*.py file of tests")
    parser.add_argument("--heap", default="48k", help="bytes of heap, such as 48k")
    arguments = parser.parse_args()
    path = arguments.file.resolve()
    if not path.is_file() or TOP not in path.parents:
        parser.error(f"{arguments.file} is not a file in {TOP}.")
    if path.name.startswith("test_"):
        result = run_tests(path, arguments.heap)
    else:
        result = run("/" + path.relative_to(TOP).as_posix(), heap=arguments.heap)
    print(result.out, end="")
    print(result.err, end="", file=sys.stderr)
    print(f"{result.fuel:,} fuel", file=sys.stderr)
    return 1 if result.code is None else result.code


sys.exit(main())
