"""The SQLite file: for its owner's eyes, for one server at a time, and what is said when it takes nothing."""

import asyncio
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.server.postgres import Postgres
from tests.server.running import Server, running
from tests.server.store.test_store import opened
from twofold.cli.command import main
from twofold.server import serve as serving
from twofold.server.config import Config
from twofold.server.serve import serve
from twofold.server.store import Store, StoreDown
from twofold.server.store.backup import back_up, restore
from twofold.server.store.database_file import FileTaken, path_of

OPENED = opened()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "twofold.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    made = Store(str(file))
    await made.start()
    yield made
    await made.stop()


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ---- Who may read it


@pytest.fixture
def generous() -> Iterator[None]:
    """A user whose new files everybody may read."""
    before = os.umask(0)
    yield
    os.umask(before)


async def test_only_the_owner_can_read_the_file_and_what_lies_beside_it(generous: None, file: Path) -> None:
    async with running(str(file)) as server:
        await server.playing()
        found = {path.name: rights(path) for path in file.parent.iterdir()}
    assert {f"{file.name}{ending}" for ending in ("", "-wal", "-shm")} <= set(found)
    assert set(found.values()) == {0o600}


async def test_a_file_that_others_could_read_is_closed_to_them(generous: None, file: Path) -> None:
    beside = [file.with_name(file.name + ending) for ending in ("", "-wal", "-shm")]
    reader = sqlite3.connect(file)
    reader.execute("PRAGMA journal_mode=WAL")
    reader.execute("CREATE TABLE older (id)")
    reader.commit()
    assert [rights(path) for path in beside] == [0o644] * 3
    store = Store(str(file))
    await store.start()
    assert [rights(path) for path in beside] == [0o600] * 3
    await store.stop()
    reader.close()


async def test_a_backup_is_for_the_owner_too_whatever_lay_there_before(
    generous: None, store: Store, file: Path, tmp_path: Path
) -> None:
    left_over = tmp_path / "tables.jsonl.partial"
    left_over.write_text("of a backup that was killed")
    with left_over.open() as reader:
        await back_up(str(file), tmp_path / "tables.jsonl")
        assert reader.read() == "of a backup that was killed"
    assert rights(tmp_path / "tables.jsonl") == 0o600


# ---- One server at a time


def test_a_second_server_on_the_same_file_says_so_and_stops(file: Path) -> None:
    first = Store(str(file))
    first.claim()
    with pytest.raises(FileTaken, match=rf"process {os.getpid()}\) is on .*--database"):
        serve(Config(port=0, database=str(file)))
    first.release()
    second = Store(f"sqlite:///{file}")
    second.claim()
    second.release()


async def test_a_file_under_two_names_is_refused_under_either_bug(store: Store, file: Path) -> None:
    """What one server acknowledged was missing in the other's file, and in the end in both."""
    await store.open_table("t", 1, (OPENED,), OPENED.code)
    link = file.with_name("link.sqlite3")
    link.hardlink_to(file)
    told = await asyncio.to_thread(said, "--database", str(link))
    assert str(link) in told
    assert "2 names" in told
    await store.stop()
    assert "2 names" in await asyncio.to_thread(said, "--database", str(file))
    link.unlink()
    await store.start()
    assert await store.find_code(OPENED.code) == "t"


async def test_a_server_under_another_program_claims_its_file_too(server: Server) -> None:
    other = Store(str(server.runtime.store.engine.url.database))
    with pytest.raises(FileTaken):
        other.claim()


HOLD = """
import sys
from pathlib import Path
from twofold.server.store.database_file import FileLock
lock = FileLock(Path(sys.argv[1]))
lock.take()
print("held", flush=True)
sys.stdin.read()
"""


def test_the_claim_dies_with_its_process(file: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        store = Store(str(file))
        with pytest.raises(FileTaken, match=f"process {other.pid}"):
            store.claim()
        other.send_signal(signal.SIGKILL)
        other.wait()
        store.claim()
        store.release()


async def test_a_backup_is_taken_beside_a_server_and_nothing_is_restored_under_it(
    server: Server, tmp_path: Path
) -> None:
    database = str(server.runtime.store.engine.url.database)
    assert await back_up(database, tmp_path / "tables.jsonl") == 0
    with pytest.raises(FileTaken):
        await restore(database, tmp_path / "tables.jsonl")
    await server.open_table()
    assert await back_up(database, tmp_path / "tables.jsonl") > 0


def test_servers_share_what_is_no_file() -> None:
    assert path_of("postgresql://u@h/n") is None
    assert path_of(":memory:") is None


# ---- What a server cannot be on is said in one line, and it ends


def said(*arguments: str) -> str:
    """What ``twofold serve`` says of a database before it gives up."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(serving, "set_up", lambda: None)
        result = CliRunner().invoke(main, ["serve", "--no-browser", "--port", "0", *arguments])
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1, result.output
    return result.output


@pytest.mark.parametrize("damage", [slice(0, 100), slice(100, None)], ids=["its head", "all but its head"])
async def test_a_damaged_file_is_said_at_the_start(store: Store, file: Path, damage: slice) -> None:
    await store.stop()
    rotten = bytearray(file.read_bytes())
    rotten[damage] = b"\xff" * len(rotten[damage])
    file.write_bytes(rotten)
    told = await asyncio.to_thread(said, "--database", str(file))
    assert str(file) in told
    assert "damaged" in told
    assert "twofold restore" in told


async def test_a_file_whose_tables_are_half_made_is_no_matter_of_its_place_bug(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE tables (id)")
    database.close()
    told = await asyncio.to_thread(said, "--database", str(file))
    assert "table tables already exists" in told
    assert "twofold restore" in told
    assert "--data-dir" not in told


async def test_a_file_of_a_newer_release_is_said_at_the_start(store: Store, file: Path) -> None:
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await store.stop()
    assert "newer Twofold" in await asyncio.to_thread(said, "--database", str(file))


@pytest.mark.parametrize("place", ["nowhere/x.sqlite3", "", "a file/x.sqlite3"])
def test_a_place_where_nothing_can_be_written_is_said_at_the_start(tmp_path: Path, place: str) -> None:
    (tmp_path / "a file").write_text("")
    told = said("--database", str(tmp_path / place))
    assert str(tmp_path / place) in told
    assert "--data-dir" in told


def test_a_folder_that_cannot_be_made_is_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("")
    told = said("--data-dir", str(tmp_path / "a file" / "folder"))
    assert str(tmp_path / "a file" / "folder") in told
    assert "--data-dir" in told


@pytest.mark.parametrize("host", ["127.0.0.1:9", "nobody.invalid"])
def test_a_postgresql_that_cannot_be_reached_is_said_without_its_password(host: str) -> None:
    told = said("--database", f"postgresql://ada:lovelace@{host}/tables?password=lovelace")
    assert f"postgresql://ada:***@{host}/tables" in told
    assert "lovelace" not in told
    assert "--database" in told


def test_a_postgresql_without_its_package_is_said_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "twofold[postgres]" in said("--database", "postgresql://ada@127.0.0.1:9/tables")


def test_a_postgresql_that_has_no_such_database_is_said(postgresql: Postgres) -> None:
    address = f"postgresql://twofold@127.0.0.1:{postgresql.port}/nowhere"
    told = said("--database", address)
    assert address in told
    assert 'database "nowhere" does not exist' in told


# ---- What cannot be stored is said


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """As if the disk ended where SQLite's log ends now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.with_name(f"{file.name}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_without_room_is_said_as_long_as_it_lasts(file: Path) -> None:
    async with running(str(file)) as server:
        await server.open_table()
        with full_disk(file):
            answers = [await server.http.get("/health") for _ in range(2)]
            reading = await server.http.get("/api/tables")
        assert [(each.status_code, each.json()["status"]) for each in answers] == [(503, "failing")] * 2
        assert reading.status_code == 200
        assert (await server.http.get("/health")).status_code == 200


async def test_a_file_that_may_only_be_read_is_said(store: Store) -> None:
    await store.check()
    assert store._file is not None
    store._file._connection.exec_driver_sql("PRAGMA query_only=1")
    with pytest.raises(StoreDown):
        await store.check()


async def test_a_file_that_is_damaged_is_said(store: Store, file: Path) -> None:
    await store.stop()
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * (file.stat().st_size - 100))
    damaged = Store(str(file))
    with pytest.raises(StoreDown):
        await damaged.check()
    await damaged.stop()


async def test_a_check_leaves_nothing_behind_and_writes_what_a_move_would(store: Store, file: Path) -> None:
    await store.check()
    log = file.with_name(f"{file.name}-wal")
    before = log.stat().st_size
    await store.check()
    assert log.stat().st_size > before
    assert store._file is not None
    assert store._file._connection.exec_driver_sql("SELECT count(*) FROM match_log").scalar() == 0


async def test_those_who_ask_at_once_share_one_check(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = 0

    async def check() -> None:
        nonlocal checks
        checks += 1

    monkeypatch.setattr(store, "_check", check)
    await asyncio.gather(*(store.check() for _ in range(20)))
    assert checks == 1
