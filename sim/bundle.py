"""What a board needs of Duckpond: each file's path on the drive, and its bytes."""

import ast
import functools
import importlib.util
import re
import subprocess
import tempfile
from pathlib import Path

from sim import join
from sim.machine import ROOT
from sim.shrink import ATTRIBUTE, Module, shrunk

FOLDERS = ("engine", "hw", "assets")
BOARDS = {  # board ID: its module in hw, and the only size of display it can have
    "pygamer": ("pygamer", "160x128"),
    "pybadge": ("pybadge", "160x128"),
    "edgebadge": ("pybadge", "160x128"),
    "pimoroni_picosystem": ("picosystem", "240x240"),
    "clue_nrf52840_express": ("clue", "240x240"),
}
_SIZE = re.compile(r"\d+x\d+")
_NOT_COPIED = ("assets/source/", "/__pycache__/", "/.")


class Refused(Exception):
    """Why nothing is copied, and what to do."""


def known(board_id):
    """True if Duckpond knows how a board is wired; others are described in settings.toml."""
    return board_id in BOARDS


def program(board_id, asked=(), together=join.TOGETHER):
    """{path on the drive: bytes} of Duckpond's own files, without code.py, boot.py and
    settings.toml. board_id: None or an unknown one for all that any board may need; asked: names
    that stay for others than these; together: as in `join`, for what is to be compiled or not."""
    found = {}
    for folder in FOLDERS:
        for source in sorted((ROOT / folder).rglob("*")):
            path = source.relative_to(ROOT).as_posix()
            if source.is_file() and _is_for(board_id, path):
                found[path] = _read(source)
    if known(board_id):
        needed = _closure("hw", BOARDS[board_id][0], found)
        found = {path: data for path, data in found.items() if path[:3] != "hw/" or path in needed}
    sources = {path: found.pop(path) for path in list(found)
               if path.startswith(("engine/", "hw/")) and path.endswith(".py")}
    attributes = [_attributes_in(data) for path, data in sources.items() if path[:3] == "hw/"]
    asked = frozenset(_asked_at_power_on().union(asked, *attributes))
    found.update(_shrunk(sources, asked, together))
    return found


def _shrunk(files, asked, together):
    """The modules of a program as a board gets them: see `sim.shrink`."""
    sources = tuple((path.removesuffix(".py").replace("/", "."), data.decode())
                    for path, data in files.items())
    hosts = tuple(item for item in together.items() if item[0] in dict(sources))
    return {name.replace(".", "/") + ".py": source.encode()
            for name, source in _small(sources, asked, hosts).items()}


@functools.lru_cache(8)
def _small(sources, asked, together):
    return shrunk(dict(sources), asked, dict(together))


@functools.cache
def _asked_at_power_on():
    """All names in code.py and boot.py, which stay as they are; what the simulator asks for."""
    names = [names_in((ROOT / name).read_bytes()) for name in ("code.py", "boot.py")]
    return frozenset({"idle"}.union(*names))


@functools.cache
def names_in(source):
    """All names of variables, attributes, functions and imports in a source."""
    return frozenset(name for _, name, _ in Module("", source.decode()).names())


@functools.cache
def _attributes_in(source):
    """All names of attributes in a module of hw, which may be those of a board's own modules."""
    names = Module("", source.decode()).names()
    return {name for _, name, kind in names if kind == ATTRIBUTE and name[0] != "_"}


def _is_for(board_id, path):
    """True if a file is meant for a board at all, and for the size of this one's display."""
    if any(part in "/" + path for part in _NOT_COPIED):
        return False
    size = _SIZE.search(path)
    return not known(board_id) or size is None or size[0] == BOARDS[board_id][1]


def _read(source):
    """The bytes of a file; those of a module without its docstrings."""
    data = source.read_bytes()
    return without_docstrings(data.decode()).encode() if source.suffix == ".py" else data


@functools.cache
def without_docstrings(source):
    """A module whose docstrings are `pass`, on as many lines, so that tracebacks stay right.

    A board that compiles a module holds them in memory meanwhile: importing the rules and a
    player of Sitting Ducks takes a heap of 71 KB without them and of 79 KB with them.
    """
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        holds = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        if holds and ast.get_docstring(node, clean=False) is not None:
            first, last = node.body[0].lineno - 1, node.body[0].end_lineno
            lines[first:last] = [" " * node.body[0].col_offset + "pass\n"] + ["\n"] * (
                last - first - 1
            )
    return "".join(lines)


def _closure(package, module, files):
    """The paths of a package's `__init__`, of a module of it, and of all of it they import."""
    found = {f"{package}/__init__.py"}
    names = [f"{package}.{module}"]
    while names:
        path = names.pop().replace(".", "/") + ".py"
        if path in files and path not in found:
            found.add(path)
            names += imports(files[path])
    return found


@functools.cache
def imports(source):
    """The absolute names of all modules that a source may import."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(names)


def libraries(files):
    """{path below lib: bytes} of the Adafruit libraries that a program's files import, and of
    what those import, from this Python's packages."""
    todo = set().union(*(imports(data) for path, data in files.items() if path.endswith(".py")))
    found = {}
    while todo:
        name = todo.pop()
        if not name.startswith("adafruit_"):
            continue
        source = _source(name)
        if source is None:
            continue
        path = name.replace(".", "/") + ("/__init__.py" if source.stem == "__init__" else ".py")
        if path not in found:
            found[path] = _read(source)
            todo |= imports(found[path]) | {name.rpartition(".")[0]}
    return found


def _source(name):
    """The file of an installed module; None if `name` is something within a module."""
    package, _, rest = name.partition(".")
    top = importlib.util.find_spec(package)
    if top is None:
        raise Refused(
            f"The library {package} is not installed here. Start this command by "
            '"python3 duckpond.py sim deploy", which fetches it.'
        )
    path = Path(top.origin)
    if rest:
        path = path.parent / (rest.replace(".", "/") + ".py")
    return path if path.exists() else None


class Compiler:
    """CircuitPython's `mpy-cross` at a path; Refused if that is something else."""

    def __init__(self, path):
        # What is here needs no folder before its name; other names are looked up in PATH.
        self._path = path = Path(path).absolute() if Path(path).is_file() else path
        try:
            done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
        except OSError as error:
            raise Refused(f"{path} cannot be run: {error.strerror}.") from error
        version = (done.stdout + done.stderr).strip()
        if "CircuitPython" not in version:
            raise Refused(
                f"{path} is not CircuitPython's mpy-cross but says {version!r}: what MicroPython's "
                "compiles does not load on a board. CircuitPython's is on "
                "https://adafruit-circuit-python.s3.amazonaws.com/index.html?prefix=bin/mpy-cross/"
            )

    def compiled(self, files):
        """The same files, each .py as an .mpy. Line numbers are left out: they cost memory."""
        with tempfile.TemporaryDirectory() as folder:
            return dict(self._compile(path, data, folder) for path, data in files.items())

    def _compile(self, path, data, folder):
        if not path.endswith(".py"):
            return path, data
        source, result = Path(folder, "module.py"), Path(folder, "module.mpy")
        source.write_bytes(data)
        # What the source is called, as tracebacks say, is a name that the device knows anyway.
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        command = [self._path, "-O3", "-s", name, "-o", result, source]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused(f"mpy-cross does not compile {path}: {done.stderr.strip()}")
        return path[:-3] + ".mpy", result.read_bytes()
