"""The protocol between the server and the processes in which bots think: one JSON a line, either way."""

from msgspec import Raw, Struct

from twofold.engine import Seat


class FormerMatch(Struct, frozen=True):
    """A match that was played before, for bots that get to know people."""

    view: Raw
    """What spectators saw when it was over."""

    seats: dict[Seat, Seat]
    """Of the people who play again: where they sat then, and where they sit now."""


class Question(Struct, frozen=True):
    """What a bot is asked: exactly what its seat may know."""

    number: int
    """Counted by the table that asks."""

    game: str
    match: str
    seat: Seat
    level: str
    view: Raw
    choices: Raw
    """Empty for a bot that merely looks on."""

    now: int
    waited_for: bool
    former: tuple[FormerMatch, ...] = ()
    """The oldest first; only a bot that starts afresh looks at them."""

    recollection: int = 0
    """Counted by the table: with another one, other matches may be known, and the bot starts afresh."""

    seconds: float = 0.0
    """How long it may think; whoever runs the processes says so."""

    for_people: bool = True
    """Whether a person plays at the table; others are only watched, and wait for those."""

    people: tuple[Seat, ...] = ()
    """The seats that no bot plays."""


class Thought(Struct, frozen=True):
    """What a bot means to do."""

    number: int
    action: Raw = Raw(b"null")
    """``null``: nothing for now."""

    after: int = 0
    seconds: float = 0.0
    """How long it thought."""
