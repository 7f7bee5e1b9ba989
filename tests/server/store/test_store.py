"""The store, on SQLite and on PostgreSQL: the unique keys are the only locks."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from tests.server.running import PATIENCE
from twofold.engine import Entry
from twofold.engine.challenge import Mark
from twofold.server.protocol.http import Listing, PlannedSeat
from twofold.server.store import Store, StoreDown, engines
from twofold.server.store import day_results as days
from twofold.server.store.engines import UnusableDatabase, migrate
from twofold.server.store.kept_connection import KeptConnection
from twofold.server.store.tables import match_log, metadata
from twofold.server.table import changes
from twofold.server.table.changes import Change, Opened, Said
from twofold.server.table.effects import SaveClock, WriteChange, WriteStep
from twofold.server.table.match import NotedStep, StoredEntry
from twofold.server.table.state import Cursor


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    made = Store(database)
    await made.start()
    yield made
    await made.stop()


def opened(code: str = "ABCDEF") -> Opened:
    return Opened("uno-duo", {}, (PlannedSeat("open"),) * 2, True, True, True, code, "host", "00" * 32)


def move(seq: int, key: str | None = None, match: str = "m") -> WriteStep:
    return WriteStep("t", match, NotedStep(Entry(seq, seq * 10, 0, None), None, (), 7, key))


def change(seq: int, what: Change | None = None, key: str | None = None) -> WriteChange:
    return WriteChange("t", seq, what or changes.SeatLeft(0), key)


async def test_the_first_at_a_place_is_stored_and_the_second_is_told_so(store: Store) -> None:
    assert await store.commit([move(1, "0:a")]) == [True]
    assert await store.commit([move(1, "1:b"), move(2, "1:c")]) == [False, True]
    assert [entry.key for entry in await store.entries_of("m")] == ["0:a", "1:c"]


async def test_a_move_id_is_stored_once_whatever_its_place(store: Store) -> None:
    assert await store.commit([move(1, "0:a"), move(2, "0:a")]) == [True, False]
    assert await store.commit([move(2, None), move(3, None)]) == [True, True]


async def test_two_servers_that_write_at_once_cannot_both_be_first(database: str, store: Store) -> None:
    other = Store(database)
    won = await asyncio.gather(
        *(
            each.commit([move(seq, f"{name}:{seq}")])
            for seq in range(1, 21)
            for name, each in enumerate((store, other))
        )
    )
    await other.stop()
    assert sum(stored for (stored,) in won) == 20
    assert [entry.seq for entry in await store.entries_of("m")] == list(range(1, 21))


SLOW_COMMITS = """
CREATE FUNCTION take_long() RETURNS trigger AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON match_log DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION take_long();
"""
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


@pytest.fixture
async def holder(store: Store) -> AsyncIterator[Any]:
    """A connection that holds commits up."""
    connection = await asyncpg.connect(store.address)
    await connection.execute(SLOW_COMMITS)
    await connection.execute("SELECT pg_advisory_lock(1)")
    yield connection
    await connection.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_what_a_lost_connection_was_committing_is_waited_for(store: Store, holder: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        committing = asyncio.create_task(store.commit([move(1)]))
        while not await holder.fetchval(WAITING):
            pass
        store._committing._connection._transport.abort()
        with pytest.raises(StoreDown):
            await committing
        reading = asyncio.create_task(store.read(Cursor("t", 0, "m", 0)))
        while await holder.fetchval(WAITING) < 2 and not reading.done():
            pass
        await holder.execute("SELECT pg_advisory_unlock(1)")
        assert [entry.seq for entry in (await reading).entries["m"]] == [1]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_commit_that_was_not_even_begun_when_its_connection_was_lost_is_waited_for(
    database: str, store: Store
) -> None:
    """It lies in PostgreSQL's socket: it could be stored after it was said that it was not."""
    await store.commit([move(1)])
    line = store._committing._connection
    session, watching = line.get_server_pid(), await asyncpg.connect(database)
    os.kill(session, signal.SIGSTOP)
    try:
        committing = asyncio.create_task(store.commit([move(2)]))
        while not line._protocol.is_in_transaction() and not line._protocol.queries_count:
            await asyncio.sleep(0)
        line._transport.abort()
        with pytest.raises(StoreDown):
            await committing
        reading = asyncio.create_task(store.read(Cursor("t", 0, "m", 0)))
        while not await watching.fetchval(WAITING) and not reading.done():
            pass
    finally:
        os.kill(session, signal.SIGCONT)
    async with asyncio.timeout(PATIENCE):
        told = (await reading).entries["m"]
        while await watching.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = $1", session):
            pass
    assert await store.entries_of("m") == told
    await watching.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_commit_is_one_statement_that_never_changes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetch, statements = KeptConnection.fetch, list[str]()

    async def noting(self: KeptConnection, statement: str, *values: Any) -> list[Any]:
        statements.append(statement)
        return await fetch(self, statement, *values)

    monkeypatch.setattr(KeptConnection, "fetch", noting)
    monkeypatch.setattr(store, "engine", None)
    await store.commit([move(1)])
    await store.commit([change(2), move(2), move(3)], [SaveClock("m", 5)])
    assert len(statements) == 2
    assert len(set(statements)) == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_server_that_falls_asleep_in_mid_commit_is_not_waited_for_long(
    database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "ASLEEP_MS", 100)
    sleeping = Store(database)
    async with asyncio.timeout(PATIENCE), sleeping.engine.connect() as connection:
        await connection.execute(insert(match_log).values(match_id="m", seq=1, at=0, noticed=0))
        assert await store.commit([move(1)]) == [True]
        await connection.invalidate()
    await sleeping.stop()


async def test_what_was_written_is_read_back_as_it_was(store: Store) -> None:
    assert await store.open_table("t", 1, (opened(),), opened().code)
    said = Said(0, "Ada", "hello", "0:x")
    await store.commit([change(2, said, "0:x"), move(1, "0:a")], [SaveClock("m", 1234)])
    news = await store.read(Cursor("t", 0, "m", 0))
    assert news.changes == ((1, opened()), (2, said))
    assert news.entries == {"m": (StoredEntry(1, 10, 0, None, 7, "0:a"),)}
    assert news.clock == 1234
    later = await store.read(Cursor("t", 2, "m", 1))
    assert not later.changes
    assert later.entries == {"m": ()}


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    assert await store.open_table("t", 1, (opened(),), opened().code)
    assert not await store.open_table("u", 2, (opened(),), opened().code)
    assert await store.find_code("ABCDEF") == "t"


async def test_the_list_of_public_tables_changes_with_the_log(store: Store) -> None:
    await store.open_table("t", 1, (opened(),), opened().code)
    shown = Listing("t", "uno-duo", "gathering", ("Ada",), 1, True)
    await store.commit([WriteChange("t", 2, changes.SeatLeft(0), None, True, shown)])
    assert await store.listings() == (shown,)
    await store.commit([WriteChange("t", 3, changes.SeatLeft(0), None, True, None)])
    assert await store.listings() == ()


async def test_polling_finds_the_logs_that_went_on(store: Store) -> None:
    await store.open_table("t", 1, (opened(),), opened().code)
    await store.commit([move(1), move(2)])
    assert await store.behind([Cursor("t", 1, "m", 2)]) == []
    assert await store.behind([Cursor("t", 1, "m", 1)]) == [("t", "m", 2)]
    assert await store.behind([Cursor("t", 0, None, 0)]) == [("t", "t", 1)]


async def test_servers_that_start_at_once_migrate_once(database: str) -> None:
    stores = [Store(database) for _ in range(3)]
    if stores[0].shared:
        await asyncio.gather(*(each.start() for each in stores))
    for each in stores:
        await each.start()
        await each.stop()


async def test_the_migrations_make_the_tables_that_the_store_uses(store: Store) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")  # a busy machine compares for long
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_migration_may_think_longer_than_a_commit_bug(database: str) -> None:
    limit = text("SELECT setting::int FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'")
    store = Store(database)
    async with store.engine.begin() as connection:
        assert await connection.scalar(limit) == engines.ASLEEP_MS
        await connection.run_sync(migrate)
        assert await connection.scalar(limit) == engines.MIGRATING_MS
    async with store.engine.begin() as connection:
        assert await connection.scalar(limit) == engines.ASLEEP_MS
    await store.stop()


TODAY = date(2026, 11, 16)


def result(
    player: str, *marks: Mark, game: str = "duos", day: date = TODAY, name: str = ""
) -> days.DayResult:
    return days.DayResult(day, player, game, name or player.title(), marks)


async def test_the_first_result_of_a_day_counts_and_the_last_name(store: Store) -> None:
    results = days.DayResults(store)
    await results.enter(result("ada", 1, 0), TODAY)
    await results.enter(result("ada", 2, 2, name="Eve"), TODAY)
    assert await results.seen_by("ada", TODAY) == [result("ada", 1, 0, name="Eve")]


async def test_a_player_sees_what_they_have_played_the_best_first_and_always_themselves(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = days.DayResults(store)
    for each in (
        result("ada", 0, 1),
        result("ben", 2, 2),
        result("cleo", 2, 1),
        result("ben", 2, game="duet"),
        result("cleo", 2, 2, 2, game="duet"),
        result("dora", 2, game="duet"),
    ):
        await results.enter(each, TODAY)
    assert await results.seen_by("ada", TODAY) == [
        result("ben", 2, 2),
        result("cleo", 2, 1),
        result("ada", 0, 1),
    ]
    assert [each.player for each in await results.seen_by("ben", TODAY)] == [
        *("cleo", "cleo"),
        *("ben", "ben"),
        *("dora", "ada"),
    ]
    assert await results.seen_by("eve", TODAY) == []
    assert await results.seen_by("ada", TODAY + timedelta(1)) == []
    monkeypatch.setattr(days, "MOST_SHOWN", 1)
    assert await results.seen_by("ada", TODAY) == [result("ben", 2, 2), result("ada", 0, 1)]


async def test_results_of_days_gone_by_are_forgotten(store: Store) -> None:
    results, before = days.DayResults(store), TODAY - timedelta(1)
    await results.enter(result("ada", day=before), before)
    await results.enter(result("ben"), before)
    assert await results.seen_by("ada", before) == [result("ada", day=before)]
    await results.enter(result("cleo"), TODAY)
    assert await results.seen_by("ada", before) == []
    assert len(await results.seen_by("ben", TODAY)) == 2


async def test_a_check_writes_and_leaves_nothing(store: Store) -> None:
    await store.check()
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM match_log"))).scalar() == 0


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_database_that_can_only_be_read_is_said_to_be_down(store: Store) -> None:
    async with store.engine.begin() as connection:
        name = store.engine.url.database
        await connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    await store.engine.dispose()
    with pytest.raises(StoreDown):
        await store.check()


async def test_a_database_that_is_not_there_is_said_to_be_down(tmp_path: Path) -> None:
    for nowhere in (str(tmp_path / "no" / "folder" / "x.sqlite3"), "postgresql://x@127.0.0.1:1/x"):
        store = Store(nowhere)
        with pytest.raises(UnusableDatabase):
            await store.start()
        with pytest.raises(StoreDown):
            await store.commit([move(1)])
        await store.stop()
