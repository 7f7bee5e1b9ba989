"""Every lesson plays to its end by the rules, answers mistakes, ends with a round and asks for the goal."""

import pytest
from fluent.syntax import ast

from tests.conformance.test_ledger import series_of
from twofold import installed_games
from twofold.bots.lessons import Answered, Course, follow_lesson
from twofold.engine import AnyGame, Form
from twofold.engine.lesson import has_lesson, lesson_refusal, read_lesson
from twofold.texts import Text
from twofold.texts.catalogue import languages, messages
from twofold.texts.speech import ENGLISH

TAUGHT = [game for game in installed_games.values() if has_lesson(game)]
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def courses(game: AnyGame) -> list[Course]:
    """What a good learner comes by, thing by thing, up to the end."""
    lesson = read_lesson(game)
    done = list[Answered]()
    passed = [Course(game, lesson)]
    while passed[-1].step is not None:
        answer = passed[-1].answer()
        assert answer is not None, passed[-1].step.say
        done.append(answer)
        course, refusal = follow_lesson(game, lesson, done)
        assert refusal is None, refusal
        passed.append(course)
    return passed


@every_game
def test_a_lesson_plays_to_its_end_and_asks_the_learner_to_do_something(game: AnyGame) -> None:
    lesson = read_lesson(game)
    passed = courses(game)
    assert passed[-1].number == len(lesson.steps)
    assert sum(step.asks for step in lesson.steps) >= 5
    for course in passed[:-1]:
        assert course.step is not None
        refusal = lesson_refusal(course.match, lesson, course.step, None)
        assert (refusal is not None) == course.step.asks


@every_game
def test_a_mistake_is_answered_with_the_rule(game: AnyGame) -> None:
    """Whatever else could be done in a step is refused, by a rule of the game or of the lesson."""
    lesson = read_lesson(game)
    for course in courses(game)[:-1]:
        step = course.step
        assert step is not None
        for choice in course.match.choices(lesson.learner):
            if not isinstance(choice, Form) and choice not in step.do and not (step.do_any or step.round):
                refused = lesson_refusal(course.match, lesson, step, choice)
                assert refused is not None
                assert refused.rule.startswith("LESSON-")


@every_game
def test_a_wrong_pick_is_answered_in_kind(game: AnyGame) -> None:
    """Where something else is allowed, the step says why that is not it, without the id of a rule."""
    lesson = read_lesson(game)
    for course in courses(game)[:-1]:
        step = course.step
        assert step is not None
        others = [choice for choice in course.match.choices(lesson.learner) if choice not in step.do]
        if step.do and others:
            assert step.otherwise, step.say
            assert f"{series_of(game)}-" not in ENGLISH(Text(f"{game.id}/lesson-{step.otherwise}"))


@every_game
def test_a_lesson_ends_with_a_whole_round_its_score_and_a_question(game: AnyGame) -> None:
    lesson = read_lesson(game)
    played, scored, asked = lesson.steps[-3:]
    assert played.round is not None
    assert played.round.level in game.bots
    assert (scored.say, scored.asks) == ("score", False)
    assert len(asked.answers) == 3
    assert asked.right in asked.answers


@every_game
def test_a_wrong_answer_is_explained_and_may_be_tried_again(game: AnyGame) -> None:
    course = courses(game)[-2]
    assert course.step is not None
    for answer in course.step.answers:
        if answer != course.step.right:
            refusal = course.take(Answered(answer))
            assert refusal is not None
            assert refusal.rule == "LESSON-4"
            assert f"{series_of(game)}-" not in refusal.sentence()
    assert course.take(Answered(course.step.right)) is None
    assert course.step is None


@every_game
def test_the_round_is_the_same_whenever_it_is_told_again_and_ends_with_its_score(game: AnyGame) -> None:
    *_, last, asking, _ = passed = courses(game)
    step = read_lesson(game).steps[last.number - 1]
    assert step.round is not None
    again, _ = follow_lesson(game, read_lesson(game), last.done)
    assert again.pictures == last.pictures
    assert asking.match is not passed[0].match
    ended = [event.__struct_config__.tag for picture in last.pictures[1:] for event in picture.events]
    assert set(step.round.until) & set(ended)


@every_game
def test_nothing_happens_while_something_is_explained(game: AnyGame) -> None:
    """No move is due where the learner only reads or is asked a question."""
    for course in courses(game):
        if course.round is None:
            assert course.due is None


@every_game
def test_every_language_has_every_text_of_the_lesson_and_no_other(game: AnyGame) -> None:
    lesson = read_lesson(game)
    said = {f"lesson-{step.say}" for step in lesson.steps}
    said |= {f"lesson-{step.otherwise}" for step in lesson.steps if step.otherwise}
    for step in lesson.steps:
        said |= {f"lesson-{answer}" for answer in step.answers}
        said |= {f"lesson-not-{answer}" for answer in step.answers if answer != step.right}
    for language in languages():
        assert _written(game, language) == said, language


def _written(game: AnyGame, language: str) -> set[str]:
    entries = messages(game.id, language).body
    names = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    return {name for name in names if name.startswith("lesson-")}
