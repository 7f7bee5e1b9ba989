"""Faults: full disks, readers who do not read, mass disconnects, and messages that come twice or too late."""

import asyncio
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from tests.amounts import amount
from tests.server.running import Player, Server, all_current, running, take_turns
from tests.server.work import counted_work
from twofold.server.store import Store
from twofold.server.store.file_writer import FileWriter

T = TypeVar("T")

SOCKETS_A_TABLE = 10
TABLES = amount(10, 100)


class SmallDisk(FileWriter):
    """Writes on a disk that can be full."""

    full = False

    def transact(self, work: Callable[[Connection], T], *, one_statement: bool = False) -> asyncio.Future[T]:
        """Do this, if there is room."""

        def within(connection: Connection) -> T:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar() if self.full else 1 << 30
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
            return work(connection)

        return super().transact(within, one_statement=one_statement)


async def test_a_full_disk_is_said_clearly_and_nothing_is_lost(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "twofold.sqlite3"))
    disk = store._file = SmallDisk(store.database)
    async with running("", store) as server:
        seats = await server.playing()
        async with seats[0].player() as ada, seats[1].player() as ben:
            players = [ada, ben]
            for player in players:
                await player.hear("update")
            await take_turns(server, players, 2)
            disk.full = True
            answer, attempt = {"type": "ack"}, 0
            while answer["type"] == "ack":
                # The last pages still have room for some moves.
                attempt += 1
                waiting = next(player for player in players if player.is_waited_for)
                move = waiting.last["choices"][0]
                answer = await waiting.act(move, move=f"full-{attempt}")
                if answer["type"] == "ack":
                    await all_current(server, players)
            assert answer == {
                "type": "trouble",
                "rule": "TABLE-20",
                "reason": {"type": "text", "id": "shell/refusal-not-stored", "values": {}},
                "id": f"full-{attempt}",
            }
            disk.full = False
            answer = {"type": "trouble"}
            while answer["type"] == "trouble":
                answer = await waiting.act(move, move=f"full-{attempt}")
            assert answer["type"] == "ack"


async def test_the_same_move_sent_twice_is_played_once(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben:
        for player in (ada, ben):
            await player.hear("update")
        mover = ada if 0 in ada.last["waiting_for"] else ben
        action = mover.last["choices"][0]
        for _ in range(3):
            await mover.send(type="act", id="once", action=action)
        answers = [await mover.answer("once") for _ in range(3)]
        assert answers == [{"type": "ack", "id": "once", "number": 1}] * 3
        assert mover.last["number"] == 1


async def test_a_move_repeated_after_a_reconnect_is_acknowledged_and_not_played_again(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben:
        for player in (ada, ben):
            await player.hear("update")
        mover = ada if 0 in ada.last["waiting_for"] else ben
        action = mover.last["choices"][0]
        await mover.act(action, move="lost-answer")
        await mover.close()
        await mover.connect(match=mover.last["match"], number=0)
        caught_up = await mover.hear("update")
        assert (caught_up["since"], caught_up["number"]) == (0, 1)
        assert (await mover.act(action, move="lost-answer"))["number"] == 1


async def test_the_move_ids_of_two_seats_have_nothing_to_do_with_each_other(server: Server) -> None:
    seats = await server.playing("dualis", 3)
    players = [seat.player() for seat in seats]
    for player in players:
        await player.connect()
        await player.hear("update")
    first = players[players[0].last["waiting_for"][0]]
    assert (await first.act(move="same"))["type"] == "ack"
    await players[0].until(lambda update: update["number"] == 1)
    second = players[players[0].last["waiting_for"][0]]
    await second.until(lambda update: update["number"] == 1)
    assert (await second.act(move="same")) == {"type": "ack", "id": "same", "number": 2}
    for player in players:
        await player.close()


async def test_a_move_that_arrives_out_of_order_takes_effect_once_or_not_at_all(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben:
        players = [ada, ben]
        for player in players:
            await player.hear("update")
        first = next(player for player in players if player.is_waited_for)
        late = first.last["choices"][0]
        await take_turns(server, players, 6)
        overtaken = await first.act(late, move="late")
        again = await first.act(late, move="late")
        assert (overtaken["type"], again["type"]) in (("ack", "ack"), ("refused", "refused"))
        await all_current(server, players)
        play = server.runtime.rooms[first.table].state.play
        assert play is not None
        assert [entry.seq for entry in play.entries] == list(range(1, len(play.entries) + 1))
        assert len(play.entries) == 6 + (overtaken["type"] == "ack")


async def test_a_stale_move_of_the_match_before_is_turned_down(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada:
        old = (await ada.hear("update"))["match"]
        await seats[0].post("abandon")
        await seats[0].post("rematch")
        await ada.hear("update", lambda update: update["match"] != old)
        await ada.send(type="act", id="stale", action={"type": "draw"}, match=old)
        assert (await ada.answer("stale"))["rule"] == "TABLE-19"


async def test_who_comes_back_after_long_gets_a_fresh_view(server: Server) -> None:
    seats = await server.playing()
    async with seats[0].player() as ada, seats[1].player() as ben:
        for player in (ada, ben):
            await player.hear("update")
        await take_turns(server, [ada, ben], 4)
        await ada.close()
        await ada.connect(match="another match", number=3)
        update = await ada.hear("update")
        assert (update["since"], update["number"], update["events"]) == (-1, 4, [])


async def test_many_sockets_dropped_at_once_are_all_back_and_current(server: Server) -> None:
    crowds = [await crowd(server) for _ in range(TABLES)]
    players = list(chain.from_iterable(crowds))
    await connect_all(players)
    drop(crowds[0])
    with counted_work() as one_table:
        await connect_all(crowds[0])
    drop(players)
    with counted_work() as all_tables:
        await connect_all(players)
    # Browsers and server together do for each of them what they do for one.
    assert all_tables.calls < 2 * TABLES * one_table.calls
    assert len(players) == SOCKETS_A_TABLE * TABLES
    drop(players)


async def crowd(server: Server) -> list[Player]:
    """Those who play at a table, and those who look on."""
    seats = await server.playing()
    return [seat.player() for seat in seats] + [seats[0].spectator() for _ in range(SOCKETS_A_TABLE - 2)]


def drop(players: list[Player]) -> None:
    """All at once, without a word."""
    for player in players:
        player.socket.transport.abort()


async def connect_all(players: list[Player]) -> None:
    """All at once, each until it sees its table."""

    async def connect(player: Player) -> None:
        await player.connect()
        assert (await player.hear("update"))["number"] == 0

    await asyncio.gather(*(connect(player) for player in players))
