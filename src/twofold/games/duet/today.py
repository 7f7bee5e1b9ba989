"""Today's deal of Duet: a row of four cards, then five, then six, with a beat that forgives."""

from functools import partial

from twofold.engine import Seat
from twofold.engine.challenge import Challenge, Mark
from twofold.games.duet.bots.limits import NORMAL
from twofold.games.duet.bots.musician import Musician
from twofold.games.duet.state import RoundResult, State
from twofold.games.duet.texts import text

ROUNDS = 3


def responder(state: State) -> Seat:
    """The other one calls first."""
    return state.responder


def marks(state: State, seat: Seat) -> tuple[Mark, ...] | None:
    """Round by round: won, lost without a fault, or lost by one."""
    if len(state.results) < ROUNDS:
        return None
    return tuple(_mark(result, seat) for result in state.results[:ROUNDS])


def _mark(result: RoundResult, seat: Seat) -> Mark:
    if result.winner == seat:
        return 2
    return 1 if result.fault is None else 0


challenge: Challenge[State] = Challenge(
    task=text("today-task", rounds=ROUNDS),
    seats=2,
    options={"strict_beat": False},
    player=partial(Musician, NORMAL),
    level="normal",
    most=ROUNDS,
    marks=marks,
    chair=responder,
)
