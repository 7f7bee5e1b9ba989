"""When things are due at a table: its clock, its bots, and the players who are missed."""

from collections.abc import Iterator, Mapping, Sequence

from twofold.engine import Decision, Seat
from twofold.server.absences import Absences
from twofold.server.bot_seats import BotSeats
from twofold.server.clock import MatchClock
from twofold.server.customs import Customs
from twofold.server.effects import AskBot, Recall, SaveClock
from twofold.server.memory import Memory
from twofold.server.patience import Patience
from twofold.server.play import StoredEntry
from twofold.server.record import Record
from twofold.server.wishes import BotWish, ExpiryWish, StandInWish, Wish


class Hours:
    """The time of a table."""

    def __init__(self, record: Record, customs: Customs, now: int) -> None:
        self.clock = MatchClock()
        self.watched = False
        """Whether anybody is connected."""

        self._record = record
        self._customs = customs
        self._memory = Memory(record)
        self._bots = BotSeats(self._memory, customs.bot_pace)
        self._absences = Absences(customs.stand_in_after)
        self._patience = Patience(customs.stand_in_after)
        self._next_save = now

    # ---- What is due

    def time_is_up(self, now: int) -> bool:
        """Whether the match's deadline has passed."""
        play = self._record.play
        return bool(play and play.due is not None and self.clock.running and self.clock.time(now) >= play.due)

    def due(self, now: int) -> Iterator[Wish]:
        """What the time that has passed gives occasion to. Time that has run out comes before all else."""
        if self.time_is_up(now):
            yield ExpiryWish()
        play = self._record.play
        if self.clock.running and play:
            for seat, action in self._bots.ready(self.clock.time(now)):
                yield BotWish(play.header.id, self._record.match_seq, seat, action)
        for seat in self.missed_too_long(now):
            yield StandInWish(seat)

    def to_save(self, now: int) -> SaveClock | None:
        """The time to be remembered, if it is time to."""
        play = self._record.play
        if not self.clock.running or play is None or play.due is None or now < self._next_save:
            return None
        self._next_save = now + self._customs.save_clock_every
        return SaveClock(play.header.id, self.clock.time(now))

    def missed_too_long(self, now: int) -> frozenset[Seat]:
        """The seats whose players have been away long enough for a stand-in."""
        return self._absences.too_long(now)

    def wake_times(self) -> Iterator[int]:
        """When something is due next, if nothing happens before."""
        play = self._record.play
        if self.clock.running and play and not play.result:
            for due in (play.due, self._bots.next_due()):
                if due is not None and (moment := self.clock.moment_of(due)) is not None:
                    yield moment
            if play.due is not None:
                yield self._next_save
        if self._patience.until is not None:
            yield self._patience.until
        if self._record.seating.stand_ins and (due := self._absences.next_due()) is not None:
            yield due

    # ---- What changes it

    def new_match(self) -> None:
        """Time begins anew, and what bots meant to do is void."""
        self._bots.forget()
        self._memory.forget()
        self._patience.renew()
        self.clock = MatchClock()

    def settle(self, live: frozenset[str], now: int) -> None:
        """The clock runs while a player is there, or a spectator where only bots play, unless it waits."""
        playing, seating = self._record.phase == "playing", self._record.seating
        present = self._record.present(live)
        onlooker = self.watched and not seating.humans()
        self._absences.note(seating.missed(present) if playing else (), seating.left(), now)
        self._patience.wait(self._waits_until(now) if playing else None, now)
        somebody = bool(present) or onlooker
        self.clock.set_running(playing and somebody and self._patience.until is None, now)

    def _waits_until(self, now: int) -> int | None:
        """How long the clock may wait for those whom the table waits for, and who are gone."""
        play = self._record.play
        if play is None or play.due is None or not play.game.may_pause(play.state):
            return None
        return max(
            (until for seat in play.awaited if (until := self._absences.over_at(seat)) > now), default=None
        )

    def step_taken(self, live: frozenset[str], now: int) -> bool:
        """The table waits for something else; gives whether that stops the clock or lets it go on."""
        ran = self.clock.running
        self._patience.renew()
        if self._absences.anybody:
            self.settle(live, now)
        return self.clock.running != ran

    def waited_enough(self, now: int) -> bool:
        """Whether the clock has waited for somebody as long as it does."""
        return self._patience.until is not None and now >= self._patience.until

    # ---- Bots

    def questions(self, live: frozenset[str], now: int) -> Sequence[AskBot | Recall]:
        """What the bots must be asked now, once they remember whom they play with."""
        play, levels = self._record.play, self._record.bot_levels()
        mine = levels and self._record.bot_server(live) in (None, self._customs.node)
        if play and mine and self.clock.running:
            if self._memory.lacks(levels.values()):
                return self._memory.recall()
            return self._bots.questions(play, levels, self.clock.time(now))
        self._bots.forget()
        return []

    def recalled(self, logs: Mapping[str, tuple[StoredEntry, ...]]) -> None:
        """What bots remember has been read."""
        self._memory.recalled(logs)

    def decided(self, ask: int, decision: Decision | None) -> None:
        """A bot has thought."""
        if self._record.play:
            self._bots.decided(ask, decision, self._record.play)
