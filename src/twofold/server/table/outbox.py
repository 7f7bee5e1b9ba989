"""The outbox of a room: tells everybody what they may know, and nobody anything else."""

from typing import assert_never

import msgspec

from twofold.engine import Audience, Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import (
    PROTOCOL,
    Ack,
    ClientMessage,
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
from twofold.server.table.commands import ClientCommand, Command, Identified, MoveCommand, OwnCommand
from twofold.server.table.effects import Answer, Close, Effect, Send
from twofold.server.table.match import NotedStep, StoredMatch
from twofold.server.table.requests import HttpCommand
from twofold.server.table.timing import Instant

MOST_MISSED = 500
"""Whoever missed more updates than this gets a fresh view without the events."""

CROWD_EVERY_MS = 1_000
"""Spectators who come and go are told of so often, however many they are."""

SLACK_MS = 20
"""Cards turn this much later than the slowest connection needs."""

_encode = msgspec.json.Encoder().encode


class Outbox:
    """The clients of a room, and what is sent to them; answers to requests go out over HTTP."""

    def __init__(self, ping_every: int, now: int) -> None:
        self.clients: dict[int, Client] = {}
        self.out: list[Effect] = []
        self.next_ping = now + ping_every
        self.crowd_due: int | None = None
        """When to tell that spectators came or went, if any did."""

        self._pings = 0
        self._ping_every = ping_every
        self._table_told = now - CROWD_EVERY_MS

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

    def welcome(
        self,
        client: Client,
        host: bool,
        table: Table,
        lines: tuple[Line, ...] = (),
        missed: tuple[int, int] | None = None,
    ) -> None:
        """The first message that a client gets, and again when it has another place."""
        seat = None if isinstance(client.viewer, Audience) else client.viewer
        self.tell(client, Welcome(PROTOCOL, seat, host, table, lines, client.person, missed))

    def acknowledge(self, command: Command, number: int) -> None:
        """It is stored, and this update or line shows it. Whoever has left learns it on coming back."""
        if isinstance(command, Identified) and (client := self.clients.get(command.client)):
            self.tell(client, Ack(command.id, number))

    def refuse(self, command: Command, refusal: Refusal) -> None:
        """It is not taken."""
        if isinstance(command, Identified) and (client := self.clients.get(command.client)):
            self.tell(client, Refused(command.id, refusal.rule, refusal.reason))

    def refuse_message(self, client: Client, message: ClientMessage, refusal: Refusal) -> None:
        """A message is not even looked at."""
        self.tell(client, Refused(getattr(message, "id", ""), refusal.rule, refusal.reason))

    def trouble(self, number: int, refusal: Refusal, move: str | None = None) -> None:
        """It could not be dealt with."""
        if client := self.clients.get(number):
            self.tell(client, Trouble(refusal.rule, refusal.reason, move))

    def answer(self, command: HttpCommand, result: Table | TurnedDown) -> None:
        """A request was carried out, or there was nothing to do for it; or it is turned down."""
        self.out.append(Answer(command.number, result))

    def put_off(self, command: Command) -> None:
        """It cannot be stored just now."""
        if isinstance(command, HttpCommand):
            self.answer(command, TurnedDown(no.NOT_STORED, 503))
        elif isinstance(command, ClientCommand):
            self.trouble(command.client, no.NOT_STORED, command.id)
        elif not isinstance(command, OwnCommand):
            assert_never(command)

    # ---- The match

    def step_taken(
        self, play: StoredMatch, step: NotedStep, when: Instant, command: Command | None = None
    ) -> None:
        """Whoever moved hears that it is stored; everybody who can notice a step gets an update.

        It is the same update for the same viewer.
        """
        if isinstance(command, MoveCommand):
            self.acknowledge(command, play.counts[play.places[command.viewer]])
        texts: dict[int, bytes] = {}
        show_at = self._show_at(play, step.entry.at)
        for client in self.clients.values():
            place = play.places.get(client.viewer, play.players)
            if client.blind or not step.noticed >> place & 1:
                continue
            if place not in texts:
                viewer = play.viewers[place]
                events = tuple(told.event for told in step.events if told.reaches(viewer))
                texts[place] = _encode(update(play, place, play.counts[place] - 1, events, when, show_at))
            self.out.append(Send(client.number, texts[place]))

    def _show_at(self, play: StoredMatch, at: int) -> int:
        """While a clock runs, everybody sees a card turn at the same instant; otherwise at once."""
        if play.due is None:
            return at
        return at + SLACK_MS + max((client.credit for client in self.clients.values()), default=0) // 2

    def show(
        self, client: Client, play: StoredMatch, when: Instant, *, match: str | None = None, number: int = 0
    ) -> None:
        """The table as it stands for one client, with the events since the update it saw last."""
        if client.blind:
            return
        place = play.places.get(client.viewer, play.players)
        latest = play.counts[place]
        follows = match == play.header.id and 0 <= number <= latest and latest - number <= MOST_MISSED
        since = number if follows else -1
        events = play.events_since(play.viewers[place], number) if follows else ()
        self.tell(client, update(play, place, since, events, when, play.noticed_at[place]))

    # ---- The heartbeat

    def heartbeat(self, when: Instant, now: int) -> list[Client]:
        """Ping everybody when it is time to; gives those who were shown out."""
        if now < self.next_ping:
            return []
        self.next_ping = now + self._ping_every
        pinged = list(self.clients.values())
        for client in pinged:
            self.ping(client, when, now)
        return [client for client in pinged if client.number not in self.clients]

    def ping(self, client: Client, when: Instant, now: int) -> None:
        """Measure the way to a client; those who do not answer are shown out."""
        self._pings += 1
        if not client.pinged(self._pings, now):
            self.close(client, CloseCode.SILENT, "No answer for too long.")
            return
        self.tell(client, Ping(self._pings, when.time, when.running, client.rtt))

    def table_changed(self, table: Table, when: Instant, now: int) -> None:
        """The table is another."""
        self._table_told, self.crowd_due = now, None
        self.tell_all(TableChanged(table, when.time))

    def crowd_changed(self, now: int) -> None:
        """A spectator came or went: everybody hears of it soon."""
        if self.crowd_due is None:
            self.crowd_due = max(now, self._table_told + CROWD_EVERY_MS)


def update(
    play: StoredMatch, place: int, since: int, events: tuple[object, ...], when: Instant, show_at: int
) -> Update:
    """The match as the viewer at this place may see it."""
    viewer = play.viewers[place]
    return Update(
        match=play.header.id,
        number=play.counts[place],
        since=since,
        at=play.noticed_at[place],
        now=when.time,
        show_at=show_at,
        running=when.running,
        events=events,
        view=play.game.look(play.state, viewer),
        choices=() if isinstance(viewer, Audience) else play.choices(viewer),
        waiting_for=play.awaited,
        deadline=play.due,
        silence=play.quiet,
        outcome=play.result,
    )
