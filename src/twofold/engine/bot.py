"""The contract of a bot: what it is told, and what it answers."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from twofold.engine.seats import Seat


class Moment(Struct, frozen=True):
    """Who is asked, and when."""

    seat: Seat
    """The bot's own."""

    now: int = 0
    """Match time in milliseconds."""

    seconds: float = 1.0
    """How long it may think, on one core."""

    waited_for: bool = True
    """Whether the table waits for it, or merely lets it speak up out of turn."""

    people: frozenset[Seat] | None = None
    """Where people sit, whose time is dear; ``None`` where bots are among themselves and nobody waits."""


class Decision(Struct, frozen=True):
    """What a bot means to do, if nothing changes until then."""

    action: Any
    after: int = 0
    """How many milliseconds from the moment it was asked."""


class Bot(Protocol):
    """A player that sees a view and its choices, never a state.

    It is asked again whenever its view has changed, and what it meant to do before is then void. ``None``
    means: nothing for now. A bot may remember what it saw, but must play on sensibly when it starts afresh.
    """

    def decide(self, view: Any, choices: Sequence[Any], moment: Moment, rng: Random) -> Decision | None: ...


@runtime_checkable
class Watcher(Protocol):
    """A bot that also looks on while it has nothing to do, because what it sees may not be shown again."""

    def watch(self, view: Any) -> None:
        """Called with every new view of its seat, before the bot is asked to decide on it."""
        ...


@runtime_checkable
class Rememberer(Protocol):
    """A bot that also gets to know people from the matches it played with them before."""

    def remember(self, view: Any, seats: Mapping[Seat, Seat]) -> None:
        """Called before its first decision, once for each former match, the oldest first.

        The view is what a spectator saw when that match was over; ``seats`` tells where the people who play
        again sat then, and where they sit now.
        """
        ...


BotMaker: TypeAlias = Callable[[], Bot]
"""Makes a fresh bot for one seat of one match."""
