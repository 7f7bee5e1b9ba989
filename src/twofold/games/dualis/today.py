"""Today's deal of Dualis: one short round with an expert as your partner, against two others."""

from twofold.engine import BotMaker, Seat
from twofold.engine.challenge import Challenge, Mark, graded
from twofold.games.dualis.state import State
from twofold.games.dualis.texts import text

DEALS = 8
"""How many deals the experts imagine for each card: the same on any machine, and quick enough for all."""


def challenge_with(expert: BotMaker) -> Challenge[State]:
    """One round with players like this."""
    return Challenge(
        task=text("today-task"),
        seats=4,
        options={"short": True},
        player=expert,
        level="expert",
        most=3,
        marks=marks,
    )


def marks(state: State, seat: Seat) -> tuple[Mark, ...] | None:
    """The round won, how even your side came out, and how far the others were off."""
    if not state.results:
        return None
    result, side = state.results[0], seat % 2
    own, theirs = (abs(result.tricks[each] - result.coins[each]) for each in (side, 1 - side))
    return 2 if result.winner == side else 0, graded(-own, -1, 0), graded(theirs, 1, 2)
