"""Former versions of the rules: what of them the logs that were played by them still need."""

from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import Struct

from twofold.engine import AnyGame
from twofold.engine.log import written_as
from twofold.games.uno_duo.draft import setup
from twofold.games.uno_duo.state import RoundResult, State, opponent


def version_1(present: AnyGame) -> AnyGame:
    """The game as it was before its rules were amended."""
    return replace(
        present, rules_version=1, setup=partial(setup, rules_version=1), written=written_by_version_1
    )


def written_by_version_1(state: State) -> Any:
    """The state in the form that version 1 gave it: every round had a winner, and one hand was counted."""
    results = tuple(map(_result_of_version_1, state.results))
    return written_as(state, without=("passes", "rules_version"), results=results)


def _result_of_version_1(result: RoundResult) -> Struct:
    assert result.winner is not None
    loser = opponent(result.winner)
    return written_as(result, left=result.left[loser], points=result.points[loser])
