"""A client: one connection at a table. Who looks through it, how far away it is, how much it says."""

from collections.abc import Iterable
from typing import assert_never

from twofold.engine import Audience, Refusal, Seat, Viewer
from twofold.server.protocol import errors as no
from twofold.server.protocol.text import sanitized
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import (
    PROTOCOL,
    Act,
    Again,
    BetweenMatches,
    CloseCode,
    Hello,
    Mix,
    Say,
    Seen,
    StopCountdown,
    Wish,
)
from twofold.server.table.commands import (
    ClientCommand,
    MixCommand,
    MoveCommand,
    PersonCommand,
    SayCommand,
)
from twofold.server.table.seating import Seating
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import TableState

PONG_MEMORY = 4
"""So many round trips are remembered; the shortest is the lag."""

MOST_CREDIT_MS = 300
"""However far away somebody is, no more lag than this is made up for."""

MOST_PINGS_UNANSWERED = 3
SENDER_LENGTH = 16
"""So much of a token's digest tells senders apart."""

MOST_STRIKES = 100
"""So many refusals for haste or gibberish, and the connection is closed."""


class RateLimit:
    """So many messages at once, and so many a second in the long run."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = burst
        self._per_ms = per_second / 1000
        self._left = float(burst)
        self._at = 0

    def allows(self, now: int, count: int = 1) -> bool:
        """Whether so many more are all right now."""
        self._left = min(self._burst, self._left + max(0, now - self._at) * self._per_ms)
        self._at = now
        return self._left >= count

    def spend(self, now: int, count: int = 1) -> bool:
        """Whether so many more are all right now; counts them if so."""
        allowed = self.allows(now, count)
        if allowed:
            self._left -= count
        return allowed


class Client:
    """Somebody who is connected to the table."""

    def __init__(self, number: int, token: str, viewer: Viewer, name: str, moves_per_second: float) -> None:
        self.number = number
        self.token = token
        """The digest of the token; empty for spectators without one."""

        self.viewer = viewer
        self.person: int | None = None
        """Who in the room this is; nobody: a spectator or a screen."""

        self.blind = False
        """Whether it is not shown the match: who waits at a table that is not to be watched."""

        self.name = name
        self.sender = token[:SENDER_LENGTH]
        """Who this is whenever and wherever they connect, as far as that can be known."""

        self.moves = RateLimit(int(moves_per_second * 2), moves_per_second)
        self.lines = RateLimit(8, 1)
        self.strikes = 0
        self._pinged: dict[int, int] = {}
        self._round_trips: list[int] = []

    @property
    def seated(self) -> bool:
        """Whether this is a player."""
        return not isinstance(self.viewer, Audience)

    @property
    def spectating(self) -> bool:
        """Whether this is somebody who only looks on."""
        return isinstance(self.viewer, Audience)

    @property
    def rtt(self) -> int | None:
        """The shortest of the last round trips, in milliseconds."""
        return min(self._round_trips, default=None)

    @property
    def credit(self) -> int:
        """How long ago, at most, something that arrives now can have been done."""
        return min(self.rtt or 0, MOST_CREDIT_MS)

    def pinged(self, number: int, now: int) -> bool:
        """A ping goes out; false if too many were not answered."""
        self._pinged[number] = now
        return len(self._pinged) <= MOST_PINGS_UNANSWERED

    def ponged(self, number: int, now: int) -> None:
        """A pong came in; those that were never asked for are ignored."""
        sent = self._pinged.get(number)
        if sent is not None:
            self._pinged = {other: at for other, at in self._pinged.items() if other > number}
            self._round_trips = [*self._round_trips[1 - PONG_MEMORY :], now - sent]

    def command(
        self, message: Act | Say | Mix | BetweenMatches, state: TableState, arrived: int, now: int
    ) -> ClientCommand | Refusal | None:
        """What is wanted with a message; a refusal if it is too much at once, nothing if it asks nothing."""
        if isinstance(message, Act):
            return self._move(message, state, arrived) if self.moves.spend(now) else no.TOO_MANY
        command = self._said(message, state)
        return no.TOO_MANY if command and not self.lines.spend(now) else command

    def _said(self, message: Say | Mix | BetweenMatches, state: TableState) -> ClientCommand | None:
        seat = self.viewer if isinstance(self.viewer, int) else None
        match message:
            case Say(id=name, text=text):
                own, key = f"{self.sender}:{name}", self._key(name, state)
                return SayCommand(self.number, name, own, key, seat, self.name, text, self.person)
            case Mix(entropy=entropy, commitment=seen):
                return None if seat is None else MixCommand(self.number, seat, entropy, seen)
            case Wish() | Again() | Seen() | StopCountdown():
                return None if self.person is None else PersonCommand(self.number, self.person, message)
            case _:
                assert_never(message)

    def _move(self, act: Act, state: TableState, arrived: int) -> MoveCommand:
        play, number = state.play, act.number
        if number is None:
            number = play.counts[play.places.get(self.viewer, play.players)] if play else 0
        return MoveCommand(
            self.number,
            act.id,
            f"{self.sender}:{act.id}",
            self._key(act.id, state),
            self.viewer,
            act.action,
            act.match,
            number,
            self.claimed_time(act.at, arrived),
        )

    def _key(self, name: str, state: TableState) -> str:
        """What a move is called in the match's log: by its seat, and by who sits there if others did."""
        first = not isinstance(self.viewer, int) or self._was_dealt_in(self.viewer, state)
        return f"{self.viewer}:{name}" if first else f"{self.viewer}.{self.sender}:{name}"

    def _was_dealt_in(self, seat: Seat, state: TableState) -> bool:
        """Whether nobody else was dealt in at this seat."""
        return seat >= len(state.dealt) or state.dealt[seat] == self.token

    def claimed_time(self, claimed: int | None, arrived: int) -> int:
        """When something was done: as the client says, within the lag that the server measured."""
        return arrived if claimed is None else min(arrived, max(claimed, arrived - self.credit))

    def strike(self) -> bool:
        """One more thing that should not be; false when it is enough."""
        self.strikes += 1
        return self.strikes <= MOST_STRIKES


def new_client(number: int, hello: Hello, seating: Seating, settings: RoomSettings) -> Client:
    """Somebody who says hello, before it is known whether they are let in."""
    client = Client(number, digest(hello.token), Audience.SPECTATOR, "", settings.moves_per_second)
    take_place(client, seating)
    client.name = name_of(client, hello, seating)
    guest = digest(hello.guest)[:SENDER_LENGTH] if hello.guest else f"{settings.node}-{number}"
    client.sender = client.sender or guest  # whoever knows the same secret, or else this connection alone
    return client


def has_seen_more(hello: Hello, state: TableState) -> bool:
    """Whether somebody has heard things from another server that this one does not know yet."""
    play, seat = state.play, state.seating.seat_of(digest(hello.token))
    known = play.counts[play.place_of(Audience.SPECTATOR if seat is None else seat)] if play else 0
    another = hello.match is not None and hello.match != state.match
    return another or hello.number > known or hello.lines > state.chat.count


def entry_refusal(client: Client, hello: Hello, seating: Seating) -> tuple[CloseCode, str] | None:
    """Why somebody is not let in."""
    if hello.protocol != PROTOCOL:
        return CloseCode.OLD_PROTOCOL, f"This table speaks version {PROTOCOL}: reload the page."
    if not client.token:
        return None if seating.spectators else (CloseCode.NO_SPECTATORS, no.NO_SPECTATORS.sentence())
    known = seating.knows(client.token)
    return None if known else (CloseCode.WRONG_TOKEN, no.WRONG_TOKEN.sentence())


def take_place(client: Client, seating: Seating) -> None:
    """A client looks from where its person sits; who has no seat looks on."""
    person, seat = seating.person_of(client.token), seating.seat_of(client.token)
    client.viewer = Audience.SPECTATOR if seat is None else seat
    client.person = person.id if person else None
    client.blind = seat is None and not seating.spectators and client.token != seating.host
    client.name = person.name if person else client.name


def name_of(client: Client, hello: Hello, seating: Seating) -> str:
    """What somebody is called in the chat."""
    if person := seating.person_of(client.token):
        return person.name
    return sanitized(hello.name or "") or "A spectator"


def reseated(clients: Iterable[Client], seating: Seating) -> tuple[list[Client], list[Client]]:
    """Seats may have been renumbered, freed or handed over.

    Gives those who have none any longer, and those who have another number.
    """
    leaving, moved = [], []
    for client in clients:
        before = client.viewer, client.person
        if client.person is not None and not seating.knows(client.token):
            leaving.append(client)
            continue
        take_place(client, seating)
        if (client.viewer, client.person) != before:
            moved.append(client)
    return leaving, moved


def unwanted(clients: Iterable[Client], seating: Seating) -> list[Client]:
    """Those who look on at a table that is not to be watched; its people may, and its host."""
    return [client for client in clients if client.person is None and client.token != seating.host]
