"""Many rooms of eight people each: ``python -m bench.load.rooms [ROOMS [SECONDS [CHECKOUT]]]``.

Everybody in a room has a socket of their own: as many as the game seats play, the others wait and look on.
With the checkout of another version (and its ``.venv``) that one is measured, too, in turns with this one: a
version that has no rooms yet gets tables, at which those without a seat are spectators.
"""

import argparse
import asyncio
import gc
import resource
import sys
import tempfile
from pathlib import Path

import httpx
from msgspec.structs import asdict

from bench.load.players import Host, Player, Tally, open_table
from bench.load.scenarios import PORT, Load, Measured
from bench.load.servers import twofold_server

PEOPLE = 8
PACE = 4.0
"""Seconds that somebody thinks on average."""

ROUNDS = 2
"""How often each version is measured, in turns."""

AT_ONCE = 20
GAMES = {"uno-duo": 2, "dualis": 4}
"""The games, each with the seats that it is played with."""

COLUMNS = {
    "moves_per_second": "moves/s",
    "p50_ms": "p50 ms",
    "p95_ms": "p95 ms",
    "cpu_us_per_move": "CPU µs/move",
    "memory_kib_per_table": "KiB/room",
}


async def open_room(
    http: httpx.AsyncClient, game: str, seats: int, tally: Tally, pace: float
) -> tuple[Host, list[Player]]:
    """A room of eight; a table with spectators where there are no rooms."""
    opened = await http.post("/api/rooms", json={"name": "P0", "game": game})
    if opened.status_code in (404, 405):
        return await open_table(http, game, seats, PEOPLE - seats, tally, pace)
    received = [opened.raise_for_status().json()]
    table = received[0]["table"]["id"]
    for number in range(1, PEOPLE):
        came = await http.post(f"/api/tables/{table}/people", json={"name": f"P{number}"})
        received.append(came.raise_for_status().json())
    address = f"{str(http.base_url).rstrip('/').replace('http', 'ws')}/api/tables/{table}/socket"
    host = Host(http, table, received[0]["token"])
    players = [Player(address, one["token"], one["seat"], game, tally, pace) for one in received]
    players[0].host = host
    return host, players


async def evening(checkout: Path | None, name: str, rooms: int, seconds: float) -> Measured:
    """One version with all its rooms."""
    with tempfile.TemporaryDirectory() as folder, twofold_server(Path(folder), PORT, checkout) as server:
        before, load = server.memory_bytes, Load(server, Tally())
        for first in range(0, rooms, AT_ONCE):
            await asyncio.gather(
                *(_add(load, number) for number in range(first, min(first + AT_ONCE, rooms)))
            )
        return await load.measure(name, PACE, seconds, before)


async def _add(load: Load, number: int) -> None:
    game, seats = list(GAMES.items())[number % len(GAMES)]
    await load.begin(*await open_room(load.http, game, seats, load.tally, PACE))


def told(measured: Measured) -> str:
    """A line of the table."""
    figures = (f"{asdict(measured)[field]:,.1f}" for field in COLUMNS)
    return f"| {measured.name} | {measured.tables:,} | {measured.sockets:,} | {' | '.join(figures)} |"


def ratio(these: list[Measured], others: list[Measured]) -> str:
    """This version's figures over the other's, the medians of all rounds."""
    pairs = ((median(these, field), median(others, field)) for field in COLUMNS)
    return f"| this over the other | | | {' | '.join(f'{one / other:.2f}' for one, other in pairs)} |"


def median(measured: list[Measured], field: str) -> float:
    """The one in the middle; of two, the lower."""
    ordered = sorted(asdict(one)[field] for one in measured)
    return float(ordered[(len(ordered) - 1) // 2])


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.rooms", description=__doc__)
    parser.add_argument(
        "rooms", nargs="?", type=int, default=500, help="how many rooms (default: %(default)s)"
    )
    seconds = "how long each round is measured, after the rooms were opened (default: %(default)s)"
    parser.add_argument("seconds", nargs="?", type=float, default=15.0, help=seconds)
    checkout = "the folder of another version, set up with make: it is measured in turns with this one"
    parser.add_argument("checkout", nargs="?", type=Path, help=checkout)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    """Measure this version, and the other if there is one."""
    asked = parsed(arguments)
    other = asked.checkout.resolve() if asked.checkout else None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it
    gc.disable()  # the players' own pauses would be taken for the server's
    head = ["load", "rooms", "sockets", *COLUMNS.values()]
    sys.stdout.write(f"| {' | '.join(head)} |\n|{'---|' * len(head)}\n")
    measured: dict[str, list[Measured]] = {"this version": [], "the other": []}
    for _ in range(ROUNDS):
        for name, checkout in zip(measured, (None, other) if other else (None,), strict=False):
            measured[name].append(asyncio.run(evening(checkout, name, asked.rooms, asked.seconds)))
            sys.stdout.write(told(measured[name][-1]) + "\n")
            sys.stdout.flush()
    if other:
        sys.stdout.write(ratio(*measured.values()) + "\n")


if __name__ == "__main__":
    main()
