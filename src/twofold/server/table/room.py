"""The room around a table: a state machine without I/O. Messages, requests and time come in; effects go out.

Whatever changes the table is first *decided*, then written by the store, and takes effect only when the store
says so: check, persist, acknowledge, broadcast. One write is under way at a time, and everything else waits
its turn. Another server may have written first: then what is new is learned, and the command decided again.
"""

from collections.abc import Iterator, Mapping

from twofold.engine import Decision, Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import ClientMessage, CloseCode, Hello, Line, Pong, React, Reaction
from twofold.server.table.between import Countdown
from twofold.server.table.changes import (
    Change,
    MatchAbandoned,
    MatchEnded,
    MatchStarted,
    PersonLeft,
    SeatHandedOver,
    TableAltered,
)
from twofold.server.table.client import (
    Client,
    entry_refusal,
    has_seen_more,
    new_client,
    reseated,
    unwanted,
)
from twofold.server.table.commands import (
    BeginByItself,
    CheckEnd,
    CheckPresence,
    CheckTime,
    Command,
    CommandQueue,
    Identified,
    Refusals,
    TakeOver,
)
from twofold.server.table.decide import Done, LiveContext, decide
from twofold.server.table.effects import (
    Bequeath,
    CountedDown,
    Effect,
    LetGo,
    Reread,
    Spread,
    Write,
    WriteChange,
    WriteStep,
)
from twofold.server.table.match import MOST_ENTRIES, StoredEntry
from twofold.server.table.outbox import Outbox
from twofold.server.table.reactions import Reactions
from twofold.server.table.requests import Beginning, HttpCommand
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import Cursor, LogTail, Presence, TableState
from twofold.server.table.timing import MatchClock, Timing
from twofold.server.tokens import digest


class Room:
    """One table on one server, and the people around it."""

    def __init__(self, state: TableState, tail: LogTail, settings: RoomSettings, now: int) -> None:
        self.state = state
        self.settings = settings
        self.live = frozenset((settings.node,))
        """The servers that are up."""

        self.onlookers_elsewhere = 0
        """How many look on at other servers."""

        self._outbox = Outbox(settings.ping_every, now)
        self._queue = CommandQueue()
        self._refusals = Refusals()
        self._timing = Timing(state, settings, now)
        self._countdown = Countdown()
        self._reactions = Reactions()
        self._early: dict[int, Hello] = {}
        """Clients that have seen more than this server knew, and wait until it has caught up."""

        self._learn(tail, now)

    # ---- What there is to know

    @property
    def clock(self) -> MatchClock:
        """Match time."""
        return self._timing.clock

    def table(self, now: int) -> Table:
        """The table as everybody sees it."""
        watching = self.onlookers + self.onlookers_elsewhere
        away = self._timing.away(now) if self.state.phase == "playing" else {}
        presence = Presence(watching, self.clock.running, self._countdown.left(now), away)
        return self.state.shown(self.live, presence)

    @property
    def onlookers(self) -> int:
        """How many look on at this server."""
        return sum(client.person is None and client.spectating for client in self._outbox.clients.values())

    @property
    def cursor(self) -> Cursor:
        """How far this room knows the logs."""
        return self.state.cursor

    @property
    def failures(self) -> int:
        """How often the store has failed to say what became of a write."""
        return self._queue.failures

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not (self._outbox.clients or self._early) and self._queue.idle

    def knows(self, log: str, seq: int) -> bool:
        """Whether a log is known that far, or an entry is just being written there from here."""
        known = self.state.seq if log == self.state.table else self.state.match_seq
        return seq <= known + (self._queue.under_way is not None)

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
        if self.state.seating.offered_seat(digest(hello.token)) is not None:
            self._early[number] = hello
            self._queue.waiting.append(TakeOver(digest(hello.token)))
            return
        client = new_client(number, hello, self.state.seating, self.settings)
        if refused := entry_refusal(client, hello, self.state.seating):
            self._outbox.close(client, *refused)
            return
        self._outbox.clients[number] = client
        is_host = bool(client.token) and client.token == self.state.seating.host
        lines = self.state.chat.since(hello.lines, client.spectating)
        missed = self.state.played_by_stand_in(client.viewer)
        self._outbox.welcome(client, is_host, self.table(now), lines, missed)
        when, play = self._timing.at(now), self.state.play
        if play and self.state.phase != "gathering":
            self._outbox.show(client, play, when, match=hello.match, number=hello.number)
        self._outbox.ping(client, when, now)
        self._presence_may_differ(client, now)

    def _admit_holders(self, token: str, now: int) -> None:
        """A seat was handed over, or it is another's: whoever waited for it comes in or not."""
        waiting = {number: hello for number, hello in self._early.items() if digest(hello.token) == token}
        for number, hello in waiting.items():
            del self._early[number]
            self._admit(number, hello, now)

    def leave(self, number: int, now: int) -> list[Effect]:
        """A connection is gone."""
        self._early.pop(number, None)
        if client := self._outbox.clients.pop(number, None):
            self._presence_may_differ(client, now)
        return self._effects(now)

    def _presence_may_differ(self, client: Client, now: int) -> None:
        if client.person is not None:
            self._queue.waiting.append(CheckPresence(client.person))
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
        when = self._timing.at(now)
        if when.is_up:
            self._queue.waiting.append(CheckTime())
        if isinstance(message, Pong):
            client.ponged(message.n, now)
            return self._effects(now)
        if isinstance(message, React):
            self._react(client, message, now)
            return self._effects(now)
        command = client.command(message, self.state, when.time, now)
        if isinstance(command, Refusal):
            self._outbox.refuse_message(client, message, command)
            self._strike(client, now)
        elif command:
            self._add(command)
        return self._effects(now)

    def _react(self, client: Client, message: React, now: int) -> None:
        if reaction := self._reactions.heard(client.person, message, self.state, now):
            self._outbox.tell_all(reaction)
            self._outbox.out.append(Spread(self.state.table, reaction))

    def reacted_elsewhere(self, reaction: Reaction, now: int) -> list[Effect]:
        """Somebody at another server thinks something of it."""
        self._outbox.tell_all(reaction)
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
            self._strike(client, now)
        return self._effects(now)

    def _strike(self, client: Client, now: int) -> None:
        if not client.strike():
            self._outbox.close(client, CloseCode.TOO_MANY, no.TOO_MANY.sentence())
            self._presence_may_differ(client, now)

    # ---- Time

    def tick(self, now: int) -> list[Effect]:
        """Time has passed: look whether anything is due."""
        self._queue.waiting.extend(self._timing.due(now))
        if self._timing.waited_enough(now):
            self._settle(now)
            self._tell_table(now)
        if self._outbox.crowd_due is not None and now >= self._outbox.crowd_due:
            self._tell_table(now)
        if self._countdown.is_over(now):
            self._outbox.out.append(CountedDown())
        if save := self._timing.to_save(now):
            self._outbox.out.append(save)
        for client in self._outbox.heartbeat(self._timing.at(now), now):
            self._presence_may_differ(client, now)
        return self._effects(now)

    def wake_at(self) -> int | None:
        """When to tick next, if nothing happens before; never if nobody is here."""
        outbox = self._outbox
        if not outbox.clients:
            return None
        times = (outbox.next_ping, outbox.crowd_due, self._timing.next_due(), self._countdown.until)
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

    def recalling(self, match: str, logs: Mapping[str, tuple[StoredEntry, ...]]) -> Iterator[None]:
        """The logs of former matches have been read, for the bots of this one: look through them."""
        if match == self.state.match:
            yield from self._timing.recalling(logs)

    def recalled(self, match: str, now: int) -> list[Effect]:
        """They have been looked through."""
        if match == self.state.match:
            self._ask_bots(now)
        return self._effects(now)

    # ---- What the store says

    def stored(self, now: int) -> list[Effect]:
        """The write that was under way is stored: it has happened."""
        assert self._queue.under_way is not None
        (command, write), self._queue.under_way = self._queue.under_way, None
        if isinstance(write, WriteStep):
            self._step_stored(command, write, now)
        else:
            self._change_stored(command, write, now)
        if self._queue.tail_waits:
            self._queue.tail_waits = False
            self._outbox.out.append(Reread(self.state.table))
        return self._effects(now)

    def _step_stored(self, command: Command, write: WriteStep, now: int) -> None:
        play = self.state.play
        assert play is not None
        play.take(write.step)
        when = self._timing.step_taken(self.live, now)
        self._outbox.step_taken(play, write.step, when, command)
        if play.result or len(play.entries) >= MOST_ENTRIES:
            self._queue.waiting.append(CheckEnd())
        if play.result or when.turned:
            self._tell_table(now)
        if self.state.bot_levels:
            self._ask_bots(now)

    def _change_stored(self, command: Command, write: WriteChange, now: int) -> None:
        line = self._change(write.seq, write.change)
        if line:
            self._outbox.acknowledge(command, line.number)
        if isinstance(command, HttpCommand):
            self._outbox.answer(command, self.table(now))
        if isinstance(write.change, MatchEnded | MatchAbandoned) and self.state.play:
            lines = self.state.play.own_legacy
            self._outbox.out += [Bequeath(self.state.seating.game, lines)] if lines else []
        self._tell_change(write.change, line, now)

    def _change(self, seq: int, change: Change) -> Line | None:
        former = self.state.play
        line = self.state.change(seq, change)
        if former is not None and former is not self.state.play:
            self._outbox.out.append(LetGo(former))
        return line

    def overtaken(self, tail: LogTail, now: int) -> list[Effect]:
        """Another server wrote first: learn what, and decide the command again."""
        self._queue.decide_again()
        self._learn(tail, now)
        return self._effects(now)

    def failed(self, now: int) -> list[Effect]:
        """The store cannot be reached: what was under way may or may not have been stored."""
        for command in self._queue.give_up():
            self._outbox.put_off(command)
        doubtful = self._queue.doubtful
        if doubtful and not isinstance(doubtful[0], HttpCommand):
            self._outbox.put_off(doubtful[0])
        self._outbox.out.append(Reread(self.state.table))
        return self._effects(now)

    def learn(self, tail: LogTail, now: int) -> list[Effect]:
        """Something was written by another server, or the store can be reached again."""
        if self._queue.under_way is None:
            self._learn(tail, now)
        else:
            self._queue.tail_waits = True
        return self._effects(now)

    def _learn(self, tail: LogTail, now: int) -> None:
        doubtful = self._queue.sure_again()
        self._learn_entries(tail, now)
        for seq, change in tail.changes:
            if seq == self.state.seq + 1:
                line = self._change(seq, change)
                self._tell_change(change, line, now)
        self._learn_entries(tail, now)
        self.clock.catch_up(max(tail.clock, self.state.play.now if self.state.play else 0), now)
        self._queue.waiting.extend(CheckPresence(person.id) for person in self.state.seating.people)
        self._queue.waiting.append(CheckEnd())
        self._settle(now)
        if doubtful:
            self._resolve(*doubtful, tail, now)
        early, self._early = self._early, {}
        for number, hello in early.items():
            self._admit(number, hello, now)

    def _resolve(self, command: Command, write: Write, tail: LogTail, now: int) -> None:
        """A request that was in doubt is answered as the log has it: it was carried out, or it was not."""
        if not isinstance(command, HttpCommand) or isinstance(write, WriteStep):
            return
        if (write.seq, write.change) in tail.changes:
            self._outbox.answer(command, self.table(now))
        else:
            self._outbox.put_off(command)

    def _learn_entries(self, tail: LogTail, now: int) -> None:
        play = self.state.play
        for entry in tail.entries.get(play.header.id, ()) if play else ():
            assert play is not None
            if entry.seq == len(play.entries) + 1:
                step = play.take_stored(entry)
                when = self._timing.step_taken(self.live, now)
                self._outbox.step_taken(play, step, when)
                if when.turned:
                    self._tell_table(now)

    # ---- What follows from it

    def _tell_change(self, change: Change, line: Line | None, now: int) -> None:
        if line:
            self._outbox.tell_all(line, spectators_only=line.chat == "spectators")
            return
        self._reseat(change, now)
        begun = self.state.play if isinstance(change, MatchStarted) else None
        if begun:
            self._timing.new_match()
        self._settle(now)
        self._tell_table(now)
        if begun:
            for client in self._outbox.clients.values():
                self._outbox.show(client, begun, self._timing.at(now))

    def _reseat(self, change: Change, now: int) -> None:
        """Seats were renumbered or have changed hands, or nobody is to look on: tell whom it concerns."""
        seating = self.state.seating
        leaving, moved = reseated(self._outbox.clients.values(), seating)
        removed = isinstance(change, PersonLeft) and change.removed
        code, refusal = (
            (CloseCode.REMOVED, no.REMOVED) if removed else (CloseCode.WRONG_TOKEN, no.WRONG_TOKEN)
        )
        for client in leaving:
            self._outbox.close(client, code, refusal.sentence())
        if isinstance(change, TableAltered) and change.spectators is False:
            for client in unwanted(self._outbox.clients.values(), seating):
                self._outbox.close(client, CloseCode.NO_SPECTATORS, no.NO_SPECTATORS.sentence())
        for client in moved:
            self._outbox.welcome(client, client.token == seating.host, self.table(now))
        if isinstance(change, SeatHandedOver):
            self._admit_holders(change.token, now)

    def _tell_table(self, now: int) -> None:
        self._outbox.table_changed(self.table(now), self._timing.at(now), now)

    def _settle(self, now: int) -> None:
        self._timing.watched = bool(self._outbox.clients)
        self._timing.settle(self.live, now)
        self._countdown.settle(self.state.seating, self.state.phase, now)
        self._ask_bots(now)

    def _ask_bots(self, now: int) -> None:
        self._outbox.out += self._timing.questions(self.live, now)

    def _live_context(self, now: int) -> LiveContext:
        here = frozenset(c.person for c in self._outbox.clients.values() if c.person is not None)
        absent = self._timing.missed_too_long(now)
        vacant = self._timing.vacant(now)
        return LiveContext(self.settings.node, self.live, here, self.clock.time(now), absent, vacant)

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

    def _refuse(self, command: Command, refusal: Refusal) -> None:
        if isinstance(command, Identified) and refusal is not no.ID_USED:
            self._refusals.remember(command, refusal)
        self._outbox.refuse(command, refusal)

    def _decide(self, command: Command, now: int) -> Write | None:
        if isinstance(command, Identified) and command.own in self._refusals.given:
            self._outbox.refuse(command, self._refusals.again(command))
            return None
        try:
            verdict = decide(command, self.state, lambda: self._live_context(now))
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
                self._refuse(command, verdict)
            case None if isinstance(command, HttpCommand):
                self._outbox.answer(command, self.table(now))
            case None if isinstance(command, TakeOver):
                self._admit_holders(command.token, now)
        return None
