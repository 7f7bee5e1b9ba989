"""The room around a table: a state machine without I/O. Messages, requests and time come in; effects go out.

Whatever changes the table is first *decided*, then written by the store, and takes effect only when the store
says so: check, persist, acknowledge, broadcast. One write is under way at a time, and everything else waits
its turn. Another server may have written first: then what is new is learned, and the command decided again.
"""

from collections.abc import Iterator, Sequence
from typing import assert_never

from twofold.engine import Decision, Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import (
    Act,
    Again,
    ClientMessage,
    CloseCode,
    Hello,
    Know,
    Linger,
    Lingering,
    Mix,
    Pong,
    React,
    Reaction,
    Say,
    Seen,
    StopCountdown,
    Wish,
)
from twofold.server.table.bots import FormerLog
from twofold.server.table.commands import (
    BeginByItself,
    CheckEnd,
    CheckTime,
    Command,
    Identified,
    Refusals,
    TakeOver,
)
from twofold.server.table.decide import Done, decide
from twofold.server.table.effects import CountedDown, Effect, Recall, Write, WriteChange, WriteStep
from twofold.server.table.entrance import Entrance
from twofold.server.table.follower import LogFollower
from twofold.server.table.live import LiveTable
from twofold.server.table.match import MOST_ENTRIES
from twofold.server.table.reactions import Reactions
from twofold.server.table.requests import Beginning, HttpCommand
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import LogTail, TableState
from twofold.server.table.timing import MatchClock


class Room:
    """One table on one server, and the people around it."""

    def __init__(self, state: TableState, tail: LogTail, settings: RoomSettings, now: int) -> None:
        self.state = state
        self.live = LiveTable(state, settings, now)
        """What is so here and now, and in no log."""

        self._outbox = self.live.outbox
        self._queue = self.live.queue
        self._timing = self.live.timing
        self._entrance = Entrance(self.live)
        self._follower = LogFollower(self.live, self._entrance)
        self._refusals = Refusals()
        self._reactions = Reactions(state, self._outbox)
        self._follower.learn(tail, now)

    # ---- What there is to know

    @property
    def clock(self) -> MatchClock:
        """Match time."""
        return self._timing.clock

    def table(self, now: int) -> Table:
        """The table as everybody sees it."""
        return self.live.shown(now)

    @property
    def failures(self) -> int:
        """How often the store has failed to say what became of a write."""
        return self._queue.failures

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not self._outbox.clients and self._entrance.is_empty and self._queue.idle

    def knows(self, log: str, seq: int) -> bool:
        """Whether a log is known that far, or an entry is just being written there from here."""
        known = self.state.seq if log == self.state.table else self.state.match_seq
        return seq <= known or (log, seq) == self._queue.place_under_way

    # ---- Coming and going

    def enter(self, number: int, hello: Hello, now: int) -> list[Effect]:
        """A connection says hello."""
        self._entrance.come(number, hello, now)
        return self._effects(now)

    def leave(self, number: int, now: int) -> list[Effect]:
        """A connection is gone."""
        self._entrance.go(number, now)
        return self._effects(now)

    def servers_are_up(self, live: frozenset[str], now: int) -> list[Effect]:
        """Which servers are alive, this one included."""
        if live != self.live.servers:
            self.live.servers = live
            self.live.settle(now)
            self.live.tell(now)
        return self._effects(now)

    def others_look_on(self, number: int, now: int) -> list[Effect]:
        """So many look on at other servers."""
        self.live.onlookers_elsewhere = number
        self._outbox.crowd_changed(now)
        return self._effects(now)

    def close(self, code: CloseCode, reason: str) -> list[Effect]:
        """Show everybody out, those at the entrance, too."""
        for client in list(self._outbox.clients.values()):
            self._outbox.close(client, code, reason)
        self._entrance.close(code, reason)
        out, self._outbox.out = self._outbox.out, []
        return out

    # ---- What people say and ask

    def hear(self, number: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message from a client."""
        client = self._outbox.clients.get(number)
        if client is None:
            return []
        when = self._timing.at(now)
        if when.is_up:
            self._queue.waiting.append(CheckTime())
        match message:
            case Act() | Say() | Mix() | Wish() | Again() | Seen() | StopCountdown():
                command = client.command(message, self.state, when.time, now)
                if isinstance(command, Refusal):
                    self._outbox.refuse_message(client, message, command)
                    self.live.strike(client, now)
                elif command:
                    self._add(command)
            case Pong(n=ping):
                client.ponged(ping, now)
            case React():
                self._reactions.hear(client.person, message, now)
            case Linger():
                self._reactions.linger(client, now)
            case Know(matches=matches):
                if client.person is not None and client.lines.spend(now):
                    self._timing.know(client.person, matches)
                    self.live.ask_bots(now)
            case Hello():
                return self.unreadable(number, no.NOT_UNDERSTOOD, now)
            case _:
                assert_never(message)
        return self._effects(now)

    def reacted_elsewhere(self, told: Reaction | Lingering, now: int) -> list[Effect]:
        """Somebody at another server thinks something of it, or wants to talk."""
        self._outbox.tell_all(told)
        return self._effects(now)

    def ask(self, command: HttpCommand, now: int) -> list[Effect]:
        """A request over HTTP."""
        if self.state.seating.offered_seat(command.token) is not None:
            self._queue.waiting.append(TakeOver(command.token))
        self._add(command)
        return self._effects(now)

    def _add(self, command: Command) -> None:
        if self._queue.unsure:
            self._outbox.put_off(command)
        else:
            self._queue.waiting.append(command)

    def unreadable(self, number: int, refusal: Refusal, now: int) -> list[Effect]:
        """A message from a client that could not be read."""
        if client := self._outbox.clients.get(number):
            self._outbox.trouble(number, refusal)
            self.live.strike(client, now)
        return self._effects(now)

    # ---- Time

    def tick(self, now: int) -> list[Effect]:
        """Time has passed: look whether anything is due."""
        self._queue.waiting.extend(self._timing.due(now))
        if self._timing.waited_enough(now):
            self.live.settle(now)
            self.live.tell(now)
        if self._outbox.crowd_due is not None and now >= self._outbox.crowd_due:
            self.live.tell(now)
        if self.live.countdown.is_over(now):
            self._outbox.out.append(CountedDown())
        if save := self._timing.to_save(now):
            self._outbox.out.append(save)
        for client in self._outbox.heartbeat(self._timing.at(now), now):
            self.live.presence_may_differ(client, now)
        return self._effects(now)

    def wake_at(self) -> int | None:
        """When to tick next, if nothing happens before; never if nobody is here."""
        outbox = self._outbox
        if not outbox.clients:
            return None
        times = (outbox.next_ping, outbox.crowd_due, self._timing.next_due(), self.live.countdown.until)
        return min(time for time in times if time is not None)

    def begin(self, beginning: Beginning, now: int) -> list[Effect]:
        """The countdown is over, and here is what a match needs that nobody at the table decides."""
        self._queue.waiting.append(BeginByItself(beginning))
        return self._effects(now)

    # ---- Bots

    def decided(self, number: int, decision: Decision | None, now: int) -> list[Effect]:
        """A bot has thought."""
        self._timing.decided(number, decision)
        return self._effects(now)

    def recalling(self, recall: Recall, logs: Sequence[FormerLog]) -> Iterator[None]:
        """The logs of former matches have been read, for the bots of this one: look through them."""
        return self._timing.memory.recalling(recall, logs)

    def recalled(self, now: int) -> list[Effect]:
        """They have been looked through."""
        self.live.ask_bots(now)
        return self._effects(now)

    # ---- What the store says

    def stored(self, now: int) -> list[Effect]:
        """The write that was under way is stored: it has happened."""
        assert self._queue.under_way is not None
        (command, write), self._queue.under_way = self._queue.under_way, None
        if isinstance(write, WriteStep):
            self._step_stored(command, write, now)
        else:
            self._follower.change_stored(command, write, now)
        tails, self._queue.tails = self._queue.tails, []
        for tail in tails:
            self._follower.learn(tail, now)
        return self._effects(now)

    def _step_stored(self, command: Command, write: WriteStep, now: int) -> None:
        play = self.state.play
        assert play is not None
        play.take(write.step)
        when = self._timing.step_taken(self.live.servers, now)
        self._outbox.step_taken(play, write.step, when, command)
        if play.result or len(play.entries) >= MOST_ENTRIES:
            self._queue.waiting.append(CheckEnd())
        if play.result or when.turned:
            self.live.tell(now)
        if self.state.bot_levels:
            self.live.ask_bots(now)

    def overtaken(self, tail: LogTail, now: int) -> list[Effect]:
        """Another server wrote first: learn what, and decide the command again."""
        self._queue.decide_again()
        self._follower.learn(tail, now)
        return self._effects(now)

    def failed(self, now: int) -> list[Effect]:
        """The store cannot be reached: what was under way may or may not have been stored."""
        self._follower.fail()
        return self._effects(now)

    def learn(self, tail: LogTail, now: int) -> list[Effect]:
        """Something was written by another server, or the store can be reached again."""
        if self._queue.under_way is None:
            self._follower.learn(tail, now)
        else:
            self._queue.tails.append(tail)
        return self._effects(now)

    # ---- What follows from it

    def _effects(self, now: int) -> list[Effect]:
        """Decide the commands that wait, until one needs a write; then hand out all that is to be done."""
        queue = self._queue
        while queue.waiting and queue.under_way is None and not queue.unsure:
            command = queue.waiting.popleft()
            if write := self._decide(command, now):
                queue.under_way = (command, write)
                self._outbox.out.append(write)
        out, self._outbox.out = self._outbox.out, []
        return out

    def _decide(self, command: Command, now: int) -> Write | None:
        if isinstance(command, Identified) and command.own in self._refusals.given:
            self._outbox.refuse(command, self._refusals.again(command))
            return None
        try:
            verdict = decide(command, self.state, lambda: self.live.context(now))
        except TurnedDown as turned_down:
            assert isinstance(command, HttpCommand)
            self._outbox.answer(command, turned_down)
            return None
        match verdict:
            case WriteChange() | WriteStep():
                return verdict
            case Done(number=number):
                self._outbox.acknowledge(command, number)
            case Refusal():
                self._refusals.remember(command, verdict)
                self._outbox.refuse(command, verdict)
            case None:
                self._nothing_to_write(command, now)
            case _:
                assert_never(verdict)
        return None

    def _nothing_to_write(self, command: Command, now: int) -> None:
        if isinstance(command, HttpCommand):
            self._outbox.answer(command, self.table(now))
        elif isinstance(command, TakeOver):
            self._entrance.admit_holders(command.token, now)
