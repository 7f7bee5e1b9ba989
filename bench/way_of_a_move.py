"""``python -m bench.way_of_a_move``: the modules of the server that a move of UNO Duo passes.

A real server, a real SQLite file and two real WebSockets: a profiler listens from the moment in which the
move arrives until both players have heard of it. A change is a call into a module of the server from another
module, or from the event loop.
"""

import asyncio
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.running import Player, all_current, running

MOVES = 11
"""So many moves are followed; the one in the middle is told, which is neither the first nor a rare one."""

SERVER = "server."


class Way:
    """The calls between modules of Twofold while it listens."""

    def __init__(self) -> None:
        self.listening = False
        self.calls: list[tuple[str, str]] = []
        """Each call: the module that it was made from (empty if not one of ours), and where it went."""

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        """What ``sys.setprofile`` calls."""
        if self.listening and event == "call" and (module := _module_of(frame)):
            self.calls.append((next(_callers_of_ours(frame), ""), module))

    @property
    def changes(self) -> list[tuple[str, str]]:
        """The calls into a module of the server from another."""
        return [(one, other) for one, other in self.calls if one != other and other.startswith(SERVER)]

    def modules(self, server: bool) -> list[str]:
        """The modules of the server, or the others, in the order in which they are reached."""
        reached = dict.fromkeys(module for _, module in self.calls)
        return [module for module in reached if module.startswith(SERVER) is server]


def _module_of(frame: FrameType) -> str:
    name = str(frame.f_globals.get("__name__", ""))
    return name.removeprefix("twofold.") if name.startswith("twofold.") else ""


def _callers_of_ours(frame: FrameType) -> Iterator[str]:
    caller = frame.f_back
    while caller is not None:
        if module := _module_of(caller):
            yield module
        caller = caller.f_back


async def followed() -> list[Way]:
    """The ways of some moves."""
    ways: list[Way] = []
    threading.setprofile(lambda *seen: ways[-1].notice(*seen) if ways else None)
    with tempfile.TemporaryDirectory() as folder:
        async with running(str(Path(folder) / "way.sqlite3")) as server:
            one, other = await server.playing()
            async with one.player() as first, other.player() as second:
                await all_current(server, [first, second])
                for _ in range(MOVES):
                    ways.append(Way())
                    await _follow(ways[-1], [first, second])
                    await all_current(server, [first, second])
    threading.setprofile(None)
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
    ways = sorted(asyncio.run(followed()), key=lambda way: len(way.changes))
    way = ways[len(ways) // 2]
    told = [
        f"{number:3}  {one or 'event loop'} → {other}" for number, (one, other) in enumerate(way.changes, 1)
    ]
    told.append(f"{len(way.modules(server=True))} modules of the server, {len(way.changes)} changes")
    told.append(f"beside them: {', '.join(way.modules(server=False))}")
    sys.stdout.write("\n".join(told) + "\n")


if __name__ == "__main__":
    main()
