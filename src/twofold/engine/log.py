"""A match as a log: a header, numbered entries, and the seal that reveals the seed.

On disk each is one line of JSON. Every line's digest covers the line before it, so a change anywhere in a
saved file is noticed at the first line that was touched.
"""

import hashlib
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from twofold.engine.events import Outcome
from twofold.engine.seats import Seat

ActionT = TypeVar("ActionT")

LOG_VERSION = 2

Hex: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$")]
"""Bytes in hexadecimal."""

Brought: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")]
"""Bytes in hexadecimal, or none."""


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match was left to be played on otherwise."""

    match: str
    """The id of the match that was really played …"""

    at: int
    """… and how many of its entries are the same here."""


class Header(Struct, frozen=True, tag="header", tag_field="line", forbid_unknown_fields=True):
    """What is settled before the first move."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    """The players' names."""

    commitment: Hex
    """SHA-256 over the match id and the server seed."""

    entropy: tuple[Brought | None, ...] = ()
    """What each seat added, empty if nothing; ``None``: a bot sits there."""

    created: str = ""
    log_version: int = LOG_VERSION
    legacy: tuple[str, ...] | UnsetType = UNSET
    """What former matches left to this one; not written where there is nothing."""

    practice: Practice | UnsetType = UNSET
    """Set for ever in what was played on from a moment of another match."""

    digest: str = ""


class Entry(
    Struct,
    Generic[ActionT],
    frozen=True,
    tag="entry",
    tag_field="line",
    forbid_unknown_fields=True,
    gc=False,
):
    """One thing that happened."""

    seq: int
    """1, 2, 3 … without a gap."""

    at: int
    """Match time in milliseconds."""

    seat: Seat | None
    """Who acted; ``None`` when time ran out."""

    action: ActionT | None
    digest: str = ""


class Seal(Struct, frozen=True, tag="seal", tag_field="line", forbid_unknown_fields=True):
    """The end of a file: what proves the shuffle and the result."""

    server_seed: Hex
    state_hash: str
    outcome: Outcome | None
    digest: str = ""


Line: TypeAlias = Header | Entry[Any] | Seal
LineT = TypeVar("LineT", bound=Line)


def written(line: Line) -> str:
    """The line as it stands in a file."""
    return msgspec.json.encode(line, order="deterministic").decode()


def chained(line: LineT, previous: str) -> LineT:
    """The line with the digest that ties it to the one before."""
    bare = msgspec.structs.replace(line, digest="")
    digest = hashlib.sha256((previous + written(bare)).encode()).hexdigest()
    return msgspec.structs.replace(bare, digest=digest)


def state_hash(state: Struct) -> str:
    """The fingerprint of a state: the same in every process and on every machine."""
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()
