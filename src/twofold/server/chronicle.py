"""What happens at a table happens when it is written, and not before.

Whatever changes the table is first *judged*, then written by the store, and takes effect only when the store
says so: check, persist, acknowledge, broadcast. One write is under way at a time, and everything else waits
its turn. Another server may have written first: then what is new is learned, and the wish is judged again.
"""

from twofold.engine import Refusal
from twofold.server import refusals as no
from twofold.server.bodies import Table
from twofold.server.changes import Change, MatchStarted
from twofold.server.clock import MatchClock
from twofold.server.closing import CloseCode
from twofold.server.customs import Customs
from twofold.server.effects import Effect, Reread, Write, WriteChange, WriteStep
from twofold.server.herald import Herald
from twofold.server.hours import Hours
from twofold.server.judging import Done, Standing, judged
from twofold.server.messages import Line
from twofold.server.queue import Queue
from twofold.server.reception import reseated
from twofold.server.record import News, Position, Record
from twofold.server.refusals import TurnedDown
from twofold.server.replies import Replies
from twofold.server.wishes import EndWish, MoveWish, PetitionWish, PresenceWish, Wish


class Chronicle:
    """A table between its wishes and its logs."""

    def __init__(self, record: Record, customs: Customs, now: int) -> None:
        self.record = record
        self.customs = customs
        self.live = frozenset((customs.node,))
        self.onlookers_elsewhere = 0
        """How many look on at other servers."""

        self._herald = Herald(customs.ping_every, now)
        self._replies = Replies(self._herald)
        self._queue = Queue()
        self._hours = Hours(record, customs, now)

    @property
    def clock(self) -> MatchClock:
        """Match time."""
        return self._hours.clock

    def table(self) -> Table:
        """The table as everybody sees it."""
        watching = self.onlookers + self.onlookers_elsewhere
        return self.record.shown(self.live, watching, self.clock.running)

    @property
    def onlookers(self) -> int:
        """How many look on at this server."""
        return sum(guest.spectating for guest in self._herald.guests.values())

    @property
    def position(self) -> Position:
        """How far this room knows the logs."""
        record = self.record
        return Position(record.table, record.seq, record.match, record.match_seq)

    @property
    def failures(self) -> int:
        """How often the store has failed to say what became of a write."""
        return self._queue.failures

    def knows(self, log: str, seq: int) -> bool:
        """Whether a log is known that far, or an entry is just being written there from here."""
        known = self.record.seq if log == self.record.table else self.record.match_seq
        return seq <= known + (self._queue.under_way is not None)

    # ---- What the store says

    def stored(self, now: int) -> list[Effect]:
        """The write that was under way is stored: it has happened."""
        wish, write = self._queue.written()
        if isinstance(write, WriteStep):
            self._step_stored(wish, write, now)
        else:
            self._change_stored(wish, write, now)
        if self._queue.news_waits:
            self._queue.news_waits = False
            self._herald.out.append(Reread(self.record.table))
        return self._effects(now)

    def _step_stored(self, wish: Wish, write: WriteStep, now: int) -> None:
        play, step = self.record.play, write.step
        assert play is not None
        play.take(step)
        clock_turned = self._hours.step_taken(self.live, now)
        if isinstance(wish, MoveWish):
            self._herald.ack(wish.guest, wish.id, play.counts[play.place_of(wish.viewer)])
        self._herald.step_taken(play, step, self.clock, now)
        if play.result:
            self._queue.add(EndWish())
        if play.result or clock_turned:
            self._tell_table(now)
        self._ask_bots(now)

    def _change_stored(self, wish: Wish, write: WriteChange, now: int) -> None:
        line = self.record.change(write.seq, write.change)
        if line:
            self._replies.acknowledge(wish, line.number)
        if isinstance(wish, PetitionWish):
            self._replies.grant(wish, self.table())
        self._tell_change(write.change, line, now)

    def overtaken(self, news: News, now: int) -> list[Effect]:
        """Another server wrote first: learn what, and judge the wish again."""
        self._queue.judge_again()
        self._learn(news, now)
        return self._effects(now)

    def failed(self, now: int) -> list[Effect]:
        """The store cannot be reached: what was under way may or may not have been stored."""
        for wish in self._queue.give_up():
            self._replies.put_off(wish)
        doubtful = self._queue.doubtful
        if doubtful and not isinstance(doubtful[0], PetitionWish):
            self._replies.put_off(doubtful[0])
        self._herald.out.append(Reread(self.record.table))
        return self._effects(now)

    def learn(self, news: News, now: int) -> list[Effect]:
        """Something was written by another server, or the store can be reached again."""
        if self._queue.under_way is None:
            self._learn(news, now)
        else:
            self._queue.news_waits = True
        return self._effects(now)

    def _learn(self, news: News, now: int) -> None:
        doubtful = self._queue.sure_again()
        self._learn_entries(news, now)
        for seq, change in news.changes:
            if seq == self.record.seq + 1:
                line = self.record.change(seq, change)
                self._tell_change(change, line, now)
        self._learn_entries(news, now)
        self.clock.catch_up(max(news.clock, self.record.play.now if self.record.play else 0), now)
        self._queue.extend(PresenceWish(seat) for seat in range(len(self.record.seating.chairs)))
        self._queue.add(EndWish())
        self._settle(now)
        if doubtful:
            self._resolve(*doubtful, news)

    def _resolve(self, wish: Wish, write: Write, news: News) -> None:
        """A request that was in doubt is answered as the log has it: it was carried out, or it was not."""
        if not isinstance(wish, PetitionWish) or isinstance(write, WriteStep):
            return
        if (write.seq, write.change) in news.changes:
            self._replies.grant(wish, self.table())
        else:
            self._replies.put_off(wish)

    def _learn_entries(self, news: News, now: int) -> None:
        play = self.record.play
        for entry in news.entries.get(play.header.id, ()) if play else ():
            assert play is not None
            if entry.seq == len(play.entries) + 1:
                step = play.take_stored(entry)
                clock_turned = self._hours.step_taken(self.live, now)
                self._herald.step_taken(play, step, self.clock, now)
                if clock_turned:
                    self._tell_table(now)

    # ---- What follows from it

    def _tell_change(self, change: Change, line: Line | None, now: int) -> None:
        if line:
            self._herald.tell_all(line, spectators_only=line.chat == "spectators")
            return
        for guest in reseated(self._herald.guests.values(), self.record.seating):
            self._herald.hang(guest, CloseCode.WRONG_TOKEN, no.WRONG_TOKEN.reason)
        begun = self.record.play if isinstance(change, MatchStarted) else None
        if begun:
            self._hours.new_match()
        self._settle(now)
        self._tell_table(now)
        if begun:
            for guest in self._herald.guests.values():
                self._herald.show(guest, begun, self.clock, now)

    def _tell_table(self, now: int) -> None:
        self._herald.table_changed(self.table(), self.clock, now)

    def _settle(self, now: int) -> None:
        self._hours.watched = bool(self._herald.guests)
        self._hours.settle(self.live, now)
        self._ask_bots(now)

    def _ask_bots(self, now: int) -> None:
        self._herald.out += self._hours.questions(self.live, now)

    def _standing(self, now: int) -> Standing:
        here = frozenset(g.viewer for g in self._herald.guests.values() if isinstance(g.viewer, int))
        absent = self._hours.missed_too_long(now)
        return Standing(self.customs.node, self.live, here, self.clock.time(now), absent)

    def _effects(self, now: int) -> list[Effect]:
        """Judge the wishes that wait, until one needs a write; then hand out all that is to be done."""
        while wish := self._queue.next():
            if write := self._verdict(wish, now):
                self._queue.under_way = (wish, write)
                self._herald.out.append(write)
        out, self._herald.out = self._herald.out, []
        return out

    def _verdict(self, wish: Wish, now: int) -> Write | None:
        try:
            verdict = judged(wish, self.record, lambda: self._standing(now))
        except TurnedDown as turned_down:
            assert isinstance(wish, PetitionWish)
            self._replies.turn_down(wish.petition, turned_down)
            return None
        match verdict:
            case WriteChange() | WriteStep():
                return verdict
            case Done(number=number):
                self._replies.acknowledge(wish, number)
            case Refusal():
                self._replies.refuse(wish, verdict)
            case None if isinstance(wish, PetitionWish):
                self._replies.grant(wish, self.table())
        return None
