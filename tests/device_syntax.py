"""Device code that CircuitPython 10 would refuse, or would silently run otherwise.

`findings(source)` names line, rule and reason. What looks wrong to a rule and is not says so at
the end of its line: `# device: ` and why. A rule is a function of a `Source` and a node of its
tree, and a line of the table below. Where the tree does not tell (what does a name hold?), a rule
goes by what the same source assigns to that name, so it can miss things; it is the VM that cannot.
"""

import ast
import io
import re
import tokenize

SMALLEST, LARGEST = -(1 << 30), (1 << 30) - 1  # ints that need no memory of their own
ALLOWANCE = re.compile(r"# device: \w+")


def names(text):
    """The set of the words of a text."""
    return set(text.split())


# Of the standard library, what there is of it; of the rest, the names of the firmware's modules.
STANDARD = {
    "__future__": "annotations",
    "array": "array",
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "builtins": "",
    "collections": "OrderedDict deque namedtuple",
    "errno": "EACCES EEXIST EINVAL EIO EISDIR ENODEV ENOENT ENOMEM EPERM errorcode",
    "gc": "collect disable enable isenabled mem_alloc mem_free threshold",
    "io": "BytesIO StringIO",
    "json": "dump dumps load loads",
    "math": "acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite "
    "isinf isnan ldexp log modf pi pow radians sin sqrt tan trunc",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname "
    "unlink urandom utime",
    "random": "choice getrandbits randint random randrange seed uniform",
    "re": "compile match search sub",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "byteorder exit implementation maxsize modules path platform stderr stdin stdout "
    "version version_info",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
    "traceback": "format_exception print_exception print_tb",
}
FIRMWARE = names(
    "analogio atexit audiobusio audiocore audioio audiomixer audiopwmio bitmaptools board "
    "busdisplay busio digitalio displayio fontio fourwire framebufferio i2cdisplaybus keypad "
    "microcontroller micropython neopixel_write nvm os pwmio rtc storage supervisor terminalio "
    "touchio usb_cdc usb_hid usb_midi vectorio"
)
OURS = ("engine", "hw")

MISSING_BUILTINS = names(
    "BaseExceptionGroup BlockingIOError ChildProcessError ConnectionAbortedError ExceptionGroup "
    "FileExistsError FileNotFoundError InterruptedError IsADirectoryError ModuleNotFoundError "
    "NotADirectoryError PermissionError ProcessLookupError RecursionError UnboundLocalError "
    "UnicodeDecodeError UnicodeEncodeError Warning aiter anext ascii breakpoint format vars"
)
MISSING_METHODS = names(
    "bit_count bit_length casefold capitalize expandtabs format_map is_integer isalnum isascii "
    "isdecimal isidentifier isnumeric isprintable ljust maketrans removeprefix removesuffix rjust "
    "swapcase translate zfill"
)
USELESS_NAMES = names(
    "__slots__ __del__ __init_subclass__ __set_name__ __class_getitem__ __prepare__"
)
ORDER_FREE = {
    "all",
    "any",
    "bool",
    "dict",
    "frozenset",
    "len",
    "max",
    "min",
    "set",
    "sorted",
    "sum",
}


class Source:
    """A parsed source, and what its names were seen to hold: bytearrays, dicts and sets."""

    def __init__(self, text):
        self.text = text
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.parents = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }
        self.bytearrays, self.unordered = set(), set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    if _called(node.value) == "bytearray":
                        self.bytearrays.add(ast.unparse(target))
                    elif _is_unordered(node.value):
                        self.unordered.add(ast.unparse(target))

    def has_no_order(self, node):
        """True if iterating over an expression depends on the order of a dict or set."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return node.func.attr in ("items", "keys", "values") and not node.args
        return _is_unordered(node) or ast.unparse(node) in self.unordered | {"sys.modules"}


def _called(node):
    """The name of the function that an expression calls, else None."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None


def _method(node):
    """The name of the method that an expression calls, else None."""
    is_method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    return node.func.attr if is_method else None


def _keywords(node):
    return {keyword.arg for keyword in node.keywords}


def _is_unordered(node):
    kinds = ast.Dict | ast.Set | ast.DictComp | ast.SetComp
    return isinstance(node, kinds) or _called(node) in ("dict", "set", "frozenset", "globals")


def _constant(node):
    """The value of an expression of number literals alone, else None."""
    if any(
        not isinstance(part, ast.Constant | ast.BinOp | ast.UnaryOp | ast.operator | ast.unaryop)
        for part in ast.walk(node)
    ):
        return None
    try:
        return eval(compile(ast.Expression(node), "", "eval"))
    except (TypeError, ArithmeticError, ValueError):
        return None


def modules(source, node):
    """Names of modules that an import names and CircuitPython lacks."""
    if isinstance(node, ast.Import):
        imported = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and not node.level:
        imported = [node.module]
    else:
        return False
    return any(
        name.partition(".")[0] not in (*OURS, *STANDARD, *FIRMWARE)
        and not name.startswith("adafruit_")
        for name in imported
    )


def module_names(source, node):
    """Names within a module of the standard library that CircuitPython's has not."""
    if isinstance(node, ast.ImportFrom) and node.module in STANDARD and not node.level:
        return any(alias.name not in names(STANDARD[node.module]) for alias in node.names)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        imported = re.search(rf"(?m)^\s*import {node.value.id}\b", source.text)
        known = STANDARD.get(node.value.id)
        return bool(imported and known and node.attr not in names(known))
    return False


def builtins(source, node):
    return isinstance(node, ast.Name) and node.id in MISSING_BUILTINS


def methods(source, node):
    plain = _method(node) == "title" and not node.args  # a widget may have one that takes a text
    return plain or _method(node) in MISSING_METHODS


def match_statement(source, node):
    return isinstance(node, ast.Match)


def new_syntax(source, node):
    """Exception groups; type parameters and aliases, where this Python knows them itself."""
    kinds = ("TryStar", "TypeAlias", "TypeVar", "ParamSpec", "TypeVarTuple")
    return type(node).__name__ in kinds


def positional_only(source, node):
    return isinstance(node, ast.arguments) and bool(node.posonlyargs)


def star_in_display(source, node):
    if isinstance(node, ast.Dict):
        return None in node.keys
    loads = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    stars = any(isinstance(part, ast.Starred) for part in getattr(node, "elts", ()))
    return isinstance(node, ast.List | ast.Tuple | ast.Set) and loads and stars


def parenthesised_with(source, node):
    if not isinstance(node, ast.With):
        return False
    head = source.lines[node.lineno - 1][node.col_offset + 4 :].lstrip()
    return head.startswith("(") and (
        len(node.items) > 1
        or node.items[0].optional_vars is not None
        and head.rstrip().endswith(("(", "):"))
    )


def decorators(source, node):
    def simple(part):
        part = part.func if isinstance(part, ast.Call) else part
        while isinstance(part, ast.Attribute):
            part = part.value
        return isinstance(part, ast.Name)

    return not all(simple(part) for part in getattr(node, "decorator_list", ()))


def f_strings(source, node):
    """Expressions with braces, colons or quotes in them, literal braces, formats of formats."""
    if not isinstance(node, ast.JoinedStr) or isinstance(source.parents[node], ast.FormattedValue):
        return False
    for part in node.values:
        if isinstance(part, ast.Constant):
            too_much = set("{}") & set(part.value)
        else:
            nested = [type(inner) for inner in getattr(part.format_spec, "values", ())]
            too_much = part.conversion == ord("a") or ast.FormattedValue in nested
            too_much = too_much or set("{}:\\") & set(ast.unparse(part.value))
        if too_much:
            return True
    return False


def default_of_next(source, node):
    return _called(node) == "next" and len(node.args) == 2


def keywords(source, node):
    lacking = {
        "zip": {"strict"},
        "print": {"flush"},
        "open": {"buffering", "closefd", "errors", "newline", "opener"},
        "dumps": {"indent", "sort_keys", "default"},
        "split": {"sep", "maxsplit"},
        "enumerate": set(),
    }
    name = _called(node) or _method(node)
    return name in lacking and bool(lacking[name] & _keywords(node))


def bytes_of_ints(source, node):
    return _method(node) in ("to_bytes", "from_bytes") and len(node.args) < 2


def tuple_of_starts(source, node):
    is_search = _method(node) in ("startswith", "endswith") and node.args
    return bool(is_search) and isinstance(node.args[0], ast.Tuple)


def bytearray_methods(source, node):
    if isinstance(node, ast.Delete):
        return any(
            isinstance(target, ast.Subscript) and ast.unparse(target.value) in source.bytearrays
            for target in node.targets
        )
    lacking = ("pop", "insert", "remove", "clear", "reverse", "copy")
    return _method(node) in lacking and ast.unparse(node.func.value) in source.bytearrays


def classes(source, node):
    if isinstance(node, ast.ClassDef):
        return bool(node.keywords)
    if isinstance(node, ast.FunctionDef):
        return node.name in USELESS_NAMES
    return isinstance(node, ast.Name) and node.id in USELESS_NAMES


def stepped_slices(source, node):
    return isinstance(node, ast.Slice) and node.step is not None


def unstable_sorts(source, node):
    """A sort by a key: what is equal by it comes in another order on the device."""
    return (_called(node) == "sorted" or _method(node) == "sort") and "key" in _keywords(node)


def bool_as_int(source, node):
    if _called(node) != "isinstance":
        return False
    kinds = {part.id for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)}
    whole = node
    while isinstance(source.parents[whole], ast.BoolOp | ast.UnaryOp):
        whole = source.parents[whole]
    return "int" in kinds and "bool" not in kinds and ", bool)" not in ast.unparse(whole)


def unordered_iteration(source, node):
    if isinstance(node, ast.For):
        return source.has_no_order(node.iter)
    if isinstance(node, ast.comprehension):
        whole = source.parents[node]
        order_counts = not isinstance(whole, ast.SetComp | ast.DictComp)
        inside = _called(source.parents[whole]) if isinstance(whole, ast.GeneratorExp) else None
        return order_counts and inside not in ORDER_FREE and source.has_no_order(node.iter)
    if _method(node) == "popitem" or _method(node) == "pop" and not node.args:
        return _method(node) == "popitem" or ast.unparse(node.func.value) in source.unordered
    consumes = _called(node) in ("list", "tuple", "bytes", "bytearray", "enumerate", "iter", "zip")
    consumes = consumes or _method(node) in ("join", "extend")
    return consumes and any(source.has_no_order(argument) for argument in node.args)


def large_ints(source, node):
    if not isinstance(node, ast.Constant | ast.BinOp | ast.UnaryOp):
        return False
    if isinstance(source.parents.get(node), ast.BinOp | ast.UnaryOp):
        return False  # a part of what counts: -(1 << 30) is small, 1 << 30 is not
    value = _constant(node)
    return type(value) is int and not SMALLEST <= value <= LARGEST


RULES = (
    (modules, "CircuitPython has no such module"),
    (module_names, "CircuitPython's module has no such name"),
    (builtins, "CircuitPython has no such built-in"),
    (methods, "str and int have no such method on the device"),
    (match_statement, "there is no match statement"),
    (new_syntax, "there are no exception groups and type parameters"),
    (positional_only, "there are no positional-only arguments"),
    (star_in_display, "a display takes no * or **"),
    (parenthesised_with, "with takes no parentheses round its items"),
    (decorators, "a decorator must be a dotted name or a call of one"),
    (f_strings, "not every version takes braces, colons and such in an f-string's expressions"),
    (default_of_next, "next() takes no default"),
    (keywords, "this function has not this keyword"),
    (bytes_of_ints, "to_bytes and from_bytes need length and byte order"),
    (tuple_of_starts, "not every version takes several texts here"),
    (bytearray_methods, "a bytearray can only grow"),
    (classes, "no metaclasses, no __slots__, __del__ and the like"),
    (stepped_slices, "only lists have slices with a step"),
    (unstable_sorts, "sorts are not stable: what the key does not tell apart changes places"),
    (bool_as_int, "a bool is no int for isinstance"),
    (unordered_iteration, "dicts and sets are in no order"),
    (large_ints, "an int beyond 30 bits takes memory at every use"),
)


def findings(text):
    """[(line, rule, reason)] of what is wrong in a source for the device."""
    source = Source(text)
    found = set()
    for node in ast.walk(source.tree):
        for rule, reason in RULES:
            if rule(source, node):
                line = getattr(node, "lineno", None) or _line_of(source, node)
                last = getattr(node, "end_lineno", None) or line
                if not any(ALLOWANCE.search(text) for text in source.lines[line - 1 : last]):
                    found.add((line, rule.__name__, reason))
    return sorted(found | _in_tokens(text))


def _line_of(source, node):
    """The line of a node that has none of its own, such as a comprehension."""
    while not hasattr(node, "lineno"):
        node = source.parents[node]
    return node.lineno


def _in_tokens(text):
    """What the tree does not show: raw f-strings, and characters by their names."""
    found = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        start = (
            re.match(r"[A-Za-z]*", token.string)[0].lower() if token.type == tokenize.STRING else ""
        )
        if (
            "f" in start
            and "r" in start
            or token.type == tokenize.STRING
            and r"\N{" in token.string
        ):
            found.add(
                (
                    token.start[0],
                    "strings",
                    "not every version has raw f-strings, none has characters by name",
                )
            )
    return found
