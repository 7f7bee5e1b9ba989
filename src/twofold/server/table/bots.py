"""The bots of a room: when they are asked, when they act, and by which former matches they know people.

They act never sooner or later for what they hold. People say by which matches bots may know them, and take it
back whenever they like. That is kept in no log: it lasts as long as the room is open here, and is said anew
with every connection.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from twofold.bots import remembers, watches
from twofold.engine import Audience, BadLog, Decision, Form, Header, Seat
from twofold.server.protocol.bots import FormerMatch, Question
from twofold.server.protocol.people import PersonId
from twofold.server.protocol.ws import PlayedSeat
from twofold.server.table.effects import Recall
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.seating import Seating
from twofold.server.table.state import TableState

_encode = msgspec.json.encode

# ---- What they remember


class FormerLog(Struct, frozen=True):
    """A match that is over, as it was stored."""

    table: Seating
    """As it was when the match began."""

    entries: tuple[StoredEntry, ...]

    @property
    def header(self) -> Header:
        """What was settled before the first move."""
        assert self.table.header is not None
        return self.table.header


class Memory:
    """The former matches that the bots of the present one know, once they have been read."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._known_by: dict[PersonId, tuple[PlayedSeat, ...]] = {}
        self._former: tuple[FormerMatch, ...] | None = None
        self._asked = False
        self.recollection = 0
        """Counted up whenever something else is to be known."""

    def know(self, person: PersonId, matches: tuple[PlayedSeat, ...]) -> bool:
        """Somebody says by which matches bots may know them; whether that is news to bots of this table."""
        if matches == self._known_by.get(person, ()):
            return False
        self._known_by[person] = matches
        self.forget()
        return self._is_of_use(self._state.bot_levels.values())

    def forget(self) -> None:
        """A new match begins, or people want something else to be known."""
        self._former, self._asked = None, False
        self.recollection += 1

    def lacks(self, levels: Iterable[str]) -> bool:
        """Whether bots of these levels would remember something that has yet to be read."""
        return self._former is None and bool(self._named()) and self._is_of_use(levels)

    def _is_of_use(self, levels: Iterable[str]) -> bool:
        return any(remembers(self._state.seating.game, level) for level in levels)

    def recall(self) -> list[Recall]:
        """Ask once for what there is to remember."""
        if self._asked:
            return []
        self._asked = True
        return [Recall(self.recollection, tuple(self._named()))]

    def recalling(self, recall: Recall, logs: Sequence[FormerLog]) -> Iterator[None]:
        """The logs of the former matches have been read: look through them, step by step."""
        named, former = self._named(), list[FormerMatch]()
        for log in logs:
            seats = _who_were_there(log.header, named.get(log.header.id, {}))
            is_of_this_game = log.header.game == self._state.seating.game
            if seats and is_of_this_game and (view := (yield from _last_view(log))):
                former.append(FormerMatch(view, seats))
        if recall.number == self.recollection:
            self._former = tuple(former)

    def of(self, level: str) -> tuple[FormerMatch, ...]:
        """What a bot of this level remembers."""
        return (self._former or ()) if remembers(self._state.seating.game, level) else ()

    def _named(self) -> dict[str, dict[Seat, Seat]]:
        """By match, where those sat who may be known by it, and where they sit now; if the host lets bots."""
        begun, now = self._state.begun, self._state.seating
        named: dict[str, dict[Seat, Seat]] = {}
        if begun is None or not begun.memory:
            return named
        for seat in now.humans():
            for played in self._known_by.get(now.chairs[seat].person or 0, ()):
                named.setdefault(played.match, {})[played.seat] = seat
        return named


def _who_were_there(then: Header, seats: dict[Seat, Seat]) -> dict[Seat, Seat]:
    """Nobody sat where there was no seat."""
    return {seat: now for seat, now in seats.items() if seat < len(then.seats)}


def _last_view(log: FormerLog) -> Generator[None, None, Raw | None]:
    """What spectators saw of a former match at last; nothing if it was played by other rules."""
    try:
        play = StoredMatch(log.header, bytes.fromhex(log.table.header_seed))
        for entry in log.entries:
            yield
            play.take_stored(entry)
    except BadLog:
        return None
    return Raw(_encode(play.view(Audience.SPECTATOR)))


# ---- What they are asked, and do


class Plan(Struct, frozen=True):
    """What a bot was asked, and what it means to do."""

    number: int
    view: Any
    asked: int
    """Match time."""

    due: int | None = None
    action: Any = None


class AskedBots:
    """The bots at one table: what each was asked, and what it means to do."""

    def __init__(self, memory: Memory, pace: int) -> None:
        self._memory = memory
        self._pace = pace
        """In games without haste a bot acts this long after it was asked, whatever it thinks about."""

        self._plans: dict[Seat, Plan] = {}
        self._asks = 0

    def forget(self) -> None:
        """A new match, or bots that another server plays: nothing is planned any more."""
        self._plans.clear()

    def questions(
        self, play: StoredMatch, levels: dict[Seat, str], at: int, for_people: bool = True
    ) -> list[Question]:
        """What the bots must be asked now: those that may act and see something new."""
        self._plans = {seat: plan for seat, plan in self._plans.items() if seat in levels}
        if play.result:
            self._plans.clear()
            return []
        asked = []
        for seat, level in levels.items():
            choices = tuple(play.choices(seat))
            if not choices and not watches(play.game.id, level):
                self._plans.pop(seat, None)
                continue
            view = play.view(seat)
            if seat not in self._plans or self._plans[seat].view != view:
                asked.append(self._question(play, seat, level, view, choices, at))
        people = tuple(seat for seat in play.seats if seat not in levels)
        asked = [replace(each, people=people) for each in asked]
        return asked if for_people else [replace(each, for_people=False) for each in asked]

    def _question(
        self, play: StoredMatch, seat: Seat, level: str, view: Any, choices: tuple[Any, ...], at: int
    ) -> Question:
        self._asks += 1
        self._plans[seat] = Plan(self._asks, view, at)
        return Question(
            self._asks,
            play.game.id,
            play.header.id,
            seat,
            level,
            Raw(_encode(view)),
            Raw(_encode(choices)),
            at,
            seat in play.awaited,
            self._memory.of(level),
            self._memory.recollection,
        )

    def decided(self, number: int, decision: Decision | None, play: StoredMatch) -> None:
        """A bot has thought. An answer to what is no longer the question is void."""
        seat = next((seat for seat, plan in self._plans.items() if plan.number == number), None)
        if seat is None:
            return
        plan = self._plans[seat]
        if decision is None and seat in play.awaited and play.due is None:
            decision = anything(play, seat)
        if decision is not None:
            due = plan.asked + (decision.after or self._pace)
            self._plans[seat] = Plan(number, plan.view, plan.asked, due, decision.action)

    def next_due(self) -> int | None:
        """The match time at which a bot acts next."""
        return min((plan.due for plan in self._plans.values() if plan.due is not None), default=None)

    def ready(self, at: int) -> list[tuple[Seat, Any]]:
        """The moves whose time has come, each handed out once."""
        due = sorted((plan.due, seat) for seat, plan in self._plans.items() if plan.due is not None)
        ready = [seat for due_at, seat in due if due_at <= at]
        moves = [(seat, self._plans[seat].action) for seat in ready]
        for seat in ready:
            plan = self._plans[seat]
            self._plans[seat] = Plan(plan.number, plan.view, plan.asked)
        return moves


def anything(play: StoredMatch, seat: Seat) -> Decision | None:
    """Some acceptable move, for a bot that has none: a table never waits on a bot that fails."""
    rng = Random(play.now)
    for choice in play.choices(seat):
        action = play.game.fill(play.view(seat), choice, rng) if isinstance(choice, Form) else choice
        if play.refusal(seat, action) is None:
            return Decision(action)
    return None
