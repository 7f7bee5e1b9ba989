"""Commands: what somebody at a table wants done. Each waits its turn, is decided, and written if granted."""

from collections import deque
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from twofold.engine import Seat, Viewer
from twofold.server.table.effects import Write
from twofold.server.table.requests import HttpCommand


class MoveCommand(Struct, frozen=True):
    """A player wants to do something in the match."""

    client: int
    id: str
    """The client's name for it."""

    key: str
    """What makes the move take effect once only: whose it is, and its id."""

    viewer: Viewer
    action: Raw
    match: str | None
    """The match that it is meant for, if the client says so."""

    at: int
    """When it was done, in match time."""


class SayCommand(Struct, frozen=True):
    """A client wants to say something."""

    client: int
    id: str
    key: str
    """What makes the line be said once only."""

    seat: Seat | None
    name: str
    text: str


class MixCommand(Struct, frozen=True):
    """A player wants to add entropy."""

    client: int
    seat: Seat
    entropy: str
    commitment: str | None = None
    """The one that the player had seen."""

    id: str | None = None
    """It has none, and is answered by the table's next version."""


class BotCommand(Struct, frozen=True):
    """A bot, or a stand-in, wants to do something."""

    match: str
    seq: int
    """The entry after which it decided: later the decision is void."""

    seat: Seat
    action: Any


class CheckTime(Struct, frozen=True):
    """Time may have run out."""


class CheckPresence(Struct, frozen=True):
    """A player's first device may have come, or the last may have gone."""

    seat: Seat


class CheckStandIn(Struct, frozen=True):
    """A player may have been away long enough."""

    seat: Seat


class CheckEnd(Struct, frozen=True):
    """The match may be over without the table's log saying so."""


ClientCommand: TypeAlias = MoveCommand | SayCommand | MixCommand
Command: TypeAlias = (
    ClientCommand | HttpCommand | BotCommand | CheckTime | CheckPresence | CheckStandIn | CheckEnd
)


class CommandQueue:
    """The commands of a table in their order: one write is under way at a time."""

    def __init__(self) -> None:
        self.waiting: deque[Command] = deque()
        self.under_way: tuple[Command, Write] | None = None
        self.unsure = False
        """Whether a write may or may not have been stored."""

        self.tail_waits = False
        """Whether the logs were said to go further while a write was under way."""

        self.doubtful: tuple[Command, Write] | None = None
        """What was under way when the store failed: whether it was stored turns out when the log is read."""

        self.failures = 0
        """How often the store has failed."""

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nothing is under way."""
        return not (self.waiting or self.under_way or self.unsure)

    def decide_again(self) -> None:
        """Another server wrote first: the command is the next to be decided."""
        assert self.under_way is not None
        self.waiting.appendleft(self.under_way[0])
        self.under_way = None

    def give_up(self) -> list[Command]:
        """What was under way may or may not have been stored; gives all that waited after it."""
        self.failures += 1
        self.unsure, self.doubtful, self.under_way = True, self.under_way, None
        commands = list(self.waiting)
        self.waiting.clear()
        return commands

    def sure_again(self) -> tuple[Command, Write] | None:
        """The log has been read; gives what was in doubt."""
        doubtful, self.doubtful, self.unsure = self.doubtful, None, False
        return doubtful
