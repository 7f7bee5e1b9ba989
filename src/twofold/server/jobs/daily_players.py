"""The players of today's deal and their results; a player sees those of the challenges they have played.

A player sends what they did, never how it went: the server plays it again.
"""

import datetime
from itertools import groupby

from twofold.engine.challenge import Mark
from twofold.server.jobs.today import DAYS_OFF, TodayTables, today_here
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.today import EnterToday, PlayedToday, PlayToday, TodayPlayer, TodayTable
from twofold.server.protocol.tokens import SECRET_BYTES, digest
from twofold.server.store.day_results import DayResult, DayResults
from twofold.server.table.checks import checked_name

SHORTEST_SECRET = SECRET_BYTES
LONGEST_SECRET = 64
ALL_SEEN = 2**31
"""Nobody wants to see the updates again."""


class DailyPlayers:
    """Who has played the challenges of the days around today."""

    def __init__(self, tables: TodayTables, results: DayResults) -> None:
        self._tables = tables
        self._results = results

    async def enter(self, game_id: str, entered: EnterToday, secret: str) -> TodayTable:
        """Put down what these moves come to; raises ``TurnedDown`` unless they end the challenge."""
        player, name = _player(secret), checked_name(entered.name)
        marks = await self.marks(game_id, entered)
        result = DayResult(entered.day, player, game_id, name, marks)
        await self._results.enter(result, today_here() - datetime.timedelta(days=DAYS_OFF))
        return await self.seen(entered.day, secret)

    async def marks(self, game_id: str, played: PlayedToday) -> tuple[Mark, ...]:
        """What these moves come to; raises ``TurnedDown`` unless they end the challenge."""
        shown = await self._tables.play(game_id, PlayToday(played.day, played.moves, played.now, ALL_SEEN))
        if shown.marks is None or shown.taken < len(played.moves):
            raise TurnedDown(no.NOT_PLAYED, 409)
        return shown.marks

    async def seen(self, day: datetime.date, secret: str) -> TodayTable:
        """How the challenges went that whoever asks has played."""
        player = _player(secret)
        found = await self._results.seen_by(player, day)
        return TodayTable(
            tuple(
                _shown(list(results), you=who == player)
                for who, results in groupby(found, key=lambda result: result.player)
            )
        )


def _player(secret: str) -> str:
    """What is kept of the secret; one that could be guessed is none."""
    if not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET:
        raise TurnedDown(no.WRONG_TOKEN, 401)
    return digest(secret)


def _shown(results: list[DayResult], *, you: bool) -> TodayPlayer:
    return TodayPlayer(results[0].name, {result.game: result.marks for result in results}, you)
