"""Practice: the process in which matches that are over are played on, and which yields to all others."""

from twofold.engine import Refusal
from twofold.server.processes import AskedInTurn
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.practice import TakePractice
from twofold.server.store.practice import PracticeOrder, Practised

MOST_WAITING = 20
"""So many may be under way or wait; whoever else asks is told to come back."""

PATIENCE_SECONDS = 60.0
"""To start the process behind everybody else may take long on a busy machine."""

LONGEST_THOUGHT = 0.3
"""A bot that is asked here thinks no longer than so many seconds: several answer each move."""

LEVEL = "normal"


class Practising(AskedInTurn[Practised]):
    """The way to the process."""

    def __init__(self, database: str, seconds: float) -> None:
        super().__init__("twofold.server.store.practice", Practised, PATIENCE_SECONDS, MOST_WAITING)
        self._database = database
        self._seconds = min(seconds, LONGEST_THOUGHT)

    async def play(self, match: str, taken: TakePractice) -> bytes:
        """A ``PracticeShown``, as it is sent; raises ``TurnedDown``."""
        level = taken.level or LEVEL
        practised = await self.ask(
            PracticeOrder(
                self._database,
                match,
                taken.at,
                taken.seat,
                level,
                taken.moves,
                self._seconds,
                taken.now,
                taken.seen,
            )
        )
        if problem := practised.problem:
            raise TurnedDown(Refusal(problem.rule, problem.reason), problem.status)
        return bytes(practised.shown)
