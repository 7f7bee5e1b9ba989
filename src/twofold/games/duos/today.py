"""Today's deal of DUOS: one board as the Narrator, before five who associate each in their own way."""

from twofold.engine import Seat
from twofold.engine.challenge import Challenge, Mark, graded
from twofold.games.duos.bots import Normal
from twofold.games.duos.matching import PAIRS_TO_CHOOSE
from twofold.games.duos.state import State
from twofold.games.duos.texts import text

CROWD = 5
MAJORITY = 3


def marks(state: State, seat: Seat) -> tuple[Mark, ...] | None:
    """Pair by pair, as you laid them: who of the crowd saw it, too."""
    if not state.history:
        return None
    turn = state.history[0]
    others = [board for other, board in enumerate(turn.boards) if other != seat]
    return tuple(graded(sum(lay.pair in board for board in others), 1, MAJORITY) for lay in turn.laid)


challenge: Challenge[State] = Challenge(
    task=text("today-task", crowd=CROWD, majority=MAJORITY),
    seats=CROWD + 1,
    options={"first_narrator": "0"},
    player=Normal,
    level="normal",
    most=PAIRS_TO_CHOOSE,
    marks=marks,
)
