"""What a viewer of Duet may know, and full states that agree with it.

Nobody sees a face-down card, its owner included (DUET-8): both players and the spectators have the same view
but for the seat it is made for, and it does not tell which cards have been up before.
"""

from random import Random
from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Audience, Form, Hidden, Seat, Viewer
from twofold.games.duet.actions import LayRow
from twofold.games.duet.beat import Tap
from twofold.games.duet.cards import Number, Row, set_of
from twofold.games.duet.options import Options
from twofold.games.duet.rules import deadline
from twofold.games.duet.state import Performance, Phase, RoundResult, State

FACE_DOWN = Hidden(1)
ShownRow: TypeAlias = tuple[Number | Hidden, ...]


class View(Struct, frozen=True):
    """A match of Duet as one viewer knows it."""

    viewer: Seat | None
    """The seat it is made for; ``None`` for those who hold none."""

    options: Options
    round: int
    cards: int
    """How many cards each player's set holds."""

    scores: tuple[int, int]
    caller: Seat
    performer: Seat
    phase: Phase
    since: int
    """When this phase began; while somebody performs, when the first beat falls."""

    tempo: int
    """Beats a minute, as they are now."""

    deadline: int | None
    """When time runs out."""

    rows: tuple[ShownRow, ShownRow]
    """By seat, from left to right; empty if not laid yet."""

    hands_free: int
    raised: int
    """How many cards of this performance have gone up."""

    lowered: int
    """How many of those are down again."""

    taps: tuple[Tap, ...]
    """The timing of this performance."""

    notes: tuple[int, ...]
    """The card of each of these flips: 3 went up, -3 went down. Where it lay is not told."""

    misses: int
    """How often the beat was missed in this performance."""

    performances: tuple[Performance, ...]
    """The timing of those before."""

    results: tuple[RoundResult, ...]
    """The rounds before, their cards turned up."""


def look(state: State, viewer: Viewer) -> View:
    """The view of one viewer: the cards that are up, and where others lie."""
    rows = tuple(_shown(state, seat) for seat in range(2))
    return View(
        viewer=None if isinstance(viewer, Audience) else viewer,
        options=state.options,
        round=state.round,
        cards=state.cards,
        scores=state.scores,
        caller=state.caller,
        performer=state.performer,
        phase=state.phase,
        since=state.since,
        tempo=state.tempo,
        deadline=deadline(state),
        rows=(rows[0], rows[1]),
        hands_free=state.hands_free,
        raised=state.raised,
        lowered=state.lowered,
        taps=state.taps,
        notes=state.notes,
        misses=state.misses,
        performances=state.performances,
        results=state.results,
    )


def _shown(state: State, seat: Seat) -> ShownRow:
    performing = seat == state.performer
    return tuple(number if performing and state.is_up(number) else FACE_DOWN for number in state.rows[seat])


def imagine(view: View, rng: Random) -> State:
    """Lay the face-down cards at random."""
    return State(
        options=view.options,
        round=view.round,
        cards=view.cards,
        scores=view.scores,
        caller=view.caller,
        answering=view.performer != view.caller,
        phase=view.phase,
        since=view.since,
        tempo=view.tempo,
        rows=(_imagined(view.rows[0], rng), _imagined(view.rows[1], rng)),
        raised=view.raised,
        lowered=view.lowered,
        taps=view.taps,
        notes=view.notes,
        misses=view.misses,
        performances=view.performances,
        results=view.results,
    )


def _imagined(row: ShownRow, rng: Random) -> Row:
    unseen = [number for number in set_of(len(row)) if number not in row]
    rng.shuffle(unseen)
    return tuple(unseen.pop() if isinstance(card, Hidden) else card for card in row)


def fill(view: View, form: Form, rng: Random) -> LayRow:  # noqa: ARG001 - there is one form only
    """Any row."""
    return LayRow(tuple(rng.sample(set_of(view.cards), view.cards)))
