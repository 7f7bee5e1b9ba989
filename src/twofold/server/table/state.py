"""The state of a table, folded from its logs: its seating, its chat, and the match that is being played."""

from collections.abc import Iterator

from msgspec import Struct

from twofold.bots import levels_of
from twofold.engine import Seat, installed_games
from twofold.server.protocol.http import Listing, Phase, Table
from twofold.server.protocol.people import COLOURS, FIGURES, BotShown, Look, PersonShown
from twofold.server.protocol.ws import Line
from twofold.server.table.changes import Change, MatchStarted, Opened, Said
from twofold.server.table.chat import Chat
from twofold.server.table.match import StoredEntry, StoredMatch
from twofold.server.table.seating import Seating, after, opened_table

MATCHES_REMEMBERED = 5
"""How far back bots remember, where they may."""


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


def middle_level(game_id: str) -> str:
    """The level of bots that nobody chose."""
    levels = list(levels_of(installed_games[game_id]))
    return levels[len(levels) // 2]


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
        self.begun: tuple[Seating, ...] = ()
        """The table as it was when each of the last matches began, the present one included."""

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
            self.begun = (*self.begun[-MATCHES_REMEMBERED:], self.seating)
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
        left = self.play.legacy if self.play else ()
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
    def phase(self) -> Phase:
        """Whether the table gathers, plays or has played."""
        return self._phase_with(self.seating)

    def _phase_with(self, table: Seating) -> Phase:
        if self.play is None or table.header is None:
            return "gathering" if table.header is None else "playing"
        ended = table.header.id == self.match and (table.abandoned or self.play.result is not None)
        return "over" if ended else "playing"

    def present(self, live: frozenset[str]) -> frozenset[Seat]:
        """The seats of people who are connected to a server that is up."""
        return frozenset(seat for seat, chair in enumerate(self.seating.chairs) if chair.nodes & live)

    def bot_server(self, live: frozenset[str]) -> str | None:
        """Of the servers that players are connected to, the one that plays the bots."""
        return min((node for chair in self.seating.chairs for node in chair.nodes & live), default=None)

    def shown(self, live: frozenset[str], watching: int, running: bool) -> Table:
        """The table as everybody sees it."""
        table = self.seating
        return Table(
            id=table.id,
            code=table.code,
            version=table.version,
            game=table.game,
            options=table.options,
            phase=self.phase,
            seats=tuple(
                chair.shown(live, self._dealt_to(seat), seat + 1 if chair.name else None)
                for seat, chair in enumerate(table.chairs)
            ),
            host=table.host_seat,
            public=table.public,
            spectators=table.spectators,
            stand_ins=table.stand_ins,
            memory=table.memory,
            watching=watching,
            running=running,
            match=self.match,
            next_match=table.next_match,
            commitment=table.commitment,
            abandoned=table.abandoned,
            people=self._people(live),
        )

    def _people(self, live: frozenset[str]) -> tuple[PersonShown, ...]:
        chairs = [(seat, chair) for seat, chair in enumerate(self.seating.chairs) if chair.name]
        return tuple(
            PersonShown(
                seat + 1,
                chair.name,
                Look(seat % COLOURS, seat % FIGURES),
                BotShown(chair.level, "otto") if chair.level else None,
                chair.kind == "bot" or bool(chair.nodes & live),
                seat,
                seat == self.seating.host_seat,
            )
            for seat, chair in chairs
        )

    def _dealt_to(self, seat: Seat) -> str:
        """Who was dealt in at this seat, if it is another's by now."""
        dealt = self.begun[-1].chairs if self.begun and self.phase == "playing" else ()
        if seat >= len(dealt) or dealt[seat].token == self.seating.chairs[seat].token:
            return ""
        return dealt[seat].name

    def listing(self, live: frozenset[str], change: Change | None = None) -> Listing | None:
        """How the table appears in the list of public tables, now or after a change."""
        table = after(self.seating, change) if change else self.seating
        phase = self._phase_with(table)
        if not table.public or phase == "over" or table.is_left(live):
            return None
        names = tuple(chair.name for chair in table.chairs if chair.name)
        open_seats = sum(chair.kind == "open" for chair in table.chairs)
        return Listing(self.table, table.game, phase, names, open_seats, table.spectators)
