"""What a match of UNO Duo is remembered for: the biggest stack that somebody threw."""

from collections.abc import Iterator, Sequence

from twofold.engine import Events, Seat, Title
from twofold.games.uno_duo.events import CardPlayed, CardsDrawn, RunEnded
from twofold.games.uno_duo.state import State
from twofold.games.uno_duo.texts import text


def earned(state: State, happened: Sequence[Events]) -> tuple[Title, ...]:  # noqa: ARG001
    """The most cards that one play made the other draw."""
    thrown = [throw for events in happened for throw in _thrown(events)]
    if not thrown:
        return ()
    count, seat = max(thrown, key=lambda throw: throw[0])
    return (Title("biggest-stack", (seat,), count, text("title-biggest-stack", count=count)),)


def _thrown(events: Events) -> Iterator[tuple[int, Seat]]:
    """How many cards somebody had to draw for what the other played, and who played it."""
    played = {told.event.seat for told in events if isinstance(told.event, CardPlayed | RunEnded)}
    for told in events:
        if isinstance(told.event, CardsDrawn) and told.event.count and played == {1 - told.event.seat}:
            yield told.event.count, 1 - told.event.seat
