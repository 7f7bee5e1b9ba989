"""Tells everybody at the table what they may know, and nobody anything else."""

from collections.abc import Iterator

import msgspec

from twofold.engine import Audience, Refusal, Viewer
from twofold.server.bodies import Table
from twofold.server.clock import MatchClock
from twofold.server.closing import CloseCode
from twofold.server.effects import Effect, Hang, Send
from twofold.server.guest import Guest
from twofold.server.messages import (
    PROTOCOL,
    Ack,
    Line,
    Ping,
    Refused,
    ServerMessage,
    TableChanged,
    Trouble,
    Update,
    Welcome,
)
from twofold.server.play import NotedStep, Play

MOST_MISSED = 500
"""Whoever missed more updates than this gets a fresh view without the events."""

CROWD_EVERY_MS = 1_000
"""Spectators who come and go are told of so often, however many they are."""

SLACK_MS = 20
"""Cards turn this much later than the slowest connection needs."""

_encode = msgspec.json.Encoder().encode


class Herald:
    """The guests of a room, and what is sent to them."""

    def __init__(self, ping_every: int, now: int) -> None:
        self.guests: dict[int, Guest] = {}
        self.out: list[Effect] = []
        self._pings = 0
        self._ping_every = ping_every
        self._next_ping = now + ping_every
        self._table_told = now - CROWD_EVERY_MS
        self._crowd_due: int | None = None
        """When to tell that spectators came or went, if any did."""

    def tell(self, guest: Guest, message: ServerMessage) -> None:
        """A message for one guest."""
        self.out.append(Send(guest.number, _encode(message)))

    def tell_all(self, message: ServerMessage, spectators_only: bool = False) -> None:
        """The same message for everybody, or for the spectators."""
        text = _encode(message)
        for guest in self.guests.values():
            if guest.spectating or not spectators_only:
                self.out.append(Send(guest.number, text))

    def hang(self, guest: Guest, code: CloseCode, reason: str) -> None:
        """Show a guest out."""
        self.guests.pop(guest.number, None)
        self.out.append(Hang(guest.number, code, reason))

    # ---- Answers

    def welcome(self, guest: Guest, host: bool, table: Table, lines: tuple[Line, ...]) -> None:
        """The first message that a guest gets."""
        seat = None if isinstance(guest.viewer, Audience) else guest.viewer
        self.tell(guest, Welcome(PROTOCOL, seat, host, table, lines))

    def ack(self, number: int, move: str, shown_in: int) -> None:
        """It is stored. Whoever has left in the meantime learns it on coming back."""
        if guest := self.guests.get(number):
            self.tell(guest, Ack(move, shown_in))

    def refuse(self, number: int, move: str, refusal: Refusal) -> None:
        """It is not taken."""
        if guest := self.guests.get(number):
            self.tell(guest, Refused(move, refusal.rule, refusal.reason))

    def trouble(self, number: int, refusal: Refusal, move: str | None = None) -> None:
        """It could not be dealt with."""
        if guest := self.guests.get(number):
            self.tell(guest, Trouble(refusal.rule, refusal.reason, move))

    # ---- The match

    def step_taken(self, play: Play, step: NotedStep, clock: MatchClock, now: int) -> None:
        """Everybody who can notice a step gets an update: the same one for the same viewer."""
        texts: dict[Viewer, bytes] = {}
        show_at = self.show_at(play, step.entry.at)
        for guest in self.guests.values():
            viewer = play.viewer_at(guest.viewer)
            place = play.place_of(viewer)
            if not step.noticed >> place & 1:
                continue
            if viewer not in texts:
                events = tuple(told.event for told in step.events if told.reaches(viewer))
                since = play.counts[place] - 1
                texts[viewer] = _encode(update(play, viewer, since, events, clock, now, show_at))
            self.out.append(Send(guest.number, texts[viewer]))

    def show_at(self, play: Play, at: int) -> int:
        """While a clock runs, everybody sees a card turn at the same instant; otherwise at once."""
        if play.due is None:
            return at
        return at + SLACK_MS + max((guest.credit for guest in self.guests.values()), default=0) // 2

    def show(
        self,
        guest: Guest,
        play: Play,
        clock: MatchClock,
        now: int,
        *,
        match: str | None = None,
        number: int = 0,
    ) -> None:
        """The table as it stands for one guest, with the events since the update it saw last."""
        viewer = play.viewer_at(guest.viewer)
        latest = play.counts[play.place_of(viewer)]
        follows = match == play.header.id and 0 <= number <= latest and latest - number <= MOST_MISSED
        since = number if follows else -1
        events = play.events_since(viewer, number) if follows else ()
        self.tell(guest, update(play, viewer, since, events, clock, now, play.now))

    # ---- The heartbeat

    def wake_times(self) -> Iterator[int]:
        """When there is something to tell, if nothing happens before."""
        yield self._next_ping
        if self._crowd_due is not None:
            yield self._crowd_due

    def heartbeat(self, clock: MatchClock, now: int) -> list[Guest]:
        """Ping everybody when it is time to; gives those who were shown out."""
        if now < self._next_ping:
            return []
        self._next_ping = now + self._ping_every
        pinged = list(self.guests.values())
        for guest in pinged:
            self.ping(guest, clock, now)
        return [guest for guest in pinged if guest.number not in self.guests]

    def ping(self, guest: Guest, clock: MatchClock, now: int) -> None:
        """Measure the way to a guest; those who do not answer are shown out."""
        self._pings += 1
        if not guest.pinged(self._pings, now):
            self.hang(guest, CloseCode.SILENT, "No answer for too long.")
            return
        self.tell(guest, Ping(self._pings, clock.time(now), clock.running, guest.rtt))

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
        at=play.now,
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
