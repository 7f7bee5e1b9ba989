"""``python -m tests.server.pure_room``: a match of each game through a room, which needs nothing else.

Sockets, threads, tasks, processes, clocks and secrets raise: so the room runs as it is in a browser's worker.
"""

import asyncio
import os
import secrets
import socket
import subprocess
import sys
import threading
import time
from random import Random
from typing import Any, NoReturn

OWN_THINGS = (
    (socket.socket, "__init__"),
    (threading.Thread, "start"),
    (asyncio.BaseEventLoop, "__init__"),
    (asyncio.Task, "__init__"),
    (subprocess.Popen, "__init__"),
    (os, "fork"),
    *((time, name) for name in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "sleep")),
    *((secrets, name) for name in ("token_bytes", "token_hex", "token_urlsafe", "choice", "randbits")),
)


def forbid(where: Any, name: str) -> None:
    """From now on this raises."""

    def raises(*_: object, **__: object) -> NoReturn:
        raise AssertionError(f"{where} {name}")

    try:
        setattr(where, name, raises)
    except TypeError:  # a type of C: another takes its place
        setattr(sys.modules[where.__module__.removeprefix("_")], where.__name__, raises)


if __name__ == "__main__":  # before anything of ours is loaded, and nowhere but in a process of its own
    for thing, called in OWN_THINGS:
        forbid(thing, called)

import msgspec  # noqa: E402

from tests.server.rooms import Scene, sent_to  # noqa: E402
from twofold.bots import RandomBot  # noqa: E402
from twofold.engine import Decision, Moment, Seat, installed_games  # noqa: E402
from twofold.server.protocol.bots import Question  # noqa: E402
from twofold.server.protocol.http import StartMatch  # noqa: E402
from twofold.server.protocol.room import AddBot, ComeIn, OpenRoom  # noqa: E402
from twofold.server.protocol.tokens import digest  # noqa: E402
from twofold.server.protocol.ws import Act, Hello, Pong  # noqa: E402
from twofold.server.table.effects import Effect  # noqa: E402
from twofold.server.table.match import StoredMatch  # noqa: E402
from twofold.server.table.openings import room_opened_by  # noqa: E402
from twofold.server.table.requests import Beginning, HttpCommand, Request  # noqa: E402
from twofold.server.table.room import Room  # noqa: E402
from twofold.server.table.settings import RoomSettings  # noqa: E402
from twofold.server.table.state import LogTail, TableState  # noqa: E402

BEGINNING = Beginning("2026-11-16T20:00:00+00:00", "22" * 32)
SETTINGS = RoomSettings(moves_per_second=10_000)
MOST_STEPS, MOST_MS = 50_000, 2_000


class Party(Scene):
    """A room of people and one bot, who do anything that is allowed."""

    def __init__(self, game: str) -> None:
        opened, came = room_opened_by(OpenRoom(name="0", game=game), "0", "CODE22", "11" * 32)
        state = TableState("table", opened)
        assert came is not None
        state.change(2, came)
        self._begin(Room(state, LogTail(), SETTINGS, 0))
        self.acts, self.rng = 0, Random(1)
        people = min(seats for seats in installed_games[game].seat_counts if seats > 1) - 1
        for number in range(1, people):
            self.ask(ComeIn(str(number)), new_token=digest(str(number)))
        for number in range(people):
            self.carry_out(self.room.enter(number, Hello(1, str(number)), self.now))
        self.ask(AddBot())
        self.ask(StartMatch())

    def ask(self, request: Request, **more: Any) -> None:
        """The host asks, or somebody comes."""
        command = HttpCommand(1, request, "" if more else digest("0"), beginning=BEGINNING, **more)
        self.carry_out(self.room.ask(command, self.now))

    @property
    def play(self) -> StoredMatch:
        """The match."""
        assert self.room.state.play is not None
        return self.room.state.play

    def carry_out(self, effects: list[Effect]) -> None:
        """The store says yes, bots think, and devices answer pings."""
        done = self.do(effects)
        self.effects.clear()
        for effect in done:
            if isinstance(effect, Question):
                decided = self.anything(effect.seat, effect.waited_for)
                self.carry_out(self.room.decided(effect.number, decided, self.now))
        for client in list(self.room.live.outbox.clients):
            for message in sent_to(client, done):
                assert message["type"] != "trouble", message
                if message["type"] == "ping":
                    self.carry_out(self.room.hear(client, Pong(message["n"]), self.now))

    def anything(self, seat: Seat, waited_for: bool) -> Decision | None:
        """What somebody without a clue would do."""
        play, moment = self.play, Moment(seat, waited_for=waited_for)
        choices = play.choices(seat)
        return RandomBot(play.game).decide(play.view(seat), choices, moment, self.rng) if choices else None

    def go_on(self) -> None:
        """Time passes, and somebody who is waited for tries something."""
        wake = self.room.wake_at()
        assert wake is not None
        self.now += max(1, min(wake - self.now, self.rng.randrange(MOST_MS)))
        self.carry_out(self.room.tick(self.now))
        people = set(self.room.state.seating.humans()) & set(self.play.awaited)
        if people and self.room.state.phase == "playing":
            self.try_something(self.rng.choice(sorted(people)))

    def try_something(self, seat: Seat) -> None:
        """A person does what is allowed, or what may be."""
        person, decision = self.room.state.seating.person_at(seat), self.anything(seat, True)
        assert person is not None
        assert decision is not None
        self.acts += 1
        action = msgspec.Raw(msgspec.json.encode(decision.action))
        self.carry_out(self.room.hear(person.id - 1, Act(f"a{self.acts}", action), self.now))


def played(game: str) -> int:
    """So many entries has a match of this game."""
    party = Party(game)
    for _ in range(MOST_STEPS):
        if party.room.state.phase != "playing":
            assert party.room.state.seating.ended
            return len(party.play.entries)
        party.go_on()
    raise AssertionError(f"{game} goes on and on")


if __name__ == "__main__":
    for game in installed_games:
        sys.stdout.write(f"{game} {played(game)}\n")
