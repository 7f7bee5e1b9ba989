"""What goes over the wire: every HTTP body and every WebSocket message.

Views, choices and events belong to the games: they travel as the raw JSON of the game's own structs, typed in
the published schema as ``<Game>View``, ``<Game>Action`` and ``<Game>Event``. All times are milliseconds of
match time, the clock that the log keeps.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from twofold.engine import Outcome, Refusal, Seat
from twofold.engine.replay import ReplayStep

PROTOCOL = 1
"""Raised when a client written for the old messages would go wrong with the new ones."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="What a player is called.")]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="The secret of a seat.")]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=36, description="Chosen by the client.")]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$", description="In hexadecimal.")]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's level.")]
Options: TypeAlias = Annotated[dict[str, Any], Meta(description="As the game's options schema says.")]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="A seat's number, counted from 0.")]

Phase: TypeAlias = Literal["gathering", "playing", "over"]
SeatKind: TypeAlias = Literal["open", "human", "bot", "closed"]
PlannedKind: TypeAlias = Literal["open", "bot", "closed"]

# ---- The catalogue


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    minutes: int
    seat_counts: tuple[int, ...]
    rules_version: int
    levels: tuple[str, ...]
    """The bots that play it, weakest first."""

    options_schema: dict[str, Any]
    """The JSON schema of its options: forms are made from it."""

    defaults: dict[str, Any]
    """The options when nothing is chosen."""

    lesson: bool
    """Whether it teaches itself."""


class Catalogue(Struct, frozen=True):
    """The games that can be played here."""

    games: tuple[GameCard, ...]


class Guide(Struct, frozen=True):
    """The rules page of a game, in Markdown."""

    game: str
    markdown: str


# ---- The table as everybody sees it


class SeatShown(Struct, frozen=True):
    """One seat at the table, as everybody sees it."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    """The level of the bot that sits here."""

    present: bool = False
    """Whether a device of this player is connected."""

    stand_in: bool = False
    """Whether a bot plays for an absent player."""


class Table(Struct, frozen=True):
    """Everything about a table that is not the match itself."""

    id: str
    """The secret of the link: whoever knows it may sit down or watch."""

    code: str
    """A short code to type in."""

    version: int
    """Raised with every change."""

    game: str
    options: dict[str, Any]
    phase: Phase
    seats: tuple[SeatShown, ...]
    host: Seat | None
    """The seat of the host; ``None`` when the host only looks on."""

    public: bool
    spectators: bool
    """Whether it may be watched."""

    stand_ins: bool
    """Whether bots may play for players who stay away."""

    watching: int
    """How many spectators are connected."""

    match: str | None
    """The match that is being played, or was played last."""

    commitment: str
    """SHA-256 of the seed of the *next* match: published before any seat adds entropy."""

    abandoned: bool = False
    """Whether the last match was broken off."""


class Listing(Struct, frozen=True):
    """A public table in the list."""

    id: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    open_seats: int
    spectators: bool


class Listings(Struct, frozen=True):
    """The public tables that wait for players or are being played, newest first."""

    tables: tuple[Listing, ...]


# ---- HTTP: what is asked


class PlannedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is meant to be: open to people, played by a bot, or closed."""

    kind: PlannedKind
    level: Level | None = None
    """The bot's level."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. Whoever opens it is its host."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[tuple[PlannedSeat, ...], Meta(min_length=1, max_length=16)]
    options: Options = {}
    sit: Place | None = 0
    """The open seat that the host takes; ``None``: the host only looks on (a big screen)."""

    public: bool = False
    spectators: bool = True
    stand_ins: bool = True


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat."""

    name: Name


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Take another name."""

    name: Name


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: change what is given; the options only between matches."""

    options: Options | None = None
    public: bool | None = None
    spectators: bool | None = None
    stand_ins: bool | None = None
    host: Place | None = None
    """The seat that becomes the host."""


class StartMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: begin. Open seats are given to bots of this level, or closed if none is given."""

    fill: Level | None = None


# ---- HTTP: what is answered


class Seated(Struct, frozen=True):
    """Your place at a table. Keep the token: it is your seat on any device."""

    table: Table
    seat: Seat | None
    token: str


class Found(Struct, frozen=True):
    """The table that a short code stands for."""

    id: str


class Problem(Struct, frozen=True):
    """Why a request was turned down."""

    rule: str
    """The id of the rule, like ``TABLE-12`` or ``DUALIS-2``."""

    reason: str


class Proof(Struct, frozen=True):
    """What proves that nobody stacked the deck; the seed only once the match is over."""

    match: str
    commitment: str
    entropy: tuple[str, ...]
    server_seed: str | None
    state_hash: str | None


class Replay(Struct, frozen=True):
    """A finished match from the first deal to the end."""

    match: str
    game: str
    names: tuple[str, ...]
    viewer: str
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None


class Health(Struct, frozen=True):
    """Whether this server can store moves."""

    status: Literal["ok", "failing"]
    version: str
    database: str


# ---- WebSocket: from the client


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a connection."""

    protocol: int
    token: Token | None = None
    """The seat's token; without one you are a spectator."""

    name: Name | None = None
    """A spectator's name in the chat."""

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

    at: int | None = None
    """When the player acted, as the client's synchronised clock has it: believed within the lag that the
    server itself measured."""


class Say(Struct, frozen=True, tag="say"):
    """Say something to the table; spectators to the spectators."""

    id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mix(Struct, frozen=True, tag="mix"):
    """Add entropy of your own to the shuffles of the next match."""

    entropy: Entropy


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping, at once."""

    n: int


ClientMessage: TypeAlias = Hello | Act | Say | Mix | Pong

# ---- WebSocket: from the server


class Line(Struct, frozen=True, tag="line"):
    """A line of chat."""

    number: int
    """1, 2, 3 … in this chat."""

    chat: Literal["table", "spectators"]
    name: str
    seat: Seat | None
    text: str


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello; an update follows if there is a match to see."""

    protocol: int
    you: Seat | None
    """Your seat."""

    host: bool
    table: Table
    lines: tuple[Line, ...]
    """The chat lines that you have not seen."""


class TableChanged(Struct, frozen=True, tag="table"):
    """The table is another than before: somebody came, went, was renamed, started …"""

    table: Table


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


class Ack(Struct, frozen=True, tag="ack"):
    """Your move or chat line is stored and will survive any crash."""

    id: str
    number: int
    """The update or line that shows it."""


class Refused(Struct, frozen=True, tag="refused"):
    """Your move or chat line was not taken, and nothing has changed."""

    id: str
    rule: str
    reason: str


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
    reason: str
    id: str | None = None
    """The move or chat line that it is about: send it again, with the same id, in a while."""


ServerMessage: TypeAlias = Welcome | TableChanged | Update | Ack | Refused | Line | Ping | Trouble

# ---- HTTP: lessons


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Where you are in a lesson, and what you do now. The server remembers nothing of it."""

    done: Annotated[tuple[Any, ...], Meta(max_length=100)] = ()
    """What you did, step by step: an action of the game, or null for reading on."""

    show_me: bool = False
    """Whether the next step is to be done for you."""


class LessonShown(Struct, frozen=True):
    """Where that leads."""

    done: tuple[Any, ...]
    """The steps behind you, to be sent again with whatever you do next."""

    steps: int
    """How many there are in all; when that many are done, the lesson is over."""

    say: str | None
    """The key of what the next step says; ``None`` when the lesson is over."""

    asks: bool
    """Whether the next step wants something done."""

    learner: Seat
    names: tuple[str, ...]
    update: Update
    """The table, with what happened in the last step. Its clock stands still."""

    refusal: Refusal | None
    """Why what came after ``done`` does not take you on."""
