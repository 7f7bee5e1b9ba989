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


@every_game
async def test_a_lesson_can_be_followed_to_its_end(server: Server, game: AnyGame) -> None:
    lesson = read_lesson(game)
    shown = await learn(server, game.id)
    for number, step in enumerate(lesson.steps):
        assert (shown["say"], shown["asks"], len(shown["done"])) == (step.say, step.asks, number)
        shown = await learn(server, game.id, *shown["done"], show_me=True)
        assert shown["refusal"] is None
    assert shown["say"] is None
    assert len(shown["done"]) == shown["steps"] == len(lesson.steps)
    assert (await learn(server, game.id, *shown["done"], show_me=True)) == shown


@every_game
async def test_the_clock_of_a_lesson_stands_still_unless_it_is_in_time(server: Server, game: AnyGame) -> None:
    shown = await learn(server, game.id)
    while shown["say"] is not None:
        assert shown["update"]["deadline"] is None
        assert shown["update"]["running"] == read_lesson(game).in_time
        shown = await learn(server, game.id, *shown["done"], show_me=True)


async def test_a_step_tells_what_happened_in_it_and_nothing_else(server: Server) -> None:
    first = await learn(server, "dualis", None, None)
    assert [event["seat"] for event in first["update"]["events"]] == [3]
    won = await learn(server, "dualis", None, None, STAR_KING)
    kinds = [event["type"] for event in won["update"]["events"]]
    assert kinds == ["card_played", "card_played", "card_played", "trick_won"]


async def test_the_learner_sees_no_more_than_a_player_would(server: Server) -> None:
    shown = await learn(server, "dualis", None, None)
    hands = shown["update"]["view"]["hands"]
    assert len(hands[shown["learner"]]) == 9
    assert all(hand["type"] == "hidden" for hand in hands[1:])


async def test_choices_are_offered_only_where_something_is_asked(server: Server) -> None:
    assert (await learn(server, "dualis"))["update"]["choices"] == []
    assert (await learn(server, "dualis", None, None))["update"]["choices"]


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


async def test_what_cannot_be_read_is_turned_down(server: Server) -> None:
    for body in ({"done": [{"type": "fly"}]}, {"done": [7]}, {"done": [None] * 101}, {"steps": 3}):
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
