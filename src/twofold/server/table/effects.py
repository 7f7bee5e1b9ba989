"""Effects: what a room wants done. It does nothing itself."""

from typing import Any, TypeAlias

from msgspec import Struct

from twofold.server.protocol.bots import Question
from twofold.server.protocol.http import Listing
from twofold.server.protocol.ws import CloseCode, Lingering, Reaction
from twofold.server.table.changes import Change
from twofold.server.table.match import NotedStep, StoredMatch


class Send(Struct, frozen=True, gc=False):
    """Send this JSON to a client."""

    client: int
    text: bytes


class Close(Struct, frozen=True, gc=False):
    """Close the connection of a client."""

    client: int
    code: CloseCode
    reason: str


class WriteChange(Struct, frozen=True):
    """Append a change to the log of the table."""

    table: str
    seq: int
    change: Change
    key: str | None = None
    """Whose chat line it is and its id."""

    relist: bool = False
    """Whether the list of public tables changes with it …"""

    listing: Listing | None = None
    """… and how the table appears there then; ``None`` if it does not."""

    @property
    def place(self) -> tuple[str, int]:
        """The log that it is for, and its number there."""
        return self.table, self.seq


class WriteStep(Struct, frozen=True):
    """Append an entry to the log of a match."""

    table: str
    match: str
    step: NotedStep

    @property
    def place(self) -> tuple[str, int]:
        """The log that it is for, and its number there."""
        return self.match, self.step.entry.seq


class SaveClock(Struct, frozen=True):
    """Remember how late it is in a match, in case the server dies."""

    match: str
    at: int


class Answer(Struct, frozen=True):
    """The answer to a request."""

    request: int
    result: Any
    """The table, or why the request was turned down."""


class Recall(Struct, frozen=True):
    """Read the logs of former matches, because bots may know people from them."""

    number: int
    """Counted by the table: what was read for an earlier one is void."""

    former: tuple[str, ...]


class Bequeath(Struct, frozen=True):
    """A match is over: what it decided itself may go into the server's book."""

    game: str
    lines: tuple[str, ...]


class LetGo(Struct, frozen=True):
    """A match is no longer needed; it may be long."""

    match: StoredMatch


class CountedDown(Struct, frozen=True):
    """The countdown to the next match is over: it needs a date and a seed."""


class Spread(Struct, frozen=True):
    """Tell the other servers what somebody thinks of it, or that they want to talk."""

    table: str
    told: Reaction | Lingering


class Reread(Struct, frozen=True):
    """Read the logs of this table again: it is not certain how far they go."""

    table: str


Write: TypeAlias = WriteChange | WriteStep
RarerEffect: TypeAlias = (
    Close | SaveClock | Answer | Question | Recall | Reread | Bequeath | LetGo | CountedDown | Spread
)
"""What no ordinary move asks for."""

Effect: TypeAlias = Send | Write | RarerEffect
