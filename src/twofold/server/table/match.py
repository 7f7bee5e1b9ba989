"""A match that is stored: steps are worked out first, written down, and only then taken."""

from typing import Any

import msgspec
from msgspec import Struct

from twofold.engine import (
    Audience,
    BadLog,
    Entry,
    Events,
    Header,
    Match,
    Outcome,
    Seat,
    Step,
    Viewer,
    installed_games,
)
from twofold.texts import shell

MOST_ENTRIES = 12_000
"""No match goes on for longer: then it is broken off."""

MOST_ALONE = 500
"""So often somebody may do what nobody else can notice, until something else happens."""


class NotedStep(Step, frozen=True):
    """A step, and what the server notes down with it."""

    noticed: int
    """The viewers that can notice it: a bit for each seat, and one for spectators after them."""

    key: str | None
    """Whose move it is and its id; nothing for moves of bots and of the clock."""

    client: int | None = None
    """The connection that it came from …"""

    number: int = 0
    """… and the update that it was decided on."""


class Turn(Struct, frozen=True, gc=False):
    """Since when the table waits for a seat, in the seat's own updates."""

    began: int
    client: int | None
    """The connection whose move began it. What comes after a move on the same connection knew of it …"""

    known: int
    """… and need only know what the move itself was decided on."""


class StoredEntry(Struct, frozen=True, gc=False):
    """An entry as the store keeps it."""

    seq: int
    at: int
    seat: Seat | None
    action: bytes | None
    noticed: int
    key: str | None


class StoredMatch(Match):
    """A match with what the server needs to know about it at every step."""

    def __init__(self, header: Header, server_seed: bytes) -> None:
        super().__init__(installed_games[header.game].by_rules(header.rules_version), header, server_seed)
        self.players = len(header.seats)
        self.viewers: tuple[Viewer, ...] = (*self.seats, Audience.SPECTATOR)
        """Every seat, and the spectators."""

        self.places: dict[Viewer, int] = {viewer: place for place, viewer in enumerate(self.viewers)}
        """Where each of them stands in ``counts``."""

        self.noticed: list[int] = []
        self.keys: dict[str, tuple[int, int]] = {}
        """What each client's move became: the entry, and the update that showed it to the mover."""

        self.turns = [Turn(0, None, 0)] * self.players
        """By seat: its present turn, or its last."""

        self.counts = [0] * len(self.viewers)
        """How many updates each viewer has had: the seats, then the spectators."""

        self.noticed_at = [0] * len(self.viewers)
        """The match time of the latest of those: another one's would betray that somebody did something."""

        self.alone = [0] * self.players
        """By seat: how often it has done what nobody else noticed, since it noticed anything else."""

        self.hides = False
        """Whether the last entry is one that somebody could not notice: they are not to learn its time."""

        self.awaited: tuple[Seat, ...] = ()
        self._refresh()

    def _refresh(self) -> None:
        self.result: Outcome | None = self.game.outcome(self.state)
        self.due: int | None = None if self.result else self.deadline
        self.awaited = tuple(sorted(self.game.waiting_for(self.state)))
        self.quiet = self.game.silence(self.state)

    def play_bots(self, seats: frozenset[Seat]) -> None:
        """Bots sit here from now on: they have the patience of bots."""
        self.bots = seats
        self._refresh()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has; looked up once a step."""
        return self.result

    # ---- Working a step out

    def move(
        self,
        seat: Seat,
        action: Any,
        at: int,
        key: str | None,
        client: int | None = None,
        number: int = 0,
    ) -> NotedStep:
        """The step that a move leads to; raises ``Refused``."""
        return self._noted(self.step(seat, action, at), key, client, number)

    def run_out(self, at: int) -> NotedStep:
        """The step that running out of time leads to; raises ``Refused``."""
        return self._noted(self.expiry(at), None)

    def _noted(self, step: Step, key: str | None, client: int | None = None, number: int = 0) -> NotedStep:
        noticed = self._noticed(step.entry.seat, step.state, step.events)
        return NotedStep(step.entry, step.state, step.events, noticed, key, client, number)

    def _noticed(self, actor: Seat | None, state: Any, events: Events) -> int:
        """Whoever learns of an event, acts, or sees another table than before."""
        everybody = (2 << self.players) - 1
        if actor is None or any(told.to is None for told in events):
            return everybody
        if self.deadline_of(state) != self.due or self.game.outcome(state) != self.result:
            return everybody
        noticed = 1 << actor
        for bit, viewer in enumerate(self.viewers):
            if any(told.reaches(viewer) for told in events) or self._sees_change(viewer, state):
                noticed |= 1 << bit
        return noticed

    def _sees_change(self, viewer: Viewer, state: Any) -> bool:
        return bool(self.game.look(state, viewer) != self.game.look(self.state, viewer))

    # ---- Taking a step

    def take(self, step: Step) -> Events:
        """The step has been stored: it has happened."""
        noted = step if isinstance(step, NotedStep) else self._noted(step, None)
        events = super().take(noted)
        self._note(noted)
        return events

    def take_stored(self, stored: StoredEntry) -> NotedStep:
        """An entry that was written by somebody else, or before a restart; raises ``BadLog``."""
        try:
            action = None if stored.action is None else self.read_action(stored.action)
        except msgspec.ValidationError as error:
            raise BadLog(shell("error-newer-log")) from error
        step = self.recorded(Entry(stored.seq, stored.at, stored.seat, action))
        noted = NotedStep(step.entry, step.state, step.events, stored.noticed, stored.key)
        self.take(noted)
        return noted

    def _note(self, step: NotedStep) -> None:
        self.noticed.append(step.noticed)
        for place in range(len(self.counts)):
            if step.noticed >> place & 1:
                self.counts[place] += 1
                self.noticed_at[place] = step.entry.at
        actor, waited_for = step.entry.seat, self.awaited
        self.hides = step.noticed != (2 << self.players) - 1
        if actor is not None and step.noticed == 1 << actor:
            self.alone[actor] += 1
        elif any(self.alone):
            self.alone = [0 if step.noticed >> seat & 1 else times for seat, times in enumerate(self.alone)]
        if step.key is not None and actor is not None:
            self.keys[step.key] = step.entry.seq, self.counts[actor]
        self._refresh()
        for seat in self.awaited:
            if seat == actor:
                self.turns[seat] = Turn(self.counts[seat], step.client, step.number)
            elif seat not in waited_for:
                self.turns[seat] = Turn(self.counts[seat], None, 0)

    def parts(self) -> list[object]:
        """All that there is much of when it is long."""
        return [*self.entries, *self.events, *self.keys, *self.keys.values()]

    def read_action(self, written: bytes) -> Any:
        """The action that this JSON says; raises ``msgspec.ValidationError``."""
        action: Any = self.game.actions.read_json(written)
        return action

    # ---- What viewers are told

    def place_of(self, viewer: Viewer) -> int:
        """The viewer's place in ``counts``, and its bit in ``noticed``; who sat down only later looks on."""
        return self.places.get(viewer, self.players)

    def events_since(self, viewer: Viewer, number: int) -> tuple[Any, ...]:
        """What the viewer has not been told since this update, as far as it may still hear of it."""
        recalled = self.game.recalled(self.state, self.events)
        place, missed = self.place_of(viewer), []
        entry, count = len(self.noticed), self.counts[self.place_of(viewer)]
        while count > number:
            entry -= 1
            if self.noticed[entry] >> place & 1:
                count -= 1
                missed.append([told.event for told in recalled[entry] if told.reaches(viewer)])
        return tuple(event for events in reversed(missed) for event in events)
