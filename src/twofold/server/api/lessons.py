"""Lessons over HTTP. A learner says all that they did, so nothing has to be kept."""

from functools import cache
from typing import Any

import msgspec

from twofold.engine import AnyGame
from twofold.engine.lesson import (
    Lesson,
    Standing,
    has_lesson,
    lesson_answer,
    lesson_standing,
    read_lesson,
)
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.ws import LessonShown, TakeLesson, Update
from twofold.server.table.checks import known_game


def take_lesson(game_id: str, taken: TakeLesson) -> LessonShown:
    """Where a learner stands; raises ``TurnedDown`` if there is no such lesson or it cannot be read."""
    game, lesson = known_game(game_id), _lesson_of(game_id)
    done = _read_actions(game, taken.done)
    standing = lesson_standing(game, lesson, done, taken.after)
    if taken.show_me and standing.refusal is None and standing.number < len(lesson.steps):
        done = (*done, lesson_answer(standing.match, lesson, lesson.steps[standing.number]))
        standing = lesson_standing(game, lesson, done, taken.after)
    return _shown(lesson, standing, done)


@cache
def _lesson_of(game_id: str) -> Lesson[Any]:
    game = known_game(game_id)
    if not has_lesson(game):
        raise TurnedDown(no.NO_LESSON, 404)
    return read_lesson(game)


def _read_actions(game: AnyGame, done: tuple[Any, ...]) -> tuple[Any, ...]:
    try:
        actions: tuple[Any, ...] = msgspec.convert(done, tuple[game.action | None, ...])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        raise TurnedDown(no.NOT_UNDERSTOOD, 400) from error
    return actions


def _shown(lesson: Lesson[Any], standing: Standing, done: tuple[Any, ...]) -> LessonShown:
    number = standing.number
    step = lesson.steps[number] if number < len(lesson.steps) else None
    asks = step is not None and step.asks
    return LessonShown(
        done=tuple(done[:number]),
        steps=len(lesson.steps),
        say=step.say if step else None,
        asks=asks,
        learner=lesson.learner,
        names=lesson.seats,
        update=_update(lesson, standing, asks),
        refusal=standing.refusal,
    )


def _update(lesson: Lesson[Any], standing: Standing, asks: bool) -> Update:
    match, learner = standing.match, lesson.learner
    began = match.entries[standing.before].at if standing.before < len(match.entries) else match.now
    return Update(
        match=match.header.id,
        number=standing.number,
        since=standing.number - 1,
        at=match.now,
        now=began if lesson.in_time else match.now,
        show_at=began if lesson.in_time else match.now,
        running=lesson.in_time,
        events=tuple(event for seq, event in match.events_for(learner) if seq > standing.before),
        view=match.view(learner),
        choices=match.choices(learner) if asks else (),
        waiting_for=tuple(sorted(match.waiting_for)),
        deadline=None,
        silence=None,
        outcome=match.outcome,
    )
