"""Whoever is gone with a server that died is noted down by another, and the list of tables stays true."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.crashing import Role
from tests.server.running import PATIENCE, Server, running
from tests.server.test_crashes import Mortal
from twofold.server import cluster
from twofold.server.config import Config
from twofold.server.runtime import Runtime
from twofold.server.store import Store


@pytest.fixture(autouse=True)
def fast_hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that are soon known to be dead."""
    monkeypatch.setattr(cluster, "BEAT_SECONDS", 0.05)


async def listed(server: Server, holds: Callable[[set[str]], bool]) -> set[str]:
    """The public tables, as soon as something holds of them."""
    async with asyncio.timeout(PATIENCE):
        while True:
            tables = (await server.http.get("/api/tables")).json()["tables"]
            if holds(found := {table["id"] for table in tables}):
                return found


async def test_tables_whose_people_are_gone_with_their_server_leave_the_list(database: str) -> None:
    mortal = Mortal(database, Role())
    first = Server(Runtime(Config(database=database), Store(database)), mortal.port)
    left, expected = [await first.open_table(public=True) for _ in range(2)]
    async with left.player() as ada:
        await ada.hear("table", lambda message: message["table"]["seats"][0]["present"])
        assert await listed(first, bool) == {left.table, expected.table}
        mortal.end()
    await first.http.aclose()
    async with running(database) as second:
        assert await listed(second, lambda tables: left.table not in tables) == {expected.table}
        left.server = second
        async with left.player():
            await listed(second, lambda tables: left.table in tables)
