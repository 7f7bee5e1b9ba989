"""The tables of UNO Duo as arrays, and how to look things up in them."""

from typing import NamedTuple, TypeAlias

import jax.numpy as jnp
import numpy as np

from ..arrays import Array, Words
from .cards import Cards, Either, count, deck, either, only

Pair: TypeAlias = tuple[Array, Array]
Hands: TypeAlias = tuple[Cards, Cards]


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
    hands: Hands
    known: Cards
    """Those in hands that the opponent knows, too."""

    open: Cards
    """Those in hands that everybody knows."""

    unseen: Cards
    """Those of the draw pile that nobody has seen: in no order, each is drawn by lot when its turn comes."""

    under: Cards
    """Those of the draw pile that everybody has seen: they lie under all others."""

    lying: Array
    """A ring of cards in order, four a word: from ``head`` on those under the draw pile, then discards."""

    head: Array
    offered: Array
    """The top card of the draw pile while the draft runs."""

    pile: Array
    """How many cards the draw pile has."""

    below: Array
    """How many of them everybody has seen."""

    discarded: Array
    phase: Array
    turn: Array
    player_one: Array
    colour: Array
    top: Array
    """The top card of the discard pile."""

    drawn: Array
    """The kind of the card that was drawn and may be played at once."""

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


def of(pair: tuple[Either, Either], seat: Array) -> Either:
    """A seat's own of two figures, or of two hands."""
    return either(seat == 0, *pair)


def given(pair: Pair, seat: Array, figure: Array | bool, when: Array) -> Pair:
    """Both figures, after one seat's has changed."""
    first, second = pair
    return jnp.where(when & (seat == 0), figure, first), jnp.where(when & (seat == 1), figure, second)


def handed(hands: Hands, seat: Array, cards: Cards) -> Hands:
    """Both hands, after one seat got cards."""
    first, second = hands
    return either(seat == 0, first | cards, first), either(seat == 1, second | cards, second)


def hand_size(state: State, seat: Array) -> Array:
    """How many cards a seat holds."""
    return count(of(state.hands, seat))


def discards(state: State) -> Cards:
    """The discard pile: whatever is nowhere else."""
    first, second = state.hands
    return deck() - (first | second | state.unseen | state.under | only(state.offered))
