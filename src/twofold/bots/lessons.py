"""A learner's way through a lesson. Where it has led is told by what they did, one thing after the other;
nothing else has to be remembered."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from twofold.bots.levels import make_bot
from twofold.bots.playing import BotPlayers
from twofold.engine import AnyGame, Match, Refusal
from twofold.engine.lesson import (
    LESSON_PACE_MS,
    LONGEST_WAIT_MS,
    WAITS_FOR_YOU,
    Lesson,
    LessonStep,
    Prepared,
    Round,
    lesson_answer,
    lesson_refusal,
)

LEARNER = "Learner"
"""What the log of a lesson calls its learner; nobody is shown it."""

AT_ONCE = -1
"""No time passes for the others, unless nobody waits for the learner."""


class Picture(Struct, frozen=True):
    """The table as the learner sees it after one entry of the log."""

    match: str
    at: int
    events: tuple[Any, ...]
    view: Any


class Answered(Struct, frozen=True):
    """What the learner does, and how many milliseconds it takes them."""

    action: Any | None
    took: int | None = None


class FreeRound:
    """A round that the learner plays as they like, against bots that always do the same."""

    def __init__(self, game: AnyGame, lesson: Lesson[Any], wanted: Round) -> None:
        self.match = _table(game, lesson, wanted.options, wanted.seed)
        self._learner = lesson.learner
        self._wanted = wanted
        bots = {seat: make_bot(game, wanted.level) for seat in self.match.seats}
        adviser = {lesson.learner: bots.pop(lesson.learner)}
        self._others = BotPlayers(self.match, bots, Random(wanted.seed))
        self._adviser = BotPlayers(self.match, adviser, Random(wanted.seed))

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        tags = [_tag(told.event) for events in self.match.events for told in events]
        return self.match.over or sum(tag in self._wanted.until for tag in tags) >= self._wanted.times

    @property
    def due(self) -> int | None:
        """When something happens without the learner, in match time."""
        first, deadline = self._others.first(), self.match.deadline
        moments = [moment for moment in (first and first[1].due, deadline) if moment is not None]
        return min(moments, default=None)

    def wait(self, until: int) -> Iterator[None]:
        """Let happen what is due by then, and whatever happens before the learner is waited for."""
        while not self.over:
            self._others.think(self.match.now)
            self._adviser.think(self.match.now)
            due = self.due
            if due is None or (self._learner in self.match.waiting_for and due > until):
                return
            self._go_on(due)
            yield

    def play(self, action: Any, took: int | None) -> None:
        """Let the learner play; nobody else was faster."""
        at = self.match.now + _within(LESSON_PACE_MS if took is None else took)
        self._adviser.forget()
        self.match.act(
            self._learner, action, at if self.due is None else min(at, max(self.due, self.match.now))
        )

    def advice(self) -> Answered | None:
        """What a bot would do in the learner's place; to wait, if something is due."""
        advised, due = self._adviser.first(), self.due
        if advised is None or (due is not None and due < advised[1].due):
            return None if due is None else Answered(None)
        _, intention = advised
        return Answered(intention.action, max(0, intention.due - self.match.now))

    def _go_on(self, due: int) -> None:
        first = self._others.first()
        if first is not None and first[1].due <= due:
            self._others.act(first[0], max(due, self.match.now))
        else:
            self.match.expire(max(due, self.match.now))


class Course:
    """A learner and how far they have come."""

    def __init__(self, game: AnyGame, lesson: Lesson[Any]) -> None:
        self.game = game
        self.lesson = lesson
        self.match = _table(game, lesson, lesson.options, lesson.seed)
        self.round: FreeRound | None = None
        self.number = 0
        """How many steps are behind them."""

        self.done: list[Answered] = []
        self._starts = [0]
        """How much they had done when each step began."""

        self.pictures = [self._picture()]
        """The table before the last thing they did, and after each thing that happened then."""

        self._arrive()

    @property
    def step(self) -> LessonStep[Any] | None:
        """The one that they are at."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def back(self) -> int:
        """How much of what they did is left when they go back, to where this step began or the one before."""
        here = self._starts[self.number]
        return here if len(self.done) > here or not self.number else self._starts[self.number - 1]

    @property
    def due(self) -> int | None:
        """How many milliseconds after the last picture the others go on by themselves."""
        if self.round is None or self.round.due is None:
            return None
        return max(0, self.round.due - self.match.now)

    def take(self, answered: Answered) -> Refusal | None:
        """Go on by one thing that the learner does, unless it is refused: then nothing changes."""
        step = self.step
        assert step is not None
        if refusal := self._refusal(step, answered):
            return refusal
        self.pictures = self.pictures[-1:]
        if self.round is None:
            self._take_step(step, answered)
        else:
            self._take_turn(self.round, answered)
        self.done.append(answered)
        if self.round is None or self.round.over:
            self.number, self.round = self.number + 1, None
            self._starts.append(len(self.done))
            self._arrive()
        return None

    def answer(self) -> Answered | None:
        """What would take the learner on."""
        if self.step is None:
            return None
        if self.round is not None:
            return self.round.advice()
        return Answered(lesson_answer(self.match, self.lesson, self.step))

    def _refusal(self, step: LessonStep[Any], answered: Answered) -> Refusal | None:
        if self.round is not None and answered.action is None:
            return None if self.round.due is not None else WAITS_FOR_YOU
        return lesson_refusal(self.match, self.lesson, step, answered.action)

    def _arrive(self) -> None:
        """A step that is a round begins at a table of its own."""
        if self.step is None or self.step.round is None:
            return
        self.round = FreeRound(self.game, self.lesson, self.step.round)
        self.match = self.round.match
        self.pictures = [self._picture()]
        self._watch(self.round.wait(AT_ONCE))

    def _take_step(self, step: LessonStep[Any], answered: Answered) -> None:
        if answered.action is not None and not step.answers:
            wait = _wait(step, answered.took)
            self.match.act(self.lesson.learner, answered.action, self.match.now + wait)
            self.pictures.append(self._picture())
        for prepared in step.then:
            _move(self.match, prepared)
            self.pictures.append(self._picture())

    def _take_turn(self, played: FreeRound, answered: Answered) -> None:
        if answered.action is None:
            assert played.due is not None
            self._watch(played.wait(played.due))
            return
        played.play(answered.action, answered.took)
        self.pictures.append(self._picture())
        self._watch(played.wait(AT_ONCE))

    def _watch(self, happening: Iterator[None]) -> None:
        for _ in happening:
            self.pictures.append(self._picture())

    def _picture(self) -> Picture:
        match, learner = self.match, self.lesson.learner
        told = match.events[-1] if match.events else ()
        events = tuple(each.event for each in told if each.reaches(learner))
        return Picture(str(match.header.id), match.now, events, match.view(learner))


def follow_lesson(
    game: AnyGame, lesson: Lesson[Any], done: Sequence[Answered]
) -> tuple[Course, Refusal | None]:
    """How far this leads, and why no further."""
    course = Course(game, lesson)
    for answered in done:
        if course.step is None:
            break
        if refusal := course.take(answered):
            return course, refusal
    return course, None


def _table(game: AnyGame, lesson: Lesson[Any], options: dict[str, Any], seed: int) -> Match:
    return Match.new(game, [name or LEARNER for name in lesson.seats], options=options, seed=seed)


def _within(took: int) -> int:
    return min(max(took, 0), LONGEST_WAIT_MS)


def _wait(step: LessonStep[Any], took: int | None) -> int:
    if step.after is None:
        return LESSON_PACE_MS
    return step.after if took is None else _within(took)


def _move(match: Match, prepared: Prepared[Any]) -> None:
    if prepared.seat is None:
        assert match.deadline is not None
        match.expire(match.deadline)
    else:
        match.act(prepared.seat, prepared.action, match.now + prepared.after)


def _tag(event: Any) -> str:
    return str(event.__struct_config__.tag)
