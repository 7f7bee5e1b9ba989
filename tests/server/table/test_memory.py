"""Bots that know people from former matches, where the host lets them and the people do."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.server.rooms import hello_of
from tests.server.running import PATIENCE, Player, Seat, Server, running
from twofold import Audience, Match, installed_games
from twofold.bots import RandomBot, play_out
from twofold.engine import Form, Moment
from twofold.games.duos.acquaintance import Acquaintance
from twofold.games.duos.bots import Hard
from twofold.server.bots.worker import BotProcess
from twofold.server.protocol.bots import FormerMatch, Question
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import MATCHES_KNOWN, PROTOCOL, ClientMessage, Hello, Know, PlayedSeat
from twofold.server.table import changes
from twofold.server.table.bots import FormerLog
from twofold.server.table.changes import Change
from twofold.server.table.effects import Effect, Recall, WriteChange
from twofold.server.table.match import StoredEntry
from twofold.server.table.room import Room
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import LogTail, TableState

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
    """A table of two people and a hard bot, after matches that they played at other tables."""

    def __init__(self, *later: Change, matches: int = 1, memory: bool = True, level: str = "hard") -> None:
        seats = (PlannedSeat("open"), PlannedSeat("open"), PlannedSeat("bot", level))
        self.names = ("Ada", "Ben", f"Bot ({level})")
        self.matches = [played(number, self.names) for number in range(matches)]
        last = Match.new(DUOS, self.names, seed=99, match_id="last")
        opened = changes.Opened(
            "duos",
            {},
            seats,
            False,
            True,
            True,
            "CODE22",
            digest("token 0"),
            last.server_seed.hex(),
            memory,
        )
        self.state = TableState("table", opened)
        begun = changes.MatchStarted(last.header, (0, 1, 2), None, "33" * 32)
        taken = [changes.SeatTaken(seat, self.names[seat], digest(f"token {seat}")) for seat in (0, 1)]
        for change in (*taken, *later, begun):
            self.state.change(self.state.seq + 1, change)
        self.room = Room(self.state, LogTail(), RoomSettings(node="here"), now=0)

    def arrive(self, seat: int = 0, *told: ClientMessage) -> list[Effect]:
        """Somebody comes to the table and says something; gives what the room then wants done."""
        done = self._stored(self.room.enter(seat + 1, hello_of(seat), 0))
        for message in told:
            done += self._stored(self.room.hear(seat + 1, message, 0))
        return done

    def _stored(self, effects: list[Effect]) -> list[Effect]:
        done = [*effects]
        while any(isinstance(effect, WriteChange) for effect in effects):
            effects = self.room.stored(0)
            done += effects
        return done

    def logs(self) -> list[FormerLog]:
        """The former matches as they were stored."""
        then = self.state.seating
        return [
            FormerLog(replace(then, header=match.header, header_seed=match.server_seed.hex()), stored(match))
            for match in self.matches
        ]

    def recalled(self, recall: Recall) -> list[Effect]:
        """The logs of the former matches have been read."""
        for _ in self.room.recalling(recall, self.logs()):
            pass
        return self.room.recalled(0)


def known_by(*matches: tuple[int, int]) -> Know:
    """By these matches, and where somebody sat in each."""
    return Know(tuple(PlayedSeat(f"match {number}", seat) for number, seat in matches))


def asks(effects: list[Effect]) -> list[Question]:
    return [effect for effect in effects if isinstance(effect, Question)]


def recalls(effects: list[Effect]) -> list[Recall]:
    return [effect for effect in effects if isinstance(effect, Recall)]


def test_a_hard_bot_is_asked_with_what_spectators_saw_of_the_matches_that_somebody_lets_it_know() -> None:
    evening = Evening()
    (recall,) = recalls(evening.arrive(0, known_by((0, 1))))
    assert recall.former == ("match 0",)
    (ask,) = asks(evening.recalled(recall))
    (former,) = ask.former
    assert former.seats == {1: 0}
    assert bytes(former.view) == msgspec.json.encode(evening.matches[0].view(Audience.SPECTATOR))


def test_nobody_is_known_who_has_not_said_so() -> None:
    effects = Evening().arrive()
    assert not recalls(effects)
    assert [ask.former for ask in asks(effects)] == [()]


def test_of_a_match_only_those_are_known_who_let_it_be() -> None:
    evening = Evening()
    evening.arrive(0, known_by((0, 0)))
    (recall,) = recalls(evening.arrive(1, known_by((0, 1))))
    (ask,) = asks(evening.recalled(recall))
    assert [former.seats for former in ask.former] == [{0: 0, 1: 1}]


def test_whoever_takes_it_back_is_forgotten_at_once() -> None:
    evening = Evening()
    (recall,) = recalls(evening.arrive(0, known_by((0, 0))))
    (known,) = asks(evening.recalled(recall))
    (asked,) = asks(evening.room.hear(1, Know(()), 0))
    assert (known.former != (), asked.former) == (True, ())
    assert asked.recollection != known.recollection


def test_what_was_read_before_somebody_took_it_back_is_void() -> None:
    evening = Evening()
    (recall,) = recalls(evening.arrive(0, known_by((0, 0))))
    (asked,) = asks(evening.room.hear(1, Know(()), 0))
    assert not asks(evening.recalled(recall))
    assert asked.former == ()


def test_who_looks_on_lets_nobody_know_anything() -> None:
    evening = Evening()
    evening.arrive()
    evening.room.enter(9, Hello(PROTOCOL), 0)
    assert not recalls(evening.room.hear(9, known_by((0, 0)), 0))


def test_nobody_sat_where_there_was_no_seat() -> None:
    evening = Evening()
    (recall,) = recalls(evening.arrive(0, known_by((0, 7))))
    assert [ask.former for ask in asks(evening.recalled(recall))] == [()]


def test_a_bot_is_told_where_people_sit_whose_time_is_dear() -> None:
    (ask,) = asks(Evening(memory=False).arrive())
    assert (ask.seat, ask.people) == (2, (0, 1))


def test_more_matches_than_bots_know_people_by_are_not_understood() -> None:
    too_many = msgspec.json.encode(known_by(*[(number, 0) for number in range(MATCHES_KNOWN + 1)]))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(too_many, type=ClientMessage)


def test_without_the_hosts_leave_nothing_is_remembered() -> None:
    evening = Evening(memory=False)
    assert [ask.former for ask in asks(evening.arrive())] == [()]
    assert not recalls(evening.room.hear(1, known_by((0, 0)), 0))


@pytest.mark.parametrize("allowed", [True, False])
def test_the_hosts_word_before_the_match_counts(allowed: bool) -> None:
    evening = Evening(changes.TableAltered(memory=allowed), memory=not allowed)
    assert bool(recalls(evening.arrive(0, known_by((0, 0))))) is allowed


def test_bots_that_do_not_get_to_know_anybody_are_not_kept_waiting() -> None:
    effects = Evening(level="normal").arrive(0, known_by((0, 0)))
    assert not recalls(effects)
    assert {ask.former for ask in asks(effects)} == {()}


def test_tables_that_were_opened_before_bots_could_remember_are_tables_where_they_do_not() -> None:
    opened = changes.Opened("duos", {}, (), False, True, True, "CODE22", "", "")
    written = msgspec.to_builtins(opened)
    del written["memory"]
    read = msgspec.convert(written, Change)
    assert read == opened
    assert not TableState("table", opened).seating.memory


def test_a_match_by_other_rules_is_forgotten() -> None:
    evening = Evening(matches=2)
    (recall,) = recalls(evening.arrive(0, known_by((0, 0), (1, 0))))
    first, *others = evening.logs()
    old = replace(first, table=replace(first.table, header=replace(first.header, rules_version=0)))
    for _ in evening.room.recalling(recall, [old, *others]):
        pass
    (ask,) = asks(evening.room.recalled(0))
    assert len(ask.former) == 1


# ---- In the worker


def test_a_worker_hands_the_former_match_to_a_fresh_bot_and_it_chooses_otherwise() -> None:
    match = Match.new(DUOS, 3, seed=6, options={"first_narrator": "1", "category": "animals"})
    view = match.view(0)
    shown = played(7, ("A", "B", "C"))

    def answer(*former: FormerMatch) -> bytes:
        choices = Raw(msgspec.json.encode(match.choices(0)))
        seen = Raw(msgspec.json.encode(view))
        return bytes(
            BotProcess()
            .answer(Question(1, "duos", "m", 0, "hard", seen, choices, 0, True, former, seconds=1.0))
            .action
        )

    public = Raw(msgspec.json.encode(shown.view(Audience.SPECTATOR)))
    told = Hard()
    told.remember(shown.view(Audience.SPECTATOR), {2: 1})
    assert told.acquaintances(view)[1] != Acquaintance()
    as_told = told.decide(view, match.choices(0), Moment(0), Random(0))
    assert answer(FormerMatch(public, {2: 1})) == msgspec.json.encode(as_told.action)
    assert answer(FormerMatch(public, {2: 1})) != answer()


def test_a_bot_that_is_to_know_something_else_starts_afresh() -> None:
    match = Match.new(DUOS, 3, seed=6, options={"first_narrator": "1", "category": "animals"})
    seen, choices = (Raw(msgspec.json.encode(said)) for said in (match.view(0), match.choices(0)))
    known = FormerMatch(Raw(msgspec.json.encode(played(7, ("A", "B", "C")).view(Audience.SPECTATOR))), {2: 1})
    process = BotProcess()

    def answer(recollection: int, *former: FormerMatch) -> bytes:
        asked = Question(1, "duos", "m", 0, "hard", seen, choices, 0, True, former, recollection, 1.0)
        return bytes(process.answer(asked).action)

    told, forgot = answer(1, known), answer(2)
    assert told != forgot
    assert answer(2, known) == forgot


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


async def test_bots_at_another_table_know_from_another_evening_whom_they_may(tmp_path: Path) -> None:
    database = str(tmp_path / "twofold.sqlite3")
    async with running(database) as server:
        host = await server.open_table("duos", 3)
        ben = await host.invite(1)
        await host.ask("PUT", "seats/2", {"kind": "bot", "level": "hard"})
        first = (await host.post("start", {}))["match"]
        async with host.player() as ada, ben.player() as other:
            await ada.hear("update")
            await other.hear("update")
            await play_a_turn([ada, other])
        await host.post("abandon")
    async with running(database) as server:
        host = await server.open_table("duos", 3)
        await host.ask("PUT", "seats/1", {"kind": "bot", "level": "hard"})
        ben = await host.invite(2)
        heard = Listening(server)
        async with ben.player() as other:
            named = [{"match": match, "seat": 1} for match in ("unheard-of", "x;", first)]
            await other.send(type="know", matches=named)
            second = (await host.post("start", {}))["match"]
            ask = await heard.first_of(second)
    (former,) = ask.former
    assert former.seats == {1: 2}
    history = msgspec.json.decode(former.view, type=DUOS.view).history
    assert [len(board) for board in history[0].boards] == [4, 4, 4]


async def test_the_host_turns_memory_on_and_off_and_the_catalogue_tells_whose_bots_have_one(
    server: Server,
) -> None:
    host = await server.open_table("duos", 3)
    assert (await host.ask("GET", "")).json()["memory"] is True
    assert (
        await Seat(server, {"table": {"id": host.table, "code": ""}, "seat": None, "token": "x"}).ask(
            "PATCH", "", {"memory": False}
        )
    ).status_code == 401
    assert (await host.ask("PATCH", "", {"memory": False})).json()["memory"] is False
    shelf = (await server.http.get("/api/games")).json()["games"]
    assert [card["id"] for card in shelf if card["remembers"]] == ["duos"]
