"""Whether a position of Duck Soup can be (referee.md)."""

from .cards import DUCK, SOUP, new_pack


def check(game):
    """Raise ValueError, in plain words, if this position of a `Game` cannot be."""
    _check_cards(game)
    _check_table(game)
    hands = _hand_sizes(game)
    if hands[0] != hands[1]:
        raise ValueError("the hands are not of equal length, cards on the table counted")
    if len(game.stock) % 2:
        raise ValueError("the stock holds an odd number of cards")
    if game.course == SOUP and game.stock:
        raise ValueError("there is no stock in the Soup course")
    if hands[0] + len(game.stock) // 2 + sum(game.up) + sum(game.down) > 255:
        raise ValueError("there are more than 255 tricks, stored and still to come")
    if game.course == DUCK and not hands[0]:
        raise ValueError("the Duck course cannot go on with empty hands")
    if not game.study:
        _check_whole(game, hands[0])


def _check_cards(game):
    unseen = new_pack()
    for card in game.hands[0] + game.hands[1] + game.stock + game.table:
        if card not in unseen:
            raise ValueError("a card is there twice, or there is no such card")
        unseen.remove(card)


def _check_table(game):
    if len(game.table) > 3:
        raise ValueError("the table holds more than three cards")
    for card in game.table:
        if card & 15 != game.table[0] & 15:
            raise ValueError("a quack and a quack-quack must be of the rank led")


def _hand_sizes(game):
    """Cards of each seat, those on the table counted."""
    sizes = [len(game.hands[0]), len(game.hands[1])]
    for i in range(len(game.table)):
        sizes[game.leader ^ i & 1] += 1
    return sizes


def _check_whole(game, hand_size):
    if hand_size > 13:
        raise ValueError("a hand is too long: 13 cards at the most, the table counted")
    if game.course == DUCK and hand_size < 13:
        raise ValueError("cards are missing: in the Duck course each hand has 13,"
                         " the table counted")
    cards = 2 * hand_size + len(game.stock) + 2 * (sum(game.up) + sum(game.down))
    if game.course == DUCK and cards != 52:
        raise ValueError("listed cards and stored tricks make %d cards, not 52" % cards)
    if game.course == SOUP and cards not in (24, 26):
        raise ValueError("listed cards and stored tricks of the Soup course make %d cards,"
                         " not 26 or 24" % cards)
