"""What bots may remember of the people at a table: its former matches, as everybody saw them end."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Raw

from twofold.bots import remembers
from twofold.engine import Audience, BadLog, Header, Seat
from twofold.server.effects import Recall
from twofold.server.play import Play, StoredEntry
from twofold.server.questions import Former
from twofold.server.record import Record
from twofold.server.seating import Seating

_encode = msgspec.json.encode


class Memory:
    """The former matches that the bots of the present one know, once they have been read."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._former: tuple[Former, ...] | None = None
        self._asked = False

    def forget(self) -> None:
        """A new match begins."""
        self._former, self._asked = None, False

    @property
    def _tables(self) -> tuple[Seating, ...]:
        """The table at the beginning of each former match, if its host lets them be remembered."""
        begun = self._record.begun
        return begun[:-1] if begun and begun[-1].memory else ()

    def lacks(self, levels: Iterable[str]) -> bool:
        """Whether bots of these levels would remember something that has yet to be read."""
        if self._former is not None or not self._tables:
            return False
        return any(remembers(self._record.seating.game, level) for level in levels)

    def recall(self) -> list[Recall]:
        """Ask once for what there is to remember."""
        if self._asked or self._record.match is None:
            return []
        self._asked = True
        return [Recall(self._record.match, tuple(_match_of(then).id for then in self._tables))]

    def recalled(self, logs: Mapping[str, tuple[StoredEntry, ...]]) -> None:
        """The logs of the former matches have been read."""
        now = self._record.begun[-1]
        seen = [_seen(then, logs[_match_of(then).id], now) for then in self._tables]
        self._former = tuple(former for former in seen if former)

    def of(self, level: str) -> tuple[Former, ...]:
        """What a bot of this level remembers."""
        return (self._former or ()) if remembers(self._record.seating.game, level) else ()


def _seen(then: Seating, log: Iterable[StoredEntry], now: Seating) -> Former | None:
    """A former match; nothing if it was played by other rules, or nobody of it is here."""
    seats = where_now(then, now)
    if not seats:
        return None
    try:
        play = Play(_match_of(then), bytes.fromhex(then.header_seed))
        for entry in log:
            play.take_stored(entry)
    except BadLog:
        return None
    return Former(Raw(_encode(play.view(Audience.SPECTATOR))), seats)


def _match_of(table: Seating) -> Header:
    assert table.header is not None
    return table.header


def where_now(then: Seating, now: Seating) -> dict[Seat, Seat]:
    """Where the people of a former match sit now: known by their token, or else by their name."""
    people = {seat: now.chairs[seat] for seat in now.humans()}
    by_token = {chair.token: seat for seat, chair in people.items()}
    by_name = {chair.name: seat for seat, chair in people.items()}
    former = {seat: then.chairs[seat] for seat in then.humans()}
    known = {seat: by_token[chair.token] for seat, chair in former.items() if chair.token in by_token}
    for seat, chair in former.items():
        if seat not in known and by_name.get(chair.name) not in (None, *known.values()):
            known[seat] = by_name[chair.name]
    return known
