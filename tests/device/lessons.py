"""What must be true of a lesson's positions and scripts, for the tests of both games' lessons."""

import json

YOU = 0


class Lesson:
    """The lesson of the game called `name`; `notation` is the game's."""

    def __init__(self, name, notation):
        self._notation = notation
        with open("assets/lessons/" + name + ".jsonl", encoding="utf-8") as lines:
            self.steps = [json.loads(line) for line in lines]

    def decisions(self, step):
        """By any way through a script: (number of the move, seat, options, those meant)."""
        meant = moves(step)
        ways = [()]
        while ways:
            way = ways.pop()
            game = self._notation.from_position(step["position"])
            for move in way:
                self._notation.choose(game, move)
            if len(way) == len(meant):
                continue
            options = self._notation.decision_of(game)["options"]
            here = meant[len(way)]
            wanted = [move for move in options if move in here or here == ["any"]]
            yield len(way), game.decision()[0], options, wanted
            ways += [way + (move,) for move in wanted]

    def check_moves(self):
        """Every move of a script is legal, and only you may have several that are meant."""
        for step in self.steps:
            legal = [[] for _ in moves(step)]
            for number, seat, _, wanted in self.decisions(step):
                assert wanted, step["script"]
                assert seat == YOU or len(wanted) == 1
                legal[number] += wanted
            for meant, found in zip(moves(step), legal):
                assert meant == ["any"] or [move for move in meant if move not in found] == []

    def check_answers(self):
        """A move with an answer of its own is legal, and wrong."""
        for step in self.steps:
            wrong = []
            for _, seat, options, wanted in self.decisions(step):
                if seat == YOU:
                    wrong += [move for move in options if move not in wanted]
            for move in step.get("own", ()):
                assert move in wrong, move


def moves(step):
    """What is meant by each move of a step's script, as lists."""
    return [item.split("/") for item in step["script"] if " " not in item and item != "page"]
