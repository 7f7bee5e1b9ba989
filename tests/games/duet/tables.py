"""Tables of Duet, drawn in a line or two.

A song is written as it is flipped: ``^1 ^2 v1`` is 1 up, 2 up, 1 down, wherever those cards lie.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from twofold.engine import FastDice, Seat
from twofold.games.duet import rules
from twofold.games.duet.actions import Action, Flip, LayRow, StartBeat
from twofold.games.duet.beat import beat_time
from twofold.games.duet.options import Options
from twofold.games.duet.state import Phase, State
from twofold.games.duet.view import look

DICE = FastDice(Random(0))
PLAIN = {"adaptive_tempo": False, "strict_beat": False, "forgiven": 0}
"""The rulebook's own beat: it stays as it is, and nothing is measured."""


def one_by_one(cards: int) -> str:
    """The plainest song: every card up and down again."""
    return " ".join(f"^{number} v{number}" for number in range(1, cards + 1))


class Table:
    """A match of Duet under way, and what has happened at it."""

    def __init__(
        self, caller: Seat = 0, cards: int = 4, scores: tuple[int, int] = (0, 0), **options: Any
    ) -> None:
        chosen = Options(**PLAIN | options)
        self.state = replace(
            rules.setup(chosen, 2, DICE), cards=cards, scores=scores, caller=caller, phase=Phase.LAYING
        )
        self.now = 0
        self.events: list[Any] = []

    def act(self, seat: Seat, action: Action, at: int | None = None) -> "Table":
        """The action, which must be accepted."""
        assert rules.refusal(self.state, seat, action) is None
        self.now = self.now if at is None else at
        return self._follow(rules.apply(self.state, seat, action, self.now, DICE))

    def refused(self, seat: Seat, action: Action) -> str:
        """The rule that forbids the action."""
        refusal = rules.refusal(self.state, seat, action)
        assert refusal is not None
        return refusal.rule

    def wait(self) -> "Table":
        """Until the time runs out."""
        due = rules.deadline(self.state)
        assert due is not None
        self.now = due
        return self._follow(rules.expire(self.state, due, DICE))

    def lay(self, row: str) -> "Table":
        """The performer lays ``3142``."""
        return self.act(self.state.performer, LayRow(tuple(map(int, row))))

    def beat(self) -> "Table":
        """The other player starts the beat."""
        return self.act(self.state.other, StartBeat())

    def flip(self, position: int, offset: int = 0, skip: int = 0) -> "Table":
        """The performer flips this position, on the next beat or so."""
        last = self.state.taps[-1].beat if self.state.taps else 0
        at = beat_time(self.state.since, self.state.tempo, last + 1 + skip) + offset
        return self.act(self.state.performer, Flip(position), at)

    def sing(self, song: str) -> "Table":
        """The performer flips these cards on the beat."""
        for note in song.split():
            self.flip(self.state.rows[self.state.performer].index(int(note[1])) + 1)
        return self

    def perform(self, row: str) -> "Table":
        """Lay, start the beat, and sing it all without a fault."""
        return self.lay(row).beat().sing(one_by_one(len(row)))

    def round(self, call: str, response: str) -> "Table":
        """Both perform without a fault."""
        return self.perform(call).perform(response)

    def fail(self, row: str) -> "Table":
        """Lay a row and begin with its 2."""
        return self.lay(row).beat().sing("^2")

    def drawn(self, seat: Seat, viewer: Seat | None = None) -> str:
        """A row as it is seen, ``. 1 . .``"""
        row = look(self.state, seat if viewer is None else viewer).rows[seat]
        return " ".join(str(card) if isinstance(card, int) else "." for card in row)

    def happened(self, kind: type) -> list[Any]:
        """The events of this kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def _follow(self, step: tuple[State, Any]) -> "Table":
        self.state, told = step
        self.events += [each.event for each in told]
        return self
