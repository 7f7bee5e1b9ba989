"""A match: a log, and the state that the rules fold it into."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from twofold.engine.dice import SEED_BYTES, SealedDice, commitment, match_seed
from twofold.engine.game import AnyGame, Events, Form, Outcome
from twofold.engine.log import Entry, Header, Line, Seal, chained, state_hash
from twofold.engine.refusal import MATCH_OVER, NO_SUCH_SEAT, NOTHING_EXPIRED, BadLog, Refusal, Refused
from twofold.engine.registry import installed_games
from twofold.engine.seats import Audience, Seat, Viewer


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
        seed = match_seed(server_seed, [bytes.fromhex(added) for added in header.entropy])
        self._dice = SealedDice(seed, header.id)
        self.state = game.setup(self.options, len(header.seats), self._dice)
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
        entropy: Sequence[bytes] = (),
        match_id: str | None = None,
        created: str = "",
    ) -> "Match":
        """A fresh match; ``seats`` is their number or the players' names.

        The same seed (and match id) gives the same shuffles; without one the match is unpredictable.
        """
        played = installed_games[game] if isinstance(game, str) else game
        names = tuple(f"Seat {seat}" for seat in range(seats)) if isinstance(seats, int) else tuple(seats)
        chosen = played.read_options(options)
        server_seed = _server_seed(seed)
        header = Header(
            id=match_id or (secrets.token_hex(8) if seed is None else commitment(server_seed)[:16]),
            game=played.id,
            rules_version=played.rules_version,
            options=msgspec.to_builtins(chosen),
            seats=names,
            commitment=commitment(server_seed),
            entropy=tuple(added.hex() for added in entropy),
            created=created,
        )
        return cls(played, header, server_seed)

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
        """The match time at which time runs out."""
        return self.game.deadline(self.state)

    @property
    def state_hash(self) -> str:
        """The fingerprint of the state."""
        return state_hash(self.game.written(self.state))

    def choices(self, seat: Seat) -> Sequence[Any | Form]:
        """What this seat may do now."""
        return self.game.choices(self.state, seat) if seat in self.seats else ()

    def refusal(self, seat: Seat, action: Any) -> Refusal | None:
        """Why this action would not be taken; ``None`` if it would."""
        if seat not in self.seats:
            return NO_SUCH_SEAT
        if self.over:
            return MATCH_OVER
        return self.game.refusal(self.state, seat, action)

    def act(self, seat: Seat, action: Any, at: int | None = None) -> Events:
        """Take the action, or raise ``Refused`` and change nothing. Time never runs backwards."""
        if refusal := self.refusal(seat, action):
            raise Refused(refusal)
        moment = max(self.now, self.now if at is None else at)
        self.state, events = self.game.apply(self.state, seat, action, moment, self._dice)
        return self._log(seat, action, moment, events)

    def expire(self, at: int) -> Events:
        """Let time run out, as the rules say; refused before the deadline."""
        due = self.deadline
        if due is None or at < due:
            raise Refused(NOTHING_EXPIRED)
        moment = max(self.now, at)
        self.state, events = self.game.expire(self.state, moment, self._dice)
        return self._log(None, None, moment, events)

    def follow(self, entry: Entry[Any]) -> Events:
        """Take an entry of a log as it was recorded."""
        if entry.seq != len(self.entries) + 1:
            raise BadLog(f"Entry {entry.seq} comes where entry {len(self.entries) + 1} belongs.")
        if entry.at < self.now:
            raise BadLog(f"Entry {entry.seq} happened before the one above it.")
        try:
            if entry.seat is None:
                return self.expire(entry.at)
            return self.act(entry.seat, entry.action, entry.at)
        except Refused as refused:
            raise BadLog(f"Entry {entry.seq} is against the rules: {refused}") from refused

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may know."""
        if viewer is Audience.EVERYONE and not self.over:
            raise ValueError("Everybody sees everything only once the match is over.")
        return self.game.look(self.state, viewer)

    def events_for(self, viewer: Viewer) -> Iterator[tuple[int, Any]]:
        """The events that this viewer has seen, each with the number of its entry."""
        for seq, events in enumerate(self.events, start=1):
            for told in events:
                if told.reaches(viewer) or (viewer is Audience.EVERYONE and self.over):
                    yield seq, told.event

    def lines(self) -> Iterator[str]:
        """The log as lines of JSON; with its digest blanked, a line is what was digested."""
        digest = ""
        written: list[Line] = [self.header, *self.entries, self._seal()]
        for line in written:
            tied = chained(line, digest)
            digest = tied.digest
            yield msgspec.json.encode(tied, order="deterministic").decode()

    def save(self, path: str | Path) -> None:
        """Write the log, seed included: a saved match is for its owner's eyes until it is over."""
        Path(path).write_text("".join(line + "\n" for line in self.lines()), "utf-8")

    @classmethod
    def load(cls, path: str | Path) -> "Match":
        """Read a saved match and replay it, checking everything that ``verify`` checks."""
        from twofold.engine.replay import load  # noqa: PLC0415 - replay stands on match

        return load(path)

    def _log(self, seat: Seat | None, action: Any, at: int, events: Events) -> Events:
        self.entries.append(Entry(len(self.entries) + 1, at, seat, action))
        self.events.append(events)
        return events

    def _seal(self) -> Seal:
        return Seal(self.server_seed.hex(), self.state_hash, self.outcome)


def _server_seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed
    return hashlib.sha256(b"twofold seed " + str(seed).encode()).digest()
