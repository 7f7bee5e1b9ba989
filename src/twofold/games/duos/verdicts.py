"""How a match of DUOS ends: leaders in the standard game, a verdict on two partners."""

from itertools import combinations
from typing import Any

from twofold.engine import Outcome
from twofold.games.duos.state import State, in_common, is_cooperative
from twofold.games.duos.texts import text


def outcome_of(state: State) -> Outcome:
    """The result of a finished match."""
    scores = tuple(map(float, state.scores))
    if is_cooperative(state.seats):
        score = state.scores[0]
        verdict = text(f"verdict-{score}")
        reason = text("reason-together", won=score, turns=state.turn, verdict=verdict)
        return Outcome((0, 1), scores, reason, _statistics(state))
    top = max(state.scores)
    winners = tuple(seat for seat, points in enumerate(state.scores) if points == top)
    return Outcome(winners, scores, text("reason-most-points"), _statistics(state))


def _statistics(state: State) -> dict[str, Any]:
    """Points turn by turn, and how many pairs each two players had in common: who thinks alike?"""
    alike = {
        f"{one}-{other}": sum(in_common(turn.boards[one], turn.boards[other]) for turn in state.history)
        for one, other in combinations(range(state.seats), 2)
    }
    return {"points": [list(turn.points) for turn in state.history], "alike": alike}
