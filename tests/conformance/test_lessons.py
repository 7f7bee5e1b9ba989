"""Every lesson plays to its end by the rules, and answers mistakes with the rule."""

from typing import Any

import pytest

from twofold import installed_games
from twofold.engine import AnyGame, Form
from twofold.engine.lesson import has_lesson, lesson_answer, lesson_match, lesson_refusal, read_lesson

TAUGHT = [game for game in installed_games.values() if has_lesson(game)]
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def answers(game: AnyGame) -> list[Any | None]:
    """What a good learner does, step by step."""
    lesson, done = read_lesson(game), list[Any | None]()
    for step in lesson.steps:
        match = lesson_match(game, lesson, done)
        done.append(lesson_answer(match, lesson, step))
        assert lesson_refusal(match, lesson, step, done[-1]) is None, step.say
    return done


@every_game
def test_a_lesson_plays_to_its_end(game: AnyGame) -> None:
    lesson = read_lesson(game)
    done = answers(game)
    assert len(done) == len(lesson.steps)
    assert len(lesson_match(game, lesson, done).entries) >= len(lesson.steps) // 2


@every_game
def test_a_lesson_asks_the_learner_to_do_something(game: AnyGame) -> None:
    assert sum(step.asks for step in read_lesson(game).steps) >= 3


@every_game
def test_a_lesson_does_not_go_on_before_its_step_is_done(game: AnyGame) -> None:
    lesson = read_lesson(game)
    done = answers(game)
    for number, step in enumerate(lesson.steps):
        match = lesson_match(game, lesson, done[:number])
        assert (lesson_refusal(match, lesson, step, None) is not None) == step.asks


@every_game
def test_a_mistake_is_answered_with_the_rule(game: AnyGame) -> None:
    """Whatever else could be done in a step is refused, by a rule of the game or of the lesson."""
    lesson = read_lesson(game)
    done = answers(game)
    for number, step in enumerate(lesson.steps):
        match = lesson_match(game, lesson, done[:number])
        for choice in match.choices(lesson.learner):
            if not isinstance(choice, Form) and choice not in step.do and not step.do_any:
                refused = lesson_refusal(match, lesson, step, choice)
                assert refused is not None
                assert refused.rule.startswith("LESSON-")
