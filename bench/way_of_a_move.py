"""``python -m bench.way_of_a_move``: the modules that a move of UNO Duo passes on its way through the server.

A real server, a real SQLite file and two real WebSockets: a profiler listens from the moment in which the
move arrives until both players have heard of it.
"""

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.running import Player, all_current, running

MOVES = 12
"""So many moves are followed; the one in the middle is told, which is neither the first nor a rare one."""


class Way:
    """The modules of Twofold that run, one after the other, while it listens."""

    def __init__(self) -> None:
        self.listening = False
        self.calls: list[tuple[str, str]] = []
        """Each call: the module that it was made from (empty if not one of ours), and where it went."""

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        """What ``sys.setprofile`` calls."""
        if self.listening and event == "call" and (module := _module_of(frame)):
            self.calls.append((next(map(_module_of, _callers_of_ours(frame)), ""), module))

    @property
    def modules(self) -> Counter[str]:
        """The modules, with how many calls each took."""
        return Counter(module for _, module in self.calls)

    @property
    def changes(self) -> int:
        """How often a call went from one module to another."""
        return sum(one != other for one, other in self.calls)

    def stations(self) -> list[str]:
        """The modules in the order in which they were called, those called in a row once."""
        return [module for module, _ in groupby(module for _, module in self.calls)]


def _module_of(frame: FrameType) -> str:
    name = str(frame.f_globals.get("__name__", ""))
    return name.removeprefix("twofold.") if name.startswith("twofold.") else ""


def _callers_of_ours(frame: FrameType) -> Iterator[FrameType]:
    caller = frame.f_back
    while caller is not None:
        if _module_of(caller):
            yield caller
        caller = caller.f_back


async def followed() -> list[Way]:
    """The ways of some moves."""
    ways: list[Way] = []
    way = Way()
    threading.setprofile(lambda *seen: ways[-1].notice(*seen) if ways else None)
    with tempfile.TemporaryDirectory() as folder:
        async with running(str(Path(folder) / "way.sqlite3")) as server:
            one, other = await server.playing()
            async with one.player() as first, other.player() as second:
                players = [first, second]
                await all_current(server, players)
                for _ in range(MOVES):
                    way = Way()
                    ways.append(way)
                    await _follow(way, players)
                    await all_current(server, players)
    return ways


async def _follow(way: Way, players: list[Player]) -> None:
    mover = next(player for player in players if player.is_waited_for)
    before = [player.last["number"] for player in players]
    way.listening = True
    sys.setprofile(way.notice)
    try:
        answer = await mover.act()
        assert answer["type"] == "ack", answer
        for player, number in zip(players, before, strict=True):
            await player.until(lambda update, number=number: update["number"] > number)  # type: ignore[misc]
    finally:
        sys.setprofile(None)
        way.listening = False


def main() -> None:
    """Follow some moves, and tell of the one in the middle."""
    ways = sorted(asyncio.run(followed()), key=lambda way: len(way.calls))
    way = ways[len(ways) // 2]
    for module, calls in way.modules.items():
        print(f"{calls:4}  {module}")
    print(f"\n{len(way.modules)} modules, {way.changes} calls from one to another")
    print(f"{len(way.stations())} stations: {' → '.join(way.stations())}")


if __name__ == "__main__":
    main()
