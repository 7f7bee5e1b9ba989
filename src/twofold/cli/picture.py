"""What one seat sees of a match, in words, and what it has begun to say."""

from collections.abc import Callable, Collection

from rich.markup import escape

from twofold.cli.live import LiveTable
from twofold.engine import Form, Match, Question, Refusal, Seat, Told
from twofold.texts import REFERENCE, shell
from twofold.texts.speech import Speech


class Picture:
    """The table, the question and the clock as one seat sees them now."""

    def __init__(self, match: Match, seat: Seat, now: Callable[[], int], language: str = REFERENCE) -> None:
        self.match = match
        self.seat = seat
        self.speech = Speech(language, match.header.seats, seat)
        self.live = LiveTable(match, seat, now, self.speech)
        self._now = now
        self._words = match.game.words
        self._begun: tuple[int, Question] | None = None

    def table(self) -> str:
        """The whole table."""
        view, choices = self.match.view(self.seat), self.match.choices(self.seat)
        return self._words.table(view, choices, self.speech)

    def asked(self) -> str:
        """What is asked of the player now."""
        if begun := self._left_open():
            return self.speech(begun.asks)
        return self.speech(self._words.prompt(self.match.view(self.seat), self.match.choices(self.seat)))

    def clock(self) -> str:
        """How much time is left, where a clock runs: ``0:23 left``."""
        if self.match.deadline is None or self.match.over:
            return ""
        seconds = max(0, self.match.deadline - self._now() + 999) // 1000
        left = f"{seconds // 60}:{seconds % 60:02}"
        return self.speech(shell("terminal-time-left", left=left))

    def legend(self) -> str:
        """What to do, and how to read and type it."""
        return self.speech(self._words.legend)

    def unsent(self, line: str) -> str:
        """What is told of a line that was begun for another question."""
        return self.speech(shell("terminal-unsent", line=escape(line)))

    def choices(self) -> list[str]:
        """What the player may type, but for what nobody is reminded of."""
        return [
            f"<{self.speech(choice.hint)}>" if isinstance(choice, Form) else self._words.action(choice)
            for choice in self.match.choices(self.seat)
            if isinstance(choice, Form) or not self._words.unprompted(choice)
        ]

    def happened_since(self, entry: int) -> list[tuple[Told, str]]:
        """What the player may hear about all entries from this one on, and in which words."""
        return [
            (told, sentence)
            for events in self.match.events[entry:]
            for told in events
            if told.reaches(self.seat) and (sentence := self._words.event(told.event, self.speech))
        ]

    def recalled(self) -> Collection[Told]:
        """What has happened, as far as it may still be looked up."""
        kept = self.match.game.recalled(self.match.state, self.match.events)
        return [told for events in kept for told in events]

    def take(self, line: str, at: int) -> Refusal | None:
        """Do what the line says, if it may be done; a line that leaves something open asks for it."""
        meant = self.meant(line)
        if meant is None or isinstance(meant, Refusal):
            return meant
        refusal = self.match.refusal(self.seat, meant)
        if refusal is None:
            self.match.act(self.seat, meant, at)
        return refusal

    def meant(self, line: str) -> object | Refusal | None:
        """The action that a line means, or what is wrong with it; ``None`` if it leaves something open."""
        read = self._read(line)
        self._begun = (len(self.match.entries), read) if isinstance(read, Question) else None
        return None if isinstance(read, Question) else read

    def refused(self, refusal: Refusal) -> str:
        """Why a line was not taken."""
        return f"{self.speech(refusal.reason)} ({refusal.rule})"

    def _left_open(self) -> Question | None:
        """What the last line left open, as long as nothing has happened since."""
        return self._begun[1] if self._begun and self._begun[0] == len(self.match.entries) else None

    def _read(self, line: str) -> object:
        """The action of this line: as an answer to what was left open, or else on its own."""
        view = self.match.view(self.seat)
        if begun := self._left_open():
            answered = self._words.read(f"{begun.line} {line.strip()}", view)
            if not isinstance(answered, Refusal):
                return answered
        return self._words.read(line, view)

    def farewell(self) -> str:
        """How it ended."""
        outcome = self.match.outcome
        if outcome is None:
            return self.speech(shell("terminal-left-open"))
        verdict = shell("terminal-you-win") if self.seat in outcome.winners else shell("terminal-you-lose")
        names = tuple(escape(self.match.header.seats[seat]) for seat in outcome.winners)
        won = self.speech(shell("terminal-won-by", names=names))
        return f"[bold]{self.speech(verdict)}[/] {self.speech(outcome.reason)} {won}"
