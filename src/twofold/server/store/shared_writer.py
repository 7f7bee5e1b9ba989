"""The writer of a PostgreSQL: whatever a transaction appends is one statement, whose text never changes."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from twofold.server.store.appending import encoded
from twofold.server.store.file_writer import Appendix, values_of
from twofold.server.store.kept_connection import KeptConnection
from twofold.server.store.tables import match_log, table_log
from twofold.server.table.changes import MatchStarted
from twofold.server.table.effects import Write

APPEND = """
WITH taken AS (
    INSERT INTO match_log (match_id, seq, at, seat, action, noticed, key)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::bytea[], $6::int[], $7::text[])
    ON CONFLICT DO NOTHING RETURNING match_id, seq
), changed AS (
    INSERT INTO table_log (table_id, seq, change, key)
    SELECT * FROM unnest($8::text[], $9::int[], $10::bytea[], $11::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), begun AS (
    INSERT INTO matches (id, table_id, seq)
    SELECT match_id, table_id, seq
    FROM unnest($12::text[], $13::text[], $14::int[]) AS new (match_id, table_id, seq)
    JOIN changed USING (table_id, seq)
), relisted AS (
    UPDATE tables SET listing = new.listing
    FROM unnest($15::text[], $16::int[], $17::bytea[]) AS new (table_id, seq, listing)
    JOIN changed USING (table_id, seq)
    WHERE tables.id = new.table_id
), timed AS (
    INSERT INTO clocks (match_id, at) SELECT * FROM unnest($18::text[], $19::bigint[])
    ON CONFLICT (match_id) DO UPDATE SET at = excluded.at
)
SELECT match_id AS log, seq, NULL AS node FROM taken
UNION ALL SELECT table_id, seq, NULL FROM changed
UNION ALL SELECT table_id, NULL, node FROM open_rooms WHERE table_id = ANY($20::text[]) AND node <> $21
"""
"""Whoever is first at a place stays. Also asks which other servers have these rooms open."""


class Appended(Struct, frozen=True):
    """What became of it."""

    places: set[tuple[str, int]]
    """What was the first at its place."""

    nodes: dict[str, list[str]]
    """By table: the other servers that have its room open."""


async def append(connection: KeptConnection, news: Appendix, node: str) -> Appended:
    """Append what is the first at its place."""
    begun = [
        (write.change.header.id, *write.place)
        for write in news.changes
        if isinstance(write.change, MatchStarted)
    ]
    relisted = [(*write.place, encoded(write.listing)) for write in news.changes if write.relist]
    times = sorted((time.match, time.at) for time in news.times)
    rows = await connection.fetch(
        APPEND,
        *_columns(_sorted(news.steps), len(match_log.columns)),
        *_columns(_sorted(news.changes), len(table_log.columns)),
        *_columns(begun, 3),
        *_columns(relisted, 3),
        *_columns(times, 2),
        list({write.table for writes in (news.steps, news.changes) for write in writes}),
        node,
    )
    nodes = defaultdict[str, list[str]](list)
    for log, _, other in rows:
        if other is not None:
            nodes[log].append(other)
    return Appended({(log, seq) for log, seq, _ in rows if seq is not None}, nodes)


def _sorted(writes: Sequence[Write]) -> Iterable[tuple[Any, ...]]:
    """In one order, so that two servers that append at once wait for each other and never in a circle."""
    return map(values_of, sorted(writes, key=lambda write: write.place))


def _columns(rows: Iterable[tuple[Any, ...]], count: int) -> Sequence[Sequence[Any]]:
    return list(zip(*rows, strict=True)) or [()] * count
