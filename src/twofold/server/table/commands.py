"""Commands: what somebody at a table wants done. Each waits its turn, is decided, and written if granted."""

from collections import deque
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from twofold.engine import Refusal, Seat, Viewer
from twofold.server.protocol import errors as no
from twofold.server.protocol.ws import BetweenMatches
from twofold.server.table.effects import Write
from twofold.server.table.requests import Beginning, HttpCommand
from twofold.server.table.state import LogTail


class MoveCommand(Struct, frozen=True):
    """A player wants to do something in the match."""

    client: int
    id: str
    """The client's name for it."""

    own: str
    """Whose it is, and its id: one space for all that somebody sends."""

    key: str
    """The same as the match's log has it: what makes the move take effect once only."""

    viewer: Viewer
    action: Raw
    match: str | None
    """The match that it is meant for, if the client says so."""

    number: int
    """The update that it was decided on."""

    at: int
    """When it was done, in match time."""

    @property
    def content(self) -> bytes:
        """What its id stands for from now on."""
        return bytes(self.action)


class SayCommand(Struct, frozen=True):
    """A client wants to say something."""

    client: int
    id: str
    own: str
    """Whose it is, and its id: what makes the line be said once only."""

    key: str
    """What the match's log would have called it, were it a move."""

    seat: Seat | None
    name: str
    text: str
    person: int | None

    @property
    def content(self) -> bytes:
        """What its id stands for from now on."""
        return self.text.encode()


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


class TakeOver(Struct, frozen=True):
    """Somebody came with a token that a seat's player had given away."""

    token: str
    """Its digest."""


class CheckTime(Struct, frozen=True):
    """Time may have run out."""


class CheckPresence(Struct, frozen=True):
    """A person's first device may have come, or the last may have gone."""

    person: int


class PersonCommand(Struct, frozen=True):
    """Somebody in the room answers what everybody is asked between matches."""

    client: int
    person: int
    answer: BetweenMatches
    id: str | None = None
    """It has none, and is answered by the table's next version."""


class BeginByItself(Struct, frozen=True):
    """The countdown is over."""

    beginning: Beginning


class CheckHands(Struct, frozen=True):
    """Most hands may be up for another game."""


class CheckStandIn(Struct, frozen=True):
    """A player may have been away long enough."""

    seat: Seat


class CheckHost(Struct, frozen=True):
    """The host may have been away long enough."""


class CheckEnd(Struct, frozen=True):
    """The match may be over without the table's log saying so."""


Identified: TypeAlias = MoveCommand | SayCommand
"""What is answered under an id of the client's choosing."""

ClientCommand: TypeAlias = MoveCommand | SayCommand | MixCommand | PersonCommand
Occasion: TypeAlias = (
    TakeOver | BeginByItself | CheckHands | CheckPresence | CheckStandIn | CheckHost | CheckEnd
)
"""What the room has occasion to note by itself."""

OwnCommand: TypeAlias = BotCommand | CheckTime | Occasion
"""What no client waits for an answer to."""

Command: TypeAlias = ClientCommand | HttpCommand | OwnCommand


MOST_REFUSALS = 1_000


class Refusals:
    """The refusals that were given last: the same again is answered alike, whatever has changed since."""

    def __init__(self) -> None:
        self.given: dict[str, tuple[bytes, Refusal]] = {}
        """By whose it was and its id: what was refused, and why."""

    def remember(self, command: Command, refusal: Refusal) -> None:
        """This was refused, and stays so; an id that stands for something else says nothing new."""
        if not isinstance(command, Identified) or refusal is no.ID_USED:
            return
        self.given[command.own] = command.content, refusal
        if len(self.given) > MOST_REFUSALS:
            del self.given[next(iter(self.given))]

    def again(self, command: Identified) -> Refusal:
        """Why something is refused whose id was refused before."""
        content, refusal = self.given[command.own]
        return refusal if content == command.content else no.ID_USED


class CommandQueue:
    """The commands of a table in their order: one write is under way at a time."""

    def __init__(self) -> None:
        self.waiting: deque[Command] = deque()
        self.under_way: tuple[Command, Write] | None = None
        self.unsure = False
        """Whether a write may or may not have been stored."""

        self.tails: list[LogTail] = []
        """What was read from the logs while a write was under way: learned when its outcome is known."""

        self.doubtful: tuple[Command, Write] | None = None
        """What was under way when the store failed: whether it was stored turns out when the log is read."""

        self.failures = 0
        """How often the store has failed."""

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nothing is under way."""
        return not (self.waiting or self.under_way or self.unsure)

    @property
    def place_under_way(self) -> tuple[str, int] | None:
        """The log that is being written to from here, and the number there."""
        return self.under_way[1].place if self.under_way else None

    def decide_again(self) -> None:
        """Another server wrote first, which was read since: the command is the next to be decided."""
        assert self.under_way is not None
        self.waiting.appendleft(self.under_way[0])
        self.under_way = None
        self.tails.clear()

    def give_up(self) -> list[Command]:
        """What was under way may or may not have been stored; gives all that waited after it."""
        self.failures += 1
        self.unsure, self.doubtful, self.under_way = True, self.under_way, None
        commands = list(self.waiting)
        self.waiting.clear()
        self.tails.clear()
        return commands

    def sure_again(self) -> tuple[Command, Write] | None:
        """The log has been read; gives what was in doubt."""
        doubtful, self.doubtful, self.unsure = self.doubtful, None, False
        return doubtful
