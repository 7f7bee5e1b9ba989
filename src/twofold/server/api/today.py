"""Today's deal over HTTP."""

import datetime
from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from twofold.server.api.asking import FOR_ANYONE, FOR_SOME, AnyRequest, TheRuntime, bearer_of
from twofold.server.jobs.today import cards_of_the_day
from twofold.server.protocol.today import EnterToday, PlayToday, Today, TodayShown, TodayTable
from twofold.texts import REFERENCE
from twofold.texts.speech import language_for

GameId = Annotated[str, PathParameter(max_length=40)]


@get("/api/today", responses=FOR_ANYONE, sync_to_thread=False)
def show_today(
    language: Annotated[
        str, QueryParameter(max_length=40, description="The reader's, like ``de``.")
    ] = REFERENCE,
) -> Today:
    """The challenges of every day."""
    return cards_of_the_day(language_for([language]))


@post("/api/today/{game:str}", status_code=200, responses=FOR_SOME)
async def play_today(runtime: TheRuntime, game: GameId, data: JSONBody[PlayToday]) -> TodayShown:
    """A challenge of this day after what you did."""
    return await runtime.today.play(game, data)


@post("/api/today/{game:str}/result", status_code=200, responses=FOR_SOME)
async def enter_today(
    runtime: TheRuntime, request: AnyRequest, game: GameId, data: JSONBody[EnterToday]
) -> TodayTable:
    """Put a challenge that you have played on the table of the day's players."""
    return await runtime.daily_players.enter(game, data, bearer_of(request))


@get("/api/today/players", responses=FOR_SOME)
async def show_players(
    runtime: TheRuntime,
    request: AnyRequest,
    day: Annotated[datetime.date, QueryParameter(description="Like ``2026-11-16``.")],
) -> TodayTable:
    """How the challenges of a day went that you have played, for everybody."""
    return await runtime.daily_players.seen(day, bearer_of(request))


handlers: list[HTTPRouteHandler] = [show_today, play_today, enter_today, show_players]
