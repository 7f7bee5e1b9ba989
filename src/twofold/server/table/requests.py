"""Requests over HTTP: what people ask of a table, and the change to its log that would grant it."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct

from twofold.bots import levels_of
from twofold.engine import AnyGame, BadLegacy, BadOptions, Header, Refused, Seat, installed_games
from twofold.engine.dice import SEED_BYTES
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import (
    ChangeTable,
    CreateTable,
    Phase,
    PlannedSeat,
    Rename,
    SitDown,
    StartMatch,
)
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.seating import Seating
from twofold.server.table.state import middle_level
from twofold.server.table.text import sanitized, sanitized_within
from twofold.server.tokens import digest, new_code


class LeaveSeat(Struct, frozen=True):
    """Leave a seat for good."""


class HandOver(Struct, frozen=True):
    """Give the seat to somebody else by way of a new token."""


class Rematch(Struct, frozen=True):
    """Play again with the same seats."""


class Abandon(Struct, frozen=True):
    """Break the match off."""


class Look(Struct, frozen=True):
    """See the table as it is."""


Request: TypeAlias = (
    SitDown
    | Rename
    | PlannedSeat
    | ChangeTable
    | StartMatch
    | LeaveSeat
    | HandOver
    | Rematch
    | Abandon
    | Look
)
"""What is asked: the body of the HTTP request, or what its address says where it has none."""


class Beginning(Struct, frozen=True):
    """What a match needs that nobody at the table decides."""

    created: str
    next_seed: str
    """The server seed of the match after it."""

    books: Mapping[str, tuple[str, ...]] = {}
    """By game: what the server leaves to every match."""


class HttpCommand(Struct, frozen=True):
    """A request over HTTP, with whoever makes it and what the server adds."""

    number: int
    request: Request
    token: str = ""
    """The digest of the token that came with it; empty if none did."""

    seat: Seat = 0
    """The seat that it is about, if it is about one."""

    new_token: str = ""
    """The digest of the token that the seat gets, where it gets one."""

    beginning: Beginning | None = None
    """Where a match is to begin."""


class RequestContext(Struct, frozen=True):
    """What a request is decided by."""

    seating: Seating
    phase: Phase
    present: frozenset[Seat]
    vacant: frozenset[Seat]
    """The seats that no person has played for as long as the table waits for one."""

    token: str
    legacy: Callable[[], tuple[str, ...]] = tuple
    """Tells what the table leaves to its next match."""

    def require_host(self) -> None:
        """Turn down everybody but the host."""
        self.require_token()
        if self.token != self.seating.host:
            raise TurnedDown(no.HOST_ONLY, 403)

    def require_token(self) -> None:
        """Turn down whoever has no place at the table."""
        if not self.seating.knows(self.token):
            raise TurnedDown(no.WRONG_TOKEN, 401)

    def require_seat(self, seat: Seat) -> None:
        """Turn down whoever does not sit there."""
        self.require_token()
        if self.seating.seat_of(self.token) != seat:
            raise TurnedDown(no.NOT_YOUR_SEAT, 403)

    def require_rest(self) -> None:
        """Turn down what cannot be done while a match is played."""
        if self.phase == "playing":
            raise TurnedDown(no.NOT_WHILE_PLAYING)


def change_for(command: HttpCommand, here: RequestContext) -> Change | None:
    """The change that grants a request, nothing if there is none to make; raises ``TurnedDown``."""
    return _GRANT[type(command.request)](command, command.request, here)


def _sit_down(command: HttpCommand, body: SitDown, here: RequestContext) -> Change:
    seat, chairs, name = command.seat, here.seating.chairs, checked_name(body.name)
    if not seat < len(chairs) or not (chairs[seat].kind == "open" or _asks_again(seat, name, here)):
        raise TurnedDown(no.SEAT_TAKEN)
    if here.seating.seat_of(here.token) is not None:
        raise TurnedDown(no.SEATED_ALREADY)
    # A host who only looked on keeps the token, and with it the table, on sitting down.
    token = here.token if here.token and here.token == here.seating.host else command.new_token
    return changes.SeatTaken(seat, name, token)


def _asks_again(seat: Seat, name: str, here: RequestContext) -> bool:
    """Whether this may be the same person once more, whom the answer with the token never reached."""
    chair = here.seating.chairs[seat]
    unanswered = (
        chair.kind == "human" and not (chair.came or chair.dealt) and chair.token != here.seating.host
    )
    return unanswered and chair.name == name


def _leave_seat(command: HttpCommand, _: LeaveSeat, here: RequestContext) -> Change:
    here.require_seat(command.seat)
    return changes.SeatLeft(command.seat)


def _plan_seat(command: HttpCommand, plan: PlannedSeat, here: RequestContext) -> Change:
    here.require_host()
    if not command.seat < len(here.seating.chairs):
        raise TurnedDown(no.no_such_place(len(here.seating.chairs)), 404)
    if here.phase == "playing":
        _require_empty(command.seat, plan, here)
    return changes.SeatPlanned(command.seat, level_checked(here.seating.game, plan))


def _require_empty(seat: Seat, plan: PlannedSeat, here: RequestContext) -> None:
    """In mid-match a seat may go to a bot when nobody is there to play it, to people only after a while."""
    in_play = here.seating.chairs[seat].kind != "closed" and plan.kind != "closed"
    if not in_play or seat in here.present:
        raise TurnedDown(no.NOT_WHILE_PLAYING)
    if plan.kind == "open" and seat not in here.vacant:
        raise TurnedDown(no.DEALT_IN)


def _rename(command: HttpCommand, body: Rename, here: RequestContext) -> Change:
    here.require_seat(command.seat)
    return changes.Renamed(command.seat, checked_name(body.name))


def _hand_over(command: HttpCommand, _: HandOver, here: RequestContext) -> Change:
    here.require_seat(command.seat)
    return changes.SeatOffered(command.seat, command.new_token)


def _change_table(_: HttpCommand, given: ChangeTable, here: RequestContext) -> Change:
    here.require_host()
    if given.options is not None:
        here.require_rest()
    if given.host is not None and given.host not in here.seating.humans():
        raise TurnedDown(no.HOST_MUST_SIT)
    options = None if given.options is None else options_checked(here.seating.game, given.options)
    legacy = None if given.legacy is None else legacy_checked(here.seating.game, given.legacy)
    return changes.TableAltered(
        options, given.public, given.spectators, given.stand_ins, given.host, given.memory, legacy
    )


def _start(command: HttpCommand, body: StartMatch, here: RequestContext) -> Change:
    here.require_host()
    here.require_rest()
    kinds = ("human", "bot") if body.fill is None else ("human", "bot", "open")
    playing = tuple(seat for seat, chair in enumerate(here.seating.chairs) if chair.kind in kinds)
    if body.fill is not None:
        level_checked(here.seating.game, PlannedSeat("bot", body.fill))
    return _started(here, playing, command.beginning, body.fill)


def _rematch(command: HttpCommand, _: Rematch, here: RequestContext) -> Change:
    here.require_token()
    here.require_rest()
    if here.phase == "gathering":
        raise TurnedDown(no.NOTHING_PLAYED)
    chairs = enumerate(here.seating.chairs)
    playing = tuple(seat for seat, chair in chairs if chair.kind != "closed")
    return _started(here, playing, command.beginning, middle_level(here.seating.game))


def _started(
    here: RequestContext, playing: tuple[Seat, ...], beginning: Beginning | None, fill: str | None
) -> changes.MatchStarted:
    assert beginning is not None
    seating = here.seating
    game = installed_games[seating.game]
    options = game.read_options(seating.options)
    check_table(seating.game, seating.options, len(playing))
    chairs = [seating.chairs[seat] for seat in playing]
    header = Header(
        id=seating.next_match,
        game=game.id,
        rules_version=game.rules_version,
        options=_plain(options),
        seats=tuple(chair.name or f"Bot ({fill})" for chair in chairs),
        commitment=seating.commitment,
        entropy=tuple(chair.entropy if chair.kind == "human" else None for chair in chairs),
        created=beginning.created,
        legacy=game.read_legacy((*beginning.books.get(game.id, ()), *here.legacy())) or UNSET,
    )
    return changes.MatchStarted(header, playing, fill, beginning.next_seed)


def _abandon(_: HttpCommand, __: Abandon, here: RequestContext) -> Change:
    here.require_host()
    if here.phase != "playing":
        raise TurnedDown(no.NOTHING_PLAYED)
    return changes.MatchAbandoned()


def _look(*_: object) -> None:
    return None


_GRANT: dict[type, Callable[[HttpCommand, Any, RequestContext], Change | None]] = {
    SitDown: _sit_down,
    LeaveSeat: _leave_seat,
    PlannedSeat: _plan_seat,
    Rename: _rename,
    HandOver: _hand_over,
    ChangeTable: _change_table,
    StartMatch: _start,
    Rematch: _rematch,
    Abandon: _abandon,
    Look: _look,
}

# ---- Opening a table, and the checks that it needs, too


def checked_name(name: str) -> str:
    """The name as it is shown; raises if nothing of it can be."""
    shown = sanitized(name)
    if not shown:
        raise TurnedDown(no.NAMELESS, 400)
    return shown


def level_checked(game_id: str, plan: PlannedSeat) -> PlannedSeat:
    """The plan with a level that the game has."""
    if plan.kind != "bot":
        return PlannedSeat(plan.kind)
    levels = levels_of(installed_games[game_id])
    level = plan.level or middle_level(game_id)
    if level not in levels:
        raise TurnedDown(no.no_such_level(levels), 400)
    return PlannedSeat("bot", level)


def options_checked(game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options, all of them, as the game reads them; raises if it cannot."""
    try:
        return _plain(installed_games[game_id].read_options(sanitized_within(options)))
    except BadOptions as error:
        raise TurnedDown(no.bad_options(error), 400) from error


def legacy_checked(game_id: str, text: str) -> tuple[str, ...]:
    """What former matches left, as the game reads it; raises if it cannot."""
    try:
        return installed_games[game_id].read_legacy(text.splitlines())
    except BadLegacy as error:
        raise TurnedDown(no.bad_legacy(error), 400) from error


def check_table(game_id: str, options: dict[str, Any], seats: int) -> None:
    """Raises unless that many can play with these options."""
    game = installed_games[game_id]
    try:
        game.check_table(game.read_options(options), seats)
    except BadOptions as error:
        raise TurnedDown(no.unplayable(error)) from error
    except Refused as refused:
        raise TurnedDown(refused.refusal) from refused


def _plain(options: Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def known_game(game_id: str) -> AnyGame:
    """The game of this id; raises ``TurnedDown`` if there is none."""
    if game_id not in installed_games:
        raise TurnedDown(no.NO_SUCH_GAME, 404)
    return installed_games[game_id]


def opened_by(wanted: CreateTable, token: str) -> tuple[changes.Opened, changes.SeatTaken | None]:
    """What a table's log begins with; raises ``TurnedDown`` for tables that cannot be."""
    game = known_game(wanted.game)
    name = checked_name(wanted.name)
    if len(wanted.seats) > max(game.seat_counts):
        raise TurnedDown(no.too_many_seats(game.name, max(game.seat_counts)), 400)
    seats = tuple(level_checked(game.id, plan) for plan in wanted.seats)
    if wanted.sit is not None and (wanted.sit >= len(seats) or seats[wanted.sit].kind != "open"):
        raise TurnedDown(no.SEAT_TAKEN, 400)
    opened = changes.Opened(
        game=game.id,
        options=options_checked(game.id, wanted.options),
        seats=seats,
        public=wanted.public,
        spectators=wanted.spectators,
        stand_ins=wanted.stand_ins,
        memory=wanted.memory,
        code=new_code(),
        host=digest(token),
        seed=secrets.token_hex(SEED_BYTES),
    )
    return opened, None if wanted.sit is None else changes.SeatTaken(wanted.sit, name, opened.host)
