"""Fuzz one target; how is told in tests/fuzz/__init__.py."""

import json
import random
import sys

import atheris

from sim import device, machine

ODD = (None, True, -1, 0, 1, 2, 7, 255, 2**30, 1.5, "", "pass", "deal", "w", [], {})


def mutated_json(data, most, seed):
    """A request with some of its values changed, left out, doubled or exchanged."""
    chance = random.Random(seed)
    try:
        request = json.loads(data)
        for _ in range(chance.randint(1, 3)):
            _change(request, chance)
        changed = json.dumps(request).encode()
    except (ValueError, TypeError, RecursionError):
        return atheris.Mutate(data, most)
    return changed if len(changed) <= most and chance.random() < 0.9 else atheris.Mutate(data, most)


def _places(value):
    """Every place in it, as pairs (list or dict, index or key)."""
    if isinstance(value, (list, dict)):
        for at in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, at
            yield from _places(value[at])


def _change(request, chance):
    places = list(_places(request))
    if not places:
        return
    within, at = chance.choice(places)
    what = chance.randrange(6)
    if what == 0:
        within[at] = chance.choice(ODD)
    elif what == 1:
        del within[at]
    elif what == 2 and isinstance(within, list):
        within.insert(at, within[chance.randrange(len(within))])
    elif what == 3 and isinstance(within, list):
        chance.shuffle(within)
    elif what == 4 and isinstance(within[at], int):
        within[at] += chance.choice((-1, 1))
    else:
        others = [holder[key] for holder, key in places if type(holder[key]) is type(within[at])]
        within[at] = json.loads(json.dumps(chance.choice(others)))


def main():
    _, name, *options = sys.argv
    with device.modules(machine.ROOT):
        with atheris.instrument_imports(include=["engine", "hw", "sim.referee"]):
            from tests.fuzz.targets import CORPUS, TARGETS

            for game in ("duck_soup", "sitting_ducks"):  # else imported by the first request
                __import__(f"engine.{game}.notation")
        mutator = {"custom_mutator": mutated_json} if name == "referee" else {}
        atheris.Setup([name, *options, str(CORPUS / name)], TARGETS[name], **mutator)
        atheris.Fuzz()


main()
