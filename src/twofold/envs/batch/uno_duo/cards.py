"""Sets of cards as bits: a word a colour, and in each of them a quarter of the wilds.

The lower 26 bits of a word are the faces of its colour and then their second copies, of which a 0 has none.
Above them lie a Wild, a Wild Draw 4 and a third wild: Swap Hands in the last word, a customizable one in each
of the others. So all cards of a face have the same places in every word. A card is a number: its place in the
four words.
"""

from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from ..arrays import WORD, Array, below, bit, count_bits, nth_of_all, unpacked
from ..uno_duo_numbers import CARDS, COLOUR_SIZE, COLOURS, FIRST_WILD, POINTS, SWAP_HANDS, WILD

NO_CARD = -1
SECOND_COPIES = COLOUR_SIZE
WILDS = 2 * COLOUR_SIZE
OF_THIRD_WILD = WILDS + SWAP_HANDS - WILD
PLACES = OF_THIRD_WILD + 1
"""How many places of a word are used."""

ALL_OF_COLOUR = (1 << WILDS) - 1 & ~(1 << SECOND_COPIES)
ALL_WILDS = (1 << PLACES) - (1 << WILDS)
LAST_WORD = COLOURS - 1
OF_A_WORD = CARDS // COLOURS


class Cards(NamedTuple):
    """A set of cards."""

    red: Array
    yellow: Array
    green: Array
    blue: Array

    def __or__(self, others: "Cards") -> "Cards":
        return Cards(*(mine | theirs for mine, theirs in zip(self, others, strict=True)))

    def __and__(self, others: "Cards") -> "Cards":
        return Cards(*(mine & theirs for mine, theirs in zip(self, others, strict=True)))

    def __sub__(self, others: "Cards") -> "Cards":
        return Cards(*(mine & ~theirs for mine, theirs in zip(self, others, strict=True)))


Either = TypeVar("Either", Array, Cards)


def either(when: Array, this: Either, that: Either) -> Either:
    """One of two figures or sets, by table."""
    picked: Either = jax.tree.map(lambda one, other: jnp.where(when, one, other), this, that)
    return picked


def deck() -> Cards:
    """All cards."""
    return Cards(*[jnp.uint32(ALL_OF_COLOUR | ALL_WILDS)] * COLOURS)


def quarter_of(number: Array, size: int) -> Array:
    """In which of four quarters of this size a number is: comparisons, where a division would be longer."""
    quarter = jnp.zeros_like(number)
    for first in range(1, COLOURS):
        quarter = quarter + (number >= first * size)
    return quarter


def nth_of_deck(number: Array) -> Array:
    """The card of the deck with this number: every word has as many."""
    word = quarter_of(number, OF_A_WORD)
    place = number - word * OF_A_WORD
    return word * WORD + place + (place >= SECOND_COPIES)


def no_cards() -> Cards:
    """The empty set."""
    return Cards(*[jnp.uint32(0)] * COLOURS)


def word_of(card: Array) -> Array:
    """In which word a card has its place; -1 for no card."""
    return card >> WORD.bit_length() - 1


def place_of(card: Array) -> Array:
    """Which place a card has in its word."""
    return card & WORD - 1


def only(card: Array) -> Cards:
    """The set of just this card; the empty one for none."""
    word, bits = word_of(card), jnp.uint32(1) << place_of(card).astype(jnp.uint32)
    return Cards(*(jnp.where(word == colour, bits, jnp.uint32(0)) for colour in range(COLOURS)))


def copies_of(kind: Array) -> Cards:
    """All cards of a kind; the empty set for none."""
    wild = kind - FIRST_WILD
    own = quarter_of(kind, COLOUR_SIZE)
    face, uncoloured = bit(kind - own * COLOUR_SIZE), bit(jnp.minimum(WILDS + wild, OF_THIRD_WILD))
    word = jnp.where(wild < 0, face | face << SECOND_COPIES, uncoloured)
    is_third, is_swap = WILDS + wild >= OF_THIRD_WILD, WILDS + wild == OF_THIRD_WILD
    has = (
        jnp.where(wild < 0, own == colour, ~is_third | (is_swap == (colour == LAST_WORD)))
        for colour in range(COLOURS)
    )
    return Cards(*(jnp.where(here, word, jnp.uint32(0)) for here in has))


def face_of(card: Array) -> Array:
    """What a card shows besides its colour; of no card, what no card shows."""
    place, is_last = place_of(card), word_of(card) == LAST_WORD
    face = jnp.where(place < SECOND_COPIES, place, place - SECOND_COPIES)
    return face + ((place == OF_THIRD_WILD) & ~is_last)


def colour_of(card: Array) -> Array:
    """The colour of a card; -1 for a wild."""
    return jnp.where(place_of(card) < WILDS, word_of(card), -1)


def kind_of(card: Array) -> Array:
    """The kind of a card; of no card, what no kind is."""
    colour, face = colour_of(card), face_of(card)
    return jnp.where(colour < 0, FIRST_WILD - WILD + face, colour * COLOUR_SIZE + face)


def count(cards: Cards) -> Array:
    """How many cards there are."""
    return sum((count_bits(word) for word in cards[1:]), count_bits(cards.red))


def is_any(cards: Cards) -> Array:
    """Whether there is a card."""
    return (cards.red | cards.yellow | cards.green | cards.blue) > 0


def first_of(cards: Cards) -> Array:
    """One of the cards; none where there are none."""
    first = jnp.full(cards.red.shape, NO_CARD)
    for colour, word in reversed(list(enumerate(cards))):
        first = jnp.where(word > 0, WORD * colour + count_bits(~word & word - 1), first)
    return first


def by_lot(cards: Cards, size: Array, word: Array) -> Array:
    """Any of so many cards, by a random word."""
    return nth_of_all(cards, below(word, jnp.maximum(size, 1)))


def points_of(cards: Cards) -> Array:
    """What the cards are charged: by the binary digits of their points."""
    faces, wilds = POINTS[:COLOUR_SIZE].tolist(), POINTS[FIRST_WILD:].tolist()
    points = jnp.zeros(cards.red.shape, jnp.int32)
    for digit in range(max(faces + wilds).bit_length()):
        charged = enumerate(faces + faces + wilds[: PLACES - WILDS])
        having = sum(1 << place for place, worth in charged if worth >> digit & 1)
        points = points + (count(Cards(*(word & jnp.uint32(having) for word in cards))) << digit)
    return points


def by_kind(cards: Cards) -> Array:
    """By kind: how many of the cards are of it, along a new last axis."""
    coloured = [unpacked(word, COLOUR_SIZE) + unpacked(word >> SECOND_COPIES, COLOUR_SIZE) for word in cards]
    wilds = [word >> WILDS for word in cards]
    common = [sum(word >> wild & 1 for word in wilds) for wild in range(OF_THIRD_WILD - WILDS)]
    third = [word >> OF_THIRD_WILD - WILDS & 1 for word in wilds]
    counts = jnp.stack([*common, third[LAST_WORD], sum(third[:LAST_WORD])], axis=-1)
    return jnp.concatenate([*coloured, counts], axis=-1).astype(jnp.float32)
