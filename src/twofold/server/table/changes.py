"""Changes: the entries of a table's log, all that happens at it besides the moves of its matches."""

from typing import Any, TypeAlias

from msgspec import Struct

from twofold.engine import Header, Seat
from twofold.server.protocol.http import PlannedSeat


class Opened(Struct, frozen=True, tag="opened"):
    """Somebody opened the table."""

    game: str
    options: dict[str, Any]
    seats: tuple[PlannedSeat, ...]
    public: bool
    spectators: bool
    stand_ins: bool
    code: str
    host: str
    """The digest of the host's token."""

    seed: str
    """The server seed of the first match, in hexadecimal: secret until that match is over."""

    memory: bool = False


class SeatTaken(Struct, frozen=True, tag="seat_taken"):
    """A person sat down."""

    seat: Seat
    name: str
    token: str
    """The digest of the seat's token; the token itself is nowhere."""


class SeatLeft(Struct, frozen=True, tag="seat_left"):
    """A person got up for good."""

    seat: Seat


class SeatPlanned(Struct, frozen=True, tag="seat_planned"):
    """The host opened or closed a seat, or gave it to a bot."""

    seat: Seat
    plan: PlannedSeat


class Renamed(Struct, frozen=True, tag="renamed"):
    """A player took another name."""

    seat: Seat
    name: str


class SeatOffered(Struct, frozen=True, tag="seat_offered"):
    """A player got a second token for the seat, to give it away: the last one that they got counts."""

    seat: Seat
    token: str


class SeatHandedOver(Struct, frozen=True, tag="seat_handed_over"):
    """Somebody came with that token: they play on, and the seat's old token is void."""

    seat: Seat
    token: str


class TableAltered(Struct, frozen=True, tag="table_altered"):
    """The host changed what is given."""

    options: dict[str, Any] | None = None
    public: bool | None = None
    spectators: bool | None = None
    stand_ins: bool | None = None
    host: Seat | None = None
    memory: bool | None = None
    legacy: tuple[str, ...] | None = None
    """What was brought for the next match."""


class EntropyMixed(Struct, frozen=True, tag="entropy_mixed"):
    """A seat added to the chance of the next match."""

    seat: Seat
    entropy: str


class MatchStarted(Struct, frozen=True, tag="match_started"):
    """A match began, with these seats in this order."""

    header: Header
    seats: tuple[Seat, ...]
    """The seats that play, as they were numbered before; the match numbers them anew."""

    fill: str | None
    """The level of the bots that took the open ones of them."""

    next_seed: str
    """The server seed of the match after this one."""


class MatchAbandoned(Struct, frozen=True, tag="match_abandoned"):
    """The host broke the match off."""


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match came to its end; its own log says so, too, and how."""


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    seat: Seat | None
    """Who of the seated; ``None``: a spectator, to the spectators."""

    name: str
    text: str
    key: str
    """Whose line it is and its id, so that a line sent twice is said once."""


class Came(Struct, frozen=True, tag="came"):
    """A device of this player is connected to a server."""

    seat: Seat
    node: str


class Went(Struct, frozen=True, tag="went"):
    """No device of this player is connected to that server any longer."""

    seat: Seat
    node: str


class StandInTook(Struct, frozen=True, tag="stand_in_took"):
    """A bot plays for a player who stays away."""

    seat: Seat


Change: TypeAlias = (
    Opened
    | SeatTaken
    | SeatLeft
    | SeatPlanned
    | Renamed
    | SeatOffered
    | SeatHandedOver
    | TableAltered
    | EntropyMixed
    | MatchStarted
    | MatchAbandoned
    | MatchEnded
    | Said
    | Came
    | Went
    | StandInTook
)
