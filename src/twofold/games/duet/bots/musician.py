"""A player of Duet: lays, watches, remembers and flips on the beat.

It sees what the table shows and nothing else, so what it knows of a row is what it laid or watched. One that
starts in the middle of a round guesses what it missed.
"""

from collections.abc import Sequence
from random import Random

from twofold.engine import Decision, Form, Hidden, Moment
from twofold.games.duet.actions import Action, Flip, LayRow, StartBeat
from twofold.games.duet.beat import beat_time, tap_at
from twofold.games.duet.bots.limits import Limits
from twofold.games.duet.bots.recall import OWN, pieced_together, recalled
from twofold.games.duet.bots.songs import compose
from twofold.games.duet.cards import Row
from twofold.games.duet.state import Phase
from twofold.games.duet.view import ShownRow, View

LAYING_MS = 1500
LAYING_MS_A_CARD = 400
COUNTING_IN_MS = 700
WAVERING_MS = 600
"""By how much those times vary."""

AT_ONCE_MS = 1
"""Not 0, which would leave the time to the table."""


class Musician:
    """Plays within its limits."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._round = 0
        self._call: dict[int, int] = {}
        """The Caller's cards as they were seen, by position."""

        self._row: Row = ()
        """The row it laid, as it has it in mind."""

    def watch(self, view: View) -> None:
        """Note the cards that the Caller has up (DUET-8)."""
        if view.round != self._round:
            self._round, self._call, self._row = view.round, {}, ()
        if view.performer == view.caller:
            self._call.update(_up(view.rows[view.caller]))

    def decide(
        self, view: View, choices: Sequence[Action | Form], moment: Moment, rng: Random
    ) -> Decision | None:
        """Lay a row, start the beat, or flip the next card on the next beat."""
        wavering = rng.randrange(WAVERING_MS)
        match view.phase:
            case Phase.LAYING:
                return Decision(self._lay(view, rng), LAYING_MS + LAYING_MS_A_CARD * view.cards + wavering)
            case Phase.WAITING:
                return Decision(StartBeat(), COUNTING_IN_MS + wavering)
            case Phase.PERFORMING:
                flip = self._slipping(self._next_flip(view, rng), choices, rng)
                return Decision(flip, self._until_beat(view, moment, rng))
            case Phase.OVER:
                return None

    def _lay(self, view: View, rng: Random) -> LayRow:
        """The Caller composes; the Responder lays what it remembers of the call (DUET-9)."""
        if view.performer == view.caller:
            row = compose(view.cards, self._limits.taste, rng)
        else:
            row = recalled(pieced_together(self._call, view.cards, rng), self._limits.span, rng)
        self._row = recalled(row, self._limits.span + OWN, rng)
        return LayRow(row)

    def _next_flip(self, view: View, rng: Random) -> Flip:
        """Down with the lowest card that is up, or up with the next one where it is thought to lie."""
        row = view.rows[view.performer]
        up = view.raised - view.lowered
        may_raise = view.hands_free and view.raised < view.cards
        if up and not (may_raise and rng.random() < self._limits.overlap):
            return Flip(row.index(view.lowered + 1) + 1)
        if not self._row:
            self._row = pieced_together(_up(row), view.cards, rng)
        return Flip(self._row.index(view.raised + 1) + 1)

    def _slipping(self, meant: Flip, choices: Sequence[Action | Form], rng: Random) -> Flip:
        """The flip that is meant, or now and then its neighbour."""
        if rng.random() >= self._limits.slip:
            return meant
        beside = [Flip(meant.position - 1), Flip(meant.position + 1)]
        return rng.choice([flip for flip in beside if flip in choices] or [meant])

    def _until_beat(self, view: View, moment: Moment, rng: Random) -> int:
        """How long until the flip is made: on its beat, but for its style and the noise in the hands."""
        beat = self._next_beat(view, moment.now)
        meant = beat_time(view.since, view.tempo, beat)
        meant += self._limits.style.late_on(beat, view.tempo, view.options.tolerance)
        return max(AT_ONCE_MS, round(meant + rng.gauss(0, self._limits.noise)) - moment.now)

    def _next_beat(self, view: View, now: int) -> int:
        """The beat after the last flip; the first flip comes in after the count-in."""
        current = tap_at(now, view.since, view.tempo).beat
        if not view.taps:
            return self._limits.style.first_beat(current)
        following = view.taps[-1].beat + 1
        # Whoever is asked late lets a relaxed beat pass, but cannot make up for a strict one.
        return following if view.options.strict_beat else max(following, current)


def _up(row: ShownRow) -> dict[int, int]:
    """The numbers that are up, by position."""
    return {position: card for position, card in enumerate(row, start=1) if not isinstance(card, Hidden)}
