"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from twofold.engine import Outcome, Seat
from twofold.server.protocol.people import ChallengeShown, Evening, Look, PersonId, PersonShown
from twofold.texts import Text

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="What a player is called.")]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="The secret of a seat.")]
MoveId: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{1,36}$", description="Chosen by the client.")]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$", description="In hexadecimal.")]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's level.")]
Options: TypeAlias = Annotated[dict[str, Any], Meta(description="As the game's options schema says.")]
Lines: TypeAlias = Annotated[str, Meta(max_length=8000, description="Text, one thing a line.")]
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

    presets: dict[str, dict[str, Any]]
    """The whole options for a ``first`` time, as in the ``box``, and for a ``wild`` match."""

    lesson: bool
    """Whether it teaches itself."""

    remembers: bool
    """Whether some of its bots get to know people over several matches."""

    legacy: bool
    """Whether a match leaves something to the next one at the same table."""

    analysed: bool = False
    """Whether somebody here is strong enough to analyse a match."""

    puzzles: bool = False
    """Whether it has puzzles."""

    timed: bool = False
    """Whether time decides: the moments of its matches are played on against the clock."""


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

    entropy: str = ""
    """What this seat adds to the chance of the next match, so that nobody can forget it afterwards."""

    dealt_to: str = ""
    """While a match is played: who was dealt in here, if somebody else has the seat by now."""

    person: PersonId | None = None
    """Who of the ``people`` sits here, a bot included."""


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
    """The seat of who acts as host; ``None`` when they have none."""

    public: bool
    spectators: bool
    """Whether it may be watched."""

    stand_ins: bool
    """Whether bots may play for players who stay away."""

    memory: bool
    """Whether bots may know, from former matches, those players who let them."""

    watching: int
    """How many spectators are connected to this server."""

    running: bool
    """Whether match time passes: not before a match, nor while nobody plays or somebody is waited for."""

    match: str | None
    """The match that is being played, or was played last."""

    next_match: str
    """The id of the *next* match …"""

    commitment: str
    """… and SHA-256 over this id and the next match's seed: published before any seat adds entropy."""

    abandoned: bool = False
    """Whether the last match was broken off."""

    people: tuple[PersonShown, ...] = ()
    """Everybody in the room, people and bots, in the order in which they came."""

    countdown: int | None = None
    """How long until the next match begins by itself, in milliseconds of wall time as this is sent."""

    evening: Evening = Evening()
    """What was played here so far."""

    absent_host: PersonId | None = None
    """Who is the host again as soon as they are back: the ``deputy`` is, as long as they are away."""

    deputy: PersonId | None = None
    """Who acts for a host who is away, or for the screen that opened the room: may do all that the host may,
    but for handing the room on, showing people out, and opening or closing it to strangers."""

    today: tuple[ChallengeShown, ...] = ()
    """Today's deal, as far as people of the room have played it for the room; of two days at most."""


class Listing(Struct, frozen=True):
    """A public table in the list."""

    id: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    open_seats: int
    spectators: bool
    is_room: bool = False
    """Whether whoever comes is in, even where no seat is free."""


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
    memory: bool = True
    """Whether bots may know, from former matches, those players who let them."""

    look: Look | None = None
    """How the host would like to look, at a seat."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat."""

    name: Name
    look: Look | None = None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Take another name."""

    name: Name


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: change what is given; the options only between matches, the memory from the next match on."""

    options: Options | None = None
    public: bool | None = None
    spectators: bool | None = None
    stand_ins: bool | None = None
    memory: bool | None = None
    host: Place | None = None
    """The seat that becomes the host."""

    legacy: Lines | None = None
    """What the next match is to inherit besides what the table leaves to it: one thing a line."""


class StartMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: begin. Open seats are given to bots of this level, or closed if none is given."""

    fill: Level | None = None


# ---- HTTP: what is answered


class Seated(Struct, frozen=True):
    """Your place at a table. Keep the token: it is you, on any device."""

    table: Table
    seat: Seat | None
    token: str
    person: PersonId | None = None
    """Who you are in the room."""


class Found(Struct, frozen=True):
    """The table that a short code stands for."""

    id: str


class Problem(Struct, frozen=True):
    """Why a request was turned down."""

    rule: str
    """The id of the rule, like ``TABLE-12`` or ``DUALIS-2``."""

    reason: Text | str


class Proof(Struct, frozen=True):
    """What proves that nobody stacked the deck; the seed only once the match is over."""

    match: str
    commitment: str
    entropy: tuple[str | None, ...]
    """What each seat added, empty if nothing; ``None``: a bot sat there."""

    server_seed: str | None
    state_hash: str | None
    digest: str | None = None
    """The digest of the log's last line."""


class MatchFigures(Struct, frozen=True):
    """What figures over many matches need of one that is over."""

    match: str
    game: str
    outcome: Outcome | None
    """``None`` if it was broken off."""

    remarks: dict[str, Any]
    """What the game adds to that, if it does."""


class Health(Struct, frozen=True):
    """Whether this server can store moves."""

    status: Literal["ok", "failing"]
    version: str
    database: str
