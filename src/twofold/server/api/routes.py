"""The routes of HTTP: tables, seats, matches. Every answer that is no success is a ``Problem``."""

from functools import partial
from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from twofold.server.api import catalogue as shelf
from twofold.server.api import lessons, matches, puzzles, rooms, today
from twofold.server.api.asking import FOR_ANYONE, FOR_SOME, AnAsker, Asker, TableId, TheRuntime
from twofold.server.open_rooms import open_table
from twofold.server.protocol import errors as no
from twofold.server.protocol.errors import TurnedDown
from twofold.server.protocol.http import (
    Catalogue,
    ChangeTable,
    CreateTable,
    Found,
    Guide,
    Listings,
    PlannedSeat,
    Rename,
    Seated,
    SitDown,
    StartMatch,
    Table,
)
from twofold.server.protocol.lessons import LessonShown, TakeLesson
from twofold.server.protocol.puzzles import PuzzleShown, TakePuzzle
from twofold.server.protocol.tokens import CODE_LENGTH, could_be_id, digest
from twofold.server.table.openings import opened_by
from twofold.server.table.requests import Abandon, HandOver, LeaveSeat, Rematch, SeeTable
from twofold.server.tokens import new_secret
from twofold.texts import REFERENCE

Language = Annotated[
    str,
    QueryParameter(max_length=40, description="The reader's, like ``de``; English if it is not spoken here."),
]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="The number of a seat.")]


# ---- The catalogue


@get("/api/games", responses=FOR_ANYONE, sync_to_thread=False)
def show_catalogue(language: Language = REFERENCE) -> Catalogue:
    """The games that can be played here."""
    return shelf.catalogue(language)


@get("/api/games/{game:str}/guide", responses=FOR_ANYONE, sync_to_thread=False)
def show_guide(game: Annotated[str, PathParameter(max_length=40)], language: Language = REFERENCE) -> Guide:
    """The rules page of a game."""
    return shelf.guide(game, language)


@post("/api/games/{game:str}/lesson", status_code=200, responses=FOR_SOME, sync_to_thread=False)
def take_lesson(
    game: Annotated[str, PathParameter(max_length=40)], data: JSONBody[TakeLesson]
) -> LessonShown:
    """The lesson of a game after what the learner did."""
    return lessons.take_lesson(game, data)


@post("/api/games/{game:str}/puzzle", status_code=200, responses=FOR_SOME, sync_to_thread=True)
def take_puzzle(
    game: Annotated[str, PathParameter(max_length=40)], data: JSONBody[TakePuzzle]
) -> PuzzleShown:
    """A puzzle of a game, and what came of an answer."""
    return puzzles.take_puzzle(game, data)


# ---- Tables


@get("/api/tables", responses=FOR_ANYONE)
async def list_tables(runtime: TheRuntime) -> Listings:
    """The public tables, newest first."""
    return Listings(await runtime.store.listings())


@post("/api/tables", responses=FOR_SOME)
async def create_table(runtime: TheRuntime, data: JSONBody[CreateTable]) -> Seated:
    """Open a table and be its host."""
    token = new_secret()
    table = await open_table(runtime.store, partial(opened_by, data, token))
    return await Asker(runtime, table, token).look()


@get("/api/codes/{code:str}", responses=FOR_ANYONE)
async def find_code(runtime: TheRuntime, code: Annotated[str, PathParameter(max_length=20)]) -> Found:
    """The table that a short code stands for."""
    typed = code.strip().upper()
    known = len(typed) == CODE_LENGTH and could_be_id(typed)
    found = await runtime.store.find_code(typed) if known else None
    if found is None:
        raise TurnedDown(no.NO_SUCH_CODE, 404)
    return Found(found)


@get("/api/tables/{table:str}", responses=FOR_ANYONE)
async def show_table(runtime: TheRuntime, table: TableId) -> Table:
    """A table as everybody sees it."""
    return await runtime.ask(table, SeeTable())


@patch("/api/tables/{table:str}", responses=FOR_SOME)
async def change_table(asker: AnAsker, data: JSONBody[ChangeTable]) -> Table:
    """Host: change options, openness, or the host."""
    return await asker.ask(data)


@get("/api/tables/{table:str}/legacy", media_type="text/plain", responses=FOR_SOME)
async def show_legacy(asker: AnAsker) -> Response[str]:
    """Any player: what the next match inherits, one thing a line, to keep or to take elsewhere."""
    state = await asker.state()
    if not state.seating.knows(digest(asker.token)):
        raise TurnedDown(no.WRONG_TOKEN, 401)
    name = f"attachment; filename={state.seating.game}.txt"
    return Response("".join(f"{line}\n" for line in state.legacy), headers={"Content-Disposition": name})


@post("/api/tables/{table:str}/start", status_code=200, responses=FOR_SOME)
async def start_match(asker: AnAsker, data: JSONBody[StartMatch]) -> Table:
    """Host: begin the match."""
    return await asker.begin(data)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=FOR_SOME)
async def start_rematch(asker: AnAsker) -> Table:
    """The host, or whoever plays with bots alone: play again."""
    return await asker.begin(Rematch())


@post("/api/tables/{table:str}/abandon", status_code=200, responses=FOR_SOME)
async def abandon_match(asker: AnAsker) -> Table:
    """Host: break the match off."""
    return await asker.ask(Abandon())


# ---- Seats


@post("/api/tables/{table:str}/seats/{seat:int}", responses=FOR_SOME)
async def take_seat(asker: AnAsker, seat: SeatNumber, data: JSONBody[SitDown]) -> Seated:
    """Sit down on an open seat."""
    return await asker.come(data, seat=seat)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=FOR_SOME)
async def plan_seat(asker: AnAsker, seat: SeatNumber, data: JSONBody[PlannedSeat]) -> Table:
    """Host: open or close a seat, or give it to a bot."""
    return await asker.ask(data, seat=seat)


@patch("/api/tables/{table:str}/seats/{seat:int}", responses=FOR_SOME)
async def rename_seat(asker: AnAsker, seat: SeatNumber, data: JSONBody[Rename]) -> Table:
    """Take another name."""
    return await asker.ask(data, seat=seat)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=FOR_SOME)
async def leave_seat(asker: AnAsker, seat: SeatNumber) -> Table:
    """Get up for good."""
    return await asker.ask(LeaveSeat(), seat=seat)


@post("/api/tables/{table:str}/seats/{seat:int}/hand-over", status_code=200, responses=FOR_SOME)
async def hand_seat_over(asker: AnAsker, seat: SeatNumber) -> Seated:
    """Get a new token for your seat to give away; the old one is void."""
    token = new_secret()
    shown = await asker.ask(HandOver(), seat=seat, new_token=digest(token))
    return Seated(shown, seat, token, shown.seats[seat].person)


handlers: list[HTTPRouteHandler] = [
    show_catalogue,
    show_guide,
    take_lesson,
    take_puzzle,
    list_tables,
    create_table,
    find_code,
    show_table,
    change_table,
    show_legacy,
    start_match,
    start_rematch,
    abandon_match,
    take_seat,
    plan_seat,
    rename_seat,
    leave_seat,
    hand_seat_over,
    *rooms.handlers,
    *matches.handlers,
    *today.handlers,
]
