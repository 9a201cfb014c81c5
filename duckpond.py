"""Play and test Duckpond: python3 duckpond.py COMMAND

  play      play in a window, without one in the terminal, without that watch a game
  test      run all tests, on the device's virtual machine too (--soak: the long ones as well;
            -n 0: one after the other, not on all cores)
  sim ...   everything the simulator can do: "sim --help" tells

What follows the command is passed on. The first use makes .venv here and fills it from PyPI.
"""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

TOP = Path(__file__).resolve().parent
VENV = TOP / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
GROUPS = {"play": ["play"], "sim": ["play"], "test": ["play", "test"]}  # see pyproject.toml
FETCHED = {  # what a group is, and how much of it comes over the network
    "play": "CircuitPython's libraries for the desktop, and pygame (15 MB)",
    "test": "pytest, mypy, ruff, and Node and wasmtime for the device's virtual machine (100 MB)",
}

ON_ALL_CORES = ["-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"]  # of pytest-xdist


def main(arguments):
    """Carry out a command line (without the script's name) and return the exit code."""
    if not arguments or arguments[0] not in GROUPS:
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        print(__doc__.strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    command, *rest = arguments
    prepare(GROUPS[command])
    if command == "test":
        os.chdir(TOP)
        run([PYTHON, "-m", "tests.vm.build"], "The device's virtual machine could not be built.")
        return hand_over(["-m", "pytest", *ON_ALL_CORES, *rest])
    return hand_over(["-m", "sim", *(["play"] if command == "play" else []), *rest])


def prepare(groups):
    """See to it that .venv holds these groups of packages, as pinned now.

    A stamp for each group says what it was filled from. All are gone while packages are being
    installed, so that what was interrupted, or pinned anew, starts from an empty .venv.
    """
    if sys.version_info < (3, 11):  # noqa: UP036 (pyproject.toml binds no one here)
        sys.exit(f"Duckpond needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    pins, packages = read_pins()
    installed = [group for group in packages if stamp(group) == pins] if PYTHON.exists() else []
    if all(group in installed for group in groups):
        return
    for group in packages:
        stamp_file(group).unlink(missing_ok=True)
    say("Setting up what Duckpond needs. This is done once, and takes a minute or so.\n")
    if not installed:
        make_environment()
    missing = [FETCHED[group] for group in groups if group not in installed]
    say("Fetching from PyPI:\n", *(f"  {what}\n" for what in missing))
    install([package for group in groups for package in packages[group]])
    for group in {*installed, *groups}:
        stamp_file(group).write_text(pins)


def make_environment():
    """Make an empty .venv in the place of whatever is there."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            "This Python cannot make virtual environments: please install its venv package "
            "(Debian, Ubuntu: apt install python3-venv) and try again."
        )
    say(f"Making a place for it: {VENV}\n")
    run([sys.executable, "-m", "venv", "--clear", VENV], f"{VENV} could not be made (see above).")
    # On the import path, but after the standard library, whose module `code` our code.py hides.
    libraries = next(VENV.glob("Lib/site-packages" if os.name == "nt" else "lib/*/site-packages"))
    (libraries / "duckpond.pth").write_text(f"{TOP}\n")


def read_pins():
    """Return a digest of all that decides what gets installed, and the packages by group."""
    import tomllib  # new in 3.11: not to be asked for before the version has been

    packages = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    constraints = (TOP / "constraints.txt").read_text("utf-8")
    decides = repr((TOP, packages, constraints, sys.version_info[:2]))
    return hashlib.sha256(decides.encode()).hexdigest(), packages


def stamp_file(group):
    return VENV / f"{group}.stamp"


def stamp(group):
    return stamp_file(group).read_text() if stamp_file(group).exists() else None


def install(packages):
    """Have pip install packages, with a dot for each that it comes to; should it fail, end."""
    log = VENV / "pip.log"
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--progress-bar", "off", "--retries", "2", "--log", log]
    command += ["--constraint", TOP / "constraints.txt", *packages]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, text=True, errors="replace") as pip:
        complaints = threading.Thread(target=pass_on, args=[pip.stderr])
        complaints.start()
        for line in pip.stdout:
            if line.startswith(("Collecting ", "Processing ")):
                say(".")
            elif line.startswith("Installing "):
                say(" all there. Installing ...")
        complaints.join()
    if pip.returncode:
        sys.exit(
            "\nDuckpond's packages could not be installed (see above; every word of pip is in "
            f"{log}). They come from PyPI: please look at the network connection and try again."
        )
    say(" done.\n")


def pass_on(complaints):
    """Say pip's warnings and errors, but for those of places that it has looked in in vain: where
    another one has the package that is no news, and where none has it an error follows."""
    for line in complaints:
        if not re.match("WARNING: Location '.*' is ignored", line):
            say("\n", line.rstrip())


def say(*words):
    print(*words, sep="", end="", file=sys.stderr, flush=True)


def run(command, complaint):
    """Run a step of the set-up; should it fail, end with the complaint."""
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode:
        sys.exit(complaint)


def hand_over(arguments):
    """Become `.venv`'s Python; on Windows, which cannot do that, run it and return its code."""
    command = [str(PYTHON), "-P", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    with subprocess.Popen(command) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # the child has been interrupted as well, and ends as it sees fit


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted; the same command starts again where it is safe to.")
