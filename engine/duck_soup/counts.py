"""What a deal of Duck Soup adds to the statistics; loaded when a deal ends."""

from .cards import NEXT_GAME
from .scoring import outcome


def counts(session, seat):
    """A row as in `statistics`, for a seat: games, won; Duck Soups, best deal, deals, points."""
    game = session.game
    deal = game.deal_points()
    over = game.decision()[1] == NEXT_GAME
    won = over and outcome(deal, game.totals)[0] == seat
    return int(over), int(won), session.feats, deal[seat], 1, deal[seat]
