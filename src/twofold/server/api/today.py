"""Today's deal over HTTP."""

from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from twofold.server.api.asking import FOR_ANYONE, FOR_SOME, TheRuntime
from twofold.server.protocol.today import PlayToday, Today, TodayShown
from twofold.server.today import cards_of_the_day
from twofold.texts import REFERENCE
from twofold.texts.speech import language_for


@get("/api/today", responses=FOR_ANYONE, sync_to_thread=False)
def show_today(
    language: Annotated[
        str, QueryParameter(max_length=40, description="The reader's, like ``de``.")
    ] = REFERENCE,
) -> Today:
    """The challenges of every day."""
    return cards_of_the_day(language_for([language]))


@post("/api/today/{game:str}", status_code=200, responses=FOR_SOME)
async def play_today(
    runtime: TheRuntime, game: Annotated[str, PathParameter(max_length=40)], data: JSONBody[PlayToday]
) -> TodayShown:
    """A challenge of this day after what you did."""
    return await runtime.today.play(game, data)


handlers: list[HTTPRouteHandler] = [show_today, play_today]
