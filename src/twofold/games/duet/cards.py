"""The cards of Duet, numbered 1 to 8, and rows of them."""

from typing import TypeAlias

Number: TypeAlias = int
"""What is printed on a card; the ace is the 1."""

Row: TypeAlias = tuple[Number, ...]
"""The cards of a set as they lie, from left to right; empty before they are laid."""

FIRST_CARDS = 4
MOST_CARDS = 8
HANDS = 2


def set_of(cards: int) -> range:
    """The numbers of a set of this many cards (DUET-1)."""
    return range(1, cards + 1)
