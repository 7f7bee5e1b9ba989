"""Memory: what bots may know of the people at a table from former matches, as everybody saw them end."""

from collections.abc import Generator, Iterable, Iterator, Mapping

import msgspec
from msgspec import Raw

from twofold.bots import remembers
from twofold.engine import Audience, BadLog, Header, Seat
from twofold.server.bots.protocol import FormerMatch
from twofold.server.table.effects import Recall
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.seating import Seating
from twofold.server.table.state import TableState

_encode = msgspec.json.encode


class Memory:
    """The former matches that the bots of the present one know, once they have been read."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._former: tuple[FormerMatch, ...] | None = None
        self._asked = False

    def forget(self) -> None:
        """A new match begins."""
        self._former, self._asked = None, False

    @property
    def _tables(self) -> tuple[Seating, ...]:
        """The table at the beginning of each former match, if its host lets them be remembered."""
        begun = self._state.begun
        if not begun or not begun[-1].memory:
            return ()
        return tuple(then for then in begun[:-1] if then.game == begun[-1].game)

    def lacks(self, levels: Iterable[str]) -> bool:
        """Whether bots of these levels would remember something that has yet to be read."""
        if self._former is not None or not self._tables:
            return False
        return any(remembers(self._state.seating.game, level) for level in levels)

    def recall(self) -> list[Recall]:
        """Ask once for what there is to remember."""
        if self._asked or self._state.match is None:
            return []
        self._asked = True
        return [Recall(self._state.match, tuple(_match_of(then).id for then in self._tables))]

    def recalling(self, logs: Mapping[str, tuple[StoredEntry, ...]]) -> Iterator[None]:
        """The logs of the former matches have been read: look through them, step by step."""
        now, former = self._state.begun[-1], list[FormerMatch]()
        for then in self._tables:
            if (seats := where_now(then, now)) and (view := (yield from _last_view(then, logs))):
                former.append(FormerMatch(view, seats))
        if now is self._state.begun[-1]:
            self._former = tuple(former)

    def of(self, level: str) -> tuple[FormerMatch, ...]:
        """What a bot of this level remembers."""
        return (self._former or ()) if remembers(self._state.seating.game, level) else ()


def _last_view(
    then: Seating, logs: Mapping[str, tuple[StoredEntry, ...]]
) -> Generator[None, None, Raw | None]:
    """What spectators saw of a former match at last; nothing if it was played by other rules."""
    header = _match_of(then)
    try:
        play = StoredMatch(header, bytes.fromhex(then.header_seed))
        for entry in logs[header.id]:
            yield
            play.take_stored(entry)
    except BadLog:
        return None
    return Raw(_encode(play.view(Audience.SPECTATOR)))


def _match_of(table: Seating) -> Header:
    assert table.header is not None
    return table.header


def where_now(then: Seating, now: Seating) -> dict[Seat, Seat]:
    """Where the people of a former match sit now: known by their token, or else by their name."""
    by_token = {now.token_at(seat): seat for seat in now.humans()}
    by_name = {now.name_at(seat): seat for seat in now.humans()}
    former = {seat: then.token_at(seat) for seat in then.humans()}
    known = {seat: by_token[token] for seat, token in former.items() if token in by_token}
    for seat in former:
        name = then.name_at(seat)
        if seat not in known and by_name.get(name) not in (None, *known.values()):
            known[seat] = by_name[name]
    return known
