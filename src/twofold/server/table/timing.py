"""Timing: when things are due at a table. Its clock, its bots, and the players who are missed."""

from collections.abc import Container, Iterable, Iterator, Sequence

from msgspec import Struct

from twofold.engine import Decision, Seat
from twofold.server.protocol.bots import Question
from twofold.server.protocol.people import AwayShown, PersonId
from twofold.server.protocol.ws import PlayedSeat
from twofold.server.table.bots import AskedBots, Memory
from twofold.server.table.commands import BotCommand, CheckHost, CheckStandIn, CheckTime, Command
from twofold.server.table.effects import Recall, SaveClock
from twofold.server.table.hosting import standing_in
from twofold.server.table.match import StoredMatch
from twofold.server.table.settings import RoomSettings
from twofold.server.table.state import TableState


class Instant(Struct, frozen=True, gc=False):
    """A moment at a table."""

    time: int
    """Match time."""

    running: bool
    """Whether match time passes."""

    is_up: bool = False
    """Whether the match's deadline has passed."""

    turned: bool = False
    """Whether the clock has just been stopped or let go on."""


class Timing:
    """The time of a table."""

    def __init__(self, state: TableState, settings: RoomSettings, now: int) -> None:
        self.clock = MatchClock()
        self.watched = False
        """Whether anybody is connected."""

        self._state = state
        self._settings = settings
        self.memory = Memory(state)
        """By what bots may know the people here."""

        self._bots = AskedBots(self.memory, settings.bot_pace)
        self._absences = Absences(settings.stand_in_after)
        self._vacancies = Absences(settings.stand_in_after)
        self._hosts = Absences(settings.stand_in_after)
        """Who acts as host, by their number, while they are missed and somebody is there to stand in."""

        self._patience = Patience(settings.stand_in_after)
        self._next_save = now

    # ---- What is due

    def at(self, now: int) -> Instant:
        """How late it is in the match."""
        time, running = self.clock.time(now), self.clock.running
        due = self._state.play.due if self._state.play else None
        return Instant(time, running, is_up=running and due is not None and time >= due)

    def due(self, now: int) -> Iterator[Command]:
        """What the time that has passed gives occasion to. Time that has run out comes before all else."""
        if self.at(now).is_up:
            yield CheckTime()
        play = self._state.play
        if self.clock.running and play:
            for seat, action in self._bots.ready(self.clock.time(now)):
                yield BotCommand(play.header.id, self._state.match_seq, seat, action)
        for seat in self.missed_too_long(now):
            yield CheckStandIn(seat)
        if self._hosts.too_long(now):
            yield CheckHost()

    def to_save(self, now: int) -> SaveClock | None:
        """The time to be remembered, if it is time to."""
        play = self._state.play
        if not self.clock.running or play is None or not _is_timed(play) or now < self._next_save:
            return None
        self._next_save = now + self._settings.save_clock_every
        return SaveClock(play.header.id, self.clock.time(now))

    def missed_too_long(self, now: int) -> frozenset[Seat]:
        """The seats whose players have been away long enough for a stand-in."""
        return self._absences.too_long(now)

    def vacant(self, now: int) -> frozenset[Seat]:
        """The seats that no person has played for as long as that."""
        return self._vacancies.too_long(now)

    def next_due(self) -> int | None:
        """When something is due next, if nothing happens before."""
        return min(self._due_times(), default=None)

    def _due_times(self) -> Iterator[int]:
        play = self._state.play
        if self.clock.running and play and not play.result:
            for due in (play.due, self._bots.next_due() if self._state.bot_levels else None):
                if due is not None and (moment := self.clock.moment_of(due)) is not None:
                    yield moment
            if _is_timed(play):
                yield self._next_save
        if self._patience.until is not None:
            yield self._patience.until
        if self._state.seating.stand_ins and (due := self._absences.next_due()) is not None:
            yield due
        if (due := self._hosts.next_due()) is not None:
            yield due

    # ---- What changes it

    def new_match(self) -> None:
        """Time begins anew, and what bots meant to do is void."""
        self._bots.forget()
        self.memory.forget()
        self._patience.renew()
        self.clock = MatchClock()

    def settle(self, live: frozenset[str], now: int) -> None:
        """The clock runs while a player is there, or a spectator where only bots play, unless it waits."""
        playing, seating = self._state.phase == "playing", self._state.seating
        present = self._state.present(live)
        onlooker = self.watched and not seating.humans()
        self._absences.note(seating.missed(present) if playing else (), seating.left(), now, seating.held())
        self._vacancies.note(seating.unplayed(present) if playing else (), seating.left(), now)
        self._hosts.note(self._missed_host(live), (), now)
        self._patience.wait(self._waits_until(now) if playing else None, now)
        somebody = bool(present) or onlooker
        waits = self._patience.until is not None or (playing and self._is_held_up())
        self.clock.set_running(playing and somebody and not waits, now)

    def _missed_host(self, live: frozenset[str]) -> tuple[PersonId, ...]:
        seating = self._state.seating
        acting = seating.acting_host
        return (acting.id if acting else 0,) if standing_in(seating, live) else ()

    def _is_held_up(self) -> bool:
        """Whether the table waits, as its host wants it, for somebody who is away."""
        play = self._state.play
        if play is None or play.due is None or not play.game.may_pause(play.state):
            return False
        return any(self._absences.is_held(seat) for seat in play.awaited)

    def away(self, now: int) -> dict[Seat, AwayShown]:
        """By seat: since when nobody is there who should be, and what comes of it."""
        seating = self._state.seating
        return {
            seat: AwayShown(since, self._bot_in(seat, now))
            for seat in seating.humans()
            if (since := self._vacancies.lasts(seat, now)) is not None
        }

    def _bot_in(self, seat: Seat, now: int) -> int | None:
        seating = self._state.seating
        if seating.chairs[seat].stand_in:
            return 0
        if not seating.stand_ins or self._absences.is_held(seat):
            return None
        return max(0, self._absences.over_at(seat) - now)

    def _waits_until(self, now: int) -> int | None:
        """How long the clock may wait for those whom the table waits for, and who are gone."""
        play = self._state.play
        if play is None or play.due is None or not play.game.may_pause(play.state):
            return None
        return max(
            (until for seat in play.awaited if (until := self._absences.over_at(seat)) > now), default=None
        )

    def step_taken(self, live: frozenset[str], now: int) -> Instant:
        """The table waits for something else, which may stop the clock or let it go on."""
        ran = self.clock.running
        self._patience.renew()
        if self._absences.anybody:
            self.settle(live, now)
        return Instant(self.clock.time(now), self.clock.running, turned=self.clock.running != ran)

    def waited_enough(self, now: int) -> bool:
        """Whether the clock has waited for somebody as long as it does."""
        return self._patience.until is not None and now >= self._patience.until

    # ---- Bots

    def questions(self, live: frozenset[str], now: int) -> Sequence[Question | Recall]:
        """What the bots must be asked now, once they remember whom they play with."""
        play, levels = self._state.play, self._state.bot_levels
        mine = levels and self._state.bot_server(live) in (None, self._settings.node)
        if play and mine and self.clock.running:
            if self.memory.lacks(levels.values()):
                return self.memory.recall()
            for_people = bool(self._state.present(live))
            return self._bots.questions(play, levels, self.clock.time(now), for_people)
        self._bots.forget()
        return []

    def know(self, person: PersonId, matches: tuple[PlayedSeat, ...]) -> None:
        """Somebody says by which matches bots may know them: those think again who would."""
        if self.memory.know(person, matches):
            self._bots.forget()

    def decided(self, number: int, decision: Decision | None) -> None:
        """A bot has thought."""
        if self._state.play:
            self._bots.decided(number, decision, self._state.play)


def _is_timed(play: StoredMatch) -> bool:
    """Whether it must be known after a restart how late it was: for a deadline, or to hide a secret time."""
    return play.due is not None or play.hides


class MatchClock:
    """Match time from the server's monotonic clock; both in milliseconds."""

    def __init__(self, at: int = 0) -> None:
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def time(self, now: int) -> int:
        """The match time at this moment."""
        return self._at if self._since is None else self._at + max(0, now - self._since)

    def set_running(self, running: bool, now: int) -> None:
        """Let time pass from now on, or stop it."""
        if running != self.running:
            self._at = self.time(now)
            self._since = now if running else None

    def catch_up(self, at: int, now: int) -> None:
        """Another server has seen a later time: so it is at least that late."""
        if at > self.time(now):
            self._at = at
            self._since = None if self._since is None else now

    def moment_of(self, at: int) -> int | None:
        """When, by the server's clock, it will be that match time; never if the clock stands."""
        return None if self._since is None else self._since + max(0, at - self._at)


class Patience:
    """So long each time the table waits for somebody, however often they come and go meanwhile."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._left = most
        self._since = 0
        self.until: int | None = None
        """While the clock waits: when it goes on at the latest."""

    def renew(self) -> None:
        """Something was done: the table waits for something else."""
        self._left = self._most

    def wait(self, until: int | None, now: int) -> None:
        """Wait for somebody at most until then; ``None``: there is nobody to wait for."""
        if self.until is not None:
            self._left -= now - self._since
        self._since = now
        self.until = None if until is None or self._left <= 0 else min(until, now + self._left)


class Absences:
    """The seats that nobody plays at the moment, or the people who are missed."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._since: dict[Seat, int] = {}
        self._held: frozenset[Seat] = frozenset()
        """Those that the host wants to wait for."""

    def note(
        self,
        missed: Iterable[Seat],
        left: Container[Seat],
        now: int,
        held: frozenset[Seat] = frozenset(),
    ) -> None:
        """These are missed now; some perhaps were before. Nobody waits for those who left for good."""
        self._since = {
            seat: now - self._patience if seat in left else self._since.get(seat, now) for seat in missed
        }
        self._held = held & self._since.keys()

    @property
    def anybody(self) -> bool:
        """Whether somebody is missed."""
        return bool(self._since)

    def is_held(self, seat: Seat) -> bool:
        """Whether this seat is empty, and waited for as long as it takes."""
        return seat in self._held

    def lasts(self, seat: Seat, now: int) -> int | None:
        """How long this seat has been empty; nothing if it is not."""
        return now - self._since[seat] if seat in self._since else None

    def too_long(self, now: int) -> frozenset[Seat]:
        """The seats that have been empty for long enough."""
        return frozenset(seat for seat, since in self._waning() if now - since >= self._patience)

    def over_at(self, seat: Seat) -> int:
        """When this seat will have been empty for long enough; 0 if it is not empty."""
        return self._since[seat] + self._patience if seat in self._since else 0

    def next_due(self) -> int | None:
        """When the first of them will have been."""
        return min((since + self._patience for _, since in self._waning()), default=None)

    def _waning(self) -> Iterator[tuple[Seat, int]]:
        """The seats that are not waited for for ever, and since when they have been empty."""
        return ((seat, since) for seat, since in self._since.items() if seat not in self._held)
