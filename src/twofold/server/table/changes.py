"""Changes: the entries of a table's log, all that happens at it besides the moves of its matches."""

from typing import Any, TypeAlias

from msgspec import Struct

from twofold.engine import Header, Seat, Title
from twofold.engine.challenge import Mark
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.people import Look, PersonId


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

    look: Look | None = None
    """How they would like to look; ``None`` where they did not say."""


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

    up: tuple[PersonId, ...] = ()
    """As when a match comes to its end."""


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match came to its end; its own log says so, too, and how."""

    winners: tuple[Seat, ...] | None = None
    """Unknown in logs from before tables kept a score sheet."""

    titles: tuple[Title, ...] = ()
    up: tuple[PersonId, ...] = ()
    """Who gets up for those who wait; nobody did in logs from before people took turns."""


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    seat: Seat | None
    """Who of the seated; ``None``: a spectator, to the spectators."""

    name: str
    text: str
    key: str
    """Whose line it is and its id, so that a line sent twice is said once."""

    person: int | None = None
    """Who of the room's people."""


class StandInTook(Struct, frozen=True, tag="stand_in_took"):
    """A bot plays for a player who stays away."""

    seat: Seat
    number: int = 0
    """The last update that the seat had before."""


# ---- The room and its people


class PersonCame(Struct, frozen=True, tag="person_came"):
    """Somebody came into the room.

    Under the id and name of a person who never connected it is the same person once more; under another name
    that person makes room.
    """

    person: int
    name: str
    look: Look
    token: str
    seat: Seat | None
    """Where they sat down; ``None``: they wait."""


class PersonChanged(Struct, frozen=True, tag="person_changed"):
    """Somebody took another name or look."""

    person: int
    name: str | None = None
    look: Look | None = None


class PersonLeft(Struct, frozen=True, tag="person_left"):
    """Somebody left the room for good, or was shown out; or the host sent a bot away."""

    person: int
    removed: bool = False
    barred: bool = False
    """Whether only a bot plays on with their cards in this match."""


class SeatsChanged(Struct, frozen=True, tag="seats_changed"):
    """Somebody took another seat, and whoever sat there took theirs."""

    person: int
    seat: Seat


class BotAdded(Struct, frozen=True, tag="bot_added"):
    """A character sat down."""

    person: int
    level: str
    character: str
    seat: Seat


class GamePicked(Struct, frozen=True, tag="game_picked"):
    """The host picked the game of the next match."""

    game: str
    options: dict[str, Any]
    left: tuple[str, ...] = ()
    """What the matches of the game before leave, should it be picked again."""


class Wished(Struct, frozen=True, tag="wished"):
    """Somebody would like to play this game next, or nothing in particular any more."""

    person: int
    game: str | None


class AgainSaid(Struct, frozen=True, tag="again_said"):
    """Somebody is in for the next match, or not."""

    person: int
    willing: bool


class ResultSeen(Struct, frozen=True, tag="result_seen"):
    """Somebody has left the last result behind."""

    person: int


class CountdownStopped(Struct, frozen=True, tag="countdown_stopped"):
    """The next match does not begin by itself, until somebody is in once more."""


class ChallengePlayed(Struct, frozen=True, tag="challenge_played"):
    """Somebody has played a challenge of today's deal, and shows the room how it went."""

    person: int
    day: str
    game: str
    marks: tuple[Mark, ...]


class PersonHeld(Struct, frozen=True, tag="person_held"):
    """The host wants to wait for somebody who is away."""

    person: int


class HostStoodIn(Struct, frozen=True, tag="host_stood_in"):
    """The host has been away for a while: this person is host until they are back."""

    person: int


class Arrived(Struct, frozen=True, tag="arrived"):
    """A device of this person is connected to a server."""

    person: int
    node: str


class Departed(Struct, frozen=True, tag="departed"):
    """No device of this person is connected to that server any longer."""

    person: int
    node: str


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
    | StandInTook
    | PersonCame
    | PersonChanged
    | PersonLeft
    | SeatsChanged
    | BotAdded
    | GamePicked
    | Wished
    | AgainSaid
    | ResultSeen
    | CountdownStopped
    | PersonHeld
    | HostStoodIn
    | ChallengePlayed
    | Arrived
    | Departed
)
