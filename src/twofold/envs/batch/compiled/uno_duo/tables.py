"""The tables of UNO Duo as one array of records, and how to look things up in them."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...uno_duo_numbers import CARDS, COLOUR_OF, COLOURS, DRAW_TWO, FACE_OF, FIRST_WILD, HAND_SIZE, KINDS
from ..bits import bit, compiled

SEATS = 2
LEVELS = 3
"""How many may know a card in a hand: its holder, the opponent too, everybody."""

NONE = np.uint64(0)
ALL_COLOURED = np.uint64((1 << FIRST_WILD) - 1)
ALL_WILDS = np.uint64((1 << KINDS) - 1) ^ ALL_COLOURED


def _kinds(chosen: NDArray[np.bool_]) -> int:
    """A set of kinds as bits."""
    return sum(1 << int(kind) for kind in np.flatnonzero(chosen))


OF_COLOUR = np.array([_kinds(np.equal(COLOUR_OF, colour)) for colour in range(COLOURS)], np.uint64)
OF_FACE = np.array([_kinds(np.equal(FACE_OF, face)) for face in range(int(FACE_OF.max()) + 1)], np.uint64)
DRAW_TWOS = OF_FACE[DRAW_TWO]

TABLE = np.dtype(
    [
        ("random", np.uint64),
        ("kinds", np.uint64, SEATS),
        ("held", np.int8, (SEATS, LEVELS, KINDS)),
        ("hand_size", np.int16, SEATS),
        ("pile", np.uint8, CARDS + 2 * HAND_SIZE),
        ("head", np.int16),
        ("size", np.int16),
        ("below", np.int16),
        ("discards", np.uint8, CARDS),
        ("discarded", np.int16),
        ("phase", np.int8),
        ("turn", np.int8),
        ("player_one", np.int8),
        ("colour", np.int8),
        ("top", np.int8),
        ("drawn", np.int8),
        ("drawn_open", np.bool_),
        ("stack", np.int8),
        ("said", np.int8, SEATS),
        ("owing", np.int8),
        ("passes", np.int8),
        ("totals", np.int32, SEATS),
        ("over", np.bool_),
        ("rewards", np.float32, SEATS),
        ("round_over", np.bool_),
        ("round_winner", np.int8),
    ],
    align=True,
)
"""One match, with the names of the rules.

``kinds`` are the kinds in a hand as bits, and ``held`` says how many of each, by who knows of them. The draw
pile has ``size`` cards from ``head`` on, the top one first; of the last ``below`` everybody knows which they
are. ``over``, ``rewards``, ``round_over`` and ``round_winner`` tell of the last step: with auto-reset the
rest is already the next match.
"""

Tables: TypeAlias = NDArray[Any]


class Options(NamedTuple):
    """The variant that all tables of a batch play."""

    target: int = 200
    customizable: int = 0
    """As in ``WILDS_DO``."""

    reshuffle: bool = False
    memory: bool = True


@compiled
def count_of(table: Any, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    held = table.held[seat]
    return int(held[0, kind]) + int(held[1, kind]) + int(held[2, kind])


@compiled
def give(table: Any, seat: int, kind: int, level: int) -> None:
    """A card comes to a hand."""
    table.held[seat, level, kind] += 1
    table.kinds[seat] |= bit(kind)
    table.hand_size[seat] += 1


@compiled
def take(table: Any, seat: int, kind: int, level: int) -> None:
    """A card leaves a hand."""
    table.held[seat, level, kind] -= 1
    table.hand_size[seat] -= 1
    if count_of(table, seat, kind) == 0:
        table.kinds[seat] &= ~bit(kind)


@compiled
def let_know(table: Any, level: int) -> None:
    """All cards in both hands are known to so many, if they were not known to more."""
    for seat in range(SEATS):
        for less in range(level):
            for kind in range(KINDS):
                table.held[seat, level, kind] += table.held[seat, less, kind]
                table.held[seat, less, kind] = 0
