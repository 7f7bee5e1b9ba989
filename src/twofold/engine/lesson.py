"""A guided first match: data over the same engine, so that it cannot drift from the rules.

A lesson is a table with a fixed seed, and steps. A step says one idea, may ask the learner to do something,
and then lets the other seats make their prepared moves. One step is a whole round that is played freely, and
the last one asks what the game is about. ``twofold.bots.lessons`` leads a learner through it.
"""

from importlib import resources
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from twofold.engine.game import AnyGame
from twofold.engine.match import Match
from twofold.engine.refusal import BadLog, Refusal
from twofold.engine.seats import Seat
from twofold.engine.words import Form
from twofold.texts import Text, shell

ActionT = TypeVar("ActionT")

LESSON_PACE_MS = 1000
LONGEST_WAIT_MS = 600_000
"""However long a learner thinks in a step that is done in time, no more of it is counted."""

LESSON_FILE = "lesson.json"


class Prepared(Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """A move of the script."""

    seat: Seat | None
    """Who moves; ``None``: time runs out."""

    action: ActionT | None = None
    after: int = LESSON_PACE_MS
    """Milliseconds since the move before."""


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole round against bots, at a table of its own."""

    seed: int
    until: tuple[str, ...]
    """It is over when one of these events has happened, ``times`` times."""

    times: int = 1
    level: str = "easy"
    """How well the others play."""

    in_time: bool = False
    """Whether its clock runs, because the learner races somebody."""

    options: dict[str, Any] = {}


class LessonStep(Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """One idea."""

    say: str
    """The key of its text in the message catalogue."""

    do: tuple[ActionT, ...] = ()
    """What the learner is asked to do: any of these."""

    do_any: tuple[str, ...] = ()
    """Or: any legal action of these kinds (tags)."""

    after: int | None = None
    """For a step that is done in time: when it is done by default, in milliseconds since the move before.

    What the learner does then happens at their own time, as far as it is told.
    """

    then: tuple[Prepared[ActionT], ...] = ()
    """What happens next without the learner."""

    lit: tuple[str, ...] = ()
    """What is meant: the marks of cards, coins, seats and buttons as a table has them."""

    otherwise: str | None = None
    """The key of what is answered to a move that is allowed, but is not the one; else a general remark is."""

    round: Round | None = None
    """A round that the learner plays as they like; the step is done when it is over."""

    answers: tuple[str, ...] = ()
    """A question: the keys of the answers that one may choose from, the right one among them."""

    right: str | None = None

    @property
    def asks(self) -> bool:
        """Whether the learner has something to do here, besides reading."""
        return bool(self.do or self.do_any or self.round or self.answers)


class Lesson(Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """A guided first match."""

    seats: tuple[str | None, ...]
    """How the table calls everybody; the learner, who has a name already, sits at the place without one."""

    seed: int
    steps: tuple[LessonStep[ActionT], ...]
    in_time: bool = False
    """Whether its clock runs: the game is played to one."""

    options: dict[str, Any] = {}

    @property
    def learner(self) -> Seat:
        """Where the learner sits."""
        return self.seats.index(None)


def has_lesson(game: AnyGame) -> bool:
    """Whether the game teaches itself."""
    return resources.files(game.package).joinpath(LESSON_FILE).is_file()


def read_lesson(game: AnyGame) -> Lesson[Any]:
    """The lesson of a game, from the file beside its guide."""
    text = game.resource(LESSON_FILE)
    try:
        lesson: Lesson[Any] = msgspec.json.decode(text, type=Lesson[game.action])  # type: ignore[name-defined]
    except msgspec.DecodeError as error:
        raise BadLog(shell("error-lesson-unreadable", game=game.name, problem=str(error))) from error
    return lesson


def lesson_answer(match: Match, lesson: Lesson[Any], step: LessonStep[Any]) -> Any | None:
    """What takes the learner on: what the step asks for; of free input, anything that fits."""
    if step.answers:
        return step.right
    if step.do or not step.asks:
        return step.do[0] if step.do else None
    for choice in match.choices(lesson.learner):
        if isinstance(choice, Form) and choice.action in step.do_any:
            return match.game.fill(match.view(lesson.learner), choice, Random(lesson.seed))
        if not isinstance(choice, Form) and _kind(choice) in step.do_any:
            return choice
    raise BadLog(shell("error-lesson-stuck", step=repr(step.say)))


def lesson_refusal(
    match: Match, lesson: Lesson[Any], step: LessonStep[Any], action: Any | None
) -> Refusal | None:
    """Why this does not take the learner on: against the rules, or not what the step is about."""
    if action is None:
        return WAITS_FOR_YOU if step.asks else None
    if not step.asks:
        return Refusal("LESSON-2", shell("refusal-lesson-read-on"))
    if step.answers:
        return _answer_refusal(match, step, action)
    if isinstance(action, str):
        return WAITS_FOR_YOU
    if refusal := match.refusal(lesson.learner, action):
        return refusal
    if step.round or action in step.do or _kind(action) in step.do_any:
        return None
    return Refusal("LESSON-3", _instead(match, step))


WAITS_FOR_YOU = Refusal("LESSON-1", shell("refusal-lesson-waits"))


def _answer_refusal(match: Match, step: LessonStep[Any], answer: Any) -> Refusal | None:
    """A wrong answer is told what is wrong with it, in the game's own words."""
    if answer == step.right:
        return None
    if answer not in step.answers:
        return WAITS_FOR_YOU
    return Refusal("LESSON-4", Text(f"{match.game.id}/lesson-not-{answer}"))


def _instead(match: Match, step: LessonStep[Any]) -> Text:
    if step.otherwise is None:
        return shell("refusal-lesson-elsewhere")
    return Text(f"{match.game.id}/lesson-{step.otherwise}")


def _kind(action: Any) -> str:
    kind: str = msgspec.to_builtins(action)["type"]
    return kind
