"""Rooms at any point of a match, without a server around them."""

from random import Random
from typing import Any

import msgspec

from twofold import Match
from twofold.bots import RandomBot, play_out
from twofold.engine import AnyGame, Audience, Viewer
from twofold.server import changes
from twofold.server.bodies import PlannedSeat
from twofold.server.changes import Change
from twofold.server.customs import Customs
from twofold.server.effects import Effect, Send, WriteChange, WriteStep
from twofold.server.messages import Act, Hello, Say
from twofold.server.play import Play
from twofold.server.record import News, Record
from twofold.server.room import Room
from twofold.server.tokens import digest

HOST = "token 0"
CUSTOMS = Customs(node="here", stand_in_after=1_000, bot_pace=900)


def record_of(match: Match, **table: Any) -> Record:
    """What the logs would say of a match, everybody seated."""
    count = len(match.seats)
    settings = {"public": True, "spectators": True, "stand_ins": True, "memory": False, **table}
    opened = changes.Opened(
        match.game.id,
        match.header.options,
        (PlannedSeat("open"),) * count,
        settings["public"],
        settings["spectators"],
        settings["stand_ins"],
        "CODE22",
        digest(HOST),
        match.server_seed.hex(),
        settings["memory"],
    )
    record = Record("table", opened)
    taken: list[Change] = [
        changes.SeatTaken(seat, f"Player {seat}", digest(f"token {seat}")) for seat in range(count)
    ]
    begun = changes.MatchStarted(match.header, tuple(range(count)), None, "22" * 32)
    for seq, change in enumerate((*taken, begun), start=2):
        record.change(seq, change)
    assert record.play is not None
    follow(record.play, match)
    return record


def follow(play: Play, match: Match) -> None:
    """Take the entries that a match has and the play has not."""
    for entry in match.entries[len(play.entries) :]:
        step = (
            play.run_out(entry.at)
            if entry.seat is None
            else play.move(entry.seat, entry.action, entry.at, f"{entry.seat}:{entry.seq}")
        )
        play.take(step)


def room_of(match: Match, customs: Customs | None = None, **table: Any) -> Room:
    """A room in which this match is played."""
    return Room(record_of(match, **table), News(), customs or Customs(), now=0)


def some_match(game: AnyGame, seed: int, moves: int, seats: int | None = None) -> Match:
    """A match some random moves into it."""
    rng = Random(seed)
    match = Match.new(game, seats or rng.choice(game.seat_counts), seed=seed)
    bots = [RandomBot(game) for _ in match.seats]
    for _, _ in zip(range(moves), play_out(match, bots, rng), strict=False):
        pass
    return match


def hello_of(viewer: Viewer, **seen: Any) -> Hello:
    """The hello of a seat or of a spectator."""
    return Hello(1, None if isinstance(viewer, Audience) else f"token {viewer}", **seen)


def sent_to(guest: int, effects: list[Effect]) -> list[dict[str, Any]]:
    """The messages for one guest."""
    return [msgspec.json.decode(text) for text in bytes_to(guest, effects)]


def bytes_to(guest: int, effects: list[Effect]) -> list[bytes]:
    """The messages for one guest, as they go over the wire."""
    return [effect.text for effect in effects if isinstance(effect, Send) and effect.guest == guest]


class Scene:
    """A room, and a store that always says yes."""

    def __init__(self, match: Match, customs: Customs = CUSTOMS, **table: Any) -> None:
        self._begin(room_of(match, customs, **table))

    def _begin(self, room: Room) -> None:
        self.room = room
        self.now = 0
        self.effects: list[Effect] = []

    @classmethod
    def around(cls, room: Room) -> "Scene":
        """A store for a room that there is already."""
        scene = cls.__new__(cls)
        scene._begin(room)
        return scene

    def do(self, effects: list[Effect]) -> list[Effect]:
        """Carry out writes, and keep everything that came of it."""
        done: list[Effect] = []
        while effects:
            done += effects
            writes = [effect for effect in effects if isinstance(effect, WriteStep | WriteChange)]
            effects = self.room.stored(self.now) if writes else []
        self.effects += done
        return done

    def enter(self, guest: int, viewer: Any) -> list[dict[str, Any]]:
        """Somebody comes; gives what they are sent."""
        return sent_to(guest, self.do(self.room.enter(guest, hello_of(viewer), self.now)))

    def act(self, guest: int, action: Any, move: str = "m", at: int | None = None) -> list[dict[str, Any]]:
        """Somebody acts; gives what they are sent."""
        message = Act(move, msgspec.Raw(msgspec.json.encode(action)), at=at)
        return sent_to(guest, self.do(self.room.hear(guest, message, self.now)))

    def say(self, guest: int, text: str, move: str = "s") -> list[Effect]:
        """Somebody talks."""
        return self.do(self.room.hear(guest, Say(move, text), self.now))

    def wait(self, milliseconds: int) -> list[Effect]:
        """Time passes."""
        self.now += milliseconds
        return self.do(self.room.tick(self.now))
