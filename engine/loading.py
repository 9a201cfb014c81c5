"""Modules that come and go: a board has no memory for all of them at once."""

import gc
import sys

# Where that is so a module is loaded at once, and some of a table's take turns in memory.
COMPILED = __file__.endswith(".mpy")

_OF_TABLES = ["engine.table", "engine.thinking", "engine.lesson", "engine.log", "engine.rng"]


def bring(module, package):
    """Import a module; the names of all of a package ("engine.ui.") that came with it."""
    before = _loaded_of(package)
    __import__(module)
    return [name for name in _loaded_of(package) if name not in before]


def _loaded_of(package):
    return [name for name in sys.modules if name.startswith(package)]  # device: in whatever order


def learn_names(*modules):
    """Load modules for a moment. Names stay in memory, and the table of all names grows by
    doubling, in one piece: there may be room for that now, and not when they are needed."""
    for module in modules:
        __import__(module)
        forget(module)


def forget(*modules):
    """Unload modules, those of them that are loaded: out of sys.modules and out of their packages.

    None goes first where one stood, for what is deleted from a dict is kept until overwritten.
    """
    for module in modules:
        if module in sys.modules:
            package, name = module.rsplit(".", 1)
            setattr(sys.modules[package], name, None)
            delattr(sys.modules[package], name)
            sys.modules[module] = None
            del sys.modules[module]
    gc.collect()


def wipe(*modules):
    """Unload modules of which nothing is at work any more, name by name: a board takes some number
    on its stack for a pointer now and then, and one of them shall not keep a whole module."""
    for module in modules:
        if module in sys.modules:
            for name in dir(sys.modules[module]):
                setattr(sys.modules[module], name, None)
    forget(*modules)


def forget_game(package):
    """Unload all modules of a game's package, such as "engine.duck_soup", and what only a game
    at a table uses."""
    forget(*_loaded_of(package + ".") + _OF_TABLES)
