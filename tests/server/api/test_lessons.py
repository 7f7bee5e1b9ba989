"""Lessons over HTTP: every one to its end, mistakes answered with the rule, nothing kept and nothing told."""

from typing import Any

import httpx
import pytest

from tests.server.running import Server
from twofold.engine import AnyGame, installed_games
from twofold.engine.lesson import has_lesson, read_lesson

TAUGHT = [game for game in installed_games.values() if has_lesson(game)]
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)

STAR_KING, STAR_FIVE, MOON_FOUR = ({"type": "play", "card": card, "coin": False} for card in (25, 17, 29))


async def ask(server: Server, game: str, **body: Any) -> httpx.Response:
    """A learner's request."""
    return await server.http.post(f"/api/games/{game}/lesson", json=body)


async def learn(server: Server, game: str, *done: Any, show_me: bool = False) -> dict[str, Any]:
    """A learner's request that must be answered."""
    answer = await ask(server, game, done=done, show_me=show_me)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


async def on(server: Server, game: str, shown: dict[str, Any]) -> dict[str, Any]:
    """Whatever takes the learner on from here."""
    answer = await ask(server, game, done=shown["done"], after=shown["after"], show_me=True)
    found: dict[str, Any] = answer.json()
    return found


@every_game
async def test_a_lesson_can_be_followed_to_its_end(server: Server, game: AnyGame) -> None:
    lesson = read_lesson(game)
    shown = await learn(server, game.id)
    while shown["say"] is not None:
        step = lesson.steps[shown["number"]]
        assert (shown["say"], shown["asks"]) == (step.say, step.asks)
        assert (shown["answers"], shown["lit"]) == (list(step.answers), list(step.lit))
        assert shown["free"] == (step.round is not None)
        shown = await on(server, game.id, shown)
        assert shown["refusal"] is None
    assert shown["number"] == shown["steps"] == len(lesson.steps)
    assert (await on(server, game.id, shown)) == shown


@every_game
async def test_the_clock_of_a_lesson_stands_still_unless_it_is_in_time(server: Server, game: AnyGame) -> None:
    """A round is no lesson any more: where people race, its clock runs."""
    shown = await learn(server, game.id)
    while not shown["free"]:
        newest = shown["updates"][-1]
        assert (newest["deadline"], newest["running"]) == (None, read_lesson(game).in_time)
        shown = await on(server, game.id, shown)
    wanted = read_lesson(game).steps[shown["number"]].round
    assert wanted is not None
    assert shown["updates"][-1]["running"] == (wanted.in_time or read_lesson(game).in_time)


async def test_a_step_tells_what_happened_in_it_and_nothing_else(server: Server) -> None:
    first = await learn(server, "dualis", None, None)
    assert [[event["seat"] for event in told["events"]] for told in first["updates"]] == [[], [3]]
    won = await learn(server, "dualis", None, None, STAR_KING)
    kinds = [[event["type"] for event in told["events"]] for told in won["updates"]]
    assert kinds == [[], ["card_played"], ["card_played"], ["card_played", "trick_won"]]
    assert won["updates"][0]["view"] == first["updates"][-1]["view"]


async def test_the_learner_sees_no_more_than_a_player_would(server: Server) -> None:
    shown = await learn(server, "dualis", None, None)
    hands = shown["updates"][-1]["view"]["hands"]
    assert len(hands[shown["learner"]]) == 9
    assert all(hand["type"] == "hidden" for hand in hands[1:])


async def test_choices_are_offered_only_where_something_is_asked(server: Server) -> None:
    assert (await learn(server, "dualis"))["updates"][-1]["choices"] == []
    assert (await learn(server, "dualis", None, None))["updates"][-1]["choices"]


async def test_a_move_against_the_rules_is_answered_with_the_rule(server: Server) -> None:
    shown = await learn(server, "dualis", None, None, MOON_FOUR)
    assert shown["refusal"]["rule"] == "DUALIS-5"
    assert shown["done"] == [None, None]
    assert shown["say"] == "follow"


async def test_a_legal_move_that_the_step_is_not_about_is_answered(server: Server) -> None:
    shown = await learn(server, "dualis", None, None, STAR_FIVE)
    assert shown["refusal"]["rule"] == "LESSON-3"


async def test_reading_on_is_refused_where_something_is_asked_and_acting_where_not(server: Server) -> None:
    assert (await learn(server, "dualis", None, None, None))["refusal"]["rule"] == "LESSON-1"
    assert (await learn(server, "dualis", STAR_KING))["refusal"]["rule"] == "LESSON-2"


async def test_what_an_older_lesson_asked_for_leads_as_far_as_it_fits(server: Server) -> None:
    shown = await learn(server, "dualis", None, STAR_KING, None, None)
    assert shown["done"] == [None]
    assert shown["say"] == "centre"


async def test_a_wrong_answer_to_the_question_is_explained(server: Server) -> None:
    shown = await learn(server, "duos")
    while not shown["answers"]:
        shown = await on(server, "duos", shown)
    wrong = await learn(server, "duos", *shown["done"], "goal-right")
    assert wrong["refusal"]["reason"]["id"] == "duos/lesson-not-goal-right"
    assert wrong["done"] == shown["done"]
    unheard = await learn(server, "duos", *shown["done"], "goal-unheard-of")
    assert unheard["refusal"]["rule"] == "LESSON-1"
    assert (await learn(server, "duos", "goal-narrator"))["refusal"]["rule"] == "LESSON-2"


async def test_in_a_round_the_others_come_first_when_the_learner_waits(server: Server) -> None:
    shown = await learn(server, "duple")
    while shown["due"] is None:
        shown = await on(server, "duple", shown)
    assert shown["free"]
    later = await ask(server, "duple", done=[*shown["done"], None], after=[*shown["after"], shown["due"]])
    told = later.json()
    assert len(told["done"]) == len(shown["done"]) + 1
    assert any(update["events"] for update in told["updates"])


async def test_what_cannot_be_read_is_turned_down(server: Server) -> None:
    for body in ({"done": [{"type": "fly"}]}, {"done": [7]}, {"done": [None] * 301}, {"steps": 3}):
        answer = await ask(server, "dualis", **body)
        assert answer.status_code == 400, body
        assert answer.json()["rule"] == "TABLE-21"
    assert (await ask(server, "dualis", done=["x" * 9000])).status_code == 413
    assert (await ask(server, "chess")).status_code == 404


async def test_the_catalogue_says_which_games_teach_themselves(server: Server) -> None:
    cards = (await server.http.get("/api/games")).json()["games"]
    assert {card["id"] for card in cards if card["lesson"]} == {game.id for game in TAUGHT}
    for card in cards:
        answer = await ask(server, card["id"])
        assert (answer.status_code == 200) == card["lesson"]
        assert card["lesson"] or answer.json()["rule"] == "TABLE-40"
