"""How a match of DUOS ends: leaders in the standard game, a verdict on two partners."""

from itertools import combinations
from typing import Any

from twofold.engine import Outcome
from twofold.games.duos.state import State, in_common, is_cooperative

VERDICTS = (
    "Two planets, two orbits. Shake hands and have another go!",
    "One spark. Blow on it gently.",
    "You have begun to hear each other through the wall.",
    "Now and then you finish each other's sentences.",
    "You would find each other at a crowded station.",
    "More often together than apart: well done!",
    "You could share one pair of glasses.",
    "Splendid! Old friends rarely do better.",
    "Astonishing. Were you twins in an earlier life?",
    "Telepaths! Please stop reading our minds.",
)
"""By score: from consolation to telepathy (DUOS-27)."""


def outcome_of(state: State) -> Outcome:
    """The result of a finished match."""
    scores = tuple(map(float, state.scores))
    if is_cooperative(state.seats):
        score = state.scores[0]
        reason = f"{score} of {state.turn} turns won together. {VERDICTS[score]}"
        return Outcome((0, 1), scores, reason, _statistics(state) | {"verdict": VERDICTS[score]})
    top = max(state.scores)
    winners = tuple(seat for seat, points in enumerate(state.scores) if points == top)
    reason = "Everyone has been the Narrator equally often, and the most points win."
    return Outcome(winners, scores, reason, _statistics(state))


def _statistics(state: State) -> dict[str, Any]:
    """Points turn by turn, and how many pairs each two players had in common: who thinks alike?"""
    alike = {
        f"{one}-{other}": sum(in_common(turn.boards[one], turn.boards[other]) for turn in state.history)
        for one, other in combinations(range(state.seats), 2)
    }
    return {"points": [list(turn.points) for turn in state.history], "alike": alike}
