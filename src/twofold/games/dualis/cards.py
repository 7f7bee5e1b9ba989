"""The 52 cards as small numbers, and sets of cards as bits.

A card is ``suit * 26 + colour * 13 + number - 1``: all Stars before all Moons, in each
suit Red before Blue. A set of cards is an int with bit ``1 << card`` for each of them. Nothing outside this
module counts on the layout.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = int
"""A set of cards, one bit each."""


class Named(IntEnum):
    """What the texts have a word for."""

    @property
    def key(self) -> str:
        """How the texts are told which one: ``star``, ``red``."""
        return self.name.lower()


class Suit(Named):
    """What must be followed."""

    STAR = 0
    MOON = 1


class Colour(Named):
    """What may be trump."""

    RED = 0
    BLUE = 1

    @property
    def opposite(self) -> "Colour":
        """The other colour: that of the coin which may lie on a card of this one."""
        return Colour(1 - self)


NUMBERS = range(1, 14)
DECK_SIZE = 52
DECK: Cards = (1 << DECK_SIZE) - 1

_SUIT_SIZE = 26
_COLOUR_SIZE = 13

SUIT_OF = tuple(Suit(card // _SUIT_SIZE) for card in range(DECK_SIZE))
COLOUR_OF = tuple(Colour(card % _SUIT_SIZE // _COLOUR_SIZE) for card in range(DECK_SIZE))
NUMBER_OF = tuple(card % _COLOUR_SIZE + 1 for card in range(DECK_SIZE))
COIN_OF = tuple(colour.opposite for colour in COLOUR_OF)
"""By card: the colour of the coin that may lie on it, which then is the card's colour (DUALIS-6)."""

RECOLOURED = tuple(
    card + _COLOUR_SIZE if COLOUR_OF[card] is Colour.RED else card - _COLOUR_SIZE for card in range(DECK_SIZE)
)
"""By card: the card that it counts as under a coin."""

BIT_OF = tuple(1 << card for card in range(DECK_SIZE))

ALL_OF = tuple(((1 << _SUIT_SIZE) - 1) << suit * _SUIT_SIZE for suit in Suit)
"""By suit: the set of all its cards."""

STARS_RED: Cards = (1 << _COLOUR_SIZE) - 1
STARS_BLUE: Cards = STARS_RED << _COLOUR_SIZE
MOONS_RED: Cards = STARS_RED << _SUIT_SIZE
MOONS_BLUE: Cards = STARS_BLUE << _SUIT_SIZE

ALL_IN = (STARS_RED | MOONS_RED, STARS_BLUE | MOONS_BLUE)
"""By colour: the set of all its cards."""


def card_of(suit: Suit, number: int, colour: Colour) -> Card:
    """The card of this suit, number and colour."""
    return suit * _SUIT_SIZE + colour * _COLOUR_SIZE + number - 1


def cards_in(cards: Cards) -> tuple[Card, ...]:
    """The members of a set, in order."""
    return (
        _members(cards & STARS_RED)
        + _members(cards & STARS_BLUE)
        + _members(cards & MOONS_RED)
        + _members(cards & MOONS_BLUE)
    )


@cache
def _members(cards: Cards) -> tuple[Card, ...]:
    """The members of a set of one suit and colour: there are few enough of those to remember them all."""
    return tuple(card for card in range(DECK_SIZE) if cards & BIT_OF[card])


def set_of(cards: Iterable[Card]) -> Cards:
    """The set with these members."""
    together = 0
    for card in cards:
        together |= BIT_OF[card]
    return together


def quarter_of(card: Card) -> int:
    """Which of the four sets of one suit and colour a card is of."""
    return card // _COLOUR_SIZE


def numbers_in(cards: Cards) -> int:
    """The numbers of a set of cards, as bits: ``1 << number - 1``."""
    both_suits = cards | cards >> _SUIT_SIZE
    return (both_suits | both_suits >> _COLOUR_SIZE) & STARS_RED


def interchangeable(cards: Cards, numbers: int) -> tuple[tuple[Card, ...], ...]:
    """The cards of one hand in groups that come to the same, whatever is trump and whether low is strong.

    Two cards of one suit and colour do if none of the ``numbers`` of all cards that they may still meet lies
    from one to the other: an equal one counts, because the later of equals is stronger (DUALIS-9).
    """
    groups: list[tuple[Card, ...]] = []
    for card in cards_in(cards):
        before = groups[-1][-1] if groups else None
        if before is None or quarter_of(card) != quarter_of(before) or numbers & span(before, card):
            groups.append((card,))
        else:
            groups[-1] += (card,)
    return tuple(groups)


def span(low: Card, high: Card) -> int:
    """The numbers from one card's to another's, as bits."""
    return (1 << NUMBER_OF[high]) - (1 << NUMBER_OF[low] - 1)
