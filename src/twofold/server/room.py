"""The room around a table: a state machine without I/O.

Messages, requests and time come in; effects go out. What people wish for goes through the table's chronicle.
"""

from collections.abc import Mapping

from twofold.engine import Audience, Decision, Refusal
from twofold.server import refusals as no
from twofold.server.chronicle import Chronicle
from twofold.server.closing import CloseCode
from twofold.server.customs import Customs
from twofold.server.effects import Effect, Reread
from twofold.server.guest import Guest
from twofold.server.messages import ClientMessage, Hello, Pong
from twofold.server.play import StoredEntry
from twofold.server.reception import has_seen_more, name_of, refused_entry
from twofold.server.record import News, Record
from twofold.server.requests import Petition
from twofold.server.tokens import digest
from twofold.server.wishes import (
    ExpiryWish,
    MixWish,
    MoveWish,
    PetitionWish,
    PresenceWish,
    SayWish,
    wish_of,
)


class Room(Chronicle):
    """One table on one server, and the people around it."""

    def __init__(self, record: Record, news: News, customs: Customs, now: int) -> None:
        super().__init__(record, customs, now)
        self._early: dict[int, Hello] = {}
        """Guests who have seen more than this server knew, and wait until it has caught up."""

        self._learn(news, now)

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

    def _learn(self, news: News, now: int) -> None:
        super()._learn(news, now)
        early, self._early = self._early, {}
        for number, hello in early.items():
            self._admit(number, hello, now)

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

    def others_look_on(self, number: int, now: int) -> list[Effect]:
        """So many look on at other servers."""
        self.onlookers_elsewhere = number
        self._herald.crowd_changed(now)
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
            self._replies.put_off(wish)
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
        wish = PetitionWish(petition)
        if self._queue.unsure:
            self._replies.put_off(wish)
        else:
            self._queue.add(wish)
        return self._effects(now)

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
