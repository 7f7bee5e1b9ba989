"""Today's deal of Duple: three races against the clock alone. Who sits there too only draws cards."""

from collections.abc import Sequence
from random import Random

from twofold.engine import Decision, Form, Moment, Seat
from twofold.engine.challenge import Challenge, Mark
from twofold.games.duple.actions import Action, Draw, GiveUp
from twofold.games.duple.state import Decided, State
from twofold.games.duple.texts import text
from twofold.games.duple.view import View

RACES = 3
LIMIT_SECONDS = 30
QUICK_SECONDS = 8
DRAWING_MS = 700
GIVING_UP_MS = 300


class Companion:
    """Draws in its turn, says no word, and gives up when you do."""

    def decide(
        self, view: View, choices: Sequence[Action | Form], moment: Moment, rng: Random
    ) -> Decision | None:
        """A card, or nothing."""
        if view.race is not None:
            others_gave_up = any(seat != moment.seat for seat in view.race.gave_up)
            return Decision(GiveUp(), GIVING_UP_MS) if others_gave_up and GiveUp() in choices else None
        draws = [choice for choice in choices if isinstance(choice, Draw)]
        return Decision(rng.choice(draws), DRAWING_MS) if draws else None


def marks(state: State, seat: Seat) -> tuple[Mark, ...] | None:
    """Race by race: a word at once, in time, or none."""
    if len(state.decided) < RACES and not state.over:
        return None
    raced = [_mark(decided, seat) for decided in state.decided[:RACES]]
    return (*raced, *[_NOTHING] * (RACES - len(raced)))


_NOTHING: Mark = 0


def _mark(decided: Decided, seat: Seat) -> Mark:
    if decided.winner != seat:
        return _NOTHING
    return 2 if decided.milliseconds <= 1000 * QUICK_SECONDS else 1


challenge: Challenge[State] = Challenge(
    task=text("today-task", races=RACES, limit=LIMIT_SECONDS, quick=QUICK_SECONDS),
    seats=2,
    options={"judge": "strict", "min_letters": 4, "limit": LIMIT_SECONDS, "tie_ms": 0},
    player=Companion,
    level="easy",
    most=RACES,
    marks=marks,
)
