"""The room around a table: a state machine without I/O.

Messages, requests and time come in; effects go out. What people want goes through the table's chronicle.
"""

from collections.abc import Mapping

from twofold.engine import Audience, Decision, Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.ws import ClientMessage, CloseCode, Hello, Pong
from twofold.server.table.chronicle import Chronicle
from twofold.server.table.client import Client, entry_refusal, has_seen_more, name_of
from twofold.server.table.commands import (
    CheckPresence,
    CheckTime,
    MixCommand,
    MoveCommand,
    RequestCommand,
    SayCommand,
    command_of,
)
from twofold.server.table.effects import Effect, Reread
from twofold.server.table.match import StoredEntry
from twofold.server.table.requests import HttpCommand
from twofold.server.table.state import LogTail, TableState
from twofold.server.table.timing import RoomSettings
from twofold.server.tokens import digest


class Room(Chronicle):
    """One table on one server, and the people around it."""

    def __init__(self, state: TableState, news: LogTail, settings: RoomSettings, now: int) -> None:
        super().__init__(state, settings, now)
        self._early: dict[int, Hello] = {}
        """Guests who have seen more than this server knew, and wait until it has caught up."""

        self._learn(news, now)

    # ---- Coming and going

    def enter(self, number: int, hello: Hello, now: int) -> list[Effect]:
        """A connection says hello. If it has seen more than this server has, the server catches up first."""
        if has_seen_more(hello, self.state):
            self._early[number] = hello
            self._outbox.out.append(Reread(self.state.table))
        else:
            self._admit(number, hello, now)
        return self._effects(now)

    def _admit(self, number: int, hello: Hello, now: int) -> None:
        client = Client(number, digest(hello.token), Audience.SPECTATOR, "", self.settings.moves_per_second)
        if refused := entry_refusal(client, hello, self.state.seating):
            self._outbox.close(client, *refused)
            return
        client.name = name_of(client, hello, self.state.seating)
        self._outbox.clients[number] = client
        is_host = bool(client.token) and client.token == self.state.seating.host
        self._outbox.welcome(
            client, is_host, self.table(), self.state.chat.since(hello.lines, client.spectating)
        )
        if self.state.play:
            self._outbox.show(
                client, self.state.play, self.clock, now, match=hello.match, number=hello.number
            )
        self._outbox.ping(client, self.clock, now)
        self._presence_may_differ(client, now)

    def leave(self, number: int, now: int) -> list[Effect]:
        """A connection is gone."""
        self._early.pop(number, None)
        if client := self._outbox.clients.pop(number, None):
            self._presence_may_differ(client, now)
        return self._effects(now)

    def _learn(self, news: LogTail, now: int) -> None:
        super()._learn(news, now)
        early, self._early = self._early, {}
        for number, hello in early.items():
            self._admit(number, hello, now)

    def _presence_may_differ(self, client: Client, now: int) -> None:
        if isinstance(client.viewer, int):
            self._queue.add(CheckPresence(client.viewer))
            return
        self._outbox.crowd_changed(now)
        if not self.state.seating.humans():
            self._settle(now)

    def servers_are_up(self, live: frozenset[str], now: int) -> list[Effect]:
        """Which servers are alive, this one included."""
        if live != self.live:
            self.live = live
            self._settle(now)
            self._tell_table(now)
        return self._effects(now)

    def others_look_on(self, number: int, now: int) -> list[Effect]:
        """So many look on at other servers."""
        self.onlookers_elsewhere = number
        self._outbox.crowd_changed(now)
        return self._effects(now)

    def close(self, code: CloseCode, reason: str) -> list[Effect]:
        """Show everybody out: the server is being restarted."""
        for client in list(self._outbox.clients.values()):
            self._outbox.close(client, code, reason)
        out, self._outbox.out = self._outbox.out, []
        return out

    # ---- What people say and ask

    def hear(self, number: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message from a client."""
        client = self._outbox.clients.get(number)
        if client is None:
            return []
        if isinstance(message, Hello):
            return self.unreadable(number, no.NOT_UNDERSTOOD, now)
        if self._timing.time_is_up(now):
            self._queue.add(CheckTime())
        if isinstance(message, Pong):
            client.ponged(message.n, now)
        elif command := command_of(client, message, self.clock.time(now)):
            self._command(client, command, now)
        return self._effects(now)

    def _command(self, client: Client, command: MoveCommand | SayCommand | MixCommand, now: int) -> None:
        allowance = client.moves if isinstance(command, MoveCommand) else client.lines
        if not allowance.spend(now):
            self._outbox.refuse(client.number, command.id or "", no.TOO_MANY)
            self._strike(client, now)
        elif self._queue.unsure:
            self._replies.put_off(command)
        else:
            self._queue.add(command)

    def unreadable(self, number: int, refusal: Refusal, now: int) -> list[Effect]:
        """A message from a client that could not be read."""
        if client := self._outbox.clients.get(number):
            self._outbox.trouble(number, refusal)
            self._strike(client, now)
        return self._effects(now)

    def _strike(self, client: Client, now: int) -> None:
        if not client.strike():
            self._outbox.close(client, CloseCode.TOO_MANY, no.TOO_MANY.reason)
            self._presence_may_differ(client, now)

    def ask(self, request_command: HttpCommand, now: int) -> list[Effect]:
        """A request over HTTP."""
        command = RequestCommand(request_command)
        if self._queue.unsure:
            self._replies.put_off(command)
        else:
            self._queue.add(command)
        return self._effects(now)

    # ---- Time

    def tick(self, now: int) -> list[Effect]:
        """Time has passed: look whether anything is due."""
        self._queue.extend(self._timing.due(now))
        if self._timing.waited_enough(now):
            self._settle(now)
            self._tell_table(now)
        if self._outbox.crowd_is_due(now):
            self._tell_table(now)
        if save := self._timing.to_save(now):
            self._outbox.out.append(save)
        for client in self._outbox.heartbeat(self.clock, now):
            self._presence_may_differ(client, now)
        return self._effects(now)

    def wake_at(self) -> int | None:
        """When to tick next, if nothing happens before; never if nobody is here."""
        if not self._outbox.clients:
            return None
        return min((*self._outbox.wake_times(), *self._timing.wake_times()))

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not (self._outbox.clients or self._early) and self._queue.idle

    # ---- Bots

    def decided(self, ask: int, decision: Decision | None, now: int) -> list[Effect]:
        """A bot has thought."""
        self._timing.decided(ask, decision)
        return self._effects(now)

    def recalled(self, match: str, logs: Mapping[str, tuple[StoredEntry, ...]], now: int) -> list[Effect]:
        """The logs of former matches have been read, for the bots of this one."""
        if match == self.state.match:
            self._timing.recalled(logs)
            self._ask_bots(now)
        return self._effects(now)
