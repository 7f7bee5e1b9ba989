"""The state of a table, folded from its logs: its seating, its chat, and the match that is being played."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from twofold.engine import Seat, Viewer, installed_games
from twofold.server.protocol.http import Listing, Phase, Table
from twofold.server.protocol.people import AwayShown, PersonShown
from twofold.server.protocol.ws import Line
from twofold.server.table.changes import Change, MatchStarted, Opened, Said
from twofold.server.table.chat import Chat
from twofold.server.table.fold import after, opened_table
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.people import middle_level
from twofold.server.table.seating import Seating


class Cursor(Struct, frozen=True):
    """How far the logs of a table are known."""

    table: str
    seq: int = 0
    match: str | None = None
    match_seq: int = 0


class LogTail(Struct, frozen=True):
    """What the logs hold beyond what was known."""

    changes: tuple[tuple[int, Change], ...] = ()
    entries: dict[str, tuple[StoredEntry, ...]] = {}
    """By match: the one that was known, and the latest."""

    clock: int = 0
    """How late it was last known to be in the latest match."""


class Presence(Struct, frozen=True):
    """What is so at this moment, in no log, and shown with the table."""

    watching: int = 0
    """How many look on."""

    running: bool = False
    """Whether match time passes."""

    countdown: int | None = None
    away: Mapping[Seat, AwayShown] = {}


def _bot_levels(seating: Seating) -> dict[Seat, str]:
    return {
        seat: chair.level or middle_level(seating.game)
        for seat, chair in enumerate(seating.chairs)
        if chair.kind == "bot" or chair.stand_in
    }


class TableState:
    """A table and its match, folded from their logs."""

    def __init__(self, table: str, opened: Opened) -> None:
        self.table = table
        self.seq = 1
        """The number of the last change in the table's log."""

        self.seating: Seating = opened_table(table, opened)
        self.chat = Chat()
        self.play: StoredMatch | None = None
        self.begun: Seating | None = None
        """The table as it was when the present match began."""

        self.dealt: tuple[str, ...] = ()
        """By seat: the digest of the token of whoever was dealt in at the present match."""

        self.bot_levels = _bot_levels(self.seating)
        """The seats that bots play, and how well."""

    def change(self, seq: int, change: Change) -> Line | None:
        """One more change has happened; gives the line if something was said."""
        self.seq = seq
        if isinstance(change, Said):
            return self.chat.add(change)
        seed = bytes.fromhex(self.seating.seed)
        self.seating = after(self.seating, change)
        self.bot_levels = _bot_levels(self.seating)
        if isinstance(change, MatchStarted):
            self.play = StoredMatch(change.header, seed)
            self.begun = self.seating
            self.dealt = tuple(map(self.seating.token_at, range(len(self.seating.chairs))))
        if self.play:
            self.play.play_bots(frozenset(self.bot_levels))
        return None

    def folding(self, tail: LogTail) -> Iterator[None]:
        """All that the logs hold, step by step."""
        for seq, change in tail.changes:
            yield None
            self.change(seq, change)
        for entry in tail.entries.get(self.match or "", ()):
            yield None
            assert self.play is not None
            self.play.take_stored(entry)

    @property
    def legacy(self) -> tuple[str, ...]:
        """What the next match is to inherit, as far as the table decides it."""
        of_this_game = self.play is not None and self.play.header.game == self.seating.game
        left = self.play.legacy if self.play and of_this_game else ()
        return installed_games[self.seating.game].read_legacy((*left, *self.seating.legacy))

    @property
    def match(self) -> str | None:
        """The id of the match."""
        return self.play.header.id if self.play else None

    @property
    def match_seq(self) -> int:
        """The number of the last entry of the match."""
        return len(self.play.entries) if self.play else 0

    @property
    def cursor(self) -> Cursor:
        """How far the logs are known."""
        return Cursor(self.table, self.seq, self.match, self.match_seq)

    def is_past(self, news: LogTail) -> bool:
        """Whether all of this is known."""
        entries = news.entries.get(self.match or "", ())
        return all(seq <= self.seq for seq, _ in news.changes[-1:]) and all(
            entry.seq <= self.match_seq for entry in entries[-1:]
        )

    @property
    def phase(self) -> Phase:
        """Whether the table gathers, plays or has played."""
        return self._phase_with(self.seating)

    def _phase_with(self, table: Seating) -> Phase:
        if self.play is None or table.header is None:
            return "gathering" if table.header is None else "playing"
        over = table.ended or table.abandoned or self.play.result is not None
        ended = table.header.id == self.match and over
        return "over" if ended else "playing"

    def updates_of(self, seat: Seat) -> int:
        """How many updates of the match a seat has had."""
        return self.play.counts[self.play.place_of(seat)] if self.play else 0

    def played_by_stand_in(self, viewer: Viewer) -> tuple[int, int] | None:
        """The first and the last update of a seat since a bot has played for it, if one does."""
        chairs = self.seating.chairs
        if not isinstance(viewer, int) or not chairs[viewer].stand_in or self.phase != "playing":
            return None
        first, last = chairs[viewer].stood_in_from + 1, self.updates_of(viewer)
        return (first, last) if first <= last else None

    def present(self, live: frozenset[str]) -> frozenset[Seat]:
        """The seats of people who are connected to a server that is up."""
        return self.seating.present(live)

    def bot_server(self, live: frozenset[str]) -> str | None:
        """Of the servers that players are connected to, the one that plays the bots."""
        seated = (self.seating.person_at(seat) for seat in self.seating.humans())
        return min((node for person in seated if person for node in person.nodes & live), default=None)

    def shown(self, live: frozenset[str], present: "Presence") -> Table:
        """The table as everybody sees it."""
        table, acting = self.seating, self.seating.acting_host
        absent = table.person_of(table.host) if table.deputy is not None else None
        return Table(
            id=table.id,
            code=table.code,
            version=table.version,
            game=table.game,
            options=table.options,
            phase=self.phase,
            seats=table.seats_shown(live, self._dealt_to()),
            host=table.place_of(acting.id) if acting else None,
            public=table.public,
            spectators=table.spectators,
            stand_ins=table.stand_ins,
            memory=table.memory,
            watching=present.watching,
            running=present.running,
            match=self.match,
            next_match=table.next_match,
            commitment=table.commitment,
            abandoned=table.abandoned,
            people=self._people(live, present.away),
            countdown=present.countdown,
            evening=table.evening.shown(),
            absent_host=absent.id if absent else None,
            deputy=table.deputy,
            today=table.today,
        )

    def _people(self, live: frozenset[str], away: Mapping[Seat, AwayShown]) -> tuple[PersonShown, ...]:
        table, shown, acting = self.seating, list[PersonShown](), self.seating.acting_host
        places = {chair.person: seat for seat, chair in enumerate(table.chairs)}
        for person in table.people:
            seat = places.get(person.id)
            level = self.bot_levels.get(seat) if seat is not None else None
            missing = away.get(seat) if seat is not None and not person.is_bot else None
            shown.append(person.shown(live, level, seat, person is acting, missing))
        return tuple(shown)

    def _dealt_to(self) -> tuple[str, ...]:
        """By seat: who was dealt in there, if it is another's by now."""
        if self.begun is None or self.phase != "playing":
            return ()
        dealt, now = self.begun, self.seating
        return tuple(
            "" if dealt.token_at(seat) == now.token_at(seat) else dealt.name_at(seat)
            for seat in range(len(dealt.chairs))
        )

    def listing(self, live: frozenset[str], change: Change | None = None) -> Listing | None:
        """How the table appears in the list of public tables, now or after a change."""
        table = after(self.seating, change) if change else self.seating
        phase = self._phase_with(table)
        done = phase == "over" and not table.grows
        if not table.public or done or table.is_left(live):
            return None
        names = tuple(person.name for person in table.people)
        return Listing(
            self.table, table.game, phase, names, table.open_places(), table.spectators, table.grows
        )
