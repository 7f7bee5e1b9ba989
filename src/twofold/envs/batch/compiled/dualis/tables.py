"""The tables of Dualis as one array of records, and how large everything is."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...dualis_numbers import (
    CARDS_EACH,
    CARDS_EACH_SHORT,
    COINS,
    COINS_SHORT,
    COLOUR_SIZE,
    DECK_SIZE,
    PLAYS,
    SUIT_SIZE,
)
from ..bits import compiled

SEATS = 4
"""A table has room for so many; with three, the fourth place stays empty."""

ALL_STARS = np.uint64((1 << SUIT_SIZE) - 1)
ALL_MOONS = np.uint64(((1 << SUIT_SIZE) - 1) << SUIT_SIZE)
ALL_RED = np.uint64(((1 << COLOUR_SIZE) - 1) * (1 + (1 << SUIT_SIZE)))
ALL_BLUE = np.uint64((((1 << COLOUR_SIZE) - 1) << COLOUR_SIZE) * (1 + (1 << SUIT_SIZE)))
NONE = np.uint64(0)

TABLE = np.dtype(
    [
        ("random", np.uint64),
        ("hands", np.uint64, SEATS),
        ("gone", np.uint64),
        ("centre", np.int8, 2),
        ("leader", np.int8),
        ("played", np.int8),
        ("trick", np.int8, SEATS),
        ("trick_coin", np.int8, SEATS),
        ("coins", np.int8, SEATS),
        ("tricks", np.int8, SEATS),
        ("lacking", np.int8, SEATS),
        ("standing", np.int16, SEATS),
        ("round_scores", np.int8, SEATS),
        ("round", np.int8),
        ("round_over", np.bool_),
        ("over", np.bool_),
        ("rewards", np.float32, SEATS),
    ],
    align=True,
)
"""One match, with the names of the rules.

``hands`` and ``gone`` are sets of cards as bits, ``trick`` has the card at each place or -1, ``standing`` the
rounds that a seat's side has won or its points in Iso Play. ``over``, ``rewards`` and ``round_over`` tell of
the last step: with auto-reset the rest is already the next match.
"""

Tables: TypeAlias = NDArray[Any]


class Options(NamedTuple):
    """The variant that all tables of a batch play."""

    seats: int = 4
    short: bool = False
    high_low: bool = False
    iso: bool = False


@compiled
def is_alone(options: Options) -> bool:
    """Whether everyone plays for themselves."""
    return options.iso or options.seats == 3


@compiled
def cards_each(options: Options) -> int:
    """How many cards a hand has at the start."""
    return CARDS_EACH_SHORT if options.short else CARDS_EACH


@compiled
def coins_each(options: Options) -> int:
    """How many coins of each colour lie in the centre at the start."""
    return COINS_SHORT if options.short else COINS


@compiled
def action_count(options: Options) -> int:
    """How many actions are numbered."""
    return PLAYS if is_alone(options) else PLAYS + 2 * coins_each(options)


@compiled
def feature_count(options: Options) -> int:
    """How many features an observation has."""
    return 2 * DECK_SIZE + 5 + options.seats * (DECK_SIZE + 8) + 1


@compiled
def turn(table: Any, options: Options) -> int:
    """Whose turn it is."""
    return int(table.leader + table.played) % options.seats


@compiled
def ended(table: Any, options: Options) -> bool:
    """Whether the match is over and no other has begun: no hand holds a card."""
    held = NONE
    for seat in range(options.seats):
        held |= table.hands[seat]
    return bool(held == NONE)
