"""What a match of Dualis is remembered for: the boldest bid that came out exactly."""

from collections.abc import Sequence

from twofold.engine import Events, Title
from twofold.games.dualis.state import State, sides
from twofold.games.dualis.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The most coins of a side in a round that won exactly as many tricks."""
    count = sides(state.options, state.seats)
    exact = [
        (bid, side)
        for result in state.results
        for side, bid in enumerate(result.coins)
        if bid and bid == result.tricks[side]
    ]
    if not exact:
        return ()
    bid, side = max(exact, key=lambda each: each[0])
    told = text("title-exact-bid", bid=bid)
    return (Title("exact-bid", tuple(range(side, state.seats, count)), bid, told),)
