"""The device's code keeps to what CircuitPython 10 can; each rule finds what it is there for."""

from pathlib import Path

import pytest

from tests import device_syntax
from tests.vm import machine

TOP = Path(__file__).parent.parent
DEVICE = ("code.py", "boot.py", "engine/**/*.py", "hw/**/*.py")

EXAMPLES = {  # rule: (refused, fine), each one a source
    "modules": ("import itertools", "import array, hw.store, adafruit_ticks\nfrom . import typing"),
    "module_names": ("from random import shuffle", "from random import randrange"),
    "builtins": ("try:\n    f()\nexcept FileNotFoundError:\n    pass", "e = OSError()"),
    "methods": ("s = n.zfill(2)", "s = view.title(words)"),
    "match_statement": ("match n:\n    case 1:\n        pass", "match = 1"),
    "new_syntax": ("try:\n    f()\nexcept* OSError:\n    pass", "try:\n    f()\nfinally:\n    g()"),
    "positional_only": ("def f(a, /): pass", "def f(a, *, b): pass"),
    "star_in_display": ("a = [*b, 1]", "a, *b = c\nf(*b, **d)"),
    "parenthesised_with": ("with (f() as a, g() as b):\n    pass", "with (f()) as a:\n    pass"),
    "decorators": ("@table[0]\ndef f(): pass", "@a.setter\n@b(1)\ndef f(): pass"),
    "f_strings": ("s = f'{a[1:2]}'", "s = f'{a.b(1)} {c!r} {d:3}'"),
    "default_of_next": ("a = next(b, None)", "a = next(b)"),
    "keywords": ("for a in zip(b, c, strict=True): f(a)", "f = open(a, 'rb', encoding='utf-8')"),
    "bytes_of_ints": ("a = n.to_bytes()", "a = n.to_bytes(2, 'little')"),
    "tuple_of_starts": ("a = s.startswith(('b', 'c'))", "a = s.startswith('b')"),
    "bytearray_methods": ("a = bytearray(9)\nb = a.pop()", "a = [9]\nb = a.pop()"),
    "classes": ("class A(metaclass=B): pass", "class A(B): pass"),
    "stepped_slices": ("a = b[::2]", "a = b[1:2]"),
    "unstable_sorts": ("a.sort(key=f)", "a.sort()"),
    "bool_as_int": ("a = isinstance(b, int)", "a = isinstance(b, (int, bool))"),
    "unordered_iteration": ("a = {1: 2}\nfor b in a: f(b)", "a = {1: 2}\nfor b in sorted(a): f(b)"),
    "large_ints": ("a = 1 << 30", "a = -(1 << 30) + (1 << 30)"),
    "strings": ("a = rf'{b}'", "a = r'b' + f'{c}'"),
}
MORE = [  # further things that each of some rules finds
    ("modules", "from os.path import join\nimport dataclasses"),
    ("module_names", "import time\na = time.perf_counter()"),
    ("f_strings", "s = f'{{}}{a}'"),
    ("f_strings", "s = f'{a:{b}}'"),
    ("keywords", "json.dumps(a, indent=1)"),
    ("bytearray_methods", "self.a = bytearray(9)\ndel self.a[1:2]"),
    ("classes", "class A:\n    __slots__ = ('b',)"),
    ("classes", "class A:\n    def __del__(self): pass"),
    ("star_in_display", "a = {**b}"),
    ("unordered_iteration", "for a, b in c.items(): f(a)"),
    ("unordered_iteration", "a = [b for b in {1, 2}]"),
    ("unordered_iteration", "a = {1}\nb = list(a)"),
    ("unordered_iteration", "a = set(b)\nc = a.pop()"),
    ("large_ints", "a = 0x7FFFFFFF"),
    ("strings", "a = '\\N{BULLET}'"),
]


def rules_in(source):
    return [rule for _, rule, _ in device_syntax.findings(source)]


def test_every_rule_has_its_example():
    assert {rule.__name__ for rule, _ in device_syntax.RULES} | {"strings"} == set(EXAMPLES)


@pytest.mark.parametrize("rule", EXAMPLES)
def test_a_rule_finds_what_is_refused_and_leaves_what_is_fine(rule):
    refused, fine = EXAMPLES[rule]
    assert rules_in(refused) == [rule]
    assert rules_in(fine) == []


@pytest.mark.parametrize(("rule", "source"), MORE)
def test_a_rule_finds_that_too(rule, source):
    assert rule in rules_in(source)


def test_a_finding_names_its_line_and_its_reason():
    assert device_syntax.findings("import time\n\na = sorted(b, key=c)\n") == [
        (
            3,
            "unstable_sorts",
            "sorts are not stable: what the key does not tell apart changes places",
        )
    ]


def test_an_allowance_needs_a_reason():
    assert rules_in("a.sort(key=b)  # device: no two are equal") == []
    assert rules_in("a.sort(key=b)  # device:") == ["unstable_sorts"]


def device_files():
    return [path for pattern in DEVICE for path in sorted(TOP.glob(pattern))]


def test_the_device_s_code_has_nothing_of_the_kind():
    found = [
        f"{path.relative_to(TOP)}:{line}: {rule}: {reason}"
        for path in device_files()
        for line, rule, reason in device_syntax.findings(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_device_s_parser_takes_all_of_it():
    """The test VM's, that is; it knows more than CircuitPython's in a few places."""
    paths = ["/" + path.relative_to(TOP).as_posix() for path in device_files()]
    program = f"for path in {paths!r}:\n    compile(open(path).read(), path, 'exec')\nprint('all')"
    run = machine.run("-c", program, heap="1m")
    assert (run.out, run.err) == ("all\n", "")
