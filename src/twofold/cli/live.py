"""What the player sees only while it lasts, and the beat, in games that have either."""

import asyncio
from collections.abc import Callable, Mapping

from twofold.engine import Match, Seat
from twofold.texts.speech import Speech

IDLE_S = 0.05
"""How often a table without a beat is looked at for one."""


class LiveTable:
    """What one seat sees only while it lasts; empty in games in which no time runs."""

    def __init__(self, match: Match, seat: Seat, now: Callable[[], int], speech: Speech) -> None:
        self._match = match
        self._seat = seat
        self._now = now
        self._speech = speech
        self._live = match.game.words.live

    @property
    def keys(self) -> Callable[[], Mapping[str, str]] | None:
        """The keys that act at once; ``None`` where the game has none."""
        live = self._live
        return None if live is None else lambda: live.keys(self._match.view(self._seat))

    def text(self) -> str:
        """What lies open now."""
        if self._live is None:
            return ""
        return self._live.stage(self._match.view(self._seat), self._speech, self._now())

    async def keep_beat(self, beat: Callable[[], None]) -> None:
        """Call this on every beat, as long as the match lasts."""
        while self._live and not self._match.over:
            due = self._next_beat()
            if due is None:
                await asyncio.sleep(IDLE_S)
                continue
            # A millisecond later than due, so that this beat is never taken for the next one.
            await asyncio.sleep(max(0, due + 1 - self._now()) / 1000)
            if self._next_beat() is not None:
                beat()

    def _next_beat(self) -> int | None:
        assert self._live is not None
        return self._live.next_beat(self._match.view(self._seat), self._now())
