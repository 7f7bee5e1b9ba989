"""What people ask of a table over HTTP, and the change to its log that would grant it."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from twofold.bots import levels_of
from twofold.engine import AnyGame, BadOptions, Header, Refusal, Refused, Seat, installed_games
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import ChangeTable, Phase, PlannedSeat
from twofold.server.table import changes
from twofold.server.table.changes import Change
from twofold.server.table.state import Seating, middle_level
from twofold.server.table.text import name_refusal, sanitized, sanitized_within


class Sit(Struct, frozen=True):
    """Take an open seat."""

    seat: Seat
    name: str
    new_token: str
    """The digest of the token that the seat gets."""


class GetUp(Struct, frozen=True):
    """Leave a seat for good."""

    seat: Seat


class PlanSeat(Struct, frozen=True):
    """Open or close a seat, or give it to a bot."""

    seat: Seat
    plan: PlannedSeat


class TakeName(Struct, frozen=True):
    """Be called something else."""

    seat: Seat
    name: str


class HandOver(Struct, frozen=True):
    """Give the seat to somebody else by way of a new token."""

    seat: Seat
    new_token: str


class Alter(Struct, frozen=True):
    """Change options, openness, or the host."""

    given: ChangeTable


class Beginning(Struct, frozen=True):
    """What a match needs that nobody at the table decides."""

    match: str
    """Its id."""

    created: str
    next_seed: str
    """The server seed of the match after it."""


class Start(Struct, frozen=True):
    """Begin the first match, or one with other seats."""

    beginning: Beginning
    fill: str | None


class Rematch(Struct, frozen=True):
    """Play again with the same seats."""

    beginning: Beginning


class Abandon(Struct, frozen=True):
    """Break the match off."""


class Look(Struct, frozen=True):
    """See the table as it is."""


Request: TypeAlias = Sit | GetUp | PlanSeat | TakeName | HandOver | Alter | Start | Rematch | Abandon | Look


class HttpCommand(Struct, frozen=True):
    """A request with whoever makes it."""

    number: int
    request: Request
    token: str = ""
    """The digest of the token that came with it; empty if none did."""


class RequestContext(Struct, frozen=True):
    """What a request is decided by."""

    seating: Seating
    phase: Phase
    present: frozenset[Seat]
    token: str

    def require_host(self) -> None:
        """Turn down everybody but the host."""
        self.require_token()
        if self.token != self.seating.host:
            raise TurnedDown(no.HOST_ONLY, 403)

    def require_token(self) -> None:
        """Turn down whoever has no place at the table."""
        if self.seating.seat_of(self.token) is None and self.token != self.seating.host:
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


def change_for(request: Request, here: RequestContext) -> Change | None:
    """The change that grants a request, nothing if there is none to make; raises ``TurnedDown``."""
    return _GRANT[type(request)](request, here)


def _sit(request: Sit, here: RequestContext) -> Change:
    if not request.seat < len(here.seating.chairs) or here.seating.chairs[request.seat].kind != "open":
        raise TurnedDown(no.SEAT_TAKEN)
    if here.seating.seat_of(here.token) is not None:
        raise TurnedDown(Refusal("TABLE-33", "You have a seat at this table already."))
    # A host who only looked on keeps the token, and with it the table, on sitting down.
    token = here.token if here.token and here.token == here.seating.host else request.new_token
    return changes.SeatTaken(request.seat, checked_name(request.name), token)


def _get_up(request: GetUp, here: RequestContext) -> Change:
    here.require_seat(request.seat)
    return changes.SeatLeft(request.seat)


def _plan_seat(request: PlanSeat, here: RequestContext) -> Change:
    here.require_host()
    if not request.seat < len(here.seating.chairs):
        raise TurnedDown(Refusal("TABLE-34", f"This table has {len(here.seating.chairs)} seats."), 404)
    if here.phase == "playing":
        _require_empty(request, here)
    return changes.SeatPlanned(request.seat, level_checked(here.seating.game, request.plan))


def _require_empty(request: PlanSeat, here: RequestContext) -> None:
    """In mid-match a seat may only change hands when nobody is there to play it."""
    chair = here.seating.chairs[request.seat]
    in_play = chair.kind != "closed" and request.plan.kind != "closed"
    if not in_play or request.seat in here.present:
        raise TurnedDown(no.NOT_WHILE_PLAYING)


def _take_name(request: TakeName, here: RequestContext) -> Change:
    here.require_seat(request.seat)
    return changes.Renamed(request.seat, checked_name(request.name))


def _hand_over(request: HandOver, here: RequestContext) -> Change:
    here.require_seat(request.seat)
    return changes.SeatHandedOver(request.seat, request.new_token)


def _alter(request: Alter, here: RequestContext) -> Change:
    here.require_host()
    given = request.given
    if given.options is not None:
        here.require_rest()
    if given.host is not None and given.host not in here.seating.humans():
        raise TurnedDown(Refusal("TABLE-35", "The host must be a person who sits at the table."))
    options = None if given.options is None else options_checked(here.seating.game, given.options)
    return changes.TableAltered(
        options, given.public, given.spectators, given.stand_ins, given.host, given.memory
    )


def _start(request: Start, here: RequestContext) -> Change:
    here.require_host()
    here.require_rest()
    chairs = here.seating.chairs
    kinds = ("human", "bot") if request.fill is None else ("human", "bot", "open")
    playing = tuple(seat for seat, chair in enumerate(chairs) if chair.kind in kinds)
    if request.fill is not None:
        level_checked(here.seating.game, PlannedSeat("bot", request.fill))
    return _started(here.seating, playing, request.beginning, request.fill)


def _rematch(request: Rematch, here: RequestContext) -> Change:
    here.require_token()
    here.require_rest()
    if here.phase == "gathering":
        raise TurnedDown(no.NOTHING_PLAYED)
    chairs = enumerate(here.seating.chairs)
    playing = tuple(seat for seat, chair in chairs if chair.kind != "closed")
    fill = middle_level(here.seating.game)
    return _started(here.seating, playing, request.beginning, fill)


def _started(
    seating: Seating, playing: tuple[Seat, ...], beginning: Beginning, fill: str | None
) -> changes.MatchStarted:
    game = installed_games[seating.game]
    options = game.read_options(seating.options)
    check_table(seating.game, seating.options, len(playing))
    chairs = [seating.chairs[seat] for seat in playing]
    header = Header(
        id=beginning.match,
        game=game.id,
        rules_version=game.rules_version,
        options=_plain(options),
        seats=tuple(chair.name or f"Bot ({fill})" for chair in chairs),
        commitment=seating.commitment,
        entropy=tuple(chair.entropy for chair in chairs if chair.entropy),
        created=beginning.created,
    )
    return changes.MatchStarted(header, playing, fill, beginning.next_seed)


def _abandon(request: Abandon, here: RequestContext) -> Change:  # noqa: ARG001
    here.require_host()
    if here.phase != "playing":
        raise TurnedDown(no.NOTHING_PLAYED)
    return changes.MatchAbandoned()


def _look(request: Look, here: RequestContext) -> None:  # noqa: ARG001
    return None


_GRANT: dict[type, Callable[[Any, RequestContext], Change | None]] = {
    Sit: _sit,
    GetUp: _get_up,
    PlanSeat: _plan_seat,
    TakeName: _take_name,
    HandOver: _hand_over,
    Alter: _alter,
    Start: _start,
    Rematch: _rematch,
    Abandon: _abandon,
    Look: _look,
}

# ---- Checks that opening a table needs, too


def checked_name(name: str) -> str:
    """The name as it is shown; raises if nothing of it can be."""
    shown = sanitized(name)
    if refusal := name_refusal(shown):
        raise TurnedDown(refusal, 400)
    return shown


def level_checked(game_id: str, plan: PlannedSeat) -> PlannedSeat:
    """The plan with a level that the game has."""
    if plan.kind != "bot":
        return PlannedSeat(plan.kind)
    levels = levels_of(installed_games[game_id])
    level = plan.level or middle_level(game_id)
    if level not in levels:
        reason = f"There is no bot of this level: choose one of {', '.join(levels)}."
        raise TurnedDown(Refusal("TABLE-36", reason), 400)
    return PlannedSeat("bot", level)


def options_checked(game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options, all of them, as the game reads them; raises if it cannot."""
    try:
        return _plain(installed_games[game_id].read_options(sanitized_within(options)))
    except BadOptions as error:
        raise TurnedDown(Refusal("TABLE-37", str(error)), 400) from error


def check_table(game_id: str, options: dict[str, Any], seats: int) -> None:
    """Raises unless that many can play with these options."""
    game = installed_games[game_id]
    try:
        game.check_table(game.read_options(options), seats)
    except BadOptions as error:
        raise TurnedDown(Refusal("TABLE-38", str(error))) from error
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
