"""Today's deal of UNO Duo: one round against an expert, draft included."""

from twofold.engine import BotMaker, Seat
from twofold.engine.challenge import Challenge, Mark, graded
from twofold.games.uno_duo.state import State, opponent
from twofold.games.uno_duo.texts import text

DEALS = 16
"""How many deals the expert imagines for each card: the same on any machine."""

FEW_POINTS, MANY_POINTS = 20, 40


def challenge_with(expert: BotMaker) -> Challenge[State]:
    """One round with players like this."""
    return Challenge(
        task=text("today-task", few=FEW_POINTS, many=MANY_POINTS),
        seats=2,
        options={},
        player=expert,
        level="expert",
        most=3,
        marks=marks,
    )


def marks(state: State, seat: Seat) -> tuple[Mark, ...] | None:
    """Whether you went out, what you were charged, and what the other was."""
    if not state.results:
        return None
    result = state.results[0]
    won: Mark = {seat: 2, None: 1}.get(result.winner, 0)  # type: ignore[assignment]
    own, theirs = result.points[seat], result.points[opponent(seat)]
    return won, graded(-own, -FEW_POINTS, 0), graded(theirs, FEW_POINTS, MANY_POINTS)
