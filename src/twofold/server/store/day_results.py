"""The results of today's deal: the first of each player counts, and none outlives its days."""

import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from twofold.engine.challenge import Mark
from twofold.server.store.store import Store
from twofold.server.store.tables import day_results

MOST_SHOWN = 100
"""So many of the best are shown, and whoever asks."""

_read_marks = msgspec.json.Decoder(tuple[Mark, ...]).decode
_of = day_results.c


class DayResult(Struct, frozen=True):
    """How a challenge of a day went for a player."""

    day: datetime.date
    player: str
    """The digest of the player's secret."""

    game: str
    name: str
    marks: tuple[Mark, ...]


class DayResults:
    """The results of the days around today."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert: Any = postgresql.insert if store.shared else sqlite.insert

    async def enter(self, result: DayResult, oldest: datetime.date) -> None:
        """Keep a result, unless there is one already, and the name; forget what is older than this day."""
        row = {
            "day": result.day.isoformat(),
            "player": result.player,
            "game": result.game,
            "name": result.name,
            "score": sum(result.marks),
            "marks": msgspec.json.encode(result.marks),
        }
        renamed = update(day_results).where(_of.day == row["day"], _of.player == result.player)
        async with self._store.reaching(), self._store.engine.begin() as connection:
            await connection.execute(delete(day_results).where(_of.day < oldest.isoformat()))
            await connection.execute(self._insert(day_results).values(row).on_conflict_do_nothing())
            await connection.execute(renamed.values(name=result.name))

    async def seen_by(self, player: str, day: datetime.date) -> list[DayResult]:
        """What a player may see of a day: the challenges that they have played, the best players first."""
        async with self._store.reaching(), self._store.engine.connect() as connection:
            played = (await connection.execute(_games_of(player, day))).scalars().all()
            return await _best(connection, player, day, list(played)) if played else []


def _games_of(player: str, day: datetime.date) -> Select[Any]:
    return select(_of.game).where(_of.day == day.isoformat(), _of.player == player)


async def _best(
    connection: AsyncConnection, player: str, day: datetime.date, games: list[str]
) -> list[DayResult]:
    shown = _of.day == day.isoformat(), _of.game.in_(games)
    ranked = select(_of.player).where(*shown).group_by(_of.player)
    ranked = ranked.order_by(func.sum(_of.score).desc(), _of.player).limit(MOST_SHOWN)
    best = list((await connection.execute(ranked)).scalars())
    order = {who: place for place, who in enumerate(dict.fromkeys([*best, player]))}
    query = select(_of.player, _of.game, _of.name, _of.marks).where(*shown, _of.player.in_(list(order)))
    found = [
        DayResult(day, who, game, name, _read_marks(marks))
        for who, game, name, marks in await connection.execute(query)
    ]
    return sorted(found, key=lambda result: (order[result.player], result.game))
