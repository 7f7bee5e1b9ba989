"""kill -9 at each write of a start, on a new database and on an old one: the next start is well."""

import multiprocessing
import shutil
import signal
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.amounts import amount
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE
from tests.server.store.killed_at_start import start_until_death
from twofold.server.store import Store, engines
from twofold.server.store.engines import migrate

HERE = Path(__file__).parent
WORDS = ("ace", "bid", "beat", "trick")

spawning = multiprocessing.get_context("forkserver")
spawning.set_forkserver_preload(["tests.server.store.killed_at_start"])


class Databases:
    """New databases of one kind."""

    def __init__(self, folder: Path, postgresql: Postgres | None) -> None:
        self._folder = folder
        self._postgresql = postgresql
        self._number = count()

    def new(self) -> str:
        """The address of an empty one."""
        if self._postgresql:
            return self._postgresql.new_database()
        return str(self._folder / f"{next(self._number)}.sqlite3")


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Databases:
    """Of either kind."""
    return Databases(tmp_path, None if request.param == "sqlite" else request.getfixturevalue("postgresql"))


@pytest.fixture
def upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Migrations of this test in the place of those that the store ships."""
    folder = tmp_path / "migrations"
    shutil.copytree(HERE / "upgrade", folder / "versions")
    shutil.copy(engines.MIGRATIONS / "env.py", folder)
    monkeypatch.setattr(engines, "MIGRATIONS", folder)
    return folder


def is_killed(database: str, step: int) -> bool:
    """Whether a start on this database was killed at this step, or was over before it."""
    process = spawning.Process(target=start_until_death, args=(database, engines.MIGRATIONS, step))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


async def test_a_first_start_that_was_killed_at_any_write_can_be_repeated_bug(databases: Databases) -> None:
    for step in count(1, amount(3, 1)):
        database = databases.new()
        killed = is_killed(database, step)
        store = Store(database)
        await store.start()
        await store.check()
        assert await store.listed() == []
        await store.stop()
        if not killed:
            break
    assert step > 10


async def test_an_upgrade_that_was_killed_at_any_write_can_be_repeated_bug(
    databases: Databases, upgrade: Path
) -> None:
    for step in count(1):
        store = Store(databases.new())
        async with store.engine.begin() as connection:
            await connection.run_sync(partial(migrate, to="1"))
            for word in WORDS:
                await connection.execute(text(f"INSERT INTO words (word) VALUES ('{word}')"))
        await store.stop()
        killed = is_killed(store.database, step)
        await store.start()
        async with store.engine.connect() as connection:
            found = await connection.execute(text("SELECT word, length FROM words ORDER BY word"))
            assert found.all() == [("ace", 3), ("bid", 3)]
            moved = await connection.execute(text("SELECT word FROM long_words ORDER BY word"))
            assert moved.all() == [("beat",), ("trick",)]
        await store.stop()
        if not killed:
            break
    assert step > 10
