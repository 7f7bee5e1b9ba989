"""The tables of Dualis as arrays: what they hold, and how large everything is."""

from typing import NamedTuple, TypeAlias

import jax.numpy as jnp

from ..arrays import Array, Words, bit
from ..dualis_numbers import (
    CARDS_EACH,
    CARDS_EACH_SHORT,
    COINS,
    COINS_SHORT,
    COLOUR_SIZE,
    DECK_SIZE,
    PLAYS,
    SUIT_SIZE,
)

Flag: TypeAlias = bool | Array
Figures: TypeAlias = tuple[Array, ...]
"""One array a seat."""

ALL_OF_SUIT = (1 << SUIT_SIZE) - 1
RED_OF_SUIT = (1 << COLOUR_SIZE) - 1
BLUE_OF_SUIT = RED_OF_SUIT << COLOUR_SIZE


class Options(NamedTuple):
    """The variant. Flags may be arrays, one number a table: then the actions of all variants are numbered."""

    seats: int = 4
    short: Flag = False
    high_low: Flag = False
    iso: Flag = False


class Hand(NamedTuple):
    """A set of cards, as the bits of its Stars and of its Moons."""

    stars: Array
    moons: Array


class State(NamedTuple):
    """Any number of tables; the names are those of the rules."""

    key: Words
    moment: Array
    """Counts the steps: with the key, where randomness comes from."""

    hands: tuple[Hand, ...]
    gone: Hand
    upcoming: tuple[Hand, ...]
    """The hands of the next round, as far as they are dealt: one card with every card played."""

    centre: tuple[Array, Array]
    leader: Array
    trick: Figures
    """By place in the trick: the card; none where it is -1."""

    trick_coin: Figures
    played: Array
    """How many cards lie in the trick."""

    coins: Figures
    tricks: Figures
    lacking: Figures
    round: Array
    standing: Figures
    """By seat: the rounds its side has won, in Iso Play its points."""

    over: Array
    """Whether the match has ended with this step; with auto-reset the rest is already the next match."""

    rewards: Figures
    """By seat: what the step paid."""

    round_over: Array
    """Whether a round has ended with this step."""

    round_scores: Figures
    """By seat: what its side scored in the last round that ended."""

    round_won: Figures
    """By seat: the share that its side had in winning that round, 0 in Iso Play to all but the highest."""


def is_alone(options: Options) -> Flag:
    """Whether everyone plays for themselves."""
    return True if options.seats == 3 else options.iso


def cards_each(options: Options) -> Array:
    """How many cards a hand has at the start."""
    return jnp.where(options.short, CARDS_EACH_SHORT, CARDS_EACH)


def coins_each(options: Options) -> Array:
    """How many coins of each colour lie in the centre at the start."""
    return jnp.where(options.short, COINS_SHORT, COINS)


def action_count(options: Options) -> int:
    """How many actions are numbered."""
    if is_alone(options) is True:
        return PLAYS
    return PLAYS + 2 * (COINS_SHORT if options.short is True else COINS)


def feature_count(options: Options) -> int:
    """How many features an observation has."""
    return 2 * DECK_SIZE + 5 + options.seats * (DECK_SIZE + 1 + 2 + 5) + 1


def turn(state: State, options: Options) -> Array:
    """Whose turn it is."""
    return (state.leader + state.played) % options.seats


def ended(state: State) -> Array:
    """Whether the match is over and no other has begun: no hand holds a card."""
    cards = jnp.zeros_like(state.gone.stars)
    for hand in state.hands:
        cards = cards | hand.stars | hand.moons
    return jnp.equal(cards, 0)


def alone_in(card: Array) -> Hand:
    """The set of just this card; the empty one for -1."""
    return Hand(bit(card) & jnp.uint32(ALL_OF_SUIT), bit(card - SUIT_SIZE))
