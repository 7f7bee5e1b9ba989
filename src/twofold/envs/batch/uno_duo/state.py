"""The tables of UNO Duo as arrays, and how to look things up in them."""

from typing import NamedTuple, TypeAlias

import jax.numpy as jnp
import numpy as np

from ..arrays import Array, Words
from ..uno_duo_numbers import FIRST_HAND, GATHERED

Pair: TypeAlias = tuple[Array, Array]


class Options(NamedTuple):
    """The variant. All but ``reshuffle`` may be arrays, one number a table."""

    target: int | Array = 200
    customizable: int | Array = 0
    """As in ``WILDS_DO``."""

    reshuffle: bool = False
    memory: bool | Array = True


class State(NamedTuple):
    """Any number of tables; the names are those of the rules."""

    key: Words
    moment: Array
    place: Array
    """By card: where it is."""

    order: Array
    """By card: its place in the draw pile, counted as ``head`` is, or on the discard pile from the bottom."""

    knowing: Array
    """By card: who knows it, if it is in a hand."""

    upcoming: Array
    """By card: its place in the next shuffle."""

    head: Array
    pile: Array
    """How many cards the draw pile has."""

    discarded: Array
    below: Array
    phase: Array
    turn: Array
    player_one: Array
    colour: Array
    top: Array
    drawn: Array
    drawn_open: Array
    stack: Array
    said: Pair
    owing: Array
    passes: Array
    """How many turns in a row were passed because there was nothing to draw."""

    totals: Pair
    over: Array
    """Whether the match has ended with this step; with auto-reset the rest is already the next match."""

    rewards: Pair
    round_over: Array
    round_winner: Array
    """Who went out; -1 when both passed with nothing left to draw."""


def looked_up(table: np.ndarray[tuple[int], np.dtype[np.int64]], index: Array) -> Array:
    """A constant by its index; by the last one where the index is -1."""
    return jnp.asarray(table, jnp.int32)[index]


def of(pair: Pair, seat: Array) -> Array:
    """A seat's own of two figures."""
    return jnp.where(seat == 0, pair[0], pair[1])


def given(pair: Pair, seat: Array, figure: Array | bool, when: Array) -> Pair:
    """Both figures, after one seat's has changed."""
    first, second = pair
    return jnp.where(when & (seat == 0), figure, first), jnp.where(when & (seat == 1), figure, second)


def in_hand(state: State, seat: Array) -> Array:
    """By card: whether this seat holds it."""
    return state.place == (FIRST_HAND + seat)[..., None]


def count(cards: Array) -> Array:
    """How many cards are marked."""
    return jnp.sum(cards, axis=-1, dtype=jnp.int32)


def hand_size(state: State, seat: Array) -> Array:
    """How many cards a seat holds."""
    return count(in_hand(state, seat))


def by_kind(cards: Array) -> Array:
    """By kind: how many of the marked cards are of it."""
    return jnp.dot(cards.astype(jnp.float32), jnp.asarray(GATHERED))
