"""Practice on the wire: a moment of a match that is over, played on. The server remembers nothing of it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from twofold.engine import Refusal, Seat
from twofold.server.protocol.ws import Update

LATEST_MS = 2**40


class MoveInTime(Struct, frozen=True, forbid_unknown_fields=True):
    """What you did, and when."""

    at: Annotated[int, Meta(ge=0, le=LATEST_MS)]
    """Match time."""

    action: Any


class TakePractice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment, which seat is yours, and what you did since."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After so many entries of the log."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    moves: Annotated[tuple[Any, ...], Meta(max_length=1000)] = ()
    """Actions of the game, in order; leave the last out to undo it, with all that followed. Where time
    decides, each is a ``MoveInTime``."""

    level: Annotated[str, Meta(max_length=40)] | None = None
    """Of the bots in the other seats; without it, ``normal``."""

    now: Annotated[int, Meta(ge=-LATEST_MS, le=LATEST_MS)] = 0
    """Where time decides: the match time that it is for you …"""

    seen: Annotated[int, Meta(ge=0)] = 0
    """… and how many updates you have had."""


class PracticeShown(Struct, frozen=True):
    """Where that leads, as your seat sees it. It is practice for ever: neither rated nor provable."""

    match: str
    """The match that was really played."""

    at: int
    seat: Seat
    names: tuple[str, ...]
    """Of those who really played, by seat."""

    taken: int
    """How many of your moves could be made."""

    happened: tuple[Any, ...]
    """What your seat was told from the moment on, before the first of the updates; the latest 400."""

    updates: tuple[Update, ...]
    """The table before the last of these moves, and one for each thing that your seat could notice since.
    Their clock stands still. Where time decides: what you have not had yet, from the moment on; an update may
    lie ahead of your time."""

    refusal: Refusal | None
    """Why the next of your moves could not be made."""

    begins: int | None = None
    """Where time decides: the match time after the moves that were taken, to let your clock begin at …"""

    wake: int | None = None
    """… and when something happens without you: ask again then."""
