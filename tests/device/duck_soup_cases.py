"""Cases of Duck Soup in few words, in the referee's notation; seat 0 leads."""

from engine.duck_soup.notation import choose, decision_of, from_position

STOCK = "8C 8D 8H 8S TC TD"


def study(mine, theirs, moves="", stock=STOCK, leader=0, **more):
    """The game after the moves, from a study of two hands."""
    position = {"hands": [mine.split(), theirs.split()], "stock": stock.split(),
                "leader": leader, "study": True}
    position.update(more)
    game = from_position(position)
    for move in moves.split():
        choose(game, move)
    return game


def soup(mine, theirs, moves="", leader=0, **more):
    """The same in the Soup course."""
    more["course"] = "soup"
    if "duck_points" not in more:
        more["duck_points"] = [7, 5]
    return study(mine, theirs, moves, "", leader, **more)


def due(game):
    """The pending decision in one string."""
    decision = decision_of(game)
    return "%d %s: %s" % (decision["seat"], decision["kind"], " ".join(decision["options"]))


def won(game):
    """The tricks of both seats as (up, down), and who leads next."""
    return (game.up[0], game.down[0]), (game.up[1], game.down[1]), game.leader
