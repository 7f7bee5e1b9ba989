"""What servers on one PostgreSQL tell each other, and about which rooms."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.postgres import Postgres
from tests.server.running import PATIENCE
from tests.server.store.test_store import change, move
from twofold.server.protocol.ws import Reaction
from twofold.server.store import Beat, Store
from twofold.server.store.neighbours import CHANNEL, PLACES_AT_ONCE, read_notice
from twofold.server.table.effects import Spread

NODES = ("one", "two", "three")


class Ears:
    """What each of the servers is told."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.heard: list[tuple[str, Any]] = []

    async def listen(self) -> None:
        for node in NODES:
            await self._connection.add_listener(CHANNEL + node, self._hear)

    def _hear(self, _connection: Any, _pid: int, channel: str, notice: str) -> None:
        self.heard.append((channel.removeprefix(CHANNEL), read_notice(notice)))

    async def so_far(self, telling: Store) -> list[tuple[str, Any]]:
        """All that has been told, once everything has been said."""
        await telling.neighbours.spread("nobody", Spread("everywhere", Reaction(1, "wow")))
        async with asyncio.timeout(PATIENCE):
            while not self.heard or not isinstance(self.heard[-1][1], Spread):
                await asyncio.sleep(0)
        return self.heard[:-1]


@pytest.fixture
async def stores(postgresql: Postgres) -> AsyncIterator[list[Store]]:
    """Three servers, of which each has a room of its own open; all have one in common."""
    made = [Store(postgresql.new_database())]
    await made[0].start()
    made += [Store(made[0].database) for _ in NODES[1:]]
    for store, node in zip(made, NODES, strict=True):
        store.node = node
        await store.neighbours.note(node, f"of {node}")
    yield made
    for store in made:
        await store.stop()


@pytest.fixture
async def ears(stores: list[Store]) -> AsyncIterator[Ears]:
    connection = await asyncpg.connect(stores[0].address)
    ears = Ears(connection)
    await ears.listen()
    await stores[0].neighbours.note(NODES[-1], "everywhere")
    yield ears
    await connection.close()


async def test_a_server_is_told_of_the_rooms_that_it_has_open_and_of_no_others(
    stores: list[Store], ears: Ears
) -> None:
    one, two, _ = stores
    for store in (one, two):
        await store.neighbours.note(store.node, "t")
    await one.commit([move(1), change(7)])
    await one.commit([move(2)])
    while one.neighbours._telling:
        await asyncio.sleep(0)
    assert await ears.so_far(one) == [("two", [("t", "m", 2), ("t", "t", 7)])]


async def test_what_was_not_the_first_is_not_told(stores: list[Store], ears: Ears) -> None:
    one, two, _ = stores
    await two.neighbours.note("two", "t")
    await two.commit([move(1)])
    assert await one.commit([move(1)]) == [False]
    assert await ears.so_far(one) == []


async def test_much_news_goes_in_several_notices(stores: list[Store], ears: Ears) -> None:
    one, two, _ = stores
    await two.neighbours.note("two", "t")
    long = "x" * 32
    await one.commit([move(1, match=f"{long}{number}") for number in range(PLACES_AT_ONCE + 1)])
    while one.neighbours._telling:
        await asyncio.sleep(0)
    assert [len(places) for _, places in await ears.so_far(one)] == [PLACES_AT_ONCE, 1]


async def test_rooms_are_shared_while_two_servers_have_them_open(stores: list[Store]) -> None:
    one, two, three = stores
    assert await one.neighbours.shared("one") == []
    for store in (one, two):
        await store.neighbours.note(store.node, "t")
    assert await one.neighbours.shared("one") == ["t"]
    assert await three.neighbours.shared("three") == []
    await two.neighbours.keep_notes("two", set())
    assert await one.neighbours.shared("one") == ["t"]
    await two.neighbours.keep_notes("two", set())
    assert await one.neighbours.shared("one") == []


async def test_a_room_that_is_opened_again_at_once_stays_noted(stores: list[Store]) -> None:
    one, two, _ = stores
    for store in (one, two):
        await store.neighbours.note(store.node, "t")
    await two.neighbours.keep_notes("two", set())
    await two.neighbours.note("two", "t")
    for _ in range(3):
        await two.neighbours.keep_notes("two", {"t"})
    assert await one.neighbours.shared("one") == ["t"]


async def test_a_server_that_was_taken_for_dead_notes_its_rooms_again(stores: list[Store]) -> None:
    one, two, _ = stores
    for store in (one, two):
        await store.neighbours.note(store.node, "t")
    await two.beat("two", Beat(1))
    await one.forget_nodes(["two"])
    assert await one.neighbours.shared("one") == []
    await two.neighbours.keep_notes("two", {"t"})
    assert await one.neighbours.shared("one") == ["t"]
