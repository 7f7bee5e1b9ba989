"""What a match of Duet is remembered for: the steadiest hand."""

from collections.abc import Sequence

from twofold.engine import Events, Title
from twofold.games.duet.events import PerformanceFinished
from twofold.games.duet.state import State
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
