"""A restart with everyone coming back at once: ``python -m bench.load.restart [ROOMS [ENTRIES]]``.

The rooms lie in a SQLite file, each with a match of UNO Duo under way. The server starts, both players of
each room connect at once, and meanwhile a process of its own asks for something else, again and again.
"""

import argparse
import asyncio
import gc
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import httpx
from msgspec import Struct

from bench.load.players import Player, Tally
from bench.load.scenarios import PORT
from bench.load.servers import twofold_server
from twofold import Match
from twofold.bots import RandomBot, play_out
from twofold.engine import installed_games
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.tokens import digest
from twofold.server.store import Store
from twofold.server.table.changes import Change, MatchStarted, Opened, SeatTaken
from twofold.server.table.effects import WriteStep
from twofold.server.table.match import StoredMatch

GAME = "uno-duo"
SEATS = 2
ASK_EVERY = 0.02
"""Seconds from one answer to something else to the next request."""


class Returned(Struct, frozen=True):
    """How everyone came back, in seconds since they began to."""

    sees: list[float]
    """Until each player saw the table."""

    asked: list[float]
    """How long something else took meanwhile."""


class Returning(Player):
    """A player who comes back, and only looks."""

    def __init__(self, address: str, token: str, seat: int, tally: Tally) -> None:
        super().__init__(address, token, seat, GAME, tally, pace=0)
        self.sees = asyncio.Event()

    def _understand(self, wire: object, text: bytes) -> None:  # noqa: ARG002
        if text.startswith(b'{"type":"update"'):
            self.sees.set()


def token_of(room: int, seat: int) -> str:
    """What opens a seat."""
    return f"token {seat} of {room}"


def table_of(room: int) -> str:
    """The id of a room."""
    return f"{room:022d}"


def log_of(room: int, match: Match) -> Iterator[Change]:
    """How the room came to its match."""
    tokens = [digest(token_of(room, seat)) for seat in range(SEATS)]
    yield Opened(
        GAME,
        match.header.options,
        (PlannedSeat("open"),) * SEATS,
        False,
        True,
        True,
        code_of(room),
        tokens[0],
        match.server_seed.hex(),
    )
    for seat, token in enumerate(tokens):
        yield SeatTaken(seat, f"P{seat}", token)
    yield MatchStarted(match.header, tuple(range(SEATS)), None, "00" * 32)


def code_of(room: int) -> str:
    """A code of its own."""
    return f"R{room:05d}"


def steps_of(room: int, match: Match) -> Iterator[WriteStep]:
    """What was done in it, as a server writes it."""
    play = StoredMatch(match.header, match.server_seed)
    for entry in match.entries:
        assert entry.seat is not None
        step = play.move(entry.seat, entry.action, entry.at, f"{entry.seat}:{entry.seq}")
        play.take(step)
        yield WriteStep(table_of(room), match.header.id, step)


async def fill(database: str, rooms: int, entries: int) -> None:
    """Write all rooms as servers have left them."""
    store, game = Store(database), installed_games[GAME]
    await store.start()
    for room in range(rooms):
        match = Match.new(game, SEATS, seed=room)
        bots = [RandomBot(game) for _ in range(SEATS)]
        for _ in zip(range(entries), play_out(match, bots, Random(room)), strict=False):
            pass
        assert await store.open_table(table_of(room), room, list(log_of(room, match)), code_of(room))
        await store.commit(list(steps_of(room, match)))
    await store.stop()


async def come_back(url: str, rooms: int) -> Returned:
    """Everyone at once."""
    asked, tally = await asyncio.to_thread(Asking, url), Tally()
    players = [_player(url, room, seat, tally) for room in range(rooms) for seat in range(SEATS)]
    began = time.perf_counter()
    seeing = asyncio.gather(*(_sees(player, began) for player in players))
    while not seeing.done():
        await tally.let_play(0.1)
    for player in players:
        player.leave()
    return Returned(seeing.result(), await asyncio.to_thread(asked.answered))


def _player(url: str, room: int, seat: int, tally: Tally) -> Returning:
    address = f"{url.replace('http', 'ws')}/api/tables/{table_of(room)}/socket"
    return Returning(address, token_of(room, seat), seat, tally)


async def _sees(player: Returning, began: float) -> float:
    await player.join()
    await player.sees.wait()
    return time.perf_counter() - began


class Asking:
    """A process that asks for something else until it is to say how long that took."""

    def __init__(self, url: str) -> None:
        self._pipe, other = Pipe()
        get_context("spawn").Process(target=_ask, args=(url, other), daemon=True).start()
        other.close()
        self._pipe.recv()

    def answered(self) -> list[float]:
        """How long each request took, in seconds."""
        self._pipe.send(None)
        took: list[float] = self._pipe.recv()
        return took


def _ask(url: str, pipe: Connection) -> None:
    took: list[float] = []
    with httpx.Client(base_url=url, timeout=60) as http:
        http.get("/api/games").raise_for_status()  # the first is slower
        pipe.send(None)
        while not pipe.poll(ASK_EVERY):
            began = time.perf_counter()
            http.get("/api/games").raise_for_status()
            took.append(time.perf_counter() - began)
    pipe.send(took)


def main(arguments: list[str] | None = None) -> None:
    """Fill a file, start a server on it, and let everyone come."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.restart", description=__doc__)
    parser.add_argument("rooms", nargs="?", type=int, default=1200)
    parser.add_argument("entries", nargs="?", type=int, default=240)
    asked = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    gc.disable()  # the players' own pauses would be taken for the server's
    sys.stdout.write(
        "| rooms | sockets | half see it | the last | server CPU ms/room | something else | at most |\n"
    )
    sys.stdout.write("|---|---|---|---|---|---|---|\n")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(fill(str(folder / "load.sqlite3"), asked.rooms, asked.entries))
        with twofold_server(folder, PORT) as server:
            before = server.cpu_seconds
            returned = asyncio.run(come_back(server.url, asked.rooms))
            used = (server.cpu_seconds - before) / asked.rooms * 1000
    sees, others = sorted(returned.sees), sorted(returned.asked)
    figures = f"{sees[len(sees) // 2]:.1f} s | {sees[-1]:.1f} s | {used:.1f} | "
    figures += f"{others[len(others) // 2] * 1000:.0f} ms | {others[-1] * 1000:.0f} ms"
    sys.stdout.write(f"| {asked.rooms:,} | {len(sees):,} | {figures} |\n")


if __name__ == "__main__":
    main()
