"""kill -9 at each step of a move, again and again: nothing that was acknowledged is lost."""

import asyncio
import contextlib
import multiprocessing
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

from tests.amounts import amount
from tests.server.crashing import STEPS, Role, serve_until_death
from tests.server.running import PATIENCE, Player, Seat, Server
from twofold.replays import Kept, examined, read, refold
from twofold.server.config import Config
from twofold.server.runtime import Runtime
from twofold.server.store import Store

CRASHES = amount(4, 50)
"""How often the server is killed at each step."""

FEW = 6

spawning = multiprocessing.get_context("forkserver")
spawning.set_forkserver_preload(["tests.server.crashing", "twofold.games.uno_duo"])


class Mortal:
    """A server process that will die."""

    def __init__(self, database: str, role: Role) -> None:
        here, there = spawning.Pipe()
        arguments = (database, role, there)
        self.process = spawning.Process(target=serve_until_death, args=arguments, daemon=True)
        self.process.start()
        there.close()
        assert here.poll(PATIENCE), "the server did not start"
        self.port: int = here.recv()
        here.close()

    async def died(self) -> None:
        """Wait until it is dead."""
        await asyncio.to_thread(self.process.join, PATIENCE)
        assert self.process.exitcode is not None

    def end(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.join(PATIENCE)


class Stubborn(Player):
    """A player who comes back after every crash and sends again what was not answered."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("", seat.table, seat.token)
        self.seat = seat.number
        self.acked: dict[str, int] = {}
        self.events: list[Any] = []
        self.pending: dict[str, Any] | None = None
        self._moves = 0

    async def come_back(self, port: int) -> None:
        """Connect, and say what was seen last."""
        table = self.address.split("/api/tables/")[1]
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}"
        seen = {"match": self.last["match"], "number": self.last["number"]} if self.last else {}
        await self.connect(**seen)
        await self.hear("update")
        if self.pending:
            await self.send(type="act", **self.pending)

    async def receive(self) -> dict[str, Any]:
        """The next message; keeps count of what it was told."""
        before = self.last
        message = await super().receive()
        if message["type"] == "update":
            if before:
                assert message["since"] == before["number"], "a gap"
            self.events += message["events"]
        if message["type"] in ("ack", "refused") and self.pending and message["id"] == self.pending["id"]:
            if message["type"] == "ack":
                self.acked[message["id"]] = message["number"]
            self.pending = None
        return message

    def _chosen(self) -> Any:
        """Who holds few cards draws, so that the match outlasts all crashes."""
        choices, hand = self.last["choices"], self.last["view"]["hands"][self.seat]
        draws = [choice for choice in choices if choice["type"] == "draw" and len(hand) < FEW]
        return (draws or choices)[0]

    async def play(self) -> None:
        """Act whenever it is waited for, until the server is gone."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                if self.pending is None and self.last["choices"] and self.seat in self.last["waiting_for"]:
                    self._moves += 1
                    self.pending = {
                        "id": f"m{self._moves}",
                        "action": self._chosen(),
                        "number": self.last["number"],
                    }
                    await self.send(type="act", **self.pending)
                await self.receive()


async def crash_again_and_again(database: str, step: str, crashes: int, hasty: bool) -> list[Stubborn]:
    rng = Random(step)
    mortal = Mortal(database, Role())
    first = Server(Runtime(Config(database=database), Store(database)), mortal.port)
    players = [Stubborn(seat) for seat in await first.playing()]
    await first.http.aclose()
    mortal.end()
    for _ in range(crashes):
        mortal = Mortal(database, Role(step, rng.randrange(1, 6), hasty))
        try:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                for player in players:
                    await player.come_back(mortal.port)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.play() for player in players if player.last))
        finally:
            await mortal.died()
    return players


async def broken_promises(database: str, players: Sequence[Stubborn]) -> list[str]:
    """What does not hold of the five invariants, decide by the log alone."""
    store = Store(database)
    entries = await store.entries_of(players[0].last["match"])
    await store.stop()
    keys = [entry.key for entry in entries if entry.key]
    found = []
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        found.append("the log has a gap")
    if len(keys) != len(set(keys)):
        found.append("a move took effect twice")
    for player in players:
        lost = [move for move in player.acked if f"{player.seat}:{move}" not in keys]
        found += [f"{move} was acknowledged and is lost" for move in lost]
    return found


async def told_otherwise(database: str, players: list[Stubborn]) -> list[str]:
    """What a server that lives on denies: one log, one state, and everybody was told the start of it."""
    mortal = Mortal(database, Role())
    server = Server(Runtime(Config(database=database), Store(database)), mortal.port)
    table = players[0].address.split("/")[-2]
    headers = {"Authorization": f"Bearer {players[0].token}"}
    try:
        match = (await server.http.post(f"/api/tables/{table}/abandon", headers=headers)).json()["match"]
        lines = (await server.http.get(f"/api/matches/{match}/log")).text.splitlines()
        kept = Kept(digest=(await server.http.get(f"/api/matches/{match}/proof")).json()["digest"])
    finally:
        await server.http.aclose()
        mortal.end()
    found = [str(finding.claim) for finding in examined(read(lines), kept=kept).findings if not finding.holds]
    play = refold(read(lines))
    for player in players:
        assert player.seat is not None
        logged = [event for _, event in play.events_for(player.seat)]
        if player.events != msgspec.json.decode(msgspec.json.encode(logged))[: len(player.events)]:
            found.append(f"seat {player.seat} was told something else than the log says")
    return found


@pytest.mark.parametrize("step", STEPS)
async def test_killed_at_any_step_the_server_keeps_what_it_acknowledged(tmp_path: Path, step: str) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    players = await crash_again_and_again(database, step, CRASHES, hasty=False)
    assert not await broken_promises(database, players)
    assert not await told_otherwise(database, players)
    assert sum(len(player.acked) for player in players) >= CRASHES // 2


async def test_a_store_that_acknowledges_before_it_writes_is_caught(tmp_path: Path) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    try:
        players = await crash_again_and_again(database, "after the acknowledgement", 5, hasty=True)
        caught = await broken_promises(database, players)
    except AssertionError as gap:
        caught = [str(gap)]
    assert caught
