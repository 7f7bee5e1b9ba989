"""A table in the terminal at which the moves of a person, and their times, decide all that happens."""

from twofold.bots import TimedPlay
from twofold.cli.table import TerminalTable


class TimedTable(TerminalTable):
    """The others think at the time of the match, so that the same moves always lead to the same end."""

    def __init__(self, play: TimedPlay, pace: float, plain: bool, language: str) -> None:
        super().__init__(play.match, play.seat, play.others, pace, plain=plain, language=language)
        self._timed = play

    @property
    def _over(self) -> bool:
        return self._timed.over is not None or self._match.over

    def _think(self) -> None:
        _ = self._timed.wake

    def _let_time_pass(self) -> None:
        if (due := self._timed.wake) is not None:
            self._timed.happen(due)

    def _act(self, line: str, at: int) -> None:
        self._timed.advance(at)
        super()._act(line, at)
