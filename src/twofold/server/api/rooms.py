"""The routes of rooms: opened with one click, and whoever comes is in."""

from typing import Annotated

from litestar import delete, patch, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from twofold.server.api.asking import FOR_SOME, AnyRequest, TableId, TheRuntime, bearer_of, token_of
from twofold.server.opening import open_table
from twofold.server.protocol.http import Seated, Table
from twofold.server.protocol.room import (
    AddBot,
    ChangePerson,
    ComeIn,
    DecideAway,
    OpenRoom,
    PickGame,
    TakePlace,
)
from twofold.server.runtime import Runtime
from twofold.server.table.openings import room_opened_by
from twofold.server.table.requests import LeaveRoom, SeeTable
from twofold.server.tokens import digest, new_secret

Person = Annotated[int, PathParameter(ge=1, le=2**31, description="The id of somebody in the room.")]


async def _received(runtime: Runtime, table: str, shown: Table, token: str) -> Seated:
    """Whoever has this token, as they are in the room."""
    seating = (await runtime.room(table)).state.seating
    person = seating.person_of(digest(token))
    return Seated(shown, seating.seat_of(digest(token)), token, person.id if person else None)


@post("/api/rooms", responses=FOR_SOME)
async def open_room(runtime: TheRuntime, data: JSONBody[OpenRoom]) -> Seated:
    """Open a room; with a name you are in it, and its host."""
    token = new_secret()
    table = await open_table(runtime.store, lambda: room_opened_by(data, token))
    return await _received(runtime, table, await runtime.ask(table, SeeTable()), token)


@post("/api/tables/{table:str}/people", responses=FOR_SOME)
async def come_in(runtime: TheRuntime, request: AnyRequest, table: TableId, data: JSONBody[ComeIn]) -> Seated:
    """Come into the room: you sit if there is a place, and otherwise wait for the next match."""
    own, fresh = bearer_of(request), new_secret()
    shown = await runtime.ask(table, data, digest(own), new_token=digest(fresh))
    kept = (await runtime.room(table)).state.seating.person_of(digest(own))
    return await _received(runtime, table, shown, own if kept else fresh)


@patch("/api/tables/{table:str}/people/{person:int}", responses=FOR_SOME)
async def change_person(
    runtime: TheRuntime, request: AnyRequest, table: TableId, person: Person, data: JSONBody[ChangePerson]
) -> Table:
    """Take another name or look."""
    return await runtime.ask(table, data, token_of(request), person=person)


@delete("/api/tables/{table:str}/people/{person:int}", status_code=200, responses=FOR_SOME)
async def leave_room(runtime: TheRuntime, request: AnyRequest, table: TableId, person: Person) -> Table:
    """Leave for good; the host may show somebody out, or send a bot away."""
    return await runtime.ask(table, LeaveRoom(), token_of(request), person=person)


@put("/api/tables/{table:str}/people/{person:int}/seat", responses=FOR_SOME)
async def take_place(
    runtime: TheRuntime, request: AnyRequest, table: TableId, person: Person, data: JSONBody[TakePlace]
) -> Table:
    """Change seats between matches: your own, or as the host anybody's."""
    return await runtime.ask(table, data, token_of(request), person=person)


@put("/api/tables/{table:str}/people/{person:int}/away", responses=FOR_SOME)
async def decide_away(
    runtime: TheRuntime, request: AnyRequest, table: TableId, person: Person, data: JSONBody[DecideAway]
) -> Table:
    """Host: wait for somebody who is away, or go on with a bot in their place."""
    return await runtime.ask(table, data, token_of(request), person=person)


@post("/api/tables/{table:str}/bots", status_code=200, responses=FOR_SOME)
async def add_bot(runtime: TheRuntime, request: AnyRequest, table: TableId, data: JSONBody[AddBot]) -> Table:
    """Host: one more character sits down."""
    return await runtime.ask(table, data, token_of(request))


@put("/api/tables/{table:str}/game", responses=FOR_SOME)
async def pick_game(
    runtime: TheRuntime, request: AnyRequest, table: TableId, data: JSONBody[PickGame]
) -> Table:
    """Host: pick the game of the next match; room, people, code and score stay."""
    return await runtime.ask(table, data, token_of(request))


handlers: list[HTTPRouteHandler] = [
    open_room,
    come_in,
    change_person,
    leave_room,
    take_place,
    decide_away,
    add_bot,
    pick_game,
]
