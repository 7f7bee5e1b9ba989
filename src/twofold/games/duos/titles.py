"""What a match of DUOS is remembered for: who thought most alike, and something of everybody."""

from collections.abc import Sequence
from itertools import combinations

from twofold.engine import Events, Seat, Title, for_each, most, one_each
from twofold.games.duos.events import NarratorScored
from twofold.games.duos.state import State, TurnResult, in_common
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


def for_everybody(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:
    """Who thought most alike, told it best, saw what nobody saw; or how many pairs somebody shared."""
    seats = range(state.seats)
    told_well = [
        sum(
            told.event.points
            for events in happened
            for told in events
            if isinstance(told.event, NarratorScored) and told.event.seat == seat
        )
        for seat in seats
    ]
    own = [sum(_seen_alone(turn, seat) for turn in state.history) for seat in seats]
    chosen = [sum(len(turn.boards[seat]) for turn in state.history) for seat in seats]
    shared = [marked - alone for marked, alone in zip(chosen, own, strict=True)]
    return one_each(
        [
            *earned(state, happened),
            *most("best-narrator", told_well, lambda points: text("title-best-narrator", points=points)),
            *most("most-original", own, lambda count: text("title-most-original", count=count)),
            *for_each("shared", shared, lambda count: text("title-shared", count=count)),
        ]
    )


def _seen_alone(turn: TurnResult, seat: Seat) -> int:
    """How many pairs of this board are on no other."""
    others = {pair for other, board in enumerate(turn.boards) if other != seat for pair in board}
    return sum(pair not in others for pair in turn.boards[seat])
