"""Today's deal over HTTP: played to its end, the same whoever asks and however often, and no card told."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.running import Server
from tests.today.test_today import played
from twofold.engine import installed_games
from twofold.server.jobs.today import Plays, TodayAsked
from twofold.server.protocol.today import MoveMade, PlayToday
from twofold.server.protocol.ws import Update
from twofold.today import Move, challenged_games

DAY = date(2026, 11, 1)


def here() -> date:
    """Today, as the server has it."""
    return datetime.now(UTC).date()


async def ask(server: Server, game: str, **body: Any) -> httpx.Response:
    """A player's request."""
    return await server.http.post(f"/api/today/{game}", json={"day": here().isoformat(), **body})


def asked(game: str, moves: list[Move], now: int = 0, seen: int = 0) -> TodayAsked:
    """What the process is asked."""
    made = tuple(MoveMade(move.at, msgspec.to_builtins(move.action)) for move in moves)
    return TodayAsked(game, PlayToday(DAY, made, now, seen))


async def test_the_cards_of_the_day_are_told_in_the_readers_language(server: Server) -> None:
    english = (await server.http.get("/api/today")).json()["cards"]
    german = (await server.http.get("/api/today?language=de")).json()["cards"]
    assert [card["game"] for card in english] == [game.id for game in challenged_games()]
    assert all(one["task"] != other["task"] for one, other in zip(english, german, strict=True))


async def test_a_challenge_begins_and_goes_on_where_nobody_remembers_it(server: Server) -> None:
    first = (await ask(server, "duos")).json()
    assert first["names"][first["seat"]] is None
    assert first["marks"] is first["refusal"] is None
    assert first["updates"][0]["since"] == -1
    choose = {"type": "choose", "pairs": [[0, 1], [2, 3], [4, 5], [6, 7]]}
    seen = len(first["updates"])
    after = (await ask(server, "duos", moves=[{"at": 900, "action": choose}], now=900, seen=seen)).json()
    assert after["taken"] == 1
    assert after["updates"][-1]["view"]["boards"][first["seat"]] == choose["pairs"]
    wrong = (await ask(server, "duos", moves=[{"at": 900, "action": {"type": "lay", "pair": [0, 1]}}])).json()
    assert (wrong["taken"], wrong["refusal"]["rule"]) == (0, "DUOS-9")


async def test_only_days_around_today_are_dealt(server: Server) -> None:
    for days, status in ((-1, 200), (1, 200), (-2, 409), (2, 409)):
        answer = await ask(server, "duos", day=(here() + timedelta(days)).isoformat())
        assert answer.status_code == status
    assert answer.json()["rule"] == "TABLE-73"


@pytest.mark.parametrize(
    "body", [{"day": "tomorrow"}, {"moves": [{"at": -1, "action": 1}]}, {"now": 10**12}, {"seed": 1}]
)
async def test_what_cannot_be_is_not_understood(server: Server, body: dict[str, Any]) -> None:
    assert (await ask(server, "duos", **body)).status_code == 400


async def test_a_game_that_is_none_is_not_found(server: Server) -> None:
    answer = await ask(server, "chess")
    assert (answer.status_code, answer.json()["rule"]) == (404, "TABLE-72")


def entering(name: str = "Ada", game: str = "duos") -> dict[str, Any]:
    """What somebody sends who has played today's challenge; a bot played it for them."""
    day = here()
    play, moves = played(day, game)
    made = asked(game, moves).played.moves
    sent = {"day": day, "moves": made, "now": play.until, "name": name}
    found: dict[str, Any] = msgspec.to_builtins(sent)
    return found


async def enter(server: Server, secret: str, body: dict[str, Any], game: str = "duos") -> httpx.Response:
    """Ask for a place on the table of the day's players."""
    who = {"authorization": f"Bearer {secret}"} if secret else {}
    return await server.http.post(f"/api/today/{game}/result", json=body, headers=who)


async def seen(server: Server, secret: str, day: str) -> httpx.Response:
    """Ask how it went for everybody."""
    who = {"authorization": f"Bearer {secret}"}
    return await server.http.get(f"/api/today/players?day={day}", headers=who)


async def test_who_has_played_is_on_the_table_of_the_day_and_sees_the_others(server: Server) -> None:
    ada, ben = "a" * 22, "b" * 22
    body = entering("A\u202eda")
    marks = played(date.fromisoformat(body["day"]), "duos")[0].marks
    assert (await seen(server, ada, body["day"])).json() == {"players": []}
    first = await enter(server, ada, body)
    assert first.json() == {"players": [{"name": "Ada", "results": {"duos": list(marks or ())}, "you": True}]}
    assert (await seen(server, ben, body["day"])).json() == {"players": []}
    await enter(server, ben, {**body, "name": "Ben"})
    players = (await seen(server, ben, body["day"])).json()["players"]
    assert sorted((player["name"], player["you"]) for player in players) == [("Ada", False), ("Ben", True)]
    assert ada not in (await seen(server, ben, body["day"])).text


async def test_nobody_is_on_the_table_who_has_not_played_to_the_end(server: Server) -> None:
    body = entering()
    for wrong in (
        {**body, "moves": []},
        {**body, "moves": body["moves"][:-1]},
        {**body, "moves": [{"at": 1, "action": {"type": "win"}}, *body["moves"]]},
    ):
        answer = await enter(server, "a" * 22, wrong)
        assert (answer.status_code, answer.json()["rule"]) == (409, "TABLE-77")
    old = {**body, "day": (here() - timedelta(3)).isoformat()}
    assert (await enter(server, "a" * 22, old)).json()["rule"] == "TABLE-73"
    assert (await enter(server, "a" * 22, {**body, "marks": [2, 2, 2, 2]})).status_code == 400
    assert (await enter(server, "a" * 22, {**body, "name": "\u202e"})).json()["rule"] == "TABLE-31"
    for secret in ("", "short", "x" * 65):
        assert (await enter(server, secret, body)).status_code == 401
    assert (await seen(server, "a" * 22, body["day"])).json() == {"players": []}


@pytest.mark.parametrize("game", ["uno-duo", "duos", "duple", "duet"])
def test_whoever_asks_after_every_move_gets_what_the_moves_alone_give(game: str) -> None:
    play, moves = played(DAY, game)
    step_by_step, at_once = Plays(), Plays()
    seen, updates = 0, list[Update]()
    for count in range(len(moves) + 1):
        now = moves[count - 1].at if count else 0
        shown = step_by_step.answer(asked(game, moves[:count], now, seen))
        assert (shown.taken, shown.refusal) == (count, None)
        updates += shown.updates
        seen += len(shown.updates)
    assert shown.marks == play.marks
    again = at_once.answer(asked(game, moves, moves[-1].at))
    assert again.marks == play.marks
    assert [update.view for update in again.updates] == [update.view for update in updates]
    assert [update.number for update in updates] == list(range(len(updates)))


def test_a_move_that_was_made_before_what_was_asked_for_comes_first() -> None:
    _, moves = played(DAY, "duple")
    plays = Plays()
    plays.answer(asked("duple", [], now=60_000))
    late = plays.answer(asked("duple", moves[:1], now=moves[0].at))
    assert late == Plays().answer(asked("duple", moves[:1], now=moves[0].at))


def test_no_update_tells_what_the_seat_may_not_know() -> None:
    shown = Plays().answer(asked("dualis", []))
    for update in shown.updates:
        hands = msgspec.to_builtins(update.view)["hands"]
        assert sum(isinstance(hand, dict) and hand.get("type") == "hidden" for hand in hands) == 3
    game = installed_games["duos"]
    crowd = msgspec.to_builtins(Plays().answer(asked("duos", [])).updates[-1].view)["boards"]
    assert len(crowd) == game.seat_counts[-1]
    assert all(not isinstance(board, list) or not board for board in crowd)


async def test_a_room_plays_it_together(server: Server) -> None:
    opened = (await server.http.post("/api/rooms", json={"name": "Ada", "game": "dualis"})).json()
    address = f"/api/tables/{opened['table']['id']}/today/duos"
    sent = {name: value for name, value in entering().items() if name != "name"}
    marks = played(date.fromisoformat(sent["day"]), "duos")[0].marks
    assert (await server.http.post(address, json=sent)).status_code == 401
    token = {"authorization": f"Bearer {opened['token']}"}
    unfinished = await server.http.post(address, json={**sent, "moves": []}, headers=token)
    assert unfinished.json()["rule"] == "TABLE-77"
    table = (await server.http.post(address, json=sent, headers=token)).json()
    shown = {"person": opened["person"], "day": sent["day"], "game": "duos", "marks": list(marks or ())}
    assert table["today"] == [shown]
