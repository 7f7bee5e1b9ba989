"""What somebody at a table wants to happen; it waits its turn, is decided, and is written down if granted."""

from collections import deque
from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct

from twofold.engine import Refusal, Seat, Viewer
from twofold.server.protocol import errors as no
from twofold.server.protocol.ws import Act, ClientMessage, Mix, Say
from twofold.server.table.client import Client
from twofold.server.table.effects import Write
from twofold.server.table.match import Play
from twofold.server.table.requests import HttpCommand
from twofold.server.table.text import line_refusal, sanitized


class MoveCommand(Struct, frozen=True):
    """A player wants to do something in the match."""

    client: int
    viewer: Viewer
    act: Act
    at: int
    """When it was done, in match time."""

    @property
    def id(self) -> str:
        """The client's name for it."""
        return self.act.id

    @property
    def key(self) -> str:
        """What makes the move take effect once only."""
        return f"{self.viewer}:{self.act.id}"


class SayCommand(Struct, frozen=True):
    """A client wants to say something."""

    client: int
    seat: Seat | None
    name: str
    say: Say

    @property
    def id(self) -> str:
        """The client's name for it."""
        return self.say.id

    @property
    def key(self) -> str:
        """What makes the line be said once only."""
        return f"{'s' if self.seat is None else self.seat}:{self.say.id}"


class MixCommand(Struct, frozen=True):
    """A player wants to add entropy."""

    client: int
    seat: Seat
    entropy: str
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


class RequestCommand(Struct, frozen=True):
    """Somebody asks for something over HTTP."""

    request_command: HttpCommand


Command: TypeAlias = (
    MoveCommand
    | SayCommand
    | MixCommand
    | BotCommand
    | CheckTime
    | CheckPresence
    | CheckStandIn
    | CheckEnd
    | RequestCommand
)


def move_refusal(play: Play | None, abandoned: bool, command: MoveCommand) -> Refusal | None:
    """Why a move is not even looked at."""
    if play is None or abandoned:
        return no.NOTHING_PLAYED
    if command.act.match is not None and command.act.match != play.header.id:
        return no.ANOTHER_MATCH
    return None if command.viewer in play.seats else no.SPECTATORS_ONLY_LOOK


def say_refusal(play: Play | None, command: SayCommand) -> Refusal | None:
    """Why something may not be said: partners keep quiet when the game asks for it (DUALIS-13, DUOS-8)."""
    if refusal := line_refusal(sanitized(command.say.text)):
        return refusal
    return play.quiet if play and not play.result and command.seat is not None else None


def claimed_time(client: Client, claimed: int | None, arrived: int) -> int:
    """When something was done: as the client says, within the lag that the server measured."""
    return arrived if claimed is None else min(arrived, max(claimed, arrived - client.credit))


def command_of(
    client: Client, message: ClientMessage, arrived: int
) -> MoveCommand | SayCommand | MixCommand | None:
    """What a client wants with a message; nothing if it is none to act upon."""
    seat = client.viewer if isinstance(client.viewer, int) else None
    match message:
        case Act():
            at = claimed_time(client, message.at, arrived)
            return MoveCommand(client.number, client.viewer, message, at)
        case Say():
            return SayCommand(client.number, seat, client.name, message)
        case Mix() if seat is not None:
            return MixCommand(client.number, seat, message.entropy)
    return None


class CommandQueue:
    """What is wished for, what is being written, and whether it is known how far the logs go."""

    def __init__(self) -> None:
        self.under_way: tuple[Command, Write] | None = None
        self.unsure = False
        """Whether a write may or may not have been stored."""

        self.news_waits = False
        """Whether something new was heard of while a write was under way."""

        self.doubtful: tuple[Command, Write] | None = None
        """What was under way when the store failed: whether it was stored turns out when the log is read."""

        self.failures = 0
        """How often the store has failed."""

        self._inbox: deque[Command] = deque()

    def add(self, command: Command) -> None:
        """One more command."""
        self._inbox.append(command)

    def extend(self, commands: Iterable[Command]) -> None:
        """Some more commands."""
        self._inbox.extend(commands)

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nothing is under way."""
        return not (self._inbox or self.under_way or self.unsure)

    def next(self) -> Command | None:
        """The next command to be decided; none while a write is under way."""
        may_go_on = self._inbox and self.under_way is None and not self.unsure
        return self._inbox.popleft() if may_go_on else None

    def written(self) -> tuple[Command, Write]:
        """What was under way is stored."""
        assert self.under_way is not None
        done, self.under_way = self.under_way, None
        return done

    def decide_again(self) -> None:
        """Another server wrote first: the command is the next to be decided."""
        command, _ = self.written()
        self._inbox.appendleft(command)

    def give_up(self) -> list[Command]:
        """What was under way may or may not have been stored; gives all that waited after it."""
        self.failures += 1
        self.unsure, self.doubtful, self.under_way = True, self.under_way, None
        commands = list(self._inbox)
        self._inbox.clear()
        return commands

    def sure_again(self) -> tuple[Command, Write] | None:
        """The log has been read; gives what was in doubt."""
        doubtful, self.doubtful, self.unsure = self.doubtful, None, False
        return doubtful
