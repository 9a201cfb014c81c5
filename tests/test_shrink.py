"""What a board gets instead of the sources: the same program with fewer and shorter names."""

import ast
import re

import pytest

from sim import boards, bundle, join, shot
from sim.clock import Clock
from sim.machine import ROOT, Machine
from sim.shrink import shrunk

CARDS = "AIM, FIRE, LATE = range(3)\nLAST = -1\n_most = LATE + 1\nNAMES = ('aim', 'fire')\n"
KEPT = {"open", "NAMES", "f", "places", "x", "y"}  # what code.py asks for
BOTH_GAMES = """
idle
press up
press up
press up
press up
press up
press a
press start
{turns}
press start
press up
press a
idle
press down
press a
press start
{turns}
"""
TURN = "idle\nshot {0}\npress right\npress a\npress left\npress a\n"


def small(**sources):
    """The modules p.NAME of a program, shrunk."""
    found = shrunk({f"p.{name}": source for name, source in sources.items()}, KEPT)
    return [found[f"p.{name}"] for name in sources]


def test_a_constant_s_value_stands_where_its_name_stood_and_nothing_is_imported():
    cards, rules = small(cards=CARDS, rules="from .cards import FIRE, NAMES\nx = NAMES[FIRE]\n")
    assert cards == "\n\ncards = 2 + 1\nNAMES = ('aim', 'fire')\n"
    assert rules == "from p.cards import NAMES\nx = NAMES[1]\n"


def test_a_constant_of_a_module_and_one_passed_on_are_values_too():
    _, _, view = small(
        cards=CARDS,
        ui="from .cards import LAST\n",
        view="from . import cards\nfrom .ui import LAST\ny = cards.FIRE - LAST\n",
    )
    assert view == "from p import cards\n\ny = 1 - (-1)\n"


def test_a_constant_that_a_function_imports_is_a_value_too():
    _, view = small(
        cards=CARDS, view="def f():\n    from .cards import FIRE, NAMES\n    return NAMES[FIRE]\n")
    assert view == "def f():\n    from p.cards import NAMES\n    return NAMES[1]\n"


@pytest.mark.parametrize("together", [join.TOGETHER, join.COMPILED], ids=["py", "mpy"])
def test_all_that_a_copied_module_imports_of_another_is_there(together):
    program = {path: ast.parse(data) for path, data in bundle.program(None, (), together).items()
               if path.endswith(".py")}
    for path, tree in program.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module.startswith(("engine", "hw")):
                place = node.module.replace(".", "/")
                module = program.get(f"{place}.py") or program[f"{place}/__init__.py"]
                names = {getattr(part, "id", getattr(part, "name", ""))
                         for part in ast.walk(module)}
                for alias in node.names:
                    assert alias.name in names or f"{place}/{alias.name}.py" in program, path


def test_a_constant_that_is_asked_for_at_run_time_stays_by_a_short_name():
    places, view = small(
        places="STEP = 26\nHAND = 3\n", view="def f(places):\n    return places.STEP\n")
    assert places == "places = 26\n\n"
    assert view == "def f(places):\n    return places.places\n"


def test_names_that_do_not_meet_share_a_short_one_and_a_class_keeps_clear_of_its_bases():
    base, child, other = small(
        base="class Base:\n    def _go(self): return self._x\n",
        child="from .base import Base\nclass Child(Base):\n    _own = 1\n",
        other="class Other:\n    _mine = 1\n",
    )
    attributes = [set(re.findall(r"def (\w+)|self\.(\w+)|^    (\w+) =", source, re.MULTILINE))
                  for source in (base, child, other)]
    of_base, of_child, of_other = [
        {name for found in names for name in found if name} for names in attributes]
    assert len(of_base) == 2 and len(of_child) == 1 and not of_base & of_child
    assert of_other <= of_base | of_child


def test_the_bases_of_one_class_share_no_name_however_it_names_them():
    table, lesson, _ = small(
        table="class Table:\n    def asking(self): return True\n",
        lesson="class Lesson:\n    def __init__(self): self._line = 1\n",
        both="from . import table\nfrom .lesson import Lesson\n"
             "class A(Lesson, table.Table): pass\n",
    )
    assert re.search(r"def (\w+)", table)[1] != re.search(r"self\.(\w+) = 1", lesson)[1]


def test_what_objects_of_unknown_classes_are_given_shares_no_name_with_any_attribute():
    rules, play = small(
        rules="class Play:\n    def go(self): self.seat = self.taken = 1\n",
        play="def begin(play):\n    play.dealt = 2\n"
             "class Deck:\n    def deal(self): self.dealt = 1\n",
    )
    given = re.search(r"\.(\w+) = 2", play)[1]
    assert f"self.{given} = 1" in play
    assert not re.search(rf"(self\.|def ){given}\b", rules)


def test_variables_have_short_names_for_boards_that_compile():
    assert small(x="def f(cards):\n    best = max(cards)\n    return best\n") == [
        "def f(_b):\n    _a = max(_b)\n    return _a\n"]


def test_what_a_module_or_a_short_string_is_called_serves_as_a_name_as_well():
    assert small(deal="def go(seat): return 'in', 'max', 'and so on', seat\ngo('hand')\n") == [
        "def deal(hand): return 'in', 'max', 'and so on', hand\ndeal('hand')\n"]


def test_names_that_displays_and_types_have_stay():
    (view,) = small(view="class View:\n    def go(self, label): label.hidden = self.append = 1\n")
    assert ".hidden = self.append = 1" in view


def test_names_stay_that_others_ask_for_by_strings_keywords_or_from_outside():
    source = (
        "import gc\ndef open(_how): return _how\nclass Screen:\n    def _show_led(self): pass\n"
        "def f(screen, kind): return getattr(screen, '_show_' + kind)\nf(screen=1, kind=f'{gc}')\n"
    )
    assert small(x=source) == [
        source.replace("_how", "_a").replace("class Screen", "class _a")
    ]


def pictures(root, folder):
    """{name: bytes} of what the PyGamer shows in a turn of each game, and the moves after it."""
    script = BOTH_GAMES.format(turns="".join(TURN.format(turn) for turn in range(12)))
    script = script.replace("shot 0", "shot soup", 1)
    machine = Machine(boards.get("pygamer"), Clock(), seed=7, root=root)
    front = shot.Script(machine, shot.parse(script, "script"), "script", folder)
    machine.run(front)
    assert front.report is None
    return {path.name: path.read_bytes() for path in folder.glob("*.png")}


def test_both_games_look_and_run_the_same_when_shrunk(tmp_path):
    board, sources, whole = (tmp_path / name for name in ("board", "sources", "whole"))
    for path, data in bundle.program("pygamer").items():
        file = board / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (board / "code.py").write_bytes((ROOT / "code.py").read_bytes())
    assert pictures(board, sources) == pictures(ROOT, whole)


def test_modules_joined_are_one_and_others_import_from_it():
    sources = {
        "p.line": "_MOST = 'six'\ndef open(): return _MOST\n",
        "p.places": "from . import line\nfrom .line import open\n"
                    "_MOST = 'ten'\ndef f(): return open(), line.open(), _MOST\n",
        "p.view": "from . import line\nfrom .line import open\nx = open(), line.open()\n",
    }
    found = shrunk(sources, KEPT, {"p.places": ("p.line",)})
    assert list(found) == ["p.places", "p.view"]
    assert found["p.places"] == (
        "six = 'six'\ndef open(): return six\n\n\n"
        "ten = 'ten'\ndef f(): return open(), open(), ten\n")
    assert found["p.view"] == (
        "from p import places as line\nfrom p.places import open\nx = open(), line.open()\n")


@pytest.mark.parametrize(("source", "why"), [
    ("x = __import__('p.line')\n", "p.view imports p.line by a string"),
    ("def open(): pass\n", "p.view and another module of p.places have a open each"),
])
def test_modules_are_not_joined_where_that_would_change_what_they_do(source, why):
    sources = {"p.line": "def open(): pass\n", "p.places": "x = 1\n", "p.view": source}
    with pytest.raises(ValueError, match=why):
        shrunk(sources, KEPT, {"p.places": ("p.line", "p.view")[:1 + source.startswith("def")]})
