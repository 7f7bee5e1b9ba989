"""Gatherings: who is in a room, for whoever was sent its link and has not opened it yet.

A link is looked up as often as chats and their readers like, so looking has bounds: a page never waits long
for it, and only so many links are looked up at once. Beyond that a link tells what any link to a room tells.
"""

import asyncio
from typing import NamedTuple

from twofold.server.open_rooms import OpenRooms
from twofold.server.protocol.errors import TurnedDown
from twofold.server.store import StoreDown

PATIENCE_SECONDS = 0.5
MOST_AT_ONCE = 20


class Gathering(NamedTuple):
    """What is on the table, and the names of those who are in, bots left out."""

    game: str
    names: tuple[str, ...]


class Gatherings:
    """Looks rooms up."""

    def __init__(self, rooms: OpenRooms) -> None:
        self._rooms = rooms
        self._under_way = set[asyncio.Task[Gathering | None]]()

    async def at(self, table: str) -> Gathering | None:
        """Who is there; nothing if nobody is, if there is no such table, or if it cannot be told soon."""
        if len(self._under_way) >= MOST_AT_ONCE:
            return None
        looking = asyncio.create_task(self._look(table))
        self._under_way.add(looking)
        looking.add_done_callback(self._under_way.discard)
        # Whoever does not wait any longer leaves it to be finished: so it is counted until it is.
        done, _ = await asyncio.wait((looking,), timeout=PATIENCE_SECONDS)
        return looking.result() if done else None

    async def _look(self, table: str) -> Gathering | None:
        try:
            seating = (await self._rooms.opened(table)).state.seating
        except (TurnedDown, StoreDown):
            return None
        names = tuple(person.name for person in seating.people if not person.is_bot)
        return Gathering(seating.game, names) if names else None
