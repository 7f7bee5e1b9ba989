"""The follower of a table's logs: what stands in them takes effect, whichever server wrote it."""

from twofold.server.protocol.errors import following_log
from twofold.server.protocol.ws import Line
from twofold.server.table.changes import Change, MatchAbandoned, MatchEnded, MatchStarted, Wished
from twofold.server.table.commands import CheckEnd, CheckHands, CheckPresence, Command
from twofold.server.table.effects import Bequeath, LetGo, Reread, Write, WriteChange, WriteStep
from twofold.server.table.entrance import Entrance
from twofold.server.table.live import LiveTable
from twofold.server.table.requests import HttpCommand
from twofold.server.table.state import LogTail


class LogFollower:
    """Keeps a table where its logs are, and tells everybody what is new in them."""

    def __init__(self, table: LiveTable, entrance: Entrance) -> None:
        self._table = table
        self._entrance = entrance

    # ---- A change of the table

    def change_stored(self, command: Command, write: WriteChange, now: int) -> None:
        """What was to be changed is stored: it has happened."""
        state, outbox = self._table.state, self._table.outbox
        line = self._take_change(write.seq, write.change)
        if line:
            outbox.acknowledge(command, line.number)
        if isinstance(command, HttpCommand):
            outbox.answer(command, self._table.shown(now))
        if isinstance(write.change, MatchEnded | MatchAbandoned) and state.play:
            lines = state.play.own_legacy
            outbox.out += [Bequeath(state.seating.game, lines)] if lines else []
        if isinstance(write.change, Wished):
            self._table.queue.waiting.append(CheckHands())
        self._tell_change(write.change, line, now)

    def _take_change(self, seq: int, change: Change) -> Line | None:
        """Gives the line that was said by it, if one was."""
        former = self._table.state.play
        line = self._table.state.change(seq, change)
        if former is not None and former is not self._table.state.play:
            self._table.outbox.out.append(LetGo(former))
        return line

    def _tell_change(self, change: Change, line: Line | None, now: int) -> None:
        table, outbox = self._table, self._table.outbox
        if line:
            outbox.tell_all(line, spectators_only=line.chat == "spectators")
            return
        self._entrance.reseat(change, now)
        begun = table.state.play if isinstance(change, MatchStarted) else None
        if begun:
            table.timing.new_match()
        table.settle(now)
        table.tell(now)
        if begun:
            for client in outbox.clients.values():
                outbox.show(client, begun, table.timing.at(now))

    # ---- What others wrote, or may have written

    def fail(self) -> None:
        """The store cannot be reached: what was under way may or may not have been stored."""
        queue, outbox = self._table.queue, self._table.outbox
        for command in queue.give_up():
            outbox.put_off(command)
        doubtful = queue.doubtful
        if doubtful and not isinstance(doubtful[0], HttpCommand):
            outbox.put_off(doubtful[0])
        outbox.out.append(Reread(self._table.state.table))

    @following_log()
    def learn(self, tail: LogTail, now: int) -> None:
        """So the logs go on; raises ``NewerLog``."""
        table, queue = self._table, self._table.queue
        doubtful = queue.sure_again()
        self._learn_entries(tail, now)
        for seq, change in tail.changes:
            if seq == table.state.seq + 1:
                line = self._take_change(seq, change)
                self._tell_change(change, line, now)
        self._learn_entries(tail, now)
        table.timing.clock.catch_up(max(tail.clock, table.state.play.now if table.state.play else 0), now)
        queue.waiting.extend(CheckPresence(person.id) for person in table.state.seating.people)
        queue.waiting.append(CheckEnd())
        table.settle(now)
        if doubtful:
            self._resolve(*doubtful, tail, now)
        self._entrance.caught_up(now)

    def _learn_entries(self, tail: LogTail, now: int) -> None:
        table, play = self._table, self._table.state.play
        for entry in tail.entries.get(play.header.id, ()) if play else ():
            assert play is not None
            if entry.seq == len(play.entries) + 1:
                step = play.take_stored(entry)
                when = table.timing.step_taken(table.servers, now)
                table.outbox.step_taken(play, step, when)
                if when.turned:
                    table.tell(now)

    def _resolve(self, command: Command, write: Write, tail: LogTail, now: int) -> None:
        """A request that was in doubt is answered as the log has it: it was carried out, or it was not."""
        if not isinstance(command, HttpCommand) or isinstance(write, WriteStep):
            return
        if (write.seq, write.change) in tail.changes:
            self._table.outbox.answer(command, self._table.shown(now))
        else:
            self._table.outbox.put_off(command)
