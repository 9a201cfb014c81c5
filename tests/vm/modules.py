# MODULE…: import each in turn; prints the bytes that stay of it, with what it alone brings along.

import gc
import sys

sys.path.insert(0, "/tests/vm/standins")

import bitmaptools  # noqa: F401
import displayio  # noqa: F401
import vectorio  # noqa: F401

for name in sys.argv[1:]:
    gc.collect()
    before = gc.mem_alloc()
    __import__(name)
    gc.collect()
    print(name, gc.mem_alloc() - before)
