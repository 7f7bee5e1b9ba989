"""The messages of a WebSocket, both ways.

Views, choices and events belong to the games: they travel as the JSON of the game's own structs, typed in the
published schema as ``<Game>View``, ``<Game>Action`` and ``<Game>Event``. All times are milliseconds of match
time, the clock that the log keeps.
"""

from enum import IntEnum
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import DecodeError, Meta, Raw, Struct

from twofold.engine import Outcome, Refusal, Seat
from twofold.server.protocol.http import Entropy, MoveId, Name, Table, Token
from twofold.server.protocol.people import Emote, PersonId
from twofold.texts import Text

PROTOCOL = 1
"""Raised when a client written for the old messages would go wrong with the new ones."""

UNREADABLE = (DecodeError, UnicodeDecodeError, RecursionError)
"""What is raised by text that is no JSON, says something else than it should, or is nested too deep."""

MATCHES_KNOWN = 5
"""By so many of their former matches bots know people, where they may."""

# ---- WebSocket: from the client


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a connection."""

    protocol: int
    token: Token | None = None
    """The seat's token; without one you are a spectator."""

    name: Name | None = None
    """A spectator's name in the chat."""

    guest: Token | None = None
    """A secret of a spectator's own choosing, so that a line sent again after a break is said once."""

    match: str | None = None
    """The match that you saw last …"""

    number: int = 0
    """… the number of the last update of it that you saw …"""

    lines: int = 0
    """… and the number of the last chat line."""


class Act(Struct, frozen=True, tag="act"):
    """Do something in the match. Send it again with the same id until it is answered."""

    id: MoveId
    action: Raw
    match: str | None = None
    """The match that it is meant for; a move that arrives after a rematch is then turned down."""

    number: Annotated[int, Meta(ge=0)] | None = None
    """The last update that the player had seen on deciding: a move from before the present turn is turned
    down. Without it the move was decided on whatever this connection had been sent when it arrived."""

    at: int | None = None
    """When the player acted, as the client's synchronised clock has it: believed within the lag that the
    server itself measured."""


class Say(Struct, frozen=True, tag="say"):
    """Say something to the table; spectators to the spectators."""

    id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mix(Struct, frozen=True, tag="mix"):
    """Add entropy of your own to the shuffles of the next match. The first that a seat adds counts."""

    entropy: Entropy
    commitment: str | None = None
    """The commitment that you had seen; if the table has another by now, nothing is added."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping, at once."""

    n: int


class Wish(Struct, frozen=True, tag="wish"):
    """A show of hands between matches: the game that you would like to play; ``null`` takes it back."""

    game: Annotated[str, Meta(max_length=40)] | None


class Again(Struct, frozen=True, tag="again", rename={"willing": "in"}):
    """Whether you are in for the next match. Once most are, a countdown runs; nobody's alone deals."""

    willing: bool


class Seen(Struct, frozen=True, tag="seen"):
    """You have left the last result behind."""


class StopCountdown(Struct, frozen=True, tag="stop_countdown"):
    """The next match is not to begin by itself; anybody seated may say so."""


class PlayedSeat(Struct, frozen=True):
    """Where somebody sat in a match that is over."""

    match: Annotated[str, Meta(max_length=64)]
    seat: Annotated[Seat, Meta(ge=0)]


class Know(Struct, frozen=True, tag="know"):
    """The matches by which bots may know how you think, the oldest first; none: they may not, or no longer.

    Nobody else is told, and it is stored nowhere: say it anew with every connection.
    """

    matches: Annotated[tuple[PlayedSeat, ...], Meta(max_length=MATCHES_KNOWN)]


class React(Struct, frozen=True, tag="react"):
    """Show what you think of it. More than three in five seconds are dropped without a word."""

    emote: Emote


class Linger(Struct, frozen=True, tag="linger"):
    """The end of a round is to stay on every device until its people go on; anybody who plays may say so."""


BetweenMatches: TypeAlias = Wish | Again | Seen | StopCountdown
"""What people answer to what everybody is asked between matches."""

ClientMessage: TypeAlias = Hello | Act | Say | Mix | Pong | BetweenMatches | Know | React | Linger

# ---- WebSocket: from the server


class Line(Struct, frozen=True, tag="line"):
    """A line of chat."""

    number: int
    """1, 2, 3 … in this chat."""

    chat: Literal["table", "spectators"]
    name: str
    seat: Seat | None
    text: str
    person: PersonId | None = None
    """Who said it, of the people in the room."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello; an update follows if there is a match to see. Again when seats are renumbered."""

    protocol: int
    you: Seat | None
    """Your seat."""

    host: bool
    table: Table
    lines: tuple[Line, ...]
    """The chat lines that you have not seen."""

    person: PersonId | None = None
    """Who you are in the room; ``None``: a spectator or a screen."""

    missed: tuple[int, int] | None = None
    """The first and the last of your updates that came while a bot played for you, if one did until now:
    say hello with the number before the first, and you get its events."""


class TableChanged(Struct, frozen=True, tag="table"):
    """The table is another than before: somebody came, went, was renamed, started …"""

    table: Table
    now: int
    """The match time as this is sent."""


class Update(Struct, frozen=True, tag="update"):
    """The match as you may see it after what happened since update ``since``.

    Updates are counted for each viewer: 0 is the deal, and an entry of the log that this viewer can notice
    nothing of has no number, so not even counting tells what others do in secret.
    """

    match: str
    number: int
    since: int
    """The update that this one follows: one less than ``number``, or the one that you named in hello. It is
    -1 when the view is fresh and the events before it are not told again."""

    at: int
    """When it happened."""

    now: int
    """The match time as this is sent."""

    show_at: int
    """When to show it, so that all see it at the same instant."""

    running: bool
    """Whether the clock runs."""

    events: tuple[Any, ...]
    view: Any
    choices: Any
    waiting_for: tuple[Seat, ...]
    deadline: int | None
    silence: Refusal | None
    """Why the seated may not chat now."""

    outcome: Outcome | None


def still_update(match: str, number: int, at: int, view: Any, events: tuple[Any, ...] = ()) -> Update:
    """What somebody sees who plays alone, where nothing is kept and nobody is asked yet."""
    return Update(
        match=match,
        number=number,
        since=number - 1,
        at=at,
        now=at,
        show_at=at,
        running=False,
        events=events,
        view=view,
        choices=(),
        waiting_for=(),
        deadline=None,
        silence=None,
        outcome=None,
    )


class Reaction(Struct, frozen=True, tag="reaction"):
    """What somebody in the room thinks of it; it is stored nowhere."""

    person: PersonId
    emote: Emote


class Lingering(Struct, frozen=True, tag="lingering"):
    """Somebody who plays has stopped the countdown at the end of a round; it is stored nowhere."""

    person: PersonId


class Ack(Struct, frozen=True, tag="ack"):
    """Your move or chat line is stored and will survive any crash."""

    id: str
    number: int
    """The update or line that shows it."""


class Refused(Struct, frozen=True, tag="refused"):
    """Your move or chat line was not taken, and nothing has changed."""

    id: str
    rule: str
    reason: Text | str


class Ping(Struct, frozen=True, tag="ping"):
    """Heartbeat and clock: answer with pong at once."""

    n: int
    now: int
    """The match time as this was sent; add half the round trip when it arrives."""

    running: bool
    rtt: float | None
    """The last round trip that the server measured, in milliseconds."""


class Trouble(Struct, frozen=True, tag="trouble"):
    """A message could not be understood or carried out; the connection goes on."""

    rule: str
    reason: Text | str
    id: str | None = None
    """The move or chat line that it is about: send it again, with the same id, in a while."""


ServerMessage: TypeAlias = (
    Welcome | TableChanged | Update | Ack | Refused | Line | Ping | Trouble | Reaction | Lingering
)


class CloseCode(IntEnum):
    """Sent with a sentence as the reason."""

    TOO_BIG = 1009
    """A message was longer than 8 KiB."""

    FAILED = 1011
    """Something went wrong in the server: connect again."""

    RESTARTING = 1012
    """The server is being restarted: connect again."""

    TRY_AGAIN = 1013
    """The server cannot reach its database: connect again in a while."""

    NOT_UNDERSTOOD = 4000
    """The first message was no hello, or too many messages could not be read."""

    WRONG_TOKEN = 4001
    """The token opens no seat at this table, or no longer does."""

    NO_SPECTATORS = 4003
    """This table does not want to be watched, or not any longer."""

    NO_SUCH_TABLE = 4004
    """There is no table behind this link."""

    REMOVED = 4005
    """The host has shown you out."""

    SILENT = 4008
    """No pong for too long."""

    TOO_SLOW = 4009
    """The client does not read what it is sent: connect again for a fresh view."""

    OLD_PROTOCOL = 4010
    """The client speaks another version: reload the page."""

    NEWER_SERVER = 4011
    """A newer server has written in this table's log: connect again, to that one or later."""

    TOO_MANY = 4029
    """Too many messages or connections."""
