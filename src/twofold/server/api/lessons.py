"""Lessons over HTTP. A learner says all that they did, so nothing has to be kept."""

from functools import cache
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec.structs import replace

from twofold.bots.lessons import Answered, Course, Picture, follow_lesson
from twofold.engine import AnyGame, Refusal
from twofold.engine.lesson import Lesson, has_lesson, read_lesson
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.lessons import LessonShown, TakeLesson
from twofold.server.protocol.ws import Update, still_update
from twofold.server.table.checks import known_game


def take_lesson(game_id: str, taken: TakeLesson) -> LessonShown:
    """Where a learner stands; raises ``TurnedDown`` if there is no such lesson or it cannot be read."""
    game, lesson = known_game(game_id), _lesson_of(game_id)
    done = [
        Answered(action, took)
        for action, took in zip_longest(_read(game, taken.done), taken.after[: len(taken.done)])
    ]
    course, refusal = follow_lesson(game, lesson, done)
    if taken.show_me and refusal is None and (answer := course.answer()) is not None:
        refusal = course.take(answer)
    return _shown(course, refusal)


@cache
def _lesson_of(game_id: str) -> Lesson[Any]:
    game = known_game(game_id)
    if not has_lesson(game):
        raise TurnedDown(no.NO_LESSON, 404)
    return read_lesson(game)


def _read(game: AnyGame, done: tuple[Any, ...]) -> tuple[Any, ...]:
    try:
        actions: tuple[Any, ...] = msgspec.convert(done, tuple[game.action | str | None, ...])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        raise TurnedDown(no.NOT_UNDERSTOOD, 400) from error
    return actions


def _shown(course: Course, refusal: Refusal | None) -> LessonShown:
    lesson, step = course.lesson, course.step
    return LessonShown(
        done=tuple(each.action for each in course.done),
        after=tuple(each.took for each in course.done),
        back=course.back,
        number=course.number,
        steps=len(lesson.steps),
        say=step.say if step else None,
        asks=step is not None and step.asks,
        answers=step.answers if step else (),
        lit=step.lit if step else (),
        free=course.round is not None,
        due=course.due,
        in_time=lesson.in_time,
        learner=lesson.learner,
        names=lesson.seats,
        updates=_updates(course),
        refusal=refusal,
    )


def _updates(course: Course) -> tuple[Update, ...]:
    """What is newest may be answered; it is all told to somebody who has seen what was before."""
    before, *since = course.pictures
    began = since[0].at if since and course.lesson.in_time else None
    shown = [
        _update(course, replace(before, events=()), None),
        *(_update(course, each, began) for each in since),
    ]
    step = course.step
    asked = step is not None and step.asks and not step.answers
    newest = replace(
        shown[-1],
        choices=course.match.choices(course.lesson.learner) if asked else (),
        waiting_for=tuple(sorted(course.match.waiting_for)),
        outcome=course.match.outcome,
        deadline=course.match.deadline if course.round is not None else None,
    )
    return (*shown[:-1], newest)


def _update(course: Course, picture: Picture, began: int | None) -> Update:
    shown = still_update(picture.match, len(course.done), picture.at, picture.view, picture.events)
    return replace(
        shown,
        now=picture.at if began is None else began,
        running=course.lesson.in_time or _races(course),
    )


def _races(course: Course) -> bool:
    step = course.step
    return course.round is not None and step is not None and step.round is not None and step.round.in_time
