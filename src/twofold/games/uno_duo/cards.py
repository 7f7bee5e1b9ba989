"""The 112 cards as small numbers.

A card is its kind: ``colour * 13 + face`` for coloured cards, then one number for each kind of wild. Cards of
one kind are the same number, so no card betrays where in the deck it lay. Sets of kinds are bits,
``1 << card``.
"""

from enum import IntEnum
from typing import TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = tuple[int, ...]
"""Some cards: a hand in rising order, a pile in the order it lies."""

Kinds: TypeAlias = int
"""A set of kinds of cards, one bit each."""


class Colour(IntEnum):
    """What a wild may be."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Face(IntEnum):
    """What a card shows besides its colour: a number, an action or a wild."""

    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    SKIP = 10
    REVERSE = 11
    DRAW_TWO = 12
    WILD = 13
    WILD_DRAW_FOUR = 14
    SWAP_HANDS = 15
    CUSTOMIZABLE = 16


NUMBERS = tuple(Face)[: Face.SKIP]
ACTIONS = (Face.SKIP, Face.REVERSE, Face.DRAW_TWO)
WILDS = (Face.WILD, Face.WILD_DRAW_FOUR, Face.SWAP_HANDS, Face.CUSTOMIZABLE)

_COLOUR_SIZE = len(NUMBERS) + len(ACTIONS)
_FIRST_WILD = len(Colour) * _COLOUR_SIZE
KINDS = range(_FIRST_WILD + len(WILDS))

FACE_OF = tuple(
    Face(card % _COLOUR_SIZE if card < _FIRST_WILD else card - _FIRST_WILD + 13) for card in KINDS
)
COLOUR_OF = tuple(Colour(card // _COLOUR_SIZE) if card < _FIRST_WILD else None for card in KINDS)

_WILD_COPIES = {Face.WILD: 4, Face.WILD_DRAW_FOUR: 4, Face.SWAP_HANDS: 1, Face.CUSTOMIZABLE: 3}
COPIES = tuple(_WILD_COPIES.get(face, 1 if face is Face.ZERO else 2) for face in FACE_OF)
"""By kind: how many such cards the deck has (UNO-1)."""

DECK: Cards = tuple(card for card in KINDS for _ in range(COPIES[card]))

_WILD_POINTS = {Face.WILD: 50, Face.WILD_DRAW_FOUR: 50, Face.SWAP_HANDS: 40, Face.CUSTOMIZABLE: 40}
POINTS = tuple(_WILD_POINTS.get(face, 20 if face in ACTIONS else int(face)) for face in FACE_OF)
"""By kind: what a card left in hand is charged (UNO-25)."""

DRAWS = {Face.DRAW_TWO: 2, Face.WILD_DRAW_FOUR: 4}
"""By face: how many cards the opponent draws (UNO-19, UNO-21)."""


def card_of(face: Face, colour: Colour | None = None) -> Card:
    """The card that shows this; a wild has no colour."""
    if colour is None:
        return _FIRST_WILD + WILDS.index(face)
    return colour * _COLOUR_SIZE + face


WILD = card_of(Face.WILD)
WILD_DRAW_FOUR = card_of(Face.WILD_DRAW_FOUR)
SWAP_HANDS = card_of(Face.SWAP_HANDS)
CUSTOMIZABLE = card_of(Face.CUSTOMIZABLE)

WILD_KINDS: Kinds = sum(1 << card for card in KINDS if COLOUR_OF[card] is None)
KINDS_OF_COLOUR = tuple(sum(1 << card for card in KINDS if COLOUR_OF[card] is colour) for colour in Colour)
KINDS_OF_FACE = tuple(sum(1 << card for card in KINDS if FACE_OF[card] is face) for face in Face)
DRAW_TWOS = KINDS_OF_FACE[Face.DRAW_TWO]

MATCHING = tuple(
    tuple(WILD_KINDS | KINDS_OF_COLOUR[colour] | KINDS_OF_FACE[face] for colour in Colour) for face in Face
)
"""By face and colour of the top card: the kinds that match it, wilds included (UNO-13)."""


def cut_value(card: Card) -> int:
    """What a card is worth when the deck is cut: numbers their value, all others 0 (UNO-3)."""
    face = FACE_OF[card]
    return int(face) if face in NUMBERS else 0


def points(cards: Cards) -> int:
    """What these cards are charged."""
    return sum([POINTS[card] for card in cards])


def without(cards: Cards, card: Card) -> Cards:
    """These cards but one of that kind; all of them if there is none."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def together(cards: Cards, more: Cards) -> Cards:
    """Two lots of cards as one hand, in rising order."""
    return tuple(sorted(cards + more))
