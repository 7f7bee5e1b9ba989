"""Bots that know people from former matches, where the host lets them."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from tests.server.rooms import hello_of
from tests.server.running import PATIENCE, Player, Seat, Server, running
from twofold import Audience, Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import Form, Moment
from twofold.games.duos.acquaintance import Acquaintance
from twofold.games.duos.bots import Hard
from twofold.server.bots.memory import where_now
from twofold.server.bots.protocol import FormerMatch, Question
from twofold.server.bots.worker import BotProcess
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.people import Look
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.effects import Effect, Recall, WriteChange
from twofold.server.table.match import StoredEntry
from twofold.server.table.people import Person
from twofold.server.table.room import Room
from twofold.server.table.seating import Chair, Seating
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import MATCHES_REMEMBERED, LogTail, TableState
from twofold.server.tokens import digest

DUOS = installed_games["duos"]


def played(number: int, names: tuple[str, ...]) -> Match:
    """A match of DUOS that random choosers played to its end."""
    match = Match.new(DUOS, names, seed=number, match_id=f"match {number}")
    for _ in play_out(match, [RandomBot(DUOS)] * len(names), Random(number)):
        pass
    return match


def stored(match: Match) -> tuple[StoredEntry, ...]:
    """The log of a match as the store keeps it."""
    return tuple(
        StoredEntry(e.seq, e.at, e.seat, msgspec.json.encode(e.action), (2 << 3) - 1, None)
        for e in match.entries
    )


class Evening:
    """A table of two people and a hard bot, some matches into the evening."""

    def __init__(self, *later: Change, matches: int = 1, memory: bool = True, level: str = "hard") -> None:
        seats = (PlannedSeat("open"), PlannedSeat("open"), PlannedSeat("bot", level))
        self.names = ("Ada", "Ben", f"Bot ({level})")
        self.matches = [played(number, self.names) for number in range(matches)]
        seeds = [match.server_seed.hex() for match in self.matches]
        last = Match.new(DUOS, self.names, seed=99, match_id="last")
        opened = changes.Opened(
            "duos", {}, seats, False, True, True, "CODE22", digest("token 0"), seeds[0], memory
        )
        self.state = TableState("table", opened)
        self._write(changes.SeatTaken(0, "Ada", digest("token 0")))
        self._write(changes.SeatTaken(1, "Ben", digest("token 1")))
        for match, seed in zip(self.matches, [*seeds[1:], last.server_seed.hex()], strict=True):
            self._write(changes.MatchStarted(match.header, (0, 1, 2), None, seed))
            self._write(changes.MatchEnded())
        for change in later:
            self._write(change)
        self._write(changes.MatchStarted(last.header, (0, 1, 2), None, "33" * 32))
        self.room = Room(self.state, LogTail(), RoomSettings(node="here"), now=0)

    def _write(self, change: Change) -> None:
        self.state.change(self.state.seq + 1, change)

    def arrive(self) -> list[Effect]:
        """Ada comes back to the table; gives what the room then wants done."""
        effects = self.room.enter(1, hello_of(0), 0)
        done = [*effects]
        while any(isinstance(effect, WriteChange) for effect in effects):
            effects = self.room.stored(0)
            done += effects
        return done

    def recalled(self) -> list[Effect]:
        """The logs of the former matches have been read."""
        logs = {match.header.id: stored(match) for match in self.matches}
        for _ in self.room.recalling("last", logs):
            pass
        return self.room.recalled("last", 0)


def asks(effects: list[Effect]) -> list[Question]:
    return [effect for effect in effects if isinstance(effect, Question)]


def recalls(effects: list[Effect]) -> list[Recall]:
    return [effect for effect in effects if isinstance(effect, Recall)]


def test_a_hard_bot_is_asked_with_what_spectators_saw_of_the_former_match() -> None:
    evening = Evening()
    effects = evening.arrive()
    assert recalls(effects) == [Recall("last", ("match 0",))]
    assert not asks(effects)
    (ask,) = asks(evening.recalled())
    (former,) = ask.former
    assert former.seats == {0: 0, 1: 1}
    assert bytes(former.view) == msgspec.json.encode(evening.matches[0].view(Audience.SPECTATOR))


def test_a_bot_is_told_where_people_sit_whose_time_is_dear() -> None:
    (ask,) = asks(Evening(memory=False).arrive())
    assert (ask.seat, ask.people) == (2, (0, 1))


def test_only_the_last_matches_are_remembered() -> None:
    evening = Evening(matches=MATCHES_REMEMBERED + 2)
    (recall,) = recalls(evening.arrive())
    assert recall.former == tuple(f"match {number}" for number in range(2, MATCHES_REMEMBERED + 2))


def test_without_the_hosts_leave_nothing_is_remembered() -> None:
    effects = Evening(memory=False).arrive()
    assert not recalls(effects)
    assert [ask.former for ask in asks(effects)] == [()]


@pytest.mark.parametrize("allowed", [True, False])
def test_the_hosts_word_before_the_match_counts(allowed: bool) -> None:
    evening = Evening(changes.TableAltered(memory=allowed), memory=not allowed)
    assert bool(recalls(evening.arrive())) is allowed


def test_bots_that_do_not_get_to_know_anybody_are_not_kept_waiting() -> None:
    effects = Evening(level="normal").arrive()
    assert not recalls(effects)
    assert [ask.former for ask in asks(effects)] == [()]


def test_tables_that_were_opened_before_bots_could_remember_are_tables_where_they_do_not() -> None:
    opened = changes.Opened("duos", {}, (), False, True, True, "CODE22", "", "")
    written = msgspec.to_builtins(opened)
    del written["memory"]
    read = msgspec.convert(written, Change)
    assert read == opened
    assert not TableState("table", opened).seating.memory


def test_a_match_by_other_rules_is_forgotten() -> None:
    evening = Evening(matches=2)
    header = msgspec.structs.replace(evening.matches[0].header, rules_version=0)
    first, *others = evening.state.begun
    evening.state.begun = (msgspec.structs.replace(first, header=header), *others)
    evening.arrive()
    (ask,) = asks(evening.recalled())
    assert len(ask.former) == 1


# ---- Whom they know


def table(*people: tuple[str, str]) -> Seating:
    """A table with these people, each a name and a token; a bot has no token."""
    chairs = tuple(
        Chair("human" if token else "bot", number) for number, (_, token) in enumerate(people, start=1)
    )
    known = tuple(
        Person(number, name, Look(0, 0), "" if token else "bram", token)
        for number, (name, token) in enumerate(people, start=1)
    )
    return Seating("t", 1, "duos", {}, chairs, False, True, True, True, "CODE22", "", "", known)


def test_people_are_known_by_their_token_wherever_they_sit_and_whatever_they_are_called() -> None:
    then = table(("Ada", "a"), ("Bot (hard)", ""), ("Ben", "b"))
    now = table(("Benno", "b"), ("Ada", "a"), ("Bot (hard)", ""))
    assert where_now(then, now) == {0: 1, 2: 0}


def test_people_who_got_up_and_sat_down_again_are_known_by_their_name() -> None:
    then = table(("Ada", "a"), ("Ben", "b"))
    assert where_now(then, table(("Ben", "c"), ("Ada", "d"))) == {0: 1, 1: 0}


def test_nobody_is_taken_for_two() -> None:
    then = table(("Ada", "a"), ("Ben", "b"))
    assert where_now(then, table(("Ada", "b"), ("Cem", "c"))) == {1: 0}


# ---- In the worker


def test_a_worker_hands_the_former_match_to_a_fresh_bot_and_it_chooses_otherwise() -> None:
    match = Match.new(DUOS, 3, seed=4, options={"first_narrator": "1", "category": "animals"})
    view = match.view(0)
    shown = played(7, ("A", "B", "C"))

    def answer(*former: FormerMatch) -> bytes:
        choices = Raw(msgspec.json.encode(match.choices(0)))
        seen = Raw(msgspec.json.encode(view))
        return bytes(
            BotProcess()
            .answer(Question(1, "duos", "m", 0, "hard", seen, choices, 0, True, former, 1.0))
            .action
        )

    public = Raw(msgspec.json.encode(shown.view(Audience.SPECTATOR)))
    told = Hard()
    told.remember(shown.view(Audience.SPECTATOR), {2: 1})
    assert told.acquaintances(view)[1] != Acquaintance()
    as_told = told.decide(view, match.choices(0), Moment(0), Random(0))
    assert answer(FormerMatch(public, {2: 1})) == msgspec.json.encode(as_told.action)
    assert answer(FormerMatch(public, {2: 1})) != answer()


# ---- On a server


class Listening:
    """Overhears what the bots of a server are asked."""

    def __init__(self, server: Server) -> None:
        self.asked: list[Question] = []
        self._more = asyncio.Event()
        self._ask = server.runtime.bots.ask
        server.runtime.bots.ask = self._overhear  # type: ignore[method-assign]

    def _overhear(self, question: Question, decided: Any) -> None:
        self.asked.append(question)
        self._more.set()
        self._ask(question, decided)

    async def first_of(self, match: str) -> Question:
        """The first question in a match."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for ask in self.asked:
                    if ask.match == match:
                        return ask
                self._more.clear()
                await self._more.wait()


async def play_a_turn(players: list[Player]) -> None:
    """Everybody enters something until the first turn is over."""
    rng = Random(1)
    while not players[0].last["view"]["history"]:
        for player in players:
            if choices := player.last["choices"]:
                choice = rng.choice(choices)
                if choice["type"] == "form":
                    view = msgspec.convert(player.last["view"], DUOS.view)
                    choice = msgspec.to_builtins(DUOS.fill(view, msgspec.convert(choice, Form), rng))
                await player.act(choice)
        await players[0].receive()


async def test_a_rematch_after_a_restart_and_with_swapped_seats_is_played_with_what_was_learned(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    async with running(database) as server:
        host = await server.open_table("duos", 3, memory=True)
        ben = await host.invite(1)
        await host.ask("PUT", "seats/2", {"kind": "bot", "level": "hard"})
        heard = Listening(server)
        first = (await host.post("start", {}))["match"]
        async with host.player() as ada, ben.player() as other:
            await ada.hear("update")
            await other.hear("update")
            assert (await heard.first_of(first)).former == ()
            await play_a_turn([ada, other])
        assert (await host.post("abandon"))["memory"] is True
        await ben.ask("DELETE", "seats/1")
        await host.ask("PUT", "seats/1", {"kind": "bot", "level": "hard"})
        await host.ask("PUT", "seats/2", {"kind": "open"})
    async with running(database) as server:
        host.server = server
        await host.invite(2, "Ben")
        heard = Listening(server)
        second = (await host.post("rematch"))["match"]
        async with host.player():
            ask = await heard.first_of(second)
    (former,) = ask.former
    assert former.seats == {0: 0, 1: 2}
    history = msgspec.json.decode(former.view, type=DUOS.view).history
    assert [len(board) for board in history[0].boards] == [4, 4, 4]


async def test_the_host_turns_memory_on_and_off_and_the_catalogue_tells_whose_bots_have_one(
    server: Server,
) -> None:
    host = await server.open_table("duos", 3)
    assert (await host.ask("GET", "")).json()["memory"] is False
    assert (await host.ask("PATCH", "", {"memory": True})).json()["memory"] is True
    assert (
        await Seat(server, {"table": {"id": host.table, "code": ""}, "seat": None, "token": "x"}).ask(
            "PATCH", "", {"memory": False}
        )
    ).status_code == 401
    assert (await host.ask("PATCH", "", {"memory": False})).json()["memory"] is False
    shelf = (await server.http.get("/api/games")).json()["games"]
    assert [card["id"] for card in shelf if card["remembers"]] == ["duos"]
