"""The room around a table: a state machine without I/O.

Messages, requests and time come in; effects go out. Whatever changes the table is first *judged*, then
written by the store, and takes effect only when the store says so: check, persist, acknowledge, broadcast.
One write is under way at a time, and everything else waits its turn. Another server may have written first:
then the room learns what is new, and the wish is judged again.
"""

from collections.abc import Mapping

from twofold.engine import Audience, Decision, Refusal
from twofold.server import refusals as no
from twofold.server.bodies import Table
from twofold.server.changes import Change, MatchStarted
from twofold.server.clock import MatchClock
from twofold.server.closing import CloseCode
from twofold.server.customs import Customs
from twofold.server.effects import Answer, Effect, Reread, Write, WriteChange, WriteStep
from twofold.server.guest import Guest
from twofold.server.herald import Herald
from twofold.server.hours import Hours
from twofold.server.judging import Done, Standing, judged
from twofold.server.messages import ClientMessage, Hello, Line, Pong
from twofold.server.play import StoredEntry
from twofold.server.queue import Queue
from twofold.server.reception import has_seen_more, name_of, refused_entry, reseated
from twofold.server.record import News, Position, Record
from twofold.server.refusals import TurnedDown
from twofold.server.requests import Petition
from twofold.server.tokens import digest
from twofold.server.wishes import (
    EndWish,
    ExpiryWish,
    MixWish,
    MoveWish,
    PetitionWish,
    PresenceWish,
    SayWish,
    Wish,
    wish_of,
)


class Room:
    """One table on one server."""

    def __init__(self, record: Record, news: News, customs: Customs, now: int) -> None:
        self.record = record
        self.customs = customs
        self.live = frozenset((customs.node,))
        self._herald = Herald(customs.ping_every, now)
        self._queue = Queue()
        self._hours = Hours(record, customs, now)
        self._early: dict[int, Hello] = {}
        """Guests who have seen more than this server knew, and wait until it has caught up."""

        self._learn(news, now)

    @property
    def clock(self) -> MatchClock:
        """Match time."""
        return self._hours.clock

    # ---- Coming and going

    def enter(self, number: int, hello: Hello, now: int) -> list[Effect]:
        """A connection says hello. If it has seen more than this server has, the server catches up first."""
        if has_seen_more(hello, self.record):
            self._early[number] = hello
            self._herald.out.append(Reread(self.record.table))
        else:
            self._admit(number, hello, now)
        return self._effects(now)

    def _admit(self, number: int, hello: Hello, now: int) -> None:
        guest = Guest(number, digest(hello.token), Audience.SPECTATOR, "", self.customs.moves_per_second)
        if refused := refused_entry(guest, hello, self.record.seating):
            self._herald.hang(guest, *refused)
            return
        guest.name = name_of(guest, hello, self.record.seating)
        self._herald.guests[number] = guest
        is_host = bool(guest.token) and guest.token == self.record.seating.host
        self._herald.welcome(guest, is_host, self.table(), self.record.chat.for_guest(guest, hello.lines))
        if self.record.play:
            self._herald.show(
                guest, self.record.play, self.clock, now, match=hello.match, number=hello.number
            )
        self._herald.ping(guest, self.clock, now)
        self._presence_may_differ(guest, now)

    def leave(self, number: int, now: int) -> list[Effect]:
        """A connection is gone."""
        self._early.pop(number, None)
        if guest := self._herald.guests.pop(number, None):
            self._presence_may_differ(guest, now)
        return self._effects(now)

    def _presence_may_differ(self, guest: Guest, now: int) -> None:
        if isinstance(guest.viewer, int):
            self._queue.add(PresenceWish(guest.viewer))
            return
        self._herald.crowd_changed(now)
        if not self.record.seating.humans():
            self._settle(now)

    def servers_are_up(self, live: frozenset[str], now: int) -> list[Effect]:
        """Which servers are alive, this one included."""
        if live != self.live:
            self.live = live
            self._settle(now)
            self._tell_table(now)
        return self._effects(now)

    def close(self, code: CloseCode, reason: str) -> list[Effect]:
        """Show everybody out: the server is being restarted."""
        for guest in list(self._herald.guests.values()):
            self._herald.hang(guest, code, reason)
        out, self._herald.out = self._herald.out, []
        return out

    # ---- What people say and ask

    def hear(self, number: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message from a guest."""
        guest = self._herald.guests.get(number)
        if guest is None:
            return []
        if isinstance(message, Hello):
            return self.garbled(number, no.NOT_UNDERSTOOD, now)
        if self._hours.time_is_up(now):
            self._queue.add(ExpiryWish())
        if isinstance(message, Pong):
            guest.ponged(message.n, now)
        elif wish := wish_of(guest, message, self.clock.time(now)):
            self._wish(guest, wish, now)
        return self._effects(now)

    def _wish(self, guest: Guest, wish: MoveWish | SayWish | MixWish, now: int) -> None:
        allowance = guest.moves if isinstance(wish, MoveWish) else guest.lines
        if not allowance.spend(now):
            self._herald.refuse(guest.number, wish.id or "", no.TOO_MANY)
            self._strike(guest, now)
        elif self._queue.unsure:
            self._herald.trouble(guest.number, no.NOT_STORED, wish.id)
        else:
            self._queue.add(wish)

    def garbled(self, number: int, refusal: Refusal, now: int) -> list[Effect]:
        """A message from a guest that could not be read."""
        if guest := self._herald.guests.get(number):
            self._herald.trouble(number, refusal)
            self._strike(guest, now)
        return self._effects(now)

    def _strike(self, guest: Guest, now: int) -> None:
        if not guest.strike():
            self._herald.hang(guest, CloseCode.TOO_MANY, no.TOO_MANY.reason)
            self._presence_may_differ(guest, now)

    def ask(self, petition: Petition, now: int) -> list[Effect]:
        """A request over HTTP."""
        if self._queue.unsure:
            self._turn_down(petition, TurnedDown(no.NOT_STORED, 503))
        else:
            self._queue.add(PetitionWish(petition))
        return self._effects(now)

    def _turn_down(self, petition: Petition, reason: TurnedDown) -> None:
        self._herald.out.append(Answer(petition.number, reason))

    # ---- Time

    def tick(self, now: int) -> list[Effect]:
        """Time has passed: look whether anything is due."""
        self._queue.extend(self._hours.due(now))
        if self._hours.waited_enough(now):
            self._settle(now)
            self._tell_table(now)
        if self._herald.crowd_is_due(now):
            self._tell_table(now)
        if save := self._hours.to_save(now):
            self._herald.out.append(save)
        for guest in self._herald.heartbeat(self.clock, now):
            self._presence_may_differ(guest, now)
        return self._effects(now)

    def wake_at(self) -> int | None:
        """When to tick next, if nothing happens before; never if nobody is here."""
        if not self._herald.guests:
            return None
        return min((*self._herald.wake_times(), *self._hours.wake_times()))

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not (self._herald.guests or self._early) and self._queue.idle

    @property
    def position(self) -> Position:
        """How far this room knows the logs."""
        record = self.record
        return Position(record.table, record.seq, record.match, record.match_seq)

    def knows(self, log: str, seq: int) -> bool:
        """Whether a log is known that far, or an entry is just being written there from here."""
        known = self.record.seq if log == self.record.table else self.record.match_seq
        return seq <= known + (self._queue.under_way is not None)

    # ---- Bots

    def decided(self, ask: int, decision: Decision | None, now: int) -> list[Effect]:
        """A bot has thought."""
        self._hours.decided(ask, decision)
        return self._effects(now)

    def recalled(self, match: str, logs: Mapping[str, tuple[StoredEntry, ...]], now: int) -> list[Effect]:
        """The logs of former matches have been read, for the bots of this one."""
        if match == self.record.match:
            self._hours.recalled(logs)
            self._ask_bots(now)
        return self._effects(now)

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
        self._hours.step_taken(self.live, now)
        if isinstance(wish, MoveWish):
            self._herald.ack(wish.guest, wish.id, play.counts[play.place_of(wish.viewer)])
        self._herald.step_taken(play, step, self.clock, now)
        if play.result:
            self._queue.add(EndWish())
            self._tell_table(now)
        self._ask_bots(now)

    def _change_stored(self, wish: Wish, write: WriteChange, now: int) -> None:
        line = self.record.change(write.seq, write.change)
        if isinstance(wish, SayWish) and line:
            self._herald.ack(wish.guest, wish.id, line.number)
        if isinstance(wish, PetitionWish):
            self._herald.out.append(Answer(wish.petition.number, self.table()))
        self._tell_change(write.change, line, now)

    def overtaken(self, news: News, now: int) -> list[Effect]:
        """Another server wrote first: learn what, and judge the wish again."""
        self._queue.judge_again()
        self._learn(news, now)
        return self._effects(now)

    def failed(self, now: int) -> list[Effect]:
        """The store cannot be reached: what was under way may or may not have been stored."""
        for wish in self._queue.give_up():
            if isinstance(wish, PetitionWish):
                self._turn_down(wish.petition, TurnedDown(no.NOT_STORED, 503))
            elif isinstance(wish, MoveWish | SayWish | MixWish):
                self._herald.trouble(wish.guest, no.NOT_STORED, wish.id)
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
        self._queue.unsure = False
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
        early, self._early = self._early, {}
        for number, hello in early.items():
            self._admit(number, hello, now)

    def _learn_entries(self, news: News, now: int) -> None:
        play = self.record.play
        for entry in news.entries.get(play.header.id, ()) if play else ():
            assert play is not None
            if entry.seq == len(play.entries) + 1:
                step = play.take_stored(entry)
                self._hours.step_taken(self.live, now)
                self._herald.step_taken(play, step, self.clock, now)

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

    def table(self) -> Table:
        """The table as everybody sees it."""
        watching = sum(guest.spectating for guest in self._herald.guests.values())
        return self.record.shown(self.live, watching, self.clock.running)

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
            self._turn_down(wish.petition, turned_down)
            return None
        match verdict:
            case WriteChange() | WriteStep():
                return verdict
            case Done(number=number) if isinstance(wish, MoveWish | SayWish):
                self._herald.ack(wish.guest, wish.id, number)
            case Refusal() if isinstance(wish, MoveWish | SayWish):
                self._herald.refuse(wish.guest, wish.id, verdict)
            case None if isinstance(wish, PetitionWish):
                self._herald.out.append(Answer(wish.petition.number, self.table()))
        return None
