"""A table as everybody sees it, for tests in which most of it does not matter."""

from typing import Any

from msgspec.structs import replace

from twofold.server.protocol.http import Table

PLAIN = Table(
    id="id",
    code="CODE22",
    version=1,
    game="duos",
    options={},
    phase="over",
    seats=(),
    host=0,
    public=False,
    spectators=True,
    stand_ins=True,
    memory=False,
    watching=0,
    running=False,
    match="match",
    next_match="",
    commitment="",
)


def table_shown(**changes: Any) -> Table:
    """A table like any other but for this."""
    return replace(PLAIN, **changes)
