"""Requests over HTTP: what people ask of a table, and what is looked at to grant it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from twofold.engine import Seat
from twofold.engine.challenge import Mark
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import ChangeTable, Phase, PlannedSeat, Rename, SitDown, StartMatch
from twofold.server.protocol.room import AddBot, ChangePerson, ComeIn, DecideAway, PickGame, TakePlace
from twofold.server.table.people import Person
from twofold.server.table.seating import Seating


class LeaveSeat(Struct, frozen=True):
    """Leave a seat for good."""


class HandOver(Struct, frozen=True):
    """Give the seat to somebody else by way of a new token."""


class Rematch(Struct, frozen=True):
    """Play again with the same seats."""


class Abandon(Struct, frozen=True):
    """Break the match off."""


class LeaveRoom(Struct, frozen=True):
    """Leave the room for good; or the host shows somebody out, or sends a bot away."""


class ShowChallenge(Struct, frozen=True):
    """Show the room how a challenge of today's deal went."""

    day: str
    game: str
    marks: tuple[Mark, ...]


class SeeTable(Struct, frozen=True):
    """See the table as it is."""


Request: TypeAlias = (
    SitDown
    | Rename
    | PlannedSeat
    | ChangeTable
    | StartMatch
    | LeaveSeat
    | HandOver
    | Rematch
    | Abandon
    | SeeTable
    | ComeIn
    | ChangePerson
    | LeaveRoom
    | TakePlace
    | AddBot
    | PickGame
    | DecideAway
    | ShowChallenge
)
"""What is asked: the body of the HTTP request, or what its address says where it has none."""


class Beginning(Struct, frozen=True):
    """What a match needs that nobody at the table decides."""

    created: str
    next_seed: str
    """The server seed of the match after it."""

    books: Mapping[str, tuple[str, ...]] = {}
    """By game: what the server leaves to every match."""


class HttpCommand(Struct, frozen=True):
    """A request over HTTP, with whoever makes it and what the server adds."""

    number: int
    request: Request
    token: str = ""
    """The digest of the token that came with it; empty if none did."""

    seat: Seat = 0
    """The seat that it is about, if it is about one …"""

    person: int = 0
    """… or the person."""

    new_token: str = ""
    """The digest of the token that somebody gets, where they get one."""

    beginning: Beginning | None = None
    """Where a match is to begin."""


class RequestContext(Struct, frozen=True):
    """What a request is decided by."""

    seating: Seating
    phase: Phase
    present: frozenset[Seat]
    vacant: frozenset[Seat]
    """The seats that no person has played for as long as the table waits for one."""

    token: str
    legacy: Callable[[], tuple[str, ...]] = tuple
    """Tells what the table leaves to its next match."""

    updates_of: Callable[[Seat], int] = lambda _: 0
    """How many updates of the match a seat has had."""

    live: frozenset[str] = frozenset()
    """The servers that are up."""

    @property
    def is_host(self) -> bool:
        """Whether the host asks."""
        return bool(self.token) and self.token == self.seating.host

    @property
    def acts_as_host(self) -> bool:
        """Whether the host asks, or the deputy who acts for them."""
        return self.seating.acts_as_host(self.token)

    def require_host(self) -> None:
        """Turn down everybody but the host: to hand the room on, and for who is let in and shown out."""
        self.require_token()
        if not self.is_host:
            raise TurnedDown(no.HOST_ONLY, 403)

    def require_host_or_deputy(self) -> None:
        """Turn down everybody but the host and who acts for them."""
        self.require_token()
        if not self.acts_as_host:
            raise TurnedDown(no.HOST_ONLY, 403)

    def require_token(self) -> None:
        """Turn down whoever has no place at the table."""
        if not self.seating.knows(self.token):
            raise TurnedDown(no.WRONG_TOKEN, 401)

    def require_seat(self, seat: Seat) -> None:
        """Turn down whoever does not sit there."""
        self.require_token()
        if self.seating.seat_of(self.token) != seat:
            raise TurnedDown(no.NOT_YOUR_SEAT, 403)

    def require_rest(self) -> None:
        """Turn down what cannot be done while a match is played."""
        if self.phase == "playing":
            raise TurnedDown(no.NOT_WHILE_PLAYING)

    def require_person(self, number: int) -> Person:
        """Who this is about, if it is whoever asks, or the host or the deputy does."""
        self.require_token()
        person = self.seating.person(number)
        if person is None:
            raise TurnedDown(no.NO_SUCH_PERSON, 404)
        if person.token != self.token and not self.acts_as_host:
            raise TurnedDown(no.NOT_YOU, 403)
        return person
