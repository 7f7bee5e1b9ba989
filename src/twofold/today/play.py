"""A challenge as it is played: what a person did, and when, decides all that happens."""

from collections.abc import Sequence
from datetime import date
from random import Random

from twofold.bots import Move, TimedPlay
from twofold.engine import Refusal, Refused
from twofold.engine.challenge import Mark
from twofold.texts import shell
from twofold.today.day import challenge_of, dealt, seed_of

AMPLE_SECONDS = 3600.0
"""Thinking is bounded by what is looked at, never by the clock."""


class Play(TimedPlay):
    """One challenge of one day, from its beginning."""

    def __init__(self, day: date, game_id: str) -> None:
        self._challenge = challenge_of(game_id)
        match, seat = dealt(day, game_id)
        others = {other: self._challenge.player() for other in match.seats if other != seat}
        super().__init__(match, seat, others, Random(seed_of(day, game_id).hex()), AMPLE_SECONDS)

    @property
    def marks(self) -> tuple[Mark, ...] | None:
        """How it went, once it has ended."""
        found: tuple[Mark, ...] | None = self._challenge.marks(self.match.state, self.seat)
        return found

    @property
    def over(self) -> Refusal | None:
        """A challenge may be over before its match is."""
        return None if self.marks is None else Refusal("TODAY-1", shell("refusal-today-over"))


def replayed(day: date, game_id: str, moves: Sequence[Move]) -> Play:
    """The challenge after these moves; what is refused raises ``Refused``."""
    play = Play(day, game_id)
    for move in moves:
        if refusal := play.take(move):
            raise Refused(refusal)
    play.advance(play.until)
    return play
