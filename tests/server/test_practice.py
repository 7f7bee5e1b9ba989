"""Playing on over HTTP: only from matches that are over, from one seat's eyes, and nothing of it is kept."""

from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.secrecy import secrets_of
from tests.server.running import Server
from twofold import Match
from twofold.bots import make_bot, play_out
from twofold.engine import Refusal
from twofold.server.jobs.practice import PracticeOrder, PracticeProcess
from twofold.server.protocol.practice import PracticeShown


async def ask(server: Server, match: str, **body: Any) -> httpx.Response:
    """A request to play on."""
    return await server.http.post(f"/api/matches/{match}/practice", json=body)


async def broken_off(server: Server, game: str, seats: int) -> str:
    """A match of bots' and Ada's, broken off when it is Ada's turn after her first move."""
    host = await server.open_table(game, seats, bots=seats - 1)
    async with host.player() as ada:
        match: str = (await host.post("start", {}))["match"]
        running = await ask(server, match, at=0, seat=0)
        assert (running.status_code, running.json()["rule"]) == (409, "TABLE-17")
        await ada.hear("update")
        await ada.until(lambda update: 0 in update["waiting_for"])
        await host.post("abandon")
    return match


async def test_a_moment_is_played_on_undone_and_played_on_again_and_leaves_no_trace(server: Server) -> None:
    match = await broken_off(server, "dualis", 3)
    log = (await server.http.get(f"/api/matches/{match}/log")).text
    entries = len(log.splitlines()) - 2
    first = (await ask(server, match, at=entries, seat=0)).json()
    assert (first["taken"], first["seat"], first["at"], first["refusal"]) == (0, 0, entries, None)
    assert first["names"][0] == "Ada"
    (now,) = first["updates"]
    assert 0 in now["waiting_for"]
    assert not now["running"]
    move = now["choices"][0]
    played = (await ask(server, match, at=entries, seat=0, moves=[move])).json()
    assert played["taken"] == 1
    assert played["happened"] == [event for update in first["updates"] for event in update["events"]]
    assert [update["number"] for update in played["updates"]] == list(range(len(played["updates"])))
    assert played["updates"][0]["view"] == now["view"]
    assert played["updates"][-1]["choices"]
    assert (await ask(server, match, at=entries, seat=0)).json() == first
    nonsense = (await ask(server, match, at=entries, seat=0, moves=[move, {"type": "play"}])).json()
    assert (nonsense["taken"], nonsense["refusal"]["rule"]) == (1, "TABLE-5")
    await dies(server)
    assert (await ask(server, match, at=entries, seat=0, moves=[move])).json() == played
    assert "practice" not in log
    assert (await server.http.get(f"/api/matches/{match}/log")).text == log


async def dies(server: Server) -> None:
    """The process in which matches are played on is gone; the next request needs another."""
    process = server.runtime.practice._process
    assert process is not None
    process.kill()
    await process.wait()


async def test_what_cannot_be_played_on_is_turned_down(server: Server) -> None:
    match = await broken_off(server, "uno-duo", 2)
    assert (await ask(server, "nothing", at=0, seat=0)).json()["rule"] == "TABLE-25"
    for body, status, rule in (
        ({"at": 100_000, "seat": 0}, 409, "TABLE-7"),
        ({"at": 0, "seat": 2}, 409, "TABLE-2"),
        ({"at": 0, "seat": 0, "level": "godlike"}, 409, "TABLE-36"),
        ({"at": -1, "seat": 0}, 400, "TABLE-21"),
        ({"at": 0, "seat": 0, "moves": [None] * 1001}, 400, "TABLE-21"),
        ({"at": 0, "seat": 0, "moves": ["x" * 70_000]}, 413, "TABLE-29"),
    ):
        answer = await ask(server, match, **body)
        assert (answer.status_code, answer.json()["rule"]) == (status, rule)
    cards = (await server.http.get("/api/games")).json()["games"]
    assert {card["id"] for card in cards if card["timed"]} == {"duple", "duet"}


async def test_where_time_decides_a_moment_goes_on_in_its_own_time(server: Server) -> None:
    match = await broken_off(server, "duple", 2)
    first = (await ask(server, match, at=0, seat=0)).json()
    assert (first["begins"], first["taken"], first["refusal"]) == (0, 0, None)
    latest = first["updates"][-1]
    assert latest["running"]
    draw = {"at": latest["at"] + 500, "action": latest["choices"][0]}
    seen = len(first["updates"])
    drawn = (await ask(server, match, at=0, seat=0, moves=[draw], now=draw["at"], seen=seen)).json()
    assert (drawn["taken"], drawn["begins"]) == (1, draw["at"])
    assert drawn["updates"][0]["number"] == seen
    assert drawn["happened"] == [event for update in first["updates"] for event in update["events"]]
    again = (await ask(server, match, at=0, seat=0, moves=[draw], now=draw["at"], seen=seen)).json()
    assert again == drawn
    wrong = await ask(server, match, at=0, seat=0, moves=[draw["action"]])
    assert (wrong.status_code, wrong.json()["rule"]) == (400, "TABLE-21")


# ---- Secrecy

SEATS = {"dualis": 3, "uno-duo": 2, "duos": 3}


class Shelf(PracticeProcess):
    """Plays on from one match that was never stored."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._matches[match.header.id] = match


def answer(match: Match, at: int, seat: int, moves: tuple[Any, ...] = ()) -> bytes:
    """What is sent to whoever takes this seat."""
    order = PracticeOrder("", match.header.id, at, seat, "normal", moves, 0.1)
    return msgspec.json.encode(Shelf(match).answer(order))


@pytest.mark.parametrize("game", SEATS)
def test_no_byte_tells_what_the_seat_cannot_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(4)
    match = Match.new(game, SEATS[game], seed=4)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], rng):
        pass
    secrets, branch, told_apart = secrets_of(match.game), Match.branch, 0
    for at in range(3, len(match.entries), max(1, len(match.entries) // 12)):
        state = branch(match, at).state
        for seat in sorted(match.game.waiting_for(state)):
            other = secrets.permuted(state, seat, rng)
            tried = [action for action in secrets.attempts(state) if match.game.refusal(state, seat, action)]
            here = [answer(match, at, seat), *(answer(match, at, seat, (each,)) for each in tried[:3])]

            def elsewhere(self: Match, seq: int, at: int = at, other: Any = other) -> Match:
                branched = branch(self, seq)
                if seq == at:
                    branched.state = other
                return branched

            with monkeypatch.context() as patched:
                patched.setattr(Match, "branch", elsewhere)
                there = [answer(match, at, seat), *(answer(match, at, seat, (each,)) for each in tried[:3])]
            assert here == there
            told_apart += state != other
    assert told_apart, "nothing was hidden anywhere: the check shows nothing"


def test_what_the_answer_says_is_what_the_seat_sees() -> None:
    match = Match.new("dualis", 3, seed=9)
    for _ in play_out(match, [make_bot(match.game, "easy") for _ in match.seats], Random(9)):
        pass
    shown = msgspec.json.decode(answer(match, 6, 2), type=PracticeShown)
    standing = match.branch(6)
    assert msgspec.json.encode(shown.updates[0].view) == msgspec.json.encode(standing.view(2))
    assert not isinstance(match.game.read_action(shown.updates[-1].choices[0]), Refusal)
