"""A guided first match: data over the same engine, so that it cannot drift from the rules.

A lesson is a table with a fixed seed, and steps. A step says one idea, may ask the learner to do something,
and then lets the other seats make their prepared moves. Where a learner stands is told by what they did, step
by step; nothing else has to be remembered.
"""

from collections.abc import Sequence
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
from twofold.texts import shell

ActionT = TypeVar("ActionT")

LESSON_PACE_MS = 1000
LONGEST_WAIT_MS = 600_000
"""However long a learner thinks in a step that is done in time, no more of it is counted."""

LESSON_FILE = "lesson.json"

LEARNER = "Learner"
"""What the log of a lesson calls its learner; nobody is shown it."""


class Prepared(Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """A move of the script."""

    seat: Seat | None
    """Who moves; ``None``: time runs out."""

    action: ActionT | None = None
    after: int = LESSON_PACE_MS
    """Milliseconds since the move before."""


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

    @property
    def asks(self) -> bool:
        """Whether the learner has something to do here, besides reading."""
        return bool(self.do or self.do_any)


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


class Standing(Struct, frozen=True):
    """Where a learner stands."""

    match: Match
    number: int
    """How many steps they have done."""

    before: int
    """How many entries the match had before the last of these steps."""

    refusal: Refusal | None = None
    """Why what they did in the next step does not take them on."""


def lesson_standing(
    game: AnyGame, lesson: Lesson[Any], done: Sequence[Any | None], after: Sequence[int | None] = ()
) -> Standing:
    """How far these steps lead; ``done`` says what the learner did in each, ``None`` for reading on.

    ``after`` says how many milliseconds they took for it; it counts in steps that are done in time.
    """
    seats = [name or LEARNER for name in lesson.seats]
    match = Match.new(game, seats, options=lesson.options, seed=lesson.seed)
    number = before = 0
    for number, (step, action) in enumerate(zip(lesson.steps, done, strict=False), start=1):
        if refusal := lesson_refusal(match, lesson, step, action):
            return Standing(match, number - 1, before, refusal)
        before = len(match.entries)
        _take(match, lesson, step, action, after[number - 1] if number <= len(after) else None)
    return Standing(match, number, before)


def lesson_match(game: AnyGame, lesson: Lesson[Any], done: Sequence[Any | None]) -> Match:
    """The match after these steps."""
    return lesson_standing(game, lesson, done).match


def lesson_answer(match: Match, lesson: Lesson[Any], step: LessonStep[Any]) -> Any | None:
    """What takes the learner on: what the step asks for; of free input, anything that fits."""
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
        return Refusal("LESSON-1", shell("refusal-lesson-waits")) if step.asks else None
    if not step.asks:
        return Refusal("LESSON-2", shell("refusal-lesson-read-on"))
    if refusal := match.refusal(lesson.learner, action):
        return refusal
    if action in step.do or _kind(action) in step.do_any:
        return None
    return Refusal("LESSON-3", shell("refusal-lesson-elsewhere"))


def _kind(action: Any) -> str:
    kind: str = msgspec.to_builtins(action)["type"]
    return kind


def _take(
    match: Match, lesson: Lesson[Any], step: LessonStep[Any], action: Any | None, took: int | None
) -> None:
    if action is not None:
        match.act(lesson.learner, action, match.now + _wait(step, took))
    for prepared in step.then:
        _move(match, prepared)


def _wait(step: LessonStep[Any], took: int | None) -> int:
    if step.after is None:
        return LESSON_PACE_MS
    return step.after if took is None else min(max(took, 0), LONGEST_WAIT_MS)


def _move(match: Match, prepared: Prepared[Any]) -> None:
    if prepared.seat is None:
        assert match.deadline is not None
        match.expire(match.deadline)
    else:
        match.act(prepared.seat, prepared.action, match.now + prepared.after)
