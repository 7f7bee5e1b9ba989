"""Tables of DUOS, drawn in a line or two."""

from random import Random
from typing import Any

from msgspec.structs import replace

from twofold.engine import Events, FastDice, Refusal, Seat
from twofold.games.duos import rules
from twofold.games.duos.actions import Action, ChoosePairs, LayPair, SayReady
from twofold.games.duos.cards import DECK_SIZE, face_of, faces_by_key
from twofold.games.duos.matching import Pair, Pairs
from twofold.games.duos.options import Options
from twofold.games.duos.state import State, unlaid
from twofold.games.duos.turns import setup

RULEBOOK_TABLE = "ant anteater mosquito dragonfly crow flamingo rhino giraffe wasp hippo cat owl"
ANNA = "ant+anteater mosquito+dragonfly crow+flamingo rhino+giraffe"

FOUR = ((0, 1), (2, 3), (4, 5), (6, 7))
"""The first four pairs of any table."""

SHARING = (
    ((0, 2), (1, 3), (4, 6), (5, 7)),
    ((0, 1), (2, 4), (3, 5), (6, 8)),
    ((0, 1), (2, 3), (4, 6), (5, 7)),
    ((0, 1), (2, 3), (4, 5), (6, 8)),
    FOUR,
)
"""By number: a board with so many pairs of those."""


def table(faces: str = RULEBOOK_TABLE, seats: int = 4, narrator: Seat | None = 0, **options: Any) -> State:
    """A fresh turn with these twelve faces on the table."""
    state = setup(Options(**options), seats, FastDice(Random(1)))
    shown = [faces_by_key()[key] for key in faces.split()]
    cards = tuple(face.card for face in shown)
    return replace(
        state,
        narrator=None if seats == 2 else narrator,
        category=shown[0].category,
        table=cards,
        supply=tuple(card for card in range(DECK_SIZE) if card not in cards),
    )


def partners(faces: str = RULEBOOK_TABLE, **options: Any) -> State:
    """A fresh turn of the game for two."""
    return table(faces, seats=2, **options)


def pairs(state: State, written: str) -> Pairs:
    """The places of pairs that are written as ``ant+anteater crow+flamingo``."""
    place_of = {face_of(card, state.category).key: place for place, card in enumerate(state.table)}
    return tuple(_pair(*(place_of[key] for key in pair.split("+"))) for pair in written.split())


def _pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)


def place(state: State, key: str) -> int:
    """Where a face lies."""
    return [face_of(card, state.category).key for card in state.table].index(key)


def act(state: State, seat: Seat, action: Action) -> tuple[State, Events]:
    """Take an action that the rules must accept."""
    assert rules.refusal(state, seat, action) is None
    return rules.apply(state, seat, action, 0, FastDice(Random(2)))


def after(state: State, *moves: tuple[Seat, Action]) -> State:
    """The state after some accepted actions."""
    for seat, action in moves:
        state, _ = act(state, seat, action)
    return state


def refused(state: State, seat: Seat, action: Action) -> str:
    """The rule that an action breaks."""
    refusal = rules.refusal(state, seat, action)
    assert isinstance(refusal, Refusal)
    assert str(refusal.reason).endswith(".")
    return refusal.rule


def all_choose(state: State, *boards: Pairs) -> State:
    """Every seat marks its board and says ready; the last one has those of all who are left."""
    for seat in range(state.seats):
        board = boards[min(seat, len(boards) - 1)]
        state = after(state, (seat, ChoosePairs(board)), (seat, SayReady()))
    return state


def all_laid(state: State) -> State:
    """The Narrator lays out the pairs that are left."""
    assert state.narrator is not None
    for pair in unlaid(state):
        state = after(state, (state.narrator, LayPair(pair)))
    return state


def turn_played(state: State, *boards: Pairs) -> State:
    """A whole turn: everybody chooses, then the Narrator lays out pairs, or two partners go on."""
    state = all_choose(state, *(boards or (FOUR,)))
    if state.narrator is None:
        return state if rules.outcome(state) else after(state, (0, SayReady()), (1, SayReady()))
    return all_laid(state)
