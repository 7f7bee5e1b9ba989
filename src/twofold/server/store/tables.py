"""The tables of the database. The unique keys of the two logs are the only locks there are."""

from sqlalchemy import (
    BigInteger,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("number", BigInteger, nullable=False, index=True),
    Column("listing", LargeBinary),
)
"""One row a table: where its code leads, and how it appears among the public tables; ``number`` is when it
was opened."""

table_log = Table(
    "table_log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("change", LargeBinary, nullable=False),
    Column("key", Text),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
)
"""Which entry of which table's log began a match."""

match_log = Table(
    "match_log",
    metadata,
    Column("match_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("action", LargeBinary),
    Column("noticed", Integer, nullable=False),
    Column("key", Text),
    UniqueConstraint("match_id", "key"),
    sqlite_with_rowid=False,
)

clocks = Table(
    "clocks",
    metadata,
    Column("match_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""How late it was last known to be in matches with a clock."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
    Column("crowds", LargeBinary),
)
"""The servers: whoever is alive counts up, and says how many look on there, table by table. No clock is
compared with another machine's."""

open_rooms = Table(
    "open_rooms",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""Which servers have the room of a table open, where there are several."""

day_results = Table(
    "day_results",
    metadata,
    Column("day", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("marks", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Today's deal: the first result of each player, who is known by the digest of a secret. Gone after days, and
in no backup."""
