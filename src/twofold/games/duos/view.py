"""What a viewer of DUOS may know, and full states that agree with it."""

from collections.abc import Set
from random import Random

from msgspec import Struct

from twofold.engine import Audience, Form, Hidden, Seat, Viewer
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, SayWord
from twofold.games.duos.association import association
from twofold.games.duos.cards import DECK_SIZE, TABLE_SIZE, Card, Category, Face, face_of, faces_by_key
from twofold.games.duos.matching import PAIRS_TO_CHOOSE
from twofold.games.duos.options import Options
from twofold.games.duos.state import (
    Board,
    GivenHint,
    Phase,
    State,
    TurnResult,
    promised,
    turns_of,
)

EDGES = ("sun", "moon", "wave", "moon")
"""The marks at the top, right, bottom and left of table and boards: all lie the same way up (DUOS-2)."""


class ShownFace(Struct, frozen=True):
    """A card on the table as it lies there; its other side is not shown."""

    key: str
    """Which face it is; each viewer reads its name in their own language."""

    symbol: str
    icon: str


class View(Struct, frozen=True):
    """A match of DUOS as one viewer knows it."""

    viewer: Seat | None
    """The seat it is made for; ``None`` for those who hold none."""

    options: Options
    phase: Phase
    turn: int
    turns: int
    """How many turns the match has."""

    narrator: Seat | None
    category: Category
    edges: tuple[str, str, str, str]
    cards: tuple[ShownFace, ...]
    """Four columns and three rows, row by row."""

    boards: tuple[Board | Hidden, ...]
    """By seat; the viewer's own is empty before it chooses, the others are hidden until all are ready."""

    ready: tuple[bool, ...]
    hints: tuple[GivenHint, ...]
    laid: tuple[LayPair, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    supply: Hidden
    turned: bool
    used: tuple[Card, ...]
    """The cards that have been on the table, by number: what a perfect memory of the turns would hold."""

    shuffles: int
    history: tuple[TurnResult, ...]


def look(state: State, viewer: Viewer) -> View:
    """The view of one viewer: its own board, and what lies open."""
    return View(
        viewer=None if isinstance(viewer, Audience) else viewer,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        turns=turns_of(state.options, state.seats),
        narrator=state.narrator,
        category=state.category,
        edges=EDGES,
        cards=tuple(_shown(face_of(card, state.category)) for card in state.table),
        boards=tuple(
            board if seat == viewer or state.phase is not Phase.CHOOSING else Hidden(PAIRS_TO_CHOOSE)
            for seat, board in enumerate(state.boards)
        ),
        ready=state.ready,
        hints=state.hints,
        laid=state.laid,
        points=state.points,
        scores=state.scores,
        supply=Hidden(len(state.supply)),
        turned=state.turned,
        used=state.used,
        shuffles=state.shuffles,
        history=state.history,
    )


def _shown(face: Face) -> ShownFace:
    return ShownFace(face.key, face.symbol, face.icon)


def cards_on_table(view: View) -> tuple[Card, ...]:
    """The cards by number."""
    return tuple(faces_by_key()[face.key].card for face in view.cards)


def own_board(view: View) -> Board:
    """The viewer's own pairs; none for those who hold no seat."""
    board = () if view.viewer is None else view.boards[view.viewer]
    return () if isinstance(board, Hidden) else board


# ---- Imagining what is hidden


def imagine(view: View, rng: Random) -> State:
    """Any order of the supply and any boards that keep their owners' promises."""
    table = cards_on_table(view)
    supply = [card for card in range(DECK_SIZE) if card not in table and card not in view.used]
    rng.shuffle(supply)
    return State(
        options=view.options,
        seats=len(view.boards),
        phase=view.phase,
        turn=view.turn,
        narrator=view.narrator,
        category=view.category,
        turned=view.turned,
        table=table,
        supply=tuple(supply),
        used=view.used,
        shuffles=view.shuffles,
        boards=tuple(_imagined(view, seat, rng) for seat in range(len(view.boards))),
        ready=view.ready,
        hints=view.hints,
        laid=view.laid,
        points=view.points,
        scores=view.scores,
        history=view.history,
    )


def _imagined(view: View, seat: Seat, rng: Random) -> Board:
    board = view.boards[seat]
    if not isinstance(board, Hidden):
        return board
    included, excluded = promised(view.hints, seat)
    must_have_chosen = view.ready[seat] or included
    return any_board(rng, included, excluded) if must_have_chosen or rng.random() < 0.5 else ()


def any_board(rng: Random, included: Set[int] = frozenset(), excluded: Set[int] = frozenset()) -> Board:
    """Four pairs at random, with some places and without others."""
    free = [place for place in range(TABLE_SIZE) if place not in included | excluded]
    places = [*included, *rng.sample(free, 2 * PAIRS_TO_CHOOSE - len(included))]
    rng.shuffle(places)
    pairs = zip(places[::2], places[1::2], strict=True)
    return tuple(sorted((min(pair), max(pair)) for pair in pairs))


# ---- Free input


def fill(view: View, form: Form, rng: Random) -> Action:
    """What a player without a clue might enter."""
    if form.action == "word":
        return SayWord(rng.choice(association().vocabulary))
    if form.action == "lay":
        laid = {lay.pair for lay in view.laid}
        left = [pair for pair in own_board(view) if pair not in laid]
        return LayPair(rng.choice(left), "?")
    included, excluded = (set(), set()) if view.viewer is None else promised(view.hints, view.viewer)
    return ChoosePairs(any_board(rng, included, excluded))
