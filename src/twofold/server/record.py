"""What the logs of a table say: its seating, its chat, and the match that is being played."""

from msgspec import Struct

from twofold.engine import Seat
from twofold.server import seating
from twofold.server.bodies import Listing, Phase, Table
from twofold.server.changes import Change, MatchStarted, Opened, Said
from twofold.server.chat import Chat
from twofold.server.messages import Line
from twofold.server.play import Play, StoredEntry
from twofold.server.requests import middle_level
from twofold.server.seating import Seating

MATCHES_REMEMBERED = 5
"""How far back bots remember, where they may."""


class Position(Struct, frozen=True):
    """How far the logs of a table are known."""

    table: str
    seq: int = 0
    match: str | None = None
    match_seq: int = 0


class News(Struct, frozen=True):
    """What the logs hold beyond what was known."""

    changes: tuple[tuple[int, Change], ...] = ()
    entries: dict[str, tuple[StoredEntry, ...]] = {}
    """By match: the one that was known, and the latest."""

    clock: int = 0
    """How late it was last known to be in the latest match."""


class Record:
    """A table and its match, folded from their logs."""

    def __init__(self, table: str, opened: Opened) -> None:
        self.table = table
        self.seq = 1
        """The number of the last change in the table's log."""

        self.seating: Seating = seating.opened(table, opened)
        self.chat = Chat()
        self.play: Play | None = None
        self.begun: tuple[Seating, ...] = ()
        """The table as it was when each of the last matches began, the present one included."""

    def change(self, seq: int, change: Change) -> Line | None:
        """One more change has happened; gives the line if something was said."""
        self.seq = seq
        if isinstance(change, Said):
            return self.chat.add(change)
        seed = bytes.fromhex(self.seating.seed)
        self.seating = seating.after(self.seating, change)
        if isinstance(change, MatchStarted):
            self.play = Play(change.header, seed)
            self.begun = (*self.begun[-MATCHES_REMEMBERED:], self.seating)
        return None

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

    def bot_levels(self) -> dict[Seat, str]:
        """The seats that bots play, and how well."""
        return {
            seat: chair.level or middle_level(self.seating.game)
            for seat, chair in enumerate(self.seating.chairs)
            if chair.kind == "bot" or chair.stand_in
        }

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
            seats=tuple(chair.shown(live) for chair in table.chairs),
            host=table.host_seat,
            public=table.public,
            spectators=table.spectators,
            stand_ins=table.stand_ins,
            memory=table.memory,
            watching=watching,
            running=running,
            match=self.match,
            commitment=table.commitment,
            abandoned=table.abandoned,
        )

    def listing(self, change: Change | None = None) -> Listing | None:
        """How the table appears in the list of public tables, now or after a change."""
        table = seating.after(self.seating, change) if change else self.seating
        phase = self._phase_with(table)
        if not table.public or phase == "over":
            return None
        names = tuple(chair.name for chair in table.chairs if chair.name)
        open_seats = sum(chair.kind == "open" for chair in table.chairs)
        return Listing(self.table, table.game, phase, names, open_seats, table.spectators)
