"""The whole truth about a match of DUOS."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duos.actions import Hint, LayPair, PointNot, PointYes
from twofold.games.duos.cards import Card, Category
from twofold.games.duos.matching import PAIRS_TO_CHOOSE, Pairs
from twofold.games.duos.options import Options

COOPERATIVE_TURNS = 9
PAIRS_TO_WIN = 3

Board: TypeAlias = Pairs
"""A player's four pairs, in order; empty before they choose."""


class Phase(StrEnum):
    """What the table is doing."""

    CHOOSING = "choosing"
    LAYING = "laying"
    """The boards are revealed and the Narrator lays out pairs."""

    COMPARING = "comparing"
    """Two players look at their boards before the next turn."""

    OVER = "over"


class GivenHint(Struct, frozen=True):
    """A hint of this turn and who gave it."""

    seat: Seat
    hint: Hint


class TurnResult(Struct, frozen=True):
    """A finished turn, for memories and result pages."""

    narrator: Seat | None
    category: Category
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    laid: tuple[LayPair, ...]
    """The Narrator's pairs in the order they were laid, with the reasons."""

    points: tuple[int, ...]
    """What each seat gained."""


class State(Struct, frozen=True):
    """A match of DUOS."""

    options: Options
    seats: int
    phase: Phase
    turn: int
    """1 for the first."""

    narrator: Seat | None
    """``None`` in the game for two."""

    category: Category
    turned: bool
    """Whether the cards on the table have been turned over."""

    table: tuple[Card, ...]
    supply: tuple[Card, ...]
    """The undealt cards, the next one first."""

    used: tuple[Card, ...]
    """The cards that were on the table and are gone from it, in order of their numbers."""

    shuffles: int
    boards: tuple[Board, ...]
    ready: tuple[bool, ...]
    hints: tuple[GivenHint, ...]
    laid: tuple[LayPair, ...]
    points: tuple[int, ...]
    """What each seat has gained in this turn."""

    scores: tuple[int, ...]
    """What each seat has gained altogether; in the game for two, both have the common score."""

    history: tuple[TurnResult, ...] = ()


def is_cooperative(seats: int) -> bool:
    """Two players play together (DUOS-20)."""
    return seats == 2


def turns_of(options: Options, seats: int) -> int:
    """How many turns a match has (DUOS-5, DUOS-20)."""
    return COOPERATIVE_TURNS if is_cooperative(seats) else options.rounds * seats


def in_common(one: Board, other: Board) -> int:
    """How many pairs two boards share."""
    return len(set(one) & set(other))


def places_of(board: Board) -> set[int]:
    """The places that are marked on a board."""
    return {place for pair in board for place in pair}


def promised(hints: tuple[GivenHint, ...], seat: Seat) -> tuple[set[int], set[int]]:
    """The places that a seat has promised to have in its pairs, and not to have (DUOS-23, DUOS-24)."""
    given = [hint.hint for hint in hints if hint.seat == seat]
    return (
        {hint.place for hint in given if isinstance(hint, PointYes)},
        {hint.place for hint in given if isinstance(hint, PointNot)},
    )


def unlaid(state: State) -> Pairs:
    """The Narrator's pairs that are still to be laid."""
    if state.narrator is None or state.phase is not Phase.LAYING:
        return ()
    laid = {lay.pair for lay in state.laid}
    return tuple(pair for pair in state.boards[state.narrator] if pair not in laid)


def has_chosen(board: Board) -> bool:
    """Whether four pairs are marked."""
    return len(board) == PAIRS_TO_CHOOSE
