"""Several servers on one PostgreSQL: any of them serves any table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import websockets

from tests.server.crashing import Role
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Player, Seat, Server
from tests.server.test_crashes import Mortal
from twofold.server.config import Config
from twofold.server.runtime import Runtime
from twofold.server.store import Store


class Cluster:
    """Server processes on one database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.processes: list[Mortal] = []
        self.servers: list[Server] = []

    def add(self, **role: Any) -> Server:
        """One more process."""
        process = Mortal(self.database, Role(**role))
        server = Server(Runtime(Config(database=self.database), Store(self.database)), process.port)
        self.processes.append(process)
        self.servers.append(server)
        return server

    async def end(self) -> None:
        """Kill all of them."""
        for server in self.servers:
            await server.http.aclose()
        for process in self.processes:
            process.end()


@pytest.fixture
async def cluster(postgresql: Postgres) -> AsyncIterator[Cluster]:
    made = Cluster(postgresql.new_database())
    yield made
    await made.end()


def at(seat: Seat, server: Server, token: str | None = "own") -> Player:
    """A browser of this seat, connected to that server."""
    return Player(server.socket_url, seat.table, seat.token if token else None)


async def joined(*players: Player) -> list[Player]:
    """Everybody is connected and sees the table."""
    for player in players:
        await player.connect()
        await player.hear("update")
    return list(players)


async def play_on(players: list[Player], moves: int) -> None:
    """Take turns across servers; in Dualis every move is seen by all."""
    for _ in range(moves):
        answer = await mover_of(players).act()
        assert answer["type"] == "ack", answer
        await all_at(players, answer["number"])


async def all_at(players: list[Player], number: int) -> None:
    """Everybody has heard of this update."""
    for player in players:
        await player.until(lambda update: bool(update["number"] >= number))


def mover_of(players: list[Player]) -> Player:
    return next(player for player in players if player.seat in player.last["waiting_for"])


async def leave(players: list[Player]) -> None:
    for player in players:
        await player.close()


async def test_three_servers_serve_one_table(cluster: Cluster) -> None:
    servers = [cluster.add() for _ in range(3)]
    seats = await servers[0].playing("dualis", 3)
    watching = at(seats[0], servers[2], None)
    players = [at(seat, server) for seat, server in zip(seats, servers, strict=True)]
    everybody = await joined(*players, watching)
    await play_on(players, 15)
    await all_at(everybody, 15)
    await leave(everybody)


async def test_whoever_looks_on_at_another_server_is_counted_while_it_is_up(cluster: Cluster) -> None:
    first, second = cluster.add(), cluster.add()
    seats = await first.playing()
    (ada,) = await joined(at(seats[0], first))
    here, there, another = await joined(*(at(seats[0], server, None) for server in (first, second, second)))
    await ada.hear("table", lambda message: message["table"]["watching"] == 3)
    await another.close()
    await ada.hear("table", lambda message: message["table"]["watching"] == 2)
    cluster.processes[1].end()
    await ada.hear("table", lambda message: message["table"]["watching"] == 1)
    await leave([ada, here, there])


async def test_a_player_whose_server_dies_plays_on_at_another(cluster: Cluster) -> None:
    first, second = cluster.add(), cluster.add()
    seats = await first.playing("dualis", 3)
    players = await joined(at(seats[0], first), at(seats[1], second), at(seats[2], second))
    await play_on(players, 4)
    while players[0] is not mover_of(players):
        await play_on(players, 1)
    ada, move = players[0], players[0].last["choices"][0]
    await ada.send(type="act", id="in-doubt", action=move)
    cluster.processes[0].end()
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await ada.receive()
    back = players[0] = at(seats[0], second)
    await back.connect(match=ada.last["match"], number=ada.last["number"])
    back.last = ada.last
    answer = await back.act(move, move="in-doubt")
    assert answer["type"] == "ack"
    await all_at(players, answer["number"])
    await play_on(players, 3)
    await leave(players)


async def test_what_a_lost_hint_missed_is_found_by_polling(cluster: Cluster) -> None:
    first, deaf = cluster.add(), cluster.add(deaf=True)
    seats = await first.playing("dualis", 3)
    players = await joined(at(seats[0], first), at(seats[1], deaf), at(seats[2], first))
    await play_on(players, 4)
    await leave(players)


async def test_a_database_that_restarts_in_mid_game_loses_nothing(
    cluster: Cluster, postgresql: Postgres
) -> None:
    server = cluster.add()
    players = await joined(*(at(seat, server) for seat in await server.playing("dualis", 3)))
    await play_on(players, 3)
    mover = mover_of(players)
    move = mover.last["choices"][0]
    await asyncio.to_thread(postgresql.stop)
    try:
        answer = await mover.act(move, move="in-trouble")
        assert (answer["type"], answer["rule"]) == ("trouble", "TABLE-20")
        assert (await server.http.get("/health")).status_code == 503
        assert (await server.http.get("/api/tables")).status_code == 503
    finally:
        await asyncio.to_thread(postgresql.start)
    await eventually(lambda: mover.act(move, move="in-trouble"))
    await all_at(players, 4)
    await play_on(players, 2)
    await leave(players)


async def test_who_is_connected_is_known_on_every_server(cluster: Cluster) -> None:
    first, second = cluster.add(), cluster.add()
    seats = await first.playing("dualis", 3)
    (ada,) = await joined(at(seats[0], first))
    (ben,) = await joined(at(seats[1], second))
    await ada.hear("table", lambda message: message["table"]["seats"][1]["present"])
    cluster.processes[1].end()
    await ada.hear("table", lambda message: not message["table"]["seats"][1]["present"])
    await leave([ada, ben])


async def test_a_reaction_travels_to_every_server_and_so_does_whoever_wants_to_talk(cluster: Cluster) -> None:
    first, second = cluster.add(), cluster.add()
    seats = await first.playing("uno-duo")
    (ada,) = await joined(at(seats[0], first))
    (ben,) = await joined(at(seats[1], second))
    told = asyncio.create_task(ben.hear("reaction"))
    while not told.done():  # what is stored nowhere is lost while a server does not listen yet
        await ada.send(type="react", emote="wow")
        await asyncio.wait((told,), timeout=2.0)
    assert told.result() == {"type": "reaction", "person": 1, "emote": "wow"}
    await ada.send(type="linger")
    assert await ben.hear("lingering") == {"type": "lingering", "person": 1}
    await leave([ada, ben])


async def test_clocks_and_bots_run_on_a_real_server(cluster: Cluster) -> None:
    server = cluster.add()
    host = await server.open_table("dualis", 3, bots=2)
    await host.post("start", {})
    (ada,) = await joined(at(host, server))
    for _ in range(2):
        await ada.until(lambda update: 0 in update["waiting_for"])
        assert (await ada.act())["type"] == "ack"
        await ada.hear("update")
    await ada.close()


async def eventually(attempt: Callable[[], Any]) -> None:
    """Send again until it is acknowledged."""
    async with asyncio.timeout(PATIENCE):
        while (await attempt())["type"] != "ack":
            await asyncio.sleep(0.05)
