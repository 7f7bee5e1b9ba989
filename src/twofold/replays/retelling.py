"""A match as its viewers saw it, all of them retold while the log is folded once."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from twofold.engine import Audience, Match, Outcome, Seat, Title, Viewer


class Frame(Struct, frozen=True):
    """The table after one entry of the log, as one viewer saw it."""

    seq: int
    """0 for the table before the first entry."""

    at: int
    seat: Seat | None
    """Who acted; ``None`` at the start and when time ran out."""

    events: tuple[Any, ...]
    view: Any


class Replay(Struct, frozen=True):
    """A finished match from the first deal to the end."""

    match: str
    game: str
    names: tuple[str, ...]
    viewer: str
    steps: tuple[Frame, ...]
    outcome: Outcome | None
    created: str
    """When it began, as an ISO date and time; empty if the log does not say."""

    honours: tuple[Title, ...] = ()
    """A title for everybody; none for a match that was broken off."""


class Retelling:
    """Watches a match being folded, through several eyes at once.

    ``EVERYONE`` sees all from the first deal on: keep what it saw for matches that are over.
    """

    def __init__(self, eyes: Iterable[Viewer]) -> None:
        self._frames: dict[Viewer, list[Frame]] = {viewer: [] for viewer in eyes}

    def watch(self, match: Match) -> None:
        """See the table as it is now: before the first entry, and after each."""
        for viewer, frames in self._frames.items():
            frames.append(_frame(match, viewer))

    def frames(self, viewer: Viewer) -> tuple[Frame, ...]:
        """What this viewer saw."""
        return tuple(self._frames[viewer])

    def replay(self, match: Match, viewer: Viewer) -> Replay:
        """The watched match as this viewer saw it."""
        header = match.header
        return Replay(
            match=header.id,
            game=header.game,
            names=header.seats,
            viewer=viewer.value if isinstance(viewer, Audience) else str(viewer),
            steps=self.frames(viewer),
            outcome=match.outcome,
            created=header.created,
            honours=match.game.honours(match.state, match.events) if match.over else (),
        )

    def replays(self, match: Match) -> list[Replay]:
        """The watched match through all these eyes."""
        return [self.replay(match, viewer) for viewer in self._frames]


def eyes_on(seats: int) -> list[Viewer]:
    """Everybody through whose eyes a match of so many seats can be seen once it is over."""
    return [*range(seats), Audience.SPECTATOR, Audience.EVERYONE]


def _frame(match: Match, viewer: Viewer) -> Frame:
    happened = match.events[-1] if match.events else ()
    seen = tuple(told.event for told in happened if viewer is Audience.EVERYONE or told.reaches(viewer))
    seat = match.entries[-1].seat if match.entries else None
    return Frame(len(match.entries), match.now, seat, seen, match.game.look(match.state, viewer))
