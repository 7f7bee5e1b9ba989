"""Puzzles over HTTP: right, wrong and impossible answers; nothing kept, and no card told that is hidden."""

from typing import Any

import httpx
import msgspec
import pytest

from tests.server.running import Server
from twofold.engine import installed_games
from twofold.puzzles import has_puzzles, position, puzzle_of, read_puzzles
from twofold.puzzles.puzzle import numbered


async def ask(server: Server, game: str, **body: Any) -> httpx.Response:
    """A solver's request."""
    return await server.http.post(f"/api/games/{game}/puzzle", json=body)


async def solve(server: Server, game: str, **body: Any) -> dict[str, Any]:
    """A solver's request that must be answered."""
    answer = await ask(server, game, **body)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def play(game: str, number: int, place: int) -> Any:
    """The play at this place, the best being 0."""
    puzzle = puzzle_of(game, number)
    return msgspec.to_builtins(numbered(position(game, puzzle))[puzzle.weighed[place].plays[0]])


@pytest.mark.parametrize("game", ["dualis", "uno-duo"])
async def test_a_stranger_gets_an_easy_puzzle_and_is_told_what_it_is_worth(server: Server, game: str) -> None:
    shown = await solve(server, game)
    number = shown["number"]
    assert shown["count"] == len(read_puzzles(game).puzzles)
    assert abs(shown["rating"] - 1150) < 100
    assert shown["solution"] is shown["refusal"] is None
    right = await solve(server, game, number=number, answer=play(game, number, 0))
    wrong = await solve(server, game, number=number, answer=play(game, number, 1))
    assert right["solution"]["right"]
    assert right["solution"]["victory"] == "round"
    assert [play["action"] for play in wrong["solution"]["plays"] if play["own"]] == [
        wrong["solution"]["answer"]
    ]
    assert not wrong["solution"]["right"]
    assert right["solver"]["rating"] > 1500 > wrong["solver"]["rating"]
    assert wrong["solution"]["why"]["id"] == f"{game}/puzzle-why"


async def test_only_the_first_answer_counts(server: Server) -> None:
    again = await solve(server, "dualis", number=1, done=[1], answer=play("dualis", 1, 0))
    assert again["solution"]["right"]
    assert again["solver"]["rating"] == 1500


async def test_what_is_against_the_rules_is_refused_and_costs_nothing(server: Server) -> None:
    shown = await solve(server, "dualis", number=1, answer={"type": "play", "card": 99, "coin": False})
    assert shown["refusal"]["rule"] == "DUALIS-3"
    assert shown["solution"] is None
    assert shown["solver"]["rating"] == 1500


async def test_every_card_tells_whether_there_are_puzzles(server: Server) -> None:
    for card in (await server.http.get("/api/games")).json()["games"]:
        answer = await ask(server, card["id"])
        assert card["puzzles"] == has_puzzles(installed_games[card["id"]]) == (answer.status_code == 200)
        assert card["puzzles"] or answer.json()["rule"] == "TABLE-71"


@pytest.mark.parametrize("body", [{"number": 0}, {"number": 1001}])
async def test_a_number_without_a_puzzle_is_not_found(server: Server, body: dict[str, Any]) -> None:
    answer = await ask(server, "dualis", **body)
    assert (answer.status_code, answer.json()["rule"]) == (404, "TABLE-71")


@pytest.mark.parametrize("solver", [{"rating": 1e9}, {"deviation": 0}, {"volatility": -1}, {"rating": "x"}])
async def test_a_solver_that_cannot_be_is_not_understood(server: Server, solver: dict[str, Any]) -> None:
    assert (await ask(server, "dualis", solver=solver)).status_code == 400


async def test_a_puzzle_shows_nobody_elses_cards(server: Server) -> None:
    shown = await solve(server, "dualis", number=1)
    hands = shown["update"]["view"]["hands"]
    assert [hand.get("type") if isinstance(hand, dict) else None for hand in hands].count("hidden") == 3


async def test_a_puzzle_says_what_is_played_otherwise_than_in_the_box(server: Server) -> None:
    puzzles = read_puzzles("dualis").puzzles
    number = next(
        number for number, puzzle in enumerate(puzzles, start=1) if puzzle.options == {"short": True}
    )
    assert [text["id"] for text in (await solve(server, "dualis", number=number))["variant"]] == [
        "dualis/option-short"
    ]
