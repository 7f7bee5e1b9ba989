"""A match that goes on and on stops nobody else, and not even itself."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.amounts import amount
from tests.server.rooms import Scene, sent_to, some_match
from tests.server.running import PATIENCE, Seat, Server, running
from tests.server.work import counted_work
from twofold.engine import installed_games
from twofold.server import yielding
from twofold.server.jobs import archive, kept_files
from twofold.server.jobs.archive import Order, write_out
from twofold.server.table import decide, match, room
from twofold.server.table.effects import WriteStep
from twofold.server.yielding import FREED_AT_ONCE, SLICE_SECONDS

LONG, SHORT = 11_999, 12
"""Entries: almost as many as a match can have, and a few."""

KINDS = ("proof", "log", "replay", "export")
PAIRS = ([[0, 1], [2, 3], [4, 5], [6, 7]], [[0, 2], [1, 3], [4, 6], [5, 7]])


async def table_of(server: Server, path: Path, entries: int) -> tuple[Seat, str]:
    """A table of DUOS at which somebody has chosen again and again; the room is shut."""
    seats = await server.playing("duos", 3)
    shown = (await seats[0].ask("GET", "")).json()
    actions = [b'{"type":"choose","pairs":%s}' % str(pairs).replace(" ", "").encode() for pairs in PAIRS]
    rows = [(shown["match"], seq, seq, 0, actions[seq % 2], 1, None) for seq in range(1, entries + 1)]
    with sqlite3.connect(path) as database:
        database.executemany("INSERT INTO match_log VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    server.runtime.rooms.shut_idle()
    assert not server.runtime.rooms
    return seats[0], shown["match"]


async def drained(server: Server, path: str) -> int:
    """Ask for something, and throw it away as it comes."""
    async with server.http.stream("GET", path) as answer:
        async for _ in answer.aiter_raw(1 << 16):
            pass
    return answer.status_code


async def longest_of_all(server: Server, host: Seat, match: str) -> int:
    """The longest turn while the room is opened, and while everything about the match is asked for."""
    with counted_work() as work:
        assert await drained(server, f"/api/tables/{host.table}") == 200
        assert await drained(server, f"/api/matches/{match}/log") == 409
        await host.post("abandon")
        for kind in KINDS[: amount(2, 4)]:
            assert await drained(server, f"/api/matches/{match}/{kind}") == 200
    return work.longest_turn


async def longest_turns(path: Path) -> tuple[int, int]:
    """The longest turns for a short match, and for a long one."""
    async with running(str(path)) as server:
        await longest_of_all(server, *await table_of(server, path, SHORT))  # whatever is done only once
        short = await longest_of_all(server, *await table_of(server, path, SHORT))
        return short, await longest_of_all(server, *await table_of(server, path, amount(1_500, LONG)))


def test_nobody_waits_for_a_long_match_longer_than_for_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = count(step=SLICE_SECONDS / SHORT)
    monkeypatch.setattr(yielding, "time", SimpleNamespace(monotonic=lambda: next(looks)))
    short, long = asyncio.run(longest_turns(tmp_path / "twofold.sqlite3"))
    assert long < 5 * short


async def test_who_may_not_have_it_is_told_before_anything_is_worked_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await server.playing("duos", 3)
    under_way = (await seats[0].ask("GET", "")).json()["match"]

    def work(order: Order) -> None:
        raise AssertionError(order)

    monkeypatch.setattr(archive, "write_out", work)
    statuses = {kind: await drained(server, f"/api/matches/{under_way}/{kind}") for kind in KINDS}
    assert statuses == {"proof": 200, "log": 409, "replay": 409, "export": 409}
    assert await drained(server, f"/api/matches/{under_way}/replay?viewer=nobody") == 404


async def test_the_same_is_worked_out_once_and_not_too_much_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await server.open_table("dualis", 3, bots=2)
    ended = (await host.post("start", {}))["match"]
    await host.post("abandon")
    orders: list[str] = []

    def work(order: Order) -> None:
        orders.append(order.kind)
        write_out(order)

    monkeypatch.setattr(archive, "write_out", work)
    asks = [server.http.get(f"/api/matches/{ended}/proof") for _ in range(5)]
    proofs = {answer.text for answer in await asyncio.gather(*asks)}
    assert (len(proofs), orders) == (1, ["proof"])
    monkeypatch.setattr(kept_files, "MOST_WAITING", 0)
    assert (await server.http.get(f"/api/matches/{ended}/log")).status_code == 429
    assert (await server.http.get(f"/api/matches/{ended}/proof")).status_code == 200


async def test_what_was_not_asked_for_longest_is_forgotten_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await server.open_table("dualis", 3, bots=2)
    ended = (await host.post("start", {}))["match"]
    await host.post("abandon")
    for kind in ("proof", "log", "proof"):
        await server.http.get(f"/api/matches/{ended}/{kind}")
    monkeypatch.setattr(kept_files, "MOST_BYTES", 1)
    log = (await server.http.get(f"/api/matches/{ended}/log")).text
    assert [wanted.kind for wanted in server.runtime.archive._kept._kept] == ["log"]
    assert (await server.http.get(f"/api/matches/{ended}/log")).text == log


class Mortal:
    """Something of which many are kept with a match, until they die."""

    def __init__(self, dead: list[None]) -> None:
        self._dead = dead

    def __del__(self) -> None:
        self._dead.append(None)


async def test_what_is_left_of_a_long_match_is_freed_bit_by_bit_bug(server: Server) -> None:
    host = await server.open_table("dualis", 3, bots=2)
    await host.post("start", {})

    async def most_at_once(forget: Callable[[], Awaitable[None]]) -> int:
        dead: list[None] = []
        play = server.runtime.rooms[host.table].state.play
        assert play is not None
        play.keys = {str(nth): Mortal(dead) for nth in range(LONG)}  # type: ignore[misc]
        del play
        deaths = [0]

        async def watch() -> None:
            while len(dead) < LONG:
                before = len(dead)
                await asyncio.sleep(0)
                deaths.append(len(dead) - before)

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(watch(), forget())
        return max(deaths)

    async def play_another() -> None:
        await host.post("abandon")
        await host.post("rematch")

    async def shut() -> None:
        server.runtime.rooms.shut_idle()

    assert await most_at_once(play_another) <= 2 * FREED_AT_ONCE
    await host.post("abandon")
    assert await most_at_once(shut) <= 2 * FREED_AT_ONCE
    assert not server.runtime.rooms


# ---- Bounds


def duos() -> Scene:
    scene = Scene(some_match(installed_games["duos"], 1, 0, seats=3))
    for seat in range(3):
        scene.enter(seat, seat)
    return scene


def chosen(scene: Scene, seat: int, nth: int) -> tuple[str, Any]:
    action = {"type": "choose", "pairs": PAIRS[nth % 2]}
    sent = scene.act(seat, action, f"{seat}-{nth}")
    return sent[0]["type"], sent[0].get("rule")


def test_a_mind_is_changed_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_ALONE", 3)
    scene = duos()
    answers = [chosen(scene, 0, nth) for nth in range(5)]
    assert answers == [("ack", None)] * 3 + [("refused", "TABLE-45")] * 2
    assert chosen(scene, 1, 0) == ("ack", None)
    assert chosen(scene, 0, 5) == ("refused", "TABLE-45")  # nobody hears from it what another does in secret
    assert scene.act(0, {"type": "ready"}, "ready")[0]["type"] == "ack"


def test_a_match_that_has_gone_on_for_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (decide, room):
        monkeypatch.setattr(module, "MOST_ENTRIES", 4)
    scene = duos()
    for nth in range(4):
        assert chosen(scene, nth % 3, nth) == ("ack", None)
    told = [message for message in sent_to(1, scene.effects) if message["type"] == "table"]
    assert (told[-1]["table"]["phase"], told[-1]["table"]["abandoned"]) == ("over", True)
    assert chosen(scene, 0, 9) == ("refused", "TABLE-16")
    assert sum(isinstance(effect, WriteStep) for effect in scene.effects) == 4


def test_the_bounds_leave_room_for_every_real_match() -> None:
    assert match.MOST_ENTRIES == LONG + 1
    assert match.MOST_ALONE >= 100
