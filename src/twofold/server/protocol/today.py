"""Today's deal on the wire. Whoever plays says all that they did: the server remembers nothing of it."""

import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from twofold.engine import Refusal, Seat
from twofold.engine.challenge import Mark
from twofold.server.protocol.http import Name
from twofold.server.protocol.ws import Update

MOST_MOVES = 200
LATEST_MS = 3_600_000


class MoveMade(Struct, frozen=True, forbid_unknown_fields=True):
    """What you did, and when."""

    at: Annotated[int, Meta(ge=0, le=LATEST_MS)]
    """Match time."""

    action: Any
    """An action of the game."""


class PlayToday(Struct, frozen=True, forbid_unknown_fields=True):
    """Which day's challenge, and what you did in it."""

    day: datetime.date
    """Where you are; it may be a day off the server's."""

    moves: Annotated[tuple[MoveMade, ...], Meta(max_length=MOST_MOVES)] = ()
    now: Annotated[int, Meta(ge=0, le=LATEST_MS)] = 0
    """The match time that it is for you."""

    seen: Annotated[int, Meta(ge=0)] = 0
    """How many updates you have had."""


class TodayShown(Struct, frozen=True):
    """Where that leads."""

    seat: Seat
    """Yours."""

    names: tuple[str | None, ...]
    """By seat; you have a name of your own."""

    taken: int
    """How many of your moves were taken; what came after the first refused one counts for nothing."""

    refusal: Refusal | None
    """Why the next one was not."""

    updates: tuple[Update, ...]
    """What you have not had yet. An update may lie ahead of your time: show it when its time has come."""

    wake: int | None
    """When something happens without you: ask again then."""

    marks: tuple[Mark, ...] | None
    """How it went, once it is over: nothing, half or all, thing by thing."""


class PlayedToday(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that you have played to its end."""

    day: datetime.date
    moves: Annotated[tuple[MoveMade, ...], Meta(max_length=MOST_MOVES)]
    """All that you did: the server plays it again."""

    now: Annotated[int, Meta(ge=0, le=LATEST_MS)]
    """The match time at the end."""


class EnterToday(PlayedToday, frozen=True, forbid_unknown_fields=True):
    """The same, for the table of the day's players."""

    name: Name


class TodayPlayer(Struct, frozen=True):
    """Somebody who played today's deal."""

    name: str
    results: dict[str, tuple[Mark, ...]]
    """By game; only of those that you have played."""

    you: bool


class TodayTable(Struct, frozen=True):
    """The day's players, the best first."""

    players: tuple[TodayPlayer, ...]


class TodayCard(Struct, frozen=True):
    """One challenge of the day."""

    game: str
    name: str
    task: str
    """What is to be done, and what earns the marks."""

    most: int
    """How many marks there are."""


class Today(Struct, frozen=True):
    """The challenges of every day, in their order."""

    cards: tuple[TodayCard, ...]
