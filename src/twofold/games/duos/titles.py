"""What a match of DUOS is remembered for: who thought most alike."""

from collections.abc import Sequence
from itertools import combinations

from twofold.engine import Events, Title
from twofold.games.duos.state import State, in_common
from twofold.games.duos.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The two who chose the same pairs most often, a turn."""
    alike = {
        two: sum(in_common(turn.boards[two[0]], turn.boards[two[1]]) for turn in state.history)
        for two in combinations(range(state.seats), 2)
    }
    two, common = max(alike.items(), key=lambda each: each[1], default=((0, 1), 0))
    if not common:
        return ()
    possible = sum(len(turn.boards[two[0]]) for turn in state.history)
    told = text("title-most-alike", common=common, possible=possible)
    return (Title("most-alike", two, common / possible, told),)
