"""What happens in DUOS, as facts. Only a choice is secret, until the boards are revealed."""

from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.games.duos.cards import Category
from twofold.games.duos.state import Board

FacePair: TypeAlias = tuple[str, str]
"""The keys of two faces."""


class PairsChosen(Struct, frozen=True, tag="pairs_chosen", gc=False):
    """A player marked four pairs; told to that player only."""

    seat: Seat
    pairs: tuple[FacePair, ...]


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """A player was ready."""

    seat: Seat


class WordSaid(Struct, frozen=True, tag="word_said"):
    """The hint WORD was given."""

    seat: Seat
    word: str


class CardPointedAt(Struct, frozen=True, tag="card_pointed_at"):
    """The hint YES or NOT was given."""

    seat: Seat
    face: str
    chosen: bool
    """True for YES, false for NOT."""


class BoardReopened(Struct, frozen=True, tag="board_reopened"):
    """A hint let the partner, who was ready, choose again."""

    seat: Seat


class BoardsRevealed(Struct, frozen=True, tag="boards_revealed"):
    """All were ready, and all boards were shown."""

    boards: tuple[Board, ...]


class PairLaid(Struct, frozen=True, tag="pair_laid"):
    """The Narrator laid out a pair."""

    seat: Seat
    pair: FacePair
    why: str
    matched: tuple[Seat, ...]
    """Who had chosen the same pair, and gained a point."""


class NarratorScored(Struct, frozen=True, tag="narrator_scored"):
    """After the fourth pair the Narrator scored."""

    seat: Seat
    points: int


class BoardsCompared(Struct, frozen=True, tag="boards_compared"):
    """Two players compared their boards."""

    pairs: tuple[FacePair, ...]
    """Those in common."""

    won: bool
    score: int
    """The common score so far."""


class TurnBegun(Struct, frozen=True, tag="turn_begun"):
    """The cards were turned over, or new ones were dealt."""

    turn: int
    narrator: Seat | None
    category: Category
    dealt: bool
    """True for new cards, false for turned ones."""

    faces: tuple[str, ...]


Event: TypeAlias = (
    PairsChosen
    | ReadySaid
    | WordSaid
    | CardPointedAt
    | BoardReopened
    | BoardsRevealed
    | PairLaid
    | NarratorScored
    | BoardsCompared
    | TurnBegun
)
