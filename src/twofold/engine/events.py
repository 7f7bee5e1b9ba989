"""What a game tells: events and who may see them, what lies hidden, how a match ended."""

from typing import Any, TypeAlias

from msgspec import Struct

from twofold.engine.seats import Seat, Viewer
from twofold.texts import Text


class Told(Struct, frozen=True, gc=False):
    """An event and who may see it."""

    event: Any
    to: tuple[Seat, ...] | None = None
    """The seats that learn of it; ``None``: everybody, spectators included."""

    def reaches(self, viewer: Viewer) -> bool:
        """Whether this viewer may see the event."""
        return self.to is None or viewer in self.to


Events: TypeAlias = tuple[Told, ...]


class Hidden(Struct, frozen=True, tag="hidden"):
    """A place in a view where something lies that this viewer may not know."""

    count: int


class Outcome(Struct, frozen=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    """One a seat; partners share theirs."""

    reason: Text | str
    """Why it ended."""

    statistics: dict[str, Any] = {}
    """Figures of the game's own, for result pages."""


class Title(Struct, frozen=True):
    """Something that a match is remembered for, like its fastest word."""

    kind: str
    """The best of a kind is the evening's."""

    seats: tuple[Seat, ...]
    value: float
    text: Text
    """What it is for, with its figures and without names."""

    less_is_better: bool = False

    def beats(self, other: "Title") -> bool:
        """Whether this is better than what was the best of its kind."""
        return self.value < other.value if self.less_is_better else self.value > other.value
