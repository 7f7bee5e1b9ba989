"""The state of a table, folded from its logs: its seating, its chat, and the match that is being played."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from twofold.bots import levels_of
from twofold.engine import Header, Seat, installed_games
from twofold.engine.dice import commitment, match_id
from twofold.server.protocol.http import Listing, Phase, PlannedSeat, SeatKind, SeatShown, Table
from twofold.server.protocol.ws import Line
from twofold.server.table import changes
from twofold.server.table.changes import Change, MatchStarted, Opened, Said
from twofold.server.table.chat import Chat
from twofold.server.table.match import StoredEntry, StoredMatch


class Chair(Struct, frozen=True):
    """One seat."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    token: str = ""
    """The digest of the token of whoever sits here."""

    offered: str = ""
    """The digest of the token that the player may have given away, and nobody has come with yet."""

    came: bool = False
    """Whether whoever sits here has been connected …"""

    dealt: bool = False
    """… or was dealt in."""

    entropy: str = ""
    nodes: frozenset[str] = frozenset()
    """The servers that a device of this player is connected to, as far as they could tell."""

    stand_in: bool = False

    def shown(self, live: frozenset[str], dealt_to: str) -> SeatShown:
        """The seat as everybody sees it, given the servers that are up."""
        present = bool(self.nodes & live)
        return SeatShown(self.kind, self.name, self.level, present, self.stand_in, self.entropy, dealt_to)


class Seating(Struct, frozen=True):
    """Everything about a table besides its chat and the moves of its matches."""

    id: str
    version: int
    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    public: bool
    spectators: bool
    stand_ins: bool
    memory: bool
    code: str
    host: str
    """The digest of the host's token."""

    seed: str
    """The server seed of the next match."""

    header: Header | None = None
    """The match that is being played or was played last …"""

    header_seed: str = ""
    """… and its server seed."""

    abandoned: bool = False
    ended: bool = False
    """Whether the match has been noted to have come to its end."""

    legacy: tuple[str, ...] = ()
    """What was brought for the next match, besides what the last one leaves to it."""

    deserted: bool = False
    """Whether the host got up when nobody else was left."""

    @property
    def next_match(self) -> str:
        """The id of the next match, settled with its seed."""
        return match_id(bytes.fromhex(self.seed))

    @property
    def commitment(self) -> str:
        """What is published of the next match's seed."""
        return commitment(self.next_match, bytes.fromhex(self.seed))

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token's digest opens."""
        return next((seat for seat, chair in enumerate(self.chairs) if token and chair.token == token), None)

    def offered_seat(self, token: str) -> Seat | None:
        """The seat that a token's digest was given away for."""
        return next(
            (seat for seat, chair in enumerate(self.chairs) if token and chair.offered == token), None
        )

    def knows(self, token: str) -> bool:
        """Whether a token's digest is a seat's or the host's."""
        return self.seat_of(token) is not None or (bool(token) and token == self.host)

    @property
    def host_seat(self) -> Seat | None:
        """Where the host sits, if anywhere."""
        return self.seat_of(self.host)

    def humans(self) -> list[Seat]:
        """The seats that people have taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def left(self) -> list[Seat]:
        """The seats that are free; while a match is played, those whose players have left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def unplayed(self, present: frozenset[Seat]) -> list[Seat]:
        """The seats that are played, and by no person who is there."""
        return [seat for seat, c in enumerate(self.chairs) if c.kind != "closed" and seat not in present]

    def is_left(self, live: frozenset[str]) -> bool:
        """Whether everybody who was here is gone."""
        people = [self.chairs[seat] for seat in self.humans()]
        gone = all(chair.came and not chair.nodes & live for chair in people)
        return gone if people else self.deserted

    def missed(self, present: frozenset[Seat]) -> list[Seat]:
        """The seats that a person should play, and neither a person nor a stand-in does."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind in ("human", "open") and seat not in present and not chair.stand_in
        ]


def opened_table(table: str, change: changes.Opened) -> Seating:
    """A table as it is when it has just been opened."""
    return Seating(
        id=table,
        version=1,
        game=change.game,
        options=change.options,
        chairs=tuple(_planned(plan) for plan in change.seats),
        public=change.public,
        spectators=change.spectators,
        stand_ins=change.stand_ins,
        memory=change.memory,
        code=change.code,
        host=change.host,
        seed=change.seed,
    )


def after(seating: Seating, change: Change) -> Seating:
    """The table after a change. Chat changes nothing here."""
    follow = _AFTER.get(type(change))
    if follow is None:
        return seating
    return replace(follow(seating, change), version=seating.version + 1)


def _planned(plan: PlannedSeat) -> Chair:
    return Chair(plan.kind, name=f"Bot ({plan.level})" if plan.level else "", level=plan.level)


def _with_chair(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = (*seating.chairs[:seat], chair, *seating.chairs[seat + 1 :])
    return replace(seating, chairs=chairs)


def _seat_taken(seating: Seating, change: changes.SeatTaken) -> Seating:
    seating = replace(seating, deserted=False)
    return _with_chair(seating, change.seat, Chair("human", change.name, token=change.token))


def _seat_left(seating: Seating, change: changes.SeatLeft) -> Seating:
    was_host = seating.host_seat == change.seat
    seating = _with_chair(seating, change.seat, Chair("open"))
    heirs = seating.humans()
    if not was_host:
        return seating
    return replace(seating, host=seating.chairs[heirs[0]].token) if heirs else replace(seating, deserted=True)


def _seat_planned(seating: Seating, change: changes.SeatPlanned) -> Seating:
    return _with_chair(seating, change.seat, _planned(change.plan))


def _renamed(seating: Seating, change: changes.Renamed) -> Seating:
    return _with_chair(seating, change.seat, replace(seating.chairs[change.seat], name=change.name))


def _seat_offered(seating: Seating, change: changes.SeatOffered) -> Seating:
    return _with_chair(seating, change.seat, replace(seating.chairs[change.seat], offered=change.token))


def _seat_handed_over(seating: Seating, change: changes.SeatHandedOver) -> Seating:
    was_host = seating.host_seat == change.seat
    chair = replace(seating.chairs[change.seat], token=change.token, offered="", nodes=frozenset())
    seating = _with_chair(seating, change.seat, chair)
    return replace(seating, host=change.token) if was_host else seating


def _table_altered(seating: Seating, change: changes.TableAltered) -> Seating:
    named = ("options", "public", "spectators", "stand_ins", "memory")
    given = {name: getattr(change, name) for name in named if getattr(change, name) is not None}
    if change.host is not None:
        given["host"] = seating.chairs[change.host].token
    if change.legacy is not None:
        given["legacy"] = installed_games[seating.game].read_legacy((*seating.legacy, *change.legacy))
    return replace(seating, **given)


def _entropy_mixed(seating: Seating, change: changes.EntropyMixed) -> Seating:
    return _with_chair(seating, change.seat, replace(seating.chairs[change.seat], entropy=change.entropy))


def _match_started(seating: Seating, change: changes.MatchStarted) -> Seating:
    dealt = [replace(seating.chairs[seat], entropy="", dealt=True) for seat in change.seats]
    playing = [_filled(chair, change.fill) for chair in dealt]
    closed = [Chair("closed")] * (len(seating.chairs) - len(playing))
    return replace(
        seating,
        chairs=(*playing, *closed),
        seed=change.next_seed,
        header=change.header,
        header_seed=seating.seed,
        abandoned=False,
        ended=False,
        legacy=(),
    )


def _filled(chair: Chair, level: str | None) -> Chair:
    return _planned(PlannedSeat("bot", level)) if chair.kind == "open" else chair


def _match_abandoned(seating: Seating, change: changes.MatchAbandoned) -> Seating:  # noqa: ARG001
    return replace(seating, abandoned=True)


def _match_ended(seating: Seating, change: changes.MatchEnded) -> Seating:  # noqa: ARG001
    return replace(seating, ended=True)


def _came(seating: Seating, change: changes.Came) -> Seating:
    chair = seating.chairs[change.seat]
    back = replace(chair, nodes=chair.nodes | {change.node}, stand_in=False, came=True)
    return _with_chair(seating, change.seat, back)


def _went(seating: Seating, change: changes.Went) -> Seating:
    chair = seating.chairs[change.seat]
    return _with_chair(seating, change.seat, replace(chair, nodes=chair.nodes - {change.node}))


def _stand_in_took(seating: Seating, change: changes.StandInTook) -> Seating:
    return _with_chair(seating, change.seat, replace(seating.chairs[change.seat], stand_in=True))


_AFTER: dict[type, Callable[[Seating, Any], Seating]] = {
    changes.SeatTaken: _seat_taken,
    changes.SeatLeft: _seat_left,
    changes.SeatPlanned: _seat_planned,
    changes.Renamed: _renamed,
    changes.SeatOffered: _seat_offered,
    changes.SeatHandedOver: _seat_handed_over,
    changes.TableAltered: _table_altered,
    changes.EntropyMixed: _entropy_mixed,
    changes.MatchStarted: _match_started,
    changes.MatchAbandoned: _match_abandoned,
    changes.MatchEnded: _match_ended,
    changes.Came: _came,
    changes.Went: _went,
    changes.StandInTook: _stand_in_took,
}


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
            seats=tuple(chair.shown(live, self._dealt_to(seat)) for seat, chair in enumerate(table.chairs)),
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
