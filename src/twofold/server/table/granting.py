"""Granting: the change to a table's log that carries out what was asked over HTTP, or why there is none."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from twofold.engine import Header, Seat, installed_games
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import ChangeTable, PlannedSeat, Rename, SitDown, StartMatch
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.checks import (
    check_table,
    checked_name,
    legacy_checked,
    level_checked,
    options_checked,
    plain,
)
from twofold.server.table.coming import ROOM_GRANTS, is_unanswered
from twofold.server.table.people import middle_level
from twofold.server.table.requests import (
    Abandon,
    Beginning,
    HandOver,
    HttpCommand,
    LeaveSeat,
    Rematch,
    RequestContext,
    SeeTable,
)
from twofold.server.table.rotation import getting_up
from twofold.server.table.seating import Seating


def change_for(command: HttpCommand, here: RequestContext) -> Change | None:
    """The change that grants a request, nothing if there is none to make; raises ``TurnedDown``."""
    return GRANTS[type(command.request)](command, command.request, here)


def _sit_down(command: HttpCommand, body: SitDown, here: RequestContext) -> Change:
    seat, chairs, name = command.seat, here.seating.chairs, checked_name(body.name)
    if not seat < len(chairs) or not (chairs[seat].kind == "open" or _asks_again(seat, name, here)):
        raise TurnedDown(no.SEAT_TAKEN)
    if here.seating.seat_of(here.token) is not None:
        raise TurnedDown(no.SEATED_ALREADY)
    if waiting := here.seating.person_of(here.token):
        return changes.SeatsChanged(waiting.id, seat)
    # A host who only looked on keeps the token, and with it the table, on sitting down.
    token = here.token if here.token and here.token == here.seating.host else command.new_token
    return changes.SeatTaken(seat, name, token, body.look)


def _asks_again(seat: Seat, name: str, here: RequestContext) -> bool:
    """Whether this may be the same person once more, whom the answer with the token never reached."""
    chair = here.seating.chairs[seat]
    person = here.seating.person_at(seat)
    return chair.kind == "human" and person is not None and is_unanswered(person, name, here)


def _leave_seat(command: HttpCommand, _: LeaveSeat, here: RequestContext) -> Change:
    here.require_seat(command.seat)
    return changes.SeatLeft(command.seat)


def _plan_seat(command: HttpCommand, plan: PlannedSeat, here: RequestContext) -> Change:
    here.require_host_or_deputy()
    if not command.seat < len(here.seating.chairs):
        raise TurnedDown(no.no_such_place(len(here.seating.chairs)), 404)
    if here.seating.chairs[command.seat].kind == "human":
        here.require_host()
    if here.phase == "playing":
        _require_empty(command.seat, plan, here)
    return changes.SeatPlanned(command.seat, level_checked(here.seating.game, plan))


def _require_empty(seat: Seat, plan: PlannedSeat, here: RequestContext) -> None:
    """In mid-match a seat may go to a bot when nobody is there to play it, to people only after a while."""
    chair = here.seating.chairs[seat]
    in_play = chair.kind != "closed" and plan.kind != "closed"
    if not in_play or seat in here.present or chair.barred:
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
    here.require_host_or_deputy()
    if given.host is not None or given.public is not None or given.spectators is not None:
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
    here.require_host_or_deputy()
    here.require_rest()
    playing = occupied(here.seating)
    if body.fill is not None:
        level_checked(here.seating.game, PlannedSeat("bot", body.fill))
        playing = tuple(sorted((*playing, *here.seating.left())))
    return started(here, playing, command.beginning, body.fill)


def _rematch(command: HttpCommand, _: Rematch, here: RequestContext) -> Change:
    _require_nobody_else(here)
    here.require_rest()
    if here.phase == "gathering":
        raise TurnedDown(no.NOTHING_PLAYED)
    if here.seating.grows:
        return started(here, occupied(here.seating), command.beginning, None)
    chairs = enumerate(here.seating.chairs)
    playing = tuple(seat for seat, chair in chairs if chair.kind != "closed")
    return started(here, playing, command.beginning, middle_level(here.seating.game))


def _require_nobody_else(here: RequestContext) -> None:
    """Playing again is a question to everybody: only the host may cut it short, or who is alone with bots."""
    here.require_token()
    if here.seating.humans() != [here.seating.seat_of(here.token)]:
        here.require_host_or_deputy()


def occupied(seating: Seating) -> tuple[Seat, ...]:
    """The seats that somebody sits on, people and bots."""
    return tuple(seat for seat, chair in enumerate(seating.chairs) if chair.kind in ("human", "bot"))


def started(
    here: RequestContext, playing: tuple[Seat, ...], beginning: Beginning | None, fill: str | None
) -> changes.MatchStarted:
    """A match among these seats, the open ones given to bots; raises ``TurnedDown`` if it cannot be."""
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
        options=plain(options),
        seats=tuple(seating.name_at(seat) or f"Bot ({fill})" for seat in playing),
        commitment=seating.commitment,
        entropy=tuple(chair.entropy if chair.kind == "human" else None for chair in chairs),
        created=beginning.created,
        legacy=game.read_legacy((*beginning.books.get(game.id, ()), *here.legacy())) or UNSET,
    )
    return changes.MatchStarted(header, playing, fill, beginning.next_seed)


def _abandon(_: HttpCommand, __: Abandon, here: RequestContext) -> Change:
    here.require_host_or_deputy()
    if here.phase != "playing":
        raise TurnedDown(no.NOTHING_PLAYED)
    return changes.MatchAbandoned(getting_up(here.seating, (), here.live))


def _see(*_: object) -> None:
    return None


GRANTS: dict[type, Callable[[HttpCommand, Any, RequestContext], Change | None]] = {
    SitDown: _sit_down,
    LeaveSeat: _leave_seat,
    PlannedSeat: _plan_seat,
    Rename: _rename,
    HandOver: _hand_over,
    ChangeTable: _change_table,
    StartMatch: _start,
    Rematch: _rematch,
    Abandon: _abandon,
    SeeTable: _see,
    **ROOM_GRANTS,
}
