"""Scores of a deal and of a game: pond, 250 and soup."""

POND = 125  # so much in one deal wins a double game at once
GAME = 250  # a total that ends the game
SOUP_LINE = 125  # a loser below it is in the soup

NOBODY, BY_POND, BY_250, BY_SOUP = range(4)  # why a game was won


def outcome(deal_points, totals):
    """Who wins after a deal: `(winner, games, reason)`, `(None, 0, NOBODY)` if nobody yet.

    `deal_points` and `totals` are pairs of ints, the totals with this deal counted.
    """
    mine, theirs = deal_points
    if (mine >= POND or theirs >= POND) and mine != theirs:
        return (0 if mine > theirs else 1), 2, BY_POND
    mine, theirs = totals
    if (mine >= GAME or theirs >= GAME) and mine != theirs:
        winner = 0 if mine > theirs else 1
        if totals[1 - winner] < SOUP_LINE:
            return winner, 2, BY_SOUP
        return winner, 1, BY_250
    return None, 0, NOBODY
