"""What happens at a table happens when it is written, and not before.

Whatever changes the table is first *decided*, then written by the store, and takes effect only when the store
says so: check, persist, acknowledge, broadcast. One write is under way at a time, and everything else waits
its turn. Another server may have written first: then what is new is learned, and the command is decide again.
"""

from twofold.engine import Refusal
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import Table
from twofold.server.protocol.ws import CloseCode, Line
from twofold.server.table.changes import Change, MatchStarted
from twofold.server.table.client import reseated
from twofold.server.table.commands import (
    CheckEnd,
    CheckPresence,
    Command,
    CommandQueue,
    MoveCommand,
    RequestCommand,
)
from twofold.server.table.decide import Done, LiveContext, decide
from twofold.server.table.effects import Effect, Reread, Write, WriteChange, WriteStep
from twofold.server.table.outbox import Outbox, Replies
from twofold.server.table.state import Cursor, LogTail, TableState
from twofold.server.table.timing import MatchClock, RoomSettings, Timing


class Chronicle:
    """A table between its commands and its logs."""

    def __init__(self, state: TableState, settings: RoomSettings, now: int) -> None:
        self.state = state
        self.settings = settings
        self.live = frozenset((settings.node,))
        self.onlookers_elsewhere = 0
        """How many look on at other servers."""

        self._outbox = Outbox(settings.ping_every, now)
        self._replies = Replies(self._outbox)
        self._queue = CommandQueue()
        self._timing = Timing(state, settings, now)

    @property
    def clock(self) -> MatchClock:
        """Match time."""
        return self._timing.clock

    def table(self) -> Table:
        """The table as everybody sees it."""
        watching = self.onlookers + self.onlookers_elsewhere
        return self.state.shown(self.live, watching, self.clock.running)

    @property
    def onlookers(self) -> int:
        """How many look on at this server."""
        return sum(client.spectating for client in self._outbox.clients.values())

    @property
    def cursor(self) -> Cursor:
        """How far this room knows the logs."""
        state = self.state
        return Cursor(state.table, state.seq, state.match, state.match_seq)

    @property
    def failures(self) -> int:
        """How often the store has failed to say what became of a write."""
        return self._queue.failures

    def knows(self, log: str, seq: int) -> bool:
        """Whether a log is known that far, or an entry is just being written there from here."""
        known = self.state.seq if log == self.state.table else self.state.match_seq
        return seq <= known + (self._queue.under_way is not None)

    # ---- What the store says

    def stored(self, now: int) -> list[Effect]:
        """The write that was under way is stored: it has happened."""
        command, write = self._queue.written()
        if isinstance(write, WriteStep):
            self._step_stored(command, write, now)
        else:
            self._change_stored(command, write, now)
        if self._queue.news_waits:
            self._queue.news_waits = False
            self._outbox.out.append(Reread(self.state.table))
        return self._effects(now)

    def _step_stored(self, command: Command, write: WriteStep, now: int) -> None:
        play, step = self.state.play, write.step
        assert play is not None
        play.take(step)
        clock_turned = self._timing.step_taken(self.live, now)
        if isinstance(command, MoveCommand):
            self._outbox.ack(command.client, command.id, play.counts[play.place_of(command.viewer)])
        self._outbox.step_taken(play, step, self.clock, now)
        if play.result:
            self._queue.add(CheckEnd())
        if play.result or clock_turned:
            self._tell_table(now)
        self._ask_bots(now)

    def _change_stored(self, command: Command, write: WriteChange, now: int) -> None:
        line = self.state.change(write.seq, write.change)
        if line:
            self._replies.acknowledge(command, line.number)
        if isinstance(command, RequestCommand):
            self._replies.grant(command, self.table())
        self._tell_change(write.change, line, now)

    def overtaken(self, news: LogTail, now: int) -> list[Effect]:
        """Another server wrote first: learn what, and decide the command again."""
        self._queue.decide_again()
        self._learn(news, now)
        return self._effects(now)

    def failed(self, now: int) -> list[Effect]:
        """The store cannot be reached: what was under way may or may not have been stored."""
        for command in self._queue.give_up():
            self._replies.put_off(command)
        doubtful = self._queue.doubtful
        if doubtful and not isinstance(doubtful[0], RequestCommand):
            self._replies.put_off(doubtful[0])
        self._outbox.out.append(Reread(self.state.table))
        return self._effects(now)

    def learn(self, news: LogTail, now: int) -> list[Effect]:
        """Something was written by another server, or the store can be reached again."""
        if self._queue.under_way is None:
            self._learn(news, now)
        else:
            self._queue.news_waits = True
        return self._effects(now)

    def _learn(self, news: LogTail, now: int) -> None:
        doubtful = self._queue.sure_again()
        self._learn_entries(news, now)
        for seq, change in news.changes:
            if seq == self.state.seq + 1:
                line = self.state.change(seq, change)
                self._tell_change(change, line, now)
        self._learn_entries(news, now)
        self.clock.catch_up(max(news.clock, self.state.play.now if self.state.play else 0), now)
        self._queue.extend(CheckPresence(seat) for seat in range(len(self.state.seating.chairs)))
        self._queue.add(CheckEnd())
        self._settle(now)
        if doubtful:
            self._resolve(*doubtful, news)

    def _resolve(self, command: Command, write: Write, news: LogTail) -> None:
        """A request that was in doubt is answered as the log has it: it was carried out, or it was not."""
        if not isinstance(command, RequestCommand) or isinstance(write, WriteStep):
            return
        if (write.seq, write.change) in news.changes:
            self._replies.grant(command, self.table())
        else:
            self._replies.put_off(command)

    def _learn_entries(self, news: LogTail, now: int) -> None:
        play = self.state.play
        for entry in news.entries.get(play.header.id, ()) if play else ():
            assert play is not None
            if entry.seq == len(play.entries) + 1:
                step = play.take_stored(entry)
                clock_turned = self._timing.step_taken(self.live, now)
                self._outbox.step_taken(play, step, self.clock, now)
                if clock_turned:
                    self._tell_table(now)

    # ---- What follows from it

    def _tell_change(self, change: Change, line: Line | None, now: int) -> None:
        if line:
            self._outbox.tell_all(line, spectators_only=line.chat == "spectators")
            return
        for client in reseated(self._outbox.clients.values(), self.state.seating):
            self._outbox.close(client, CloseCode.WRONG_TOKEN, no.WRONG_TOKEN.reason)
        begun = self.state.play if isinstance(change, MatchStarted) else None
        if begun:
            self._timing.new_match()
        self._settle(now)
        self._tell_table(now)
        if begun:
            for client in self._outbox.clients.values():
                self._outbox.show(client, begun, self.clock, now)

    def _tell_table(self, now: int) -> None:
        self._outbox.table_changed(self.table(), self.clock, now)

    def _settle(self, now: int) -> None:
        self._timing.watched = bool(self._outbox.clients)
        self._timing.settle(self.live, now)
        self._ask_bots(now)

    def _ask_bots(self, now: int) -> None:
        self._outbox.out += self._timing.questions(self.live, now)

    def _live_context(self, now: int) -> LiveContext:
        here = frozenset(g.viewer for g in self._outbox.clients.values() if isinstance(g.viewer, int))
        absent = self._timing.missed_too_long(now)
        return LiveContext(self.settings.node, self.live, here, self.clock.time(now), absent)

    def _effects(self, now: int) -> list[Effect]:
        """Decide the commands that wait, until one needs a write; then hand out all that is to be done."""
        while command := self._queue.next():
            if write := self._verdict(command, now):
                self._queue.under_way = (command, write)
                self._outbox.out.append(write)
        out, self._outbox.out = self._outbox.out, []
        return out

    def _verdict(self, command: Command, now: int) -> Write | None:
        try:
            verdict = decide(command, self.state, lambda: self._live_context(now))
        except TurnedDown as turned_down:
            assert isinstance(command, RequestCommand)
            self._replies.turn_down(command.request_command, turned_down)
            return None
        match verdict:
            case WriteChange() | WriteStep():
                return verdict
            case Done(number=number):
                self._replies.acknowledge(command, number)
            case Refusal():
                self._replies.refuse(command, verdict)
            case None if isinstance(command, RequestCommand):
                self._replies.grant(command, self.table())
        return None
