"""What a match of Duet is remembered for: the steadiest hand, and something of everybody."""

from collections.abc import Sequence

from twofold.engine import Events, Title, for_each, most, one_each
from twofold.games.duet.beat import MISSES
from twofold.games.duet.events import CardFlipped, PerformanceFinished
from twofold.games.duet.state import RoundResult, State
from twofold.games.duet.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The performance that was nearest to the beat all in all."""
    finished = [
        told.event for events in happened for told in events if isinstance(told.event, PerformanceFinished)
    ]
    steadiest = min(finished, key=lambda event: event.rating.mean, default=None)
    if steadiest is None:
        return ()
    told = text("title-steadiest-hand", milliseconds=round(steadiest.rating.mean))
    return (Title("steadiest-hand", (steadiest.seat,), steadiest.rating.mean, told, less_is_better=True),)


def for_everybody(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:
    """The steadiest hand, the best memory, the most songs; or how often somebody was in time."""
    facts = [told.event for events in happened for told in events]
    songs = [
        sum(isinstance(fact, PerformanceFinished) and fact.seat == seat for fact in facts) for seat in (0, 1)
    ]
    in_time = [
        sum(
            isinstance(fact, CardFlipped) and fact.seat == seat and fact.judgement not in MISSES
            for fact in facts
        )
        for seat in (0, 1)
    ]
    known = [sum(_remembered(result, seat) for result in state.results) for seat in (0, 1)]
    return one_each(
        [
            *earned(state, happened),
            *most("best-memory", known, lambda count: text("title-best-memory", count=count)),
            *most("most-songs", songs, lambda count: text("title-most-songs", count=count)),
            *for_each("in-time", in_time, lambda count: text("title-in-time", count=count)),
        ]
    )


def _remembered(result: RoundResult, seat: int) -> bool:
    """Whether this player laid the other's song card by card."""
    called, answered = result.rows[result.caller], result.rows[1 - result.caller]
    return result.caller != seat and bool(called) and called == answered
