"""A newer server has written what this one does not know: nobody waits in vain, and clients go elsewhere."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from sqlalchemy import insert

from tests.server.running import Player, Seat, Server, running
from twofold.engine import Header
from twofold.server.departures import note_departures
from twofold.server.protocol.ws import CloseCode
from twofold.server.store import Store
from twofold.server.store.tables import match_log, table_log
from twofold.server.table.changes import Arrived, MatchStarted
from twofold.server.table.effects import WriteChange
from twofold.server.table.state import TableState

Write = Callable[[Store, TableState], Awaitable[None]]
Meet = Callable[[Player, Seat], Awaitable[None]]


@pytest.fixture
async def server(database: str) -> AsyncIterator[Server]:
    async with running(database) as started:
        yield started


@pytest.fixture
async def newer(database: str, server: Server) -> AsyncIterator[Store]:
    """The store of a newer server on the same database, which hints at nothing."""
    store = Store(database)
    yield store
    await store.stop()


async def write_unknown_change(newer: Store, state: TableState) -> None:
    """A change of a kind that this server does not know."""
    row = {"table_id": state.table, "seq": state.seq + 1, "change": b'{"type":"dreamt","person":1}'}
    async with newer.engine.begin() as connection:
        await connection.execute(insert(table_log).values(row))


async def write_unknown_rules(newer: Store, state: TableState) -> None:
    """The beginning of a match that is played by later rules."""
    header = Header("m", "uno-duo", 999, {}, ("Ada", "Ben"), "00" * 32)
    begun = MatchStarted(header, (0, 1), None, "00" * 32)
    assert await newer.commit([WriteChange(state.table, state.seq + 1, begun)]) == [True]


async def write_unknown_action(newer: Store, state: TableState) -> None:
    """An entry of the match that is played, with an action that the rules here do not have."""
    place = {"match_id": state.match, "seq": state.match_seq + 1}
    entry = {"at": 0, "seat": 0, "noticed": 7, "action": b'{"type":"dream"}'}
    async with newer.engine.begin() as connection:
        await connection.execute(insert(match_log).values(place | entry))


async def say(mover: Player, host: Seat) -> None:
    """A line of chat."""
    await mover.send(type="say", id="line", text="Anybody here?")


async def act(mover: Player, host: Seat) -> None:
    """A move."""
    await mover.send(type="act", id="move", action=mover.last["choices"][0], number=mover.last["number"])


async def abandon(mover: Player, host: Seat) -> None:
    """A request."""
    answer = await host.ask("POST", "abandon")
    assert (answer.status_code, answer.json()["rule"]) == (409, "TABLE-41"), answer.text


async def hear_a_hint(mover: Player, host: Seat) -> None:
    """Nobody does anything."""
    host.server.runtime.hint(host.table, host.table, 99)


MET: dict[str, tuple[Write, Meet]] = {
    "an unknown change, by a line of chat": (write_unknown_change, say),
    "an unknown change, by a request": (write_unknown_change, abandon),
    "an unknown change, by a hint": (write_unknown_change, hear_a_hint),
    "unknown rules, by a line of chat": (write_unknown_rules, say),
    "unknown rules, by a request": (write_unknown_rules, abandon),
    "unknown rules, by a hint": (write_unknown_rules, hear_a_hint),
    "an unknown action, by a move": (write_unknown_action, act),
    "an unknown action, by a hint": (write_unknown_action, hear_a_hint),
}


@pytest.mark.parametrize("met", MET)
async def test_a_room_that_cannot_follow_its_log_closes_with_a_code_of_its_own_bug(
    server: Server, newer: Store, met: str, caplog: pytest.LogCaptureFixture
) -> None:
    write, meet = MET[met]
    host, guest = await server.playing()
    async with host.player() as ada, guest.player() as ben:
        for player in (ada, ben):
            await player.hear("table", lambda said: all(seat["present"] for seat in said["table"]["seats"]))
            await player.until(lambda update: True)
        await write(newer, server.runtime.rooms[host.table].state)
        await meet(ada if ada.is_waited_for else ben, host)
        for player in (ada, ben):
            code, reason = await player.closed()
            assert (code, "newer server" in reason) == (CloseCode.NEWER_SERVER, True)
        await ada.arrive()
        assert (await ada.closed())[0] == CloseCode.NEWER_SERVER
    answers = await asyncio.gather(host.ask("GET", ""), host.ask("POST", "abandon"))
    assert [(each.status_code, each.json()["rule"]) for each in answers] == [(409, "TABLE-41")] * 2
    assert [record.message for record in caplog.records if record.name.startswith("twofold")] == [
        "a room needs a newer server"
    ]


async def test_a_player_at_the_entrance_is_sent_on_too_bug(server: Server, newer: Store) -> None:
    """They have seen more than this server knows, so it reads the log before it lets them in."""
    host, _ = await server.playing()
    await write_unknown_change(newer, server.runtime.rooms[host.table].state)
    early = host.player()
    await early.arrive()
    await early.send(type="hello", protocol=1, token=host.token, lines=99)
    assert (await early.closed())[0] == CloseCode.NEWER_SERVER


async def test_a_former_match_that_cannot_be_read_is_none_that_bots_remember_bug(
    server: Server, newer: Store
) -> None:
    former, _ = await server.playing()
    match = (await former.post("abandon"))["match"]
    await write_unknown_change(newer, server.runtime.rooms[former.table].state)
    host, _ = await server.playing()
    room = server.runtime.rooms[host.table]
    assert await server.runtime.logs._former([match]) == []
    assert server.runtime.rooms.has(room)


async def test_a_table_that_cannot_be_read_keeps_no_other_on_the_list_bug(
    server: Server, newer: Store
) -> None:
    unknown, left = [await server.open_table(public=True) for _ in range(2)]
    await write_unknown_change(newer, server.runtime.rooms[unknown.table].state)
    arrived = WriteChange(left.table, server.runtime.rooms[left.table].state.seq + 1, Arrived(1, "dead"))
    assert await newer.commit([arrived]) == [True]
    await note_departures(server.runtime)
    assert await newer.listed() == [unknown.table]
