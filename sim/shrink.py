"""Names that a board need not hold: constants become their values, the program's own names short,
or what short strings and modules are called, for these it holds anyway.

Every name of a program stays in a device's memory, and a constant is an entry in the dict of each
module that imports it: so, joined and without docstrings, Sitting Ducks takes 36 KB less. Nothing
else changes: what a module does, its line numbers, and all names that others may ask the program
for at run time.
"""

import ast
import builtins
import io
import keyword
import re
import types
from collections import Counter, defaultdict

from sim.join import joined

_ASKING = ("getattr", "hasattr", "setattr", "delattr")
_INTERNED = 10  # characters that a string has at most which a device holds as a name
_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
_NAMED = {  # the name of each kind of node that has one
    ast.Name: lambda node: node.id,
    ast.Attribute: lambda node: node.attr,
    ast.FunctionDef: lambda node: node.name,
    ast.ClassDef: lambda node: node.name,
    ast.arg: lambda node: node.arg,
    ast.alias: lambda node: None if node.asname else node.name,
}
_OF_DISPLAYS = {  # names of displayio, vectorio and displays; the simulator's have the first two
    "_x", "_y",
    "append", "auto_refresh", "bitmap", "bits_per_value", "blit", "brightness", "color_index",
    "contains", "deinit", "dirty", "fill", "flip_x", "flip_y", "height", "hidden", "index",
    "insert", "is_transparent", "location", "make_opaque", "make_transparent", "pixel_shader",
    "points", "pop", "radius", "refresh", "remove", "root_group", "rotation", "scale", "sort",
    "tile_height", "tile_width", "top_left", "transpose_xy", "width", "x", "y",
}
_OF_TYPES = set().union(*(dir(kind) for kind in (
    str, bytes, bytearray, memoryview, list, tuple, dict, set, int, range, Exception, io.BytesIO,
    types.GeneratorType)))
ATTRIBUTE, PLAIN = range(2)  # what a name is: one of an object, or one of a module or function


class Module:
    """A module's source with what is known of its names, and the edits to come."""

    def __init__(self, name, source):
        self.name = name
        self.lines = [line.encode() for line in source.splitlines(keepends=True)]
        self.tree = ast.parse(source)
        self.nodes = list(ast.walk(self.tree))
        self.modules = {}  # local name: module it stands for
        self.imported = {}  # local name: (module, name there)
        self.edits = []
        self._names = None
        self.imported_later = {}  # the same, of what functions import
        for node in self.nodes:
            if isinstance(node, ast.ImportFrom):
                found = self.imported if node in self.tree.body else self.imported_later
                for alias in node.names:
                    found[alias.asname or alias.name] = (self.origin(node), alias.name)
        kept = [part for node in self.nodes if isinstance(node, ast.JoinedStr)
                for part in ast.walk(node)]  # Python 3.11 does not tell where these stand
        self.fixed = {part.id for part in kept if isinstance(part, ast.Name)}
        self.fixed |= {part.attr for part in kept if isinstance(part, ast.Attribute)}

    def origin(self, node):
        """The module that a `from … import` names."""
        package = self.name.split(".")
        package = package[: len(package) - node.level] if node.level else []
        return ".".join(package + ([node.module] if node.module else []))

    def assigned(self):
        """Yield (names, value, statement) of the constants' assignments at the top."""
        stored = [node.id for node in self.nodes
                  if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)]
        stored += [node.arg for node in self.nodes if isinstance(node, ast.arg)]
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                target = node.targets[0]
                parts = target.elts if isinstance(target, ast.Tuple) else [target]
                names = [part.id for part in parts if isinstance(part, ast.Name)]
                if len(names) == len(parts) and all(
                    name.isupper() and stored.count(name) == 1 for name in names
                ):
                    yield names, node.value, node

    def names(self):
        """(node, name, kind) of all names in the module."""
        if self._names is None:
            inside = [part for node in self.nodes if isinstance(node, ast.ClassDef)
                      for part in node.body]  # of a class's own body: its attributes
            inside += [target for part in inside if isinstance(part, ast.Assign)
                       for target in part.targets]
            self._names = []
            for node in self.nodes:
                name = _NAMED.get(type(node), lambda node: None)(node)
                if name:
                    kind = isinstance(node, ast.Attribute) or node in inside
                    self._names.append((node, name, ATTRIBUTE if kind else PLAIN))
        return self._names

    def scopes(self):
        """The sets of names, but for attributes, at the top and in each function there or in a
        class, all that is inside it included."""
        outermost = [part for node in self.tree.body
                     for part in (node.body if isinstance(node, ast.ClassDef) else [node])
                     if isinstance(part, ast.FunctionDef)]
        within = {node: place for place, part in enumerate(outermost) for node in ast.walk(part)}
        found = [set() for _ in outermost] + [set(self.top)]
        for node, name, kind in self.names():
            if kind == PLAIN:
                found[within.get(node, -1)].add(name)
        return found

    @property
    def variables(self):
        """Names of arguments and variables: a device stores the first, and all if it compiles."""
        return {node.arg for node in self.nodes if isinstance(node, ast.arg)} | {
            node.id for node in self.nodes
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}

    @property
    def top(self):
        """Names of its own that stand at the top."""
        top = set(self.imported)
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                top.add(node.name)
            elif isinstance(node, ast.Assign):
                top |= {part.id for part in ast.walk(node)
                        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        return top

    @property
    def attributes(self):
        """Names that its classes give their objects: in their bodies, or as `self.name = …`."""
        found = {name for node, name, kind in self.names()
                 if kind == ATTRIBUTE and not isinstance(node, ast.Attribute)}
        return found | {
            node.attr for node in self.nodes
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name) and node.value.id == "self"}

    @property
    def given(self):
        """Names of attributes that it gives objects of unknown classes."""
        return {
            node.attr for node in self.nodes
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
            and not (isinstance(node.value, ast.Name) and node.value.id == "self")}

    @property
    def in_bodies(self):
        """Names asked for while a class is made: in values, defaults and decorators."""
        asked = []
        for node in self.nodes:
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    asked += [*part.decorator_list, part.args] \
                        if isinstance(part, ast.FunctionDef) else [part]
        return {node.id for part in asked for node in ast.walk(part) if isinstance(node, ast.Name)}

    def edit(self, node, old, new):
        """Replace the name `old`, which ends where a node does or stands in its first line."""
        line = node.end_lineno - 1
        end = node.end_col_offset
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.arg):
            line = node.lineno - 1
            word = re.compile(rb"\b%s\b" % old.encode())
            end = word.search(self.lines[line], node.col_offset).end()
        assert self.lines[line][end - len(old):end] == old.encode(), (self.name, line + 1, old)
        self.edits.append((line, end - len(old), end, new.encode()))

    def blank(self, node, text=""):
        """Put `text` in place of a statement at the top, on as many lines."""
        first, last = node.lineno - 1, node.end_lineno - 1
        self.edits = [edit for edit in self.edits if not first <= edit[0] <= last]
        rest = b"\n" * (last - first)
        self.edits.append((first, 0, len(self.lines[first]) - 1, text.encode() + rest))
        for line in range(first + 1, last + 1):
            self.edits.append((line, 0, len(self.lines[line]), b""))

    def source(self):
        """The source after all edits."""
        for line, start, end, new in sorted(self.edits, reverse=True):
            self.lines[line] = self.lines[line][:start] + new + self.lines[line][end:]
        return b"".join(self.lines).decode()


def shrunk(sources, asked=(), together=None):
    """{module: source} of a whole program -> the same with fewer and shorter names.

    asked: names that others ask it for; together: modules to become one, see `sim.join`.
    """
    modules = _read(sources)
    _put_in_values(modules)
    modules = _read({name: module.source() for name, module in modules.items()})
    modules = _read(joined(modules, together or {}))
    _shorten(modules, set(asked))
    return {name: module.source() for name, module in modules.items()}


def _read(sources):
    modules = {name: Module(name, source) for name, source in sources.items()}
    for module in modules.values():
        for local, (origin, name) in module.imported.items():
            if f"{origin}.{name}" in modules:
                module.modules[local] = f"{origin}.{name}"
    return modules


# --- constants --------------------------------------------------------------------------


def _put_in_values(modules):
    values = _constants(modules)
    asked = _asked_at_run_time(modules, values)
    for module in modules.values():
        for node in module.nodes:
            found = _constant(module, node, values)
            if found and isinstance(node.ctx, ast.Load):
                old = node.id if isinstance(node, ast.Name) else ast.unparse(node)
                value = values[found]
                module.edit(node, old, str(value) if value >= 0 else f"({value})")
        _drop_imports(module, values)
        for names, _, statement in module.assigned():
            known = [(module.name, name) in values for name in names]
            if all(known) and not asked & set(names) and not module.fixed & set(names):
                module.blank(statement)


def _constants(modules):
    """{(module, name): value} of all whole numbers that are named once and never change."""
    values = {}
    found = -1
    while len(values) != found:  # until no more follow from those known
        found = len(values)
        for module in modules.values():
            for local, origin in module.imported.items():
                if origin in values:
                    values[module.name, local] = values[origin]
            for names, value, _ in module.assigned():
                numbers = _evaluated(module, value, values)
                if len(names) == 1:
                    numbers = (numbers,)
                if isinstance(numbers, tuple | range) and len(numbers) == len(names):
                    for name, number in zip(names, numbers, strict=True):
                        if type(number) is int and abs(number) < 1 << 30:
                            values[module.name, name] = number
    return values


def _evaluated(module, node, values):
    """What an expression of constants comes to; None if it has other parts."""
    known = {"range": range}
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id != "range":
            constant = _constant(module, part, values)
            if constant is None:
                return None
            known[part.id] = values[constant]
        elif not isinstance(part, ast.Name | ast.Constant | ast.BinOp | ast.UnaryOp | ast.Tuple
                            | ast.Call | ast.operator | ast.unaryop | ast.expr_context):
            return None
    return eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}}, known)


def _constant(module, node, values):
    """The (module, name) of the constant that a node stands for, or None."""
    if isinstance(node, ast.Name) and node.id not in module.fixed:
        found = module.imported_later.get(node.id)
        if found not in values:
            found = module.imported.get(node.id, (module.name, node.id))
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        found = module.modules.get(node.value.id), node.attr
    else:
        return None
    return found if found in values else None


def _asked_at_run_time(modules, values):
    """All attributes' names but those known to be constants of a module; what f-strings import."""
    asked = set()
    for module in modules.values():
        asked |= module.fixed
        for node in module.nodes:
            if isinstance(node, ast.Attribute) and not _constant(module, node, values):
                asked.add(node.attr)
    return asked


def _drop_imports(module, values):
    """Import no constants whose values are in their places."""
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom):
            origin = module.origin(node)
            kept = [alias for alias in node.names if (origin, alias.name) not in values
                    or (alias.asname or alias.name) in module.fixed]
            if len(kept) < len(node.names):
                node.names = kept
                text = ast.unparse(node) if kept else "pass" * bool(node.col_offset)
                module.blank(node, " " * node.col_offset + text)


# --- names ------------------------------------------------------------------------------


def _shorten(modules, asked):
    """Give names short ones: as few as there are names in one module with its bases."""
    short = _short_names(modules, asked)
    for module in modules.values():
        for node, name, _ in module.names():
            if name in short:
                module.edit(node, name, short[name])


def _short_names(modules, asked):
    """{name: short name}, the same for all modules; no two that meet share theirs."""
    ours = _of_all(modules, "attributes") | _of_all(modules, "top")
    given = _of_all(modules, "given")
    bound = _of_all(modules, "variables") | ours
    named = [(name, kind) for module in modules.values() for _, name, kind in module.names()]
    fixed = _fixed_names(modules) | asked & (ours | given)
    fixed |= {name for name, kind in named if kind == ATTRIBUTE and name not in ours}
    meets = _meets(modules, given)
    changing = {name for name in meets
                if name not in fixed and name in bound and not name.startswith("__")}
    new_names = [*_spoken(modules, fixed | meets.keys() - changing), *_new_names()]
    count = Counter(name for name, _ in named)
    short = {}
    for name in sorted(changing, key=lambda name: (-count[name], name)):
        taken = {short.get(other) for other in meets[name]} | fixed
        short[name] = next(new for new in new_names if new not in taken)
    return short


def _of_all(modules, names):
    return set().union(*(getattr(module, names) for module in modules.values()))


def _meets(modules, given):
    """{name: the names that it meets}: those that stand in one function, or at the top of one
    module, or that its classes and their bases give their objects; what objects of unknown
    classes are given meets all of these."""
    meets = defaultdict(set)
    for module in modules.values():
        relatives = [module, *_bases(module, modules)]
        attributes = set().union(*(relative.attributes for relative in relatives))
        for here in *module.scopes(), attributes | module.in_bodies:
            for name in here:
                meets[name] |= here
    anywhere = _of_all(modules, "attributes") | given
    for name in anywhere:
        meets[name] |= anywhere if name in given else given
    return meets


def _bases(module, modules):
    """The modules of the classes that a module's classes inherit from, and of theirs."""
    found = []
    for node in module.nodes:
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if isinstance(base, ast.Attribute):
                    name = module.modules.get(ast.unparse(base.value))
                else:
                    name, _ = module.imported.get(ast.unparse(base), (None, None))
                origin = modules.get(name)
                if origin and origin not in found:
                    found += [origin, *_bases(origin, modules)]
    return found


def _fixed_names(modules):
    """Names that must stay: those of Python and of other programs' modules, those that strings
    ask for, and those whose places are not told."""
    fixed = set(dir(builtins)) | {"self"} | _OF_DISPLAYS | _OF_TYPES
    for module in modules.values():
        fixed |= module.fixed | set(module.modules)
        for node in module.nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in _ASKING:
                fixed |= _asked_by(node.args[1], module)
            elif isinstance(node, ast.keyword) and node.arg:
                fixed.add(node.arg)
            elif isinstance(node, ast.Global | ast.Nonlocal):
                fixed |= set(node.names)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                fixed.add(node.name)
            elif isinstance(node, ast.Import):
                theirs = {alias.asname or alias.name for alias in node.names}
                fixed |= theirs | {
                    part.attr for part in module.nodes
                    if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name)
                    and part.value.id in theirs}
            elif isinstance(node, ast.ImportFrom):
                ours = module.origin(node) in modules
                for alias in node.names:
                    fixed |= {alias.asname, alias.name} if alias.asname or not ours else set()
    return fixed


def _asked_by(argument, module):
    """The names that `getattr` and its like may ask for: a string, or what begins with one."""
    if isinstance(argument, ast.Constant):
        return {argument.value}
    begins = tuple(part.value for part in ast.walk(argument)
                   if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return {name for name in module.attributes if name.startswith(begins)}


def _spoken(modules, kept):
    """Names that a device has anyway, of modules or as short strings, but for those that are kept
    for what they name."""
    names = {}
    for module in modules.values():
        texts = {node.value for node in module.nodes if isinstance(node, ast.Constant)
                 and isinstance(node.value, str) and len(node.value) <= _INTERNED}
        names |= dict.fromkeys([module.name.rpartition(".")[2], *sorted(texts)])
    return [name for name in names if re.fullmatch("[A-Za-z][A-Za-z_]*", name)
            and name not in kept and not keyword.iskeyword(name)]


def _new_names():
    """Yield _a, _b … _z, _aa …"""
    yield from ("_" + letter for letter in _ALPHABET)
    yield from ("_" + first + second for first in _ALPHABET for second in _ALPHABET)
