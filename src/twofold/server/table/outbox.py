"""Tells everybody at the table what they may know, and nobody anything else."""

from collections.abc import Iterator

import msgspec

from twofold.engine import Audience, Refusal, Viewer
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import (
    PROTOCOL,
    Ack,
    CloseCode,
    Line,
    Ping,
    Refused,
    ServerMessage,
    TableChanged,
    Trouble,
    Update,
    Welcome,
)
from twofold.server.table.client import Client
from twofold.server.table.commands import Command, MixCommand, MoveCommand, RequestCommand, SayCommand
from twofold.server.table.effects import Answer, Close, Effect, Send
from twofold.server.table.match import NotedStep, Play
from twofold.server.table.requests import HttpCommand
from twofold.server.table.timing import MatchClock

MOST_MISSED = 500
"""Whoever missed more updates than this gets a fresh view without the events."""

CROWD_EVERY_MS = 1_000
"""Spectators who come and go are told of so often, however many they are."""

SLACK_MS = 20
"""Cards turn this much later than the slowest connection needs."""

_encode = msgspec.json.Encoder().encode


class Outbox:
    """The clients of a room, and what is sent to them."""

    def __init__(self, ping_every: int, now: int) -> None:
        self.clients: dict[int, Client] = {}
        self.out: list[Effect] = []
        self._pings = 0
        self._ping_every = ping_every
        self._next_ping = now + ping_every
        self._table_told = now - CROWD_EVERY_MS
        self._crowd_due: int | None = None
        """When to tell that spectators came or went, if any did."""

    def tell(self, client: Client, message: ServerMessage) -> None:
        """A message for one client."""
        self.out.append(Send(client.number, _encode(message)))

    def tell_all(self, message: ServerMessage, spectators_only: bool = False) -> None:
        """The same message for everybody, or for the spectators."""
        text = _encode(message)
        for client in self.clients.values():
            if client.spectating or not spectators_only:
                self.out.append(Send(client.number, text))

    def close(self, client: Client, code: CloseCode, reason: str) -> None:
        """Show a client out."""
        self.clients.pop(client.number, None)
        self.out.append(Close(client.number, code, reason))

    # ---- Answers

    def welcome(self, client: Client, host: bool, table: Table, lines: tuple[Line, ...]) -> None:
        """The first message that a client gets."""
        seat = None if isinstance(client.viewer, Audience) else client.viewer
        self.tell(client, Welcome(PROTOCOL, seat, host, table, lines))

    def ack(self, number: int, move: str, shown_in: int) -> None:
        """It is stored. Whoever has left in the meantime learns it on coming back."""
        if client := self.clients.get(number):
            self.tell(client, Ack(move, shown_in))

    def refuse(self, number: int, move: str, refusal: Refusal) -> None:
        """It is not taken."""
        if client := self.clients.get(number):
            self.tell(client, Refused(move, refusal.rule, refusal.reason))

    def trouble(self, number: int, refusal: Refusal, move: str | None = None) -> None:
        """It could not be dealt with."""
        if client := self.clients.get(number):
            self.tell(client, Trouble(refusal.rule, refusal.reason, move))

    # ---- The match

    def step_taken(self, play: Play, step: NotedStep, clock: MatchClock, now: int) -> None:
        """Everybody who can notice a step gets an update: the same one for the same viewer."""
        texts: dict[Viewer, bytes] = {}
        show_at = self.show_at(play, step.entry.at)
        for client in self.clients.values():
            viewer = play.viewer_at(client.viewer)
            place = play.place_of(viewer)
            if not step.noticed >> place & 1:
                continue
            if viewer not in texts:
                events = tuple(told.event for told in step.events if told.reaches(viewer))
                since = play.counts[place] - 1
                texts[viewer] = _encode(update(play, viewer, since, events, clock, now, show_at))
            self.out.append(Send(client.number, texts[viewer]))

    def show_at(self, play: Play, at: int) -> int:
        """While a clock runs, everybody sees a card turn at the same instant; otherwise at once."""
        if play.due is None:
            return at
        return at + SLACK_MS + max((client.credit for client in self.clients.values()), default=0) // 2

    def show(
        self,
        client: Client,
        play: Play,
        clock: MatchClock,
        now: int,
        *,
        match: str | None = None,
        number: int = 0,
    ) -> None:
        """The table as it stands for one client, with the events since the update it saw last."""
        viewer = play.viewer_at(client.viewer)
        latest = play.counts[play.place_of(viewer)]
        follows = match == play.header.id and 0 <= number <= latest and latest - number <= MOST_MISSED
        since = number if follows else -1
        events = play.events_since(viewer, number) if follows else ()
        self.tell(client, update(play, viewer, since, events, clock, now, play.noticed_at(viewer)))

    # ---- The heartbeat

    def wake_times(self) -> Iterator[int]:
        """When there is something to tell, if nothing happens before."""
        yield self._next_ping
        if self._crowd_due is not None:
            yield self._crowd_due

    def heartbeat(self, clock: MatchClock, now: int) -> list[Client]:
        """Ping everybody when it is time to; gives those who were shown out."""
        if now < self._next_ping:
            return []
        self._next_ping = now + self._ping_every
        pinged = list(self.clients.values())
        for client in pinged:
            self.ping(client, clock, now)
        return [client for client in pinged if client.number not in self.clients]

    def ping(self, client: Client, clock: MatchClock, now: int) -> None:
        """Measure the way to a client; those who do not answer are shown out."""
        self._pings += 1
        if not client.pinged(self._pings, now):
            self.close(client, CloseCode.SILENT, "No answer for too long.")
            return
        self.tell(client, Ping(self._pings, clock.time(now), clock.running, client.rtt))

    def table_changed(self, table: Table, clock: MatchClock, now: int) -> None:
        """The table is another."""
        self._table_told, self._crowd_due = now, None
        self.tell_all(TableChanged(table, clock.time(now)))

    def crowd_changed(self, now: int) -> None:
        """A spectator came or went: everybody hears of it soon."""
        if self._crowd_due is None:
            self._crowd_due = max(now, self._table_told + CROWD_EVERY_MS)

    def crowd_is_due(self, now: int) -> bool:
        """Whether it is time to tell how many look on."""
        return self._crowd_due is not None and now >= self._crowd_due


def update(
    play: Play,
    viewer: Viewer,
    since: int,
    events: tuple[object, ...],
    clock: MatchClock,
    now: int,
    show_at: int,
) -> Update:
    """The match as this viewer may see it."""
    seated = not isinstance(viewer, Audience)
    return Update(
        match=play.header.id,
        number=play.counts[play.place_of(viewer)],
        since=since,
        at=play.noticed_at(viewer),
        now=clock.time(now),
        show_at=show_at,
        running=clock.running,
        events=events,
        view=play.game.look(play.state, viewer),
        choices=play.choices(viewer) if seated else (),  # type: ignore[arg-type]
        waiting_for=play.awaited,
        deadline=play.due,
        silence=play.quiet,
        outcome=play.result,
    )


class Replies:
    """Answers to clients go through their sockets, answers to requests over HTTP."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    def acknowledge(self, command: Command, number: int) -> None:
        """It is stored, and this update or line shows it."""
        if isinstance(command, MoveCommand | SayCommand):
            self._outbox.ack(command.client, command.id, number)

    def refuse(self, command: Command, refusal: Refusal) -> None:
        """It is not taken."""
        if isinstance(command, MoveCommand | SayCommand):
            self._outbox.refuse(command.client, command.id, refusal)

    def grant(self, command: Command, table: Table) -> None:
        """A request was carried out, or there was nothing to do for it."""
        if isinstance(command, RequestCommand):
            self._outbox.out.append(Answer(command.request_command.number, table))

    def turn_down(self, request_command: HttpCommand, reason: TurnedDown) -> None:
        """A request is not carried out."""
        self._outbox.out.append(Answer(request_command.number, reason))

    def put_off(self, command: Command) -> None:
        """It cannot be stored just now."""
        if isinstance(command, RequestCommand):
            self.turn_down(command.request_command, TurnedDown(no.NOT_STORED, 503))
        elif isinstance(command, MoveCommand | SayCommand | MixCommand):
            self._outbox.trouble(command.client, no.NOT_STORED, command.id)
