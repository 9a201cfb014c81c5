"""Cards and options of Duck Soup as the referee writes them (referee.md)."""

from .cards import DEAL, QUACK, SAY_DUCK

RANKS = "A23456789TJQK"
SUITS = "CDHS"


def card_text(card):
    """A card as text: `TH`."""
    return RANKS[(card & 15) - 1] + SUITS[card >> 4]


def option_text(option):
    """An option as text: `7S`, `7S!`, `duck`, `deal`."""
    if option == SAY_DUCK:
        return "duck"
    if option == DEAL:
        return "deal"
    return card_text(option & ~QUACK) + ("!" if option & QUACK else "")
