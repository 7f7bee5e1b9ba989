"""What is measured."""

import asyncio
import subprocess
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from msgspec import Struct

from bench.load.players import Host, Player, Tally, join_all, open_table
from bench.load.servers import NODE, Process, boardgameio_server, installed_boardgameio, twofold_server

PORT = 8461
PATIENCE = 180.0
MIXED = (("uno-duo", 2, 3), ("dualis", 4, 1), ("duos", 3, 2), ("duet", 2, 3), ("duple", 4, 1))
"""Games of the mixed load: seats and spectators."""


class Measured(Struct, frozen=True):
    """The outcome of a scenario."""

    name: str
    tables: int
    sockets: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    cpu_us_per_move: float
    memory_kib_per_table: float
    refused: int


class Load:
    """Tables that are being played at."""

    def __init__(self, server: Process, tally: Tally) -> None:
        self.server = server
        self.tally = tally
        self.players: list[Player] = []
        self.tables = 0
        # The server closes connections that are idle for five seconds: none is used that it may be closing.
        limits = httpx.Limits(max_connections=100, keepalive_expiry=2)
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits)

    async def add(self, game: str, seats: int, spectators: int, pace: float) -> None:
        """One more table, and its match begins."""
        await self.begin(*await open_table(self.http, game, seats, spectators, self.tally, pace))

    async def begin(self, host: Host, players: list[Player]) -> None:
        """Everybody connects, and the match begins."""
        await join_all(players)
        await host.start()
        self.players += players
        self.tables += 1

    async def measure(self, name: str, warm_up: float, seconds: float, memory_before: int) -> Measured:
        """Let everybody play, and count."""
        await self.tally.let_play(warm_up)
        self.tally.counting = True
        began, cpu = time.perf_counter(), self.server.cpu_seconds
        await self.tally.let_play(seconds)
        elapsed, used = time.perf_counter() - began, self.server.cpu_seconds - cpu
        self.tally.counting = False
        moves = len(self.tally.delays)
        grown = (self.server.memory_bytes - memory_before) / 1024 / max(1, self.tables)
        for player in self.players:
            player.leave()
        await self.http.aclose()
        return Measured(
            name,
            self.tables,
            len(self.players),
            moves / elapsed,
            self.tally.percentile(0.5),
            self.tally.percentile(0.95),
            self.tally.percentile(0.99),
            used / max(1, moves) * 1e6,
            grown,
            self.tally.refused,
        )


def run(name: str, plan: list[tuple[str, int, int]], pace: float, warm_up: float, seconds: float) -> Measured:
    """Measure a load: game, seats and spectators of each table."""
    with tempfile.TemporaryDirectory() as folder, twofold_server(Path(folder), PORT) as server:
        return asyncio.run(_run(server, name, plan, pace, warm_up, seconds))


async def _run(
    server: Process, name: str, plan: list[tuple[str, int, int]], pace: float, warm_up: float, seconds: float
) -> Measured:
    before, load = server.memory_bytes, Load(server, Tally())
    for game, seats, spectators in plan:
        await load.add(game, seats, spectators, pace)
    return await load.measure(name, warm_up, seconds, before)


def run_boardgameio(
    name: str, storage: str, tables: int, pace: float, warm_up: float, seconds: float
) -> Measured:
    """The same load on boardgame.io, with a game that only counts."""
    with (
        tempfile.TemporaryDirectory() as folder,
        boardgameio_server(storage, Path(folder), PORT + 1) as server,
    ):
        before, cpu = server.memory_bytes, server.cpu_seconds
        command = [NODE, "client.cjs", server.url, *map(str, (tables, pace, warm_up, seconds))]
        folder_of_client = installed_boardgameio()
        done = subprocess.run(
            command, cwd=folder_of_client, check=True, capture_output=True, timeout=PATIENCE
        )
        told = msgspec.json.decode(done.stdout)
        rate = told["moves_per_second"]
        return Measured(
            name,
            tables,
            2 * tables,
            rate,
            told["p50_ms"] or float("nan"),
            float("nan"),  # its client does not tell
            told["p99_ms"] or float("nan"),
            (server.cpu_seconds - cpu) / max(1, rate * (seconds + warm_up)) * 1e6,
            (server.memory_bytes - before) / 1024 / tables,
            0,
        )
