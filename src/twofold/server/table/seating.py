"""The seating of a table: who sits where and what is agreed, folded from the changes in its log."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from twofold.engine import Header, Seat, installed_games
from twofold.engine.dice import commitment, match_id
from twofold.server.protocol.http import PlannedSeat, SeatKind, SeatShown
from twofold.server.table import changes
from twofold.server.table.changes import Change


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

    def shown(self, live: frozenset[str], dealt_to: str, person: int | None) -> SeatShown:
        """The seat as everybody sees it, given the servers that are up."""
        present = bool(self.nodes & live)
        return SeatShown(
            self.kind, self.name, self.level, present, self.stand_in, self.entropy, dealt_to, person
        )


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
