"""Fixtures of the server's tests."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import uvloop

from tests.server.postgres import Postgres, postgres
from tests.server.running import Server, running

LoopFactory = Callable[[], asyncio.AbstractEventLoop]


def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, LoopFactory]:
    """Servers run on uvloop, as the product does; the tests of a table also without it, as on Windows."""
    product: dict[str, LoopFactory] = {"uvloop": uvloop.new_event_loop}
    return product | {"asyncio": asyncio.SelectorEventLoop} if item.path.stem == "test_table" else product


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server on a SQLite file of its own."""
    async with running(str(tmp_path / "twofold.sqlite3")) as started:
        yield started


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL for all tests that want one."""
    with postgres() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "twofold.sqlite3")
    started: Postgres = request.getfixturevalue("postgresql")
    return started.new_database()
