"""Modules that come and go: a board has no memory for all of them at once."""

import gc
import sys

# Where that is so a module is loaded at once, and some of a table's take turns in memory.
COMPILED = __file__.endswith(".mpy")

_OF_TABLES = ["engine.table", "engine.making_way", "engine.thinking", "engine.lesson", "engine.log",
              "engine.rng", "engine.ui.sheets"]


def bring(module, package):
    """Import a module; the names of all of a package ("engine.ui.") that came with it."""
    before = _loaded_of(package)
    __import__(module)
    return [name for name in _loaded_of(package) if name not in before]


def _loaded_of(package):
    return [name for name in sys.modules if name.startswith(package)]  # device: in whatever order


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
    """Unload and empty modules of which nothing is at work any more."""
    empty([sys.modules[module] for module in modules if module in sys.modules])
    forget(*modules)


def empty(things):
    """Let modules (themselves, not their names) and objects let go of all they hold: a board takes
    some number on its stack for a pointer now and then, and that shall not keep a whole screen."""
    for thing in things:
        for name in thing.__dict__:  # device: in whatever order
            setattr(thing, name, None)


def dismantle(group, *things):
    """Take a displayio Group apart, and let what has put it together let go of its parts."""
    while len(group):
        group.pop()
    empty(things)


def scrub(depth):
    """Write over what calls so deep have left on the stack, which would be taken for pointers."""
    a = b = c = d = e = f = g = h = depth
    return depth and scrub(depth - 1) + a + b + c + d + e + f + g + h


def forget_game(package):
    """Unload all modules of a game's package, such as "engine.duck_soup", and what only a game
    at a table uses."""
    forget(*_loaded_of(package + ".") + _OF_TABLES)
