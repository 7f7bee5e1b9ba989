"""The routes of rooms: opened with one click, and whoever comes is in."""

from functools import partial
from typing import Annotated

from litestar import delete, patch, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from twofold.server.api.asking import FOR_SOME, AnAsker, Asker, TheRuntime
from twofold.server.open_rooms import open_table
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
from twofold.server.protocol.today import PlayedToday
from twofold.server.table.openings import room_opened_by
from twofold.server.table.requests import LeaveRoom, ShowChallenge
from twofold.server.tokens import new_secret

Person = Annotated[int, PathParameter(ge=1, le=2**31, description="The id of somebody in the room.")]
ChallengeId = Annotated[str, PathParameter(max_length=40, description="A game of today's deal.")]


@post("/api/rooms", responses=FOR_SOME)
async def open_room(runtime: TheRuntime, data: JSONBody[OpenRoom]) -> Seated:
    """Open a room; with a name you are in it, and its host."""
    token = new_secret()
    table = await open_table(runtime.store, partial(room_opened_by, data, token))
    return await Asker(runtime, table, token).look()


@post("/api/tables/{table:str}/people", responses=FOR_SOME)
async def come_in(asker: AnAsker, data: JSONBody[ComeIn]) -> Seated:
    """Come into the room: you sit if there is a place, and otherwise wait for the next match."""
    return await asker.come(data)


@patch("/api/tables/{table:str}/people/{person:int}", responses=FOR_SOME)
async def change_person(asker: AnAsker, person: Person, data: JSONBody[ChangePerson]) -> Table:
    """Take another name or look."""
    return await asker.ask(data, person=person)


@delete("/api/tables/{table:str}/people/{person:int}", status_code=200, responses=FOR_SOME)
async def leave_room(asker: AnAsker, person: Person) -> Table:
    """Leave for good; the host may show somebody out, or send a bot away."""
    return await asker.ask(LeaveRoom(), person=person)


@put("/api/tables/{table:str}/people/{person:int}/seat", responses=FOR_SOME)
async def take_place(asker: AnAsker, person: Person, data: JSONBody[TakePlace]) -> Table:
    """Change seats between matches: your own, or as the host anybody's."""
    return await asker.ask(data, person=person)


@put("/api/tables/{table:str}/people/{person:int}/away", responses=FOR_SOME)
async def decide_away(asker: AnAsker, person: Person, data: JSONBody[DecideAway]) -> Table:
    """Host: wait for somebody who is away, or go on with a bot in their place."""
    return await asker.ask(data, person=person)


@post("/api/tables/{table:str}/bots", status_code=200, responses=FOR_SOME)
async def add_bot(asker: AnAsker, data: JSONBody[AddBot]) -> Table:
    """Host: one more character sits down."""
    return await asker.ask(data)


@put("/api/tables/{table:str}/game", responses=FOR_SOME)
async def pick_game(asker: AnAsker, data: JSONBody[PickGame]) -> Table:
    """Host: pick the game of the next match; room, people, code and score stay."""
    return await asker.ask(data)


@post("/api/tables/{table:str}/today/{game:str}", status_code=200, responses=FOR_SOME)
async def show_challenge(
    runtime: TheRuntime, asker: AnAsker, game: ChallengeId, data: JSONBody[PlayedToday]
) -> Table:
    """Show the room how a challenge of today's deal went that you have played."""
    await asker.be_of_the_room()  # before their moves are played again, which costs more
    marks = await runtime.daily_players.marks(game, data)
    return await asker.ask(ShowChallenge(data.day.isoformat(), game, marks))


handlers: list[HTTPRouteHandler] = [
    open_room,
    come_in,
    change_person,
    leave_room,
    take_place,
    decide_away,
    add_bot,
    pick_game,
    show_challenge,
]
