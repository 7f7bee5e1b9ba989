"""The bodies of requests that are about a room and its people."""

from typing import Annotated

from msgspec import Meta, Struct

from twofold.server.protocol.http import Level, Name, Options, Place
from twofold.server.protocol.people import Look

GameId = Annotated[str, Meta(max_length=40, description="The id of a game.")]


class OpenRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a room with one click. With a name you are its host; a screen only shows it."""

    name: Name | None = None
    look: Look | None = None
    game: GameId | None = None
    """The game that lies on the table at first; it can be changed at any time between matches."""

    screen: bool = False
    """Opened by a screen, which is the host and plays no part: the first person who comes acts for it."""

    public: bool = False


class ComeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come into a room. Whoever comes is in, and has a seat as soon as there is one."""

    name: Name
    look: Look | None = None


class ChangePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Take another name or look."""

    name: Name | None = None
    look: Look | None = None


class TakePlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Change seats between matches; whoever sits there changes with you."""

    seat: Place


class AddBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: have one more character play."""

    level: Level | None = None


class PickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: play another game from the next match on, with its own options or those of a preset."""

    game: GameId
    options: Options | None = None
    preset: Annotated[str, Meta(max_length=40)] | None = None
    """A preset of the game, like ``first``; single ``options`` count before it."""


class DecideAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: wait for somebody who is away until they are back, or let a bot play on for them now."""

    wait: bool
