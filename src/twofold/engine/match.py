"""A match: a log, and the state that the rules fold it into."""

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from twofold.engine.dice import SEED_BYTES, SealedDice, commitment
from twofold.engine.dice import match_id as id_for
from twofold.engine.events import Events, Outcome
from twofold.engine.fairness import bots_of, match_seed_of
from twofold.engine.game import AnyGame
from twofold.engine.log import Entry, Header, Line, Practice, Seal, chained, state_hash, written
from twofold.engine.parsing import MISTYPED, parts
from twofold.engine.refusal import (
    MATCH_OVER,
    NO_SUCH_ENTRY,
    NO_SUCH_SEAT,
    NO_SUCH_TIME,
    NOTHING_EXPIRED,
    BadLog,
    BadOptions,
    Refusal,
    Refused,
)
from twofold.engine.registry import installed_games
from twofold.engine.seats import Audience, Seat, Viewer
from twofold.engine.words import Form
from twofold.texts import Text, shell

LATEST_MS = 2**53 - 1
"""No match lasts longer: the largest whole number that every reader of a log understands."""


class Step(Struct, frozen=True):
    """An entry of the log that has been worked out but not yet taken."""

    entry: Entry[Any]
    state: Any
    """What the rules make of it."""

    events: Events


class Match:
    """A match of any game.

    >>> from twofold import Match
    >>> match = Match.new("dualis", seats=4, seed=7)
    >>> seat = min(match.waiting_for)
    >>> events = match.act(seat, match.choices(seat)[0])
    >>> len(match.entries)
    1
    """

    def __init__(self, game: AnyGame, header: Header, server_seed: bytes) -> None:
        self.game = game
        self.header = header
        self.server_seed = server_seed
        self.options = game.read_options(header.options)
        game.check_table(self.options, len(header.seats))
        self._dice = SealedDice(match_seed_of(header, server_seed), header.id)
        self.state = _inheriting(game, game.setup(self.options, len(header.seats), self._dice), header)
        self.bots = bots_of(header)
        """The seats that bots play, as far as it is known."""

        self.entries: list[Entry[Any]] = []
        self.events: list[Events] = []
        """What happened, entry by entry."""

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        seats: int | Sequence[str],
        *,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        seed: int | bytes | None = None,
        entropy: Sequence[bytes | None] = (),
        match_id: str | None = None,
        created: str = "",
        legacy: Iterable[str] = (),
    ) -> "Match":
        """A fresh match; ``seats`` is their number or the players' names.

        The same seed (and match id) gives the same shuffles; without one the match is unpredictable.
        ``entropy`` is what each seat brings, nothing for those beyond its end; ``None`` is a bot's.
        ``legacy`` is what former matches left, as their ``legacy`` tells it.
        """
        played = installed_games[game] if isinstance(game, str) else game
        names = tuple(f"Seat {seat}" for seat in range(seats)) if isinstance(seats, int) else tuple(seats)
        chosen = played.read_options(options)
        server_seed = _server_seed(seed)
        named = match_id or id_for(server_seed)
        header = _checked_header(
            id=named,
            game=played.id,
            rules_version=played.rules_version,
            options=msgspec.to_builtins(chosen),
            seats=names,
            commitment=commitment(str(named), server_seed),
            entropy=_in_places(entropy, len(names)),
            created=created,
        )
        left = played.read_legacy(legacy)
        return cls(played, replace(header, legacy=left) if left else header, server_seed)

    @property
    def seats(self) -> range:
        """The seats, in order."""
        return range(len(self.header.seats))

    @property
    def now(self) -> int:
        """The match time of the last entry."""
        return self.entries[-1].at if self.entries else 0

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not None

    @property
    def waiting_for(self) -> frozenset[Seat]:
        """The seats that the table waits for."""
        return self.game.waiting_for(self.state)

    @property
    def deadline(self) -> int | None:
        """The match time at which time runs out; none while only a bot is kept waiting."""
        return self.deadline_of(self.state)

    def deadline_of(self, state: Any) -> int | None:
        """The same in another state of this match."""
        patient = self.bots and self.game.kept_waiting(state) in self.bots
        return None if patient else self.game.deadline(state)

    @property
    def legacy(self) -> tuple[str, ...]:
        """What this match leaves to the next one at the same table, as far as it has come."""
        left = self.game.legacy
        return () if left is None else left.leave(self.state, self.header.created[:10])

    @property
    def own_legacy(self) -> tuple[str, ...]:
        """What it leaves that was not left to it."""
        inherited = frozenset(() if self.header.legacy is UNSET else self.header.legacy)
        return tuple(line for line in self.legacy if line not in inherited)

    @property
    def state_hash(self) -> str:
        """The fingerprint of the state."""
        return state_hash(self.game.written(self.state))

    def choices(self, seat: Seat) -> Sequence[Any | Form]:
        """What this seat may do now."""
        return self.game.choices(self.state, seat) if self._sits(seat) else ()

    def refusal(self, seat: Seat, action: Any) -> Refusal | None:
        """Why this action would not be taken; ``None`` if it would."""
        try:
            self._accepted(seat, action)
        except Refused as refused:
            return refused.refusal
        return None

    def step(self, seat: Seat, action: Any, at: int | None = None) -> Step:
        """What the action would lead to, or ``Refused``; nothing changes. Time never runs backwards."""
        moment = self._moment(at)
        accepted = self._accepted(seat, action)
        state, events = self.game.apply(self.state, seat, accepted, moment, self._dice)
        return Step(self._entry(moment, seat, accepted), state, events)

    def expiry(self, at: int) -> Step:
        """What running out of time would lead to; ``Refused`` before the deadline. Nothing changes."""
        moment, due = self._moment(at), self.game.deadline(self.state)
        if due is None or at < due:
            raise Refused(NOTHING_EXPIRED)
        state, events = self.game.expire(self.state, moment, self._dice)
        return Step(self._entry(moment, None, None), state, events)

    def recorded(self, entry: Entry[Any]) -> Step:
        """What an entry of a log leads to, taken as it was recorded; raises ``BadLog``. Nothing changes."""
        self._check_place(entry)
        if entry.at < self.now:
            raise BadLog(shell("error-entry-early", entry=str(entry.seq)))
        try:
            if entry.seat is None:
                return self.expiry(entry.at)
            return self.step(entry.seat, entry.action, entry.at)
        except Refused as refused:
            raise BadLog(_against_the_rules(entry, refused.refusal)) from refused

    def take(self, step: Step) -> Events:
        """Let a step that was worked out at this point of the match happen."""
        self._check_place(step.entry)
        self.state = step.state
        self.entries.append(step.entry)
        self.events.append(step.events)
        return step.events

    def act(self, seat: Seat, action: Any, at: int | None = None) -> Events:
        """Take the action, or raise ``Refused`` and change nothing."""
        return self.take(self.step(seat, action, at))

    def expire(self, at: int) -> Events:
        """Let time run out, as the rules say; refused before the deadline."""
        return self.take(self.expiry(at))

    def follow(self, entry: Entry[Any]) -> Events:
        """Take an entry of a log as it was recorded."""
        return self.take(self.recorded(entry))

    def branch(self, at: int) -> "Match":
        """The same match after so many entries, to be played on otherwise: with the same cards, and marked
        as practice for ever."""
        if not 0 <= at <= len(self.entries):
            raise Refused(NO_SUCH_ENTRY)
        left = self.header.practice
        origin = Practice(self.header.id, at) if left is UNSET else replace(left, at=min(at, left.at))
        branched = Match(self.game, replace(self.header, practice=origin), self.server_seed)
        for entry in self.entries[:at]:
            branched.follow(entry)
        return branched

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may know."""
        if viewer is Audience.EVERYONE and not self.over:
            raise ValueError("Everybody sees everything only once the match is over.")
        if not isinstance(viewer, Audience) and not self._sits(viewer):
            raise Refused(NO_SUCH_SEAT)
        return self.game.look(self.state, viewer)

    def events_for(self, viewer: Viewer) -> Iterator[tuple[int, Any]]:
        """The events that this viewer has seen, each with the number of its entry."""
        for seq, events in enumerate(self.events, start=1):
            for told in events:
                if told.reaches(viewer) or (viewer is Audience.EVERYONE and self.over):
                    yield seq, told.event

    def lines(self) -> Iterator[str]:
        """The log as lines of JSON; with its digest blanked, a line is what was digested."""
        return map(written, self._chain())

    @property
    def digest(self) -> str:
        """The digest of the last line, which stands for all of the log."""
        *_, seal = self._chain()
        return seal.digest

    def _chain(self) -> Iterator[Line]:
        digest = ""
        lines: list[Line] = [self.header, *self.entries, self._seal()]
        for line in lines:
            tied = chained(line, digest)
            digest = tied.digest
            yield tied

    def save(self, path: str | Path) -> None:
        """Write the log, seed included: a saved match is for its owner's eyes until it is over."""
        Path(path).write_text("".join(line + "\n" for line in self.lines()), "utf-8", newline="\n")

    def _accepted(self, seat: Seat, action: Any) -> Any:
        """The action as the rules know it; raises ``Refused``."""
        if not self._sits(seat):
            raise Refused(NO_SUCH_SEAT)
        if self.over:
            raise Refused(MATCH_OVER)
        read = self.game.read_action(action)
        refusal = read if isinstance(read, Refusal) else self.game.refusal(self.state, seat, read)
        if refusal is not None:
            raise Refused(refusal)
        return read

    def _sits(self, seat: object) -> bool:
        """Whether this is a seat of the match; what merely equals one (``True``, ``1.0``) is none."""
        return type(seat) is int and 0 <= seat < len(self.header.seats)

    def _moment(self, at: int | None) -> int:
        """The match time to act at: as given, but never before the last entry."""
        if at is None:
            return self.now
        if type(at) is not int or at > LATEST_MS:
            raise Refused(NO_SUCH_TIME)
        return max(self.now, at)

    def _entry(self, at: int, seat: Seat | None, action: Any) -> Entry[Any]:
        return Entry(len(self.entries) + 1, at, seat, action)

    def _check_place(self, entry: Entry[Any]) -> None:
        if entry.seq != len(self.entries) + 1:
            raise BadLog(_out_of_place(entry, len(self.entries) + 1))

    def _seal(self) -> Seal:
        return Seal(self.server_seed.hex(), self.state_hash, self.outcome)


def _inheriting(game: AnyGame, state: Any, header: Header) -> Any:
    """The state at the start, with what former matches left."""
    lines = () if header.legacy is UNSET else game.read_legacy(header.legacy)
    return state if game.legacy is None or not lines else game.legacy.inherit(state, lines)


def _against_the_rules(entry: Entry[Any], refusal: Refusal) -> Text:
    return shell("error-entry-refused", entry=str(entry.seq), why=refusal.reason, rule=refusal.rule)


def _out_of_place(entry: Entry[Any], place: int) -> Text:
    return shell("error-entry-out-of-place", entry=str(entry.seq), place=str(place))


def _checked_header(**settled: Any) -> Header:
    """The header, if a log with it can be read again."""
    try:
        return msgspec.convert(parts(settled), Header)
    except MISTYPED as error:
        raise BadOptions(shell("error-not-set-up", problem=str(error))) from error


def _in_places(entropy: Sequence[bytes | None], seats: int) -> tuple[str | None, ...]:
    """One place a seat. More than that is written down, too: what nobody can have brought must be noticed."""
    brought = [None if added is None else added.hex() for added in entropy]
    return (*brought, *[""] * (seats - len(brought)))


def _server_seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed
    return hashlib.sha256(b"twofold seed " + str(seed).encode()).digest()
