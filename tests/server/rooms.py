"""Rooms at any point of a match, without a server around them."""

from random import Random
from typing import Any

import msgspec

from twofold import Match
from twofold.bots import RandomBot, play_out
from twofold.engine import AnyGame, Audience, Viewer
from twofold.server.protocol.http import PlannedSeat
from twofold.server.protocol.tokens import digest
from twofold.server.protocol.ws import Act, Hello, Say
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.effects import Effect, Send, WriteChange, WriteStep
from twofold.server.table.match import StoredMatch
from twofold.server.table.room import Room
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import LogTail, TableState

HOST = "token 0"
SETTINGS = RoomSettings(node="here", stand_in_after=1_000, bot_pace=900)


def state_of(match: Match, **table: Any) -> TableState:
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
    state = TableState("table", opened)
    taken: list[Change] = [
        changes.SeatTaken(seat, f"Player {seat}", digest(f"token {seat}")) for seat in range(count)
    ]
    begun = changes.MatchStarted(match.header, tuple(range(count)), None, "22" * 32)
    for seq, change in enumerate((*taken, begun), start=2):
        state.change(seq, change)
    assert state.play is not None
    follow(state.play, match)
    return state


def follow(play: StoredMatch, match: Match) -> None:
    """Take the entries that a match has and the play has not."""
    for entry in match.entries[len(play.entries) :]:
        step = (
            play.run_out(entry.at)
            if entry.seat is None
            else play.move(entry.seat, entry.action, entry.at, f"{entry.seat}:{entry.seq}")
        )
        play.take(step)


def room_of(match: Match, settings: RoomSettings | None = None, **table: Any) -> Room:
    """A room in which this match is played."""
    return Room(state_of(match, **table), LogTail(), settings or RoomSettings(), now=0)


def person_at(room: Room, seat: int) -> int:
    """The number of the person in this seat."""
    person = room.state.seating.person_at(seat)
    assert person is not None
    return person.id


def some_match(game: AnyGame, seed: int, moves: int, seats: int | None = None, **options: Any) -> Match:
    """A match some random moves into it."""
    rng = Random(seed)
    match = Match.new(game, seats or rng.choice(game.seat_counts), options=options, seed=seed)
    bots = [RandomBot(game) for _ in match.seats]
    for _, _ in zip(range(moves), play_out(match, bots, rng), strict=False):
        pass
    return match


def hello_of(viewer: Viewer, **seen: Any) -> Hello:
    """The hello of a seat or of a spectator."""
    return Hello(1, None if isinstance(viewer, Audience) else f"token {viewer}", **seen)


def sent_to(client: int, effects: list[Effect]) -> list[dict[str, Any]]:
    """The messages for one client."""
    return [msgspec.json.decode(text) for text in bytes_to(client, effects)]


def bytes_to(client: int, effects: list[Effect]) -> list[bytes]:
    """The messages for one client, as they go over the wire."""
    return [effect.text for effect in effects if isinstance(effect, Send) and effect.client == client]


class Scene:
    """A room, and a store that always says yes."""

    def __init__(self, match: Match, settings: RoomSettings = SETTINGS, **table: Any) -> None:
        self._begin(room_of(match, settings, **table))

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

    def enter(self, client: int, viewer: Any) -> list[dict[str, Any]]:
        """Somebody comes; gives what they are sent."""
        return sent_to(client, self.do(self.room.enter(client, hello_of(viewer), self.now)))

    def act(self, client: int, action: Any, move: str = "m", **more: Any) -> list[dict[str, Any]]:
        """Somebody acts, perhaps saying when or on which update; gives what they are sent."""
        message = Act(move, msgspec.Raw(msgspec.json.encode(action)), **more)
        return sent_to(client, self.do(self.room.hear(client, message, self.now)))

    def say(self, client: int, text: str, move: str = "s") -> list[Effect]:
        """Somebody talks."""
        return self.do(self.room.hear(client, Say(move, text), self.now))

    def wait(self, milliseconds: int) -> list[Effect]:
        """Time passes."""
        self.now += milliseconds
        return self.do(self.room.tick(self.now))
