"""What a game of Sitting Ducks adds to the statistics; loaded when a game ends."""

_DUCKS = 5


def counts(session, seat):
    """A row as in `statistics`, for a seat: games, won; ducks shot, most left, lost, turns."""
    game = session.game
    lost = game.home[seat] - 1
    return 1, int(seat in game.winners()), session.feats, max(_DUCKS - lost, 0), lost, game.turns
