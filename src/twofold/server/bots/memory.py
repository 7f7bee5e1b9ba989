"""Memory: what bots may know of people from former matches, as everybody saw them end.

Each person says by which matches they may be known, and takes it back whenever they like. It is kept in no
log: it lasts as long as the room is open here, and they say it anew whenever they come.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence

import msgspec
from msgspec import Raw, Struct

from twofold.bots import remembers
from twofold.engine import Audience, BadLog, Header, Seat
from twofold.server.bots.protocol import FormerMatch
from twofold.server.protocol.people import PersonId
from twofold.server.protocol.ws import PlayedSeat
from twofold.server.table.effects import Recall
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.seating import Seating
from twofold.server.table.state import TableState

_encode = msgspec.json.encode


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
